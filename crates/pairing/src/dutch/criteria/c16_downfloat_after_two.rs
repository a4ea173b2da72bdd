//! 2.4.11 C16: few residents float down who did so two rounds ago.

use super::{Ago, Choice, Counted, resident_down_again};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    resident_down_again(choice, Ago::TwoRounds)
}
