//! 2.4.8 C13: few players do not get the colour they strongly should.

use super::{Choice, Counted};
use crate::colours::Strength;

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    match choice {
        Choice::Meet { upper, lower } => match (upper.player.preference, lower.player.preference) {
            // The weaker of the two does without (5.2.2).
            (Some(one), Some(other)) if one.side == other.side => {
                Counted::once_if(one.strength.min(other.strength) == Strength::Strong)
            }
            _ => Counted::NOTHING,
        },
        _ => Counted::NOTHING,
    }
}
