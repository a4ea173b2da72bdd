//! 2.4.10 C15: few who floated up in the last round meet a player moved down.

use super::{Ago, Choice, Counted, up_again};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    up_again(choice, Ago::LastRound)
}
