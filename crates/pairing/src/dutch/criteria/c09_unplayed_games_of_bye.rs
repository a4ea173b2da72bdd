//! 2.4.4 C9: the player who has the bye has few unplayed games. It counts only where the bracket floats exactly one
//! player, who has the bye.

use kolo_model::HalfPoints;

use super::{Choice, Counted, Target};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    match choice {
        Choice::Float { who, to: Target::Bye } => {
            Counted { amount: u64::from(who.player.unplayed), score: HalfPoints::ZERO }
        }
        _ => Counted::NOTHING,
    }
}
