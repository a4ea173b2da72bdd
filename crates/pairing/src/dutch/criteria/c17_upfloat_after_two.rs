//! 2.4.12 C17: few who floated up two rounds ago meet a player moved down.

use super::{Ago, Choice, Counted, up_again};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    up_again(choice, Ago::TwoRounds)
}
