//! 2.4.16 C21: as C19, for floats two rounds ago.

use super::{Ago, Choice, Counted, up_again};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    up_again(choice, Ago::TwoRounds)
}
