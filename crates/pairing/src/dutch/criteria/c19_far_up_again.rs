//! 2.4.14 C19: those who floated up in the last round meet a player moved down who is near, the furthest looked at
//! first.

use super::{Ago, Choice, Counted, up_again};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    up_again(choice, Ago::LastRound)
}
