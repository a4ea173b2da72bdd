//! 3. No player floats up more than once more often than down, or the other way round.

use crate::go::field::Player;
use crate::go::history::Float;

/// One for each of the two.
pub(super) const MOST: u64 = 2;

pub(super) fn of_float(player: &Player, float: Float) -> u64 {
    let past = player.past;
    u64::from(match float {
        Float::Up => past.ups > past.downs,
        Float::Down => past.downs > past.ups,
    })
}
