//! 2.4.9 C14: few residents float down who did so in the last round.

use super::{Ago, Choice, Counted, resident_down_again};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    resident_down_again(choice, Ago::LastRound)
}
