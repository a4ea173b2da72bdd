//! 2.4.2 C7: the downfloaters' scores are low, the highest looked at first.

use super::{Choice, Counted};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    match choice {
        Choice::Float { who, .. } => Counted::at(who.player.score, true),
        _ => Counted::NOTHING,
    }
}
