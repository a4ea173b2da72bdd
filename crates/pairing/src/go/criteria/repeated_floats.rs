//! 3. No player floats up, or down, in two rounds running.

use crate::go::field::Player;
use crate::go::history::Float;

/// One for each of the two.
pub(super) const MOST: u64 = 2;

pub(super) fn of_float(player: &Player, float: Float) -> u64 {
    u64::from(player.past.last == Some(float))
}
