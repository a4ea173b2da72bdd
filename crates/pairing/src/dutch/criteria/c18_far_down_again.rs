//! 2.4.13 C18: those moved down who floated down in the last round meet a player near, the furthest looked at first.

use super::{Ago, Choice, Counted, moved_down_again};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    moved_down_again(choice, Ago::LastRound)
}
