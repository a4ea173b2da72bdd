//! 2.4.15 C20: as C18, for floats two rounds ago.

use super::{Ago, Choice, Counted, moved_down_again};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    moved_down_again(choice, Ago::TwoRounds)
}
