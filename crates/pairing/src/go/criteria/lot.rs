//! 7. The lot: a recorded random number for every pair (K-SEED), which can be worked out again.

use kolo_model::{RoundNumber, SplitMix64, StartNumber};

use crate::go::field::Player;

/// Lots have 32 bits.
pub(super) const MOST: u64 = u32::MAX as u64;

/// The key of all lots of a round.
pub(in crate::go) fn key_of_round(seed: u64, round: RoundNumber) -> u64 {
    SplitMix64::nth(seed, u64::from(round.get()))
}

/// The key of the lots of a player.
pub(in crate::go) fn key_of_player(round: u64, no: StartNumber) -> u64 {
    SplitMix64::nth(round, u64::from(no.get()))
}

#[inline]
fn drawn(a: &Player, b: &Player) -> u64 {
    let (lower, higher) = if a.no < b.no { (a, b) } else { (b, a) };
    SplitMix64::nth(lower.lots, u64::from(higher.no.get()))
}

#[inline]
pub(in crate::go) fn of_pair(a: &Player, b: &Player) -> u64 {
    drawn(a, b) >> 32
}

pub(super) fn of_free(player: &Player) -> u64 {
    SplitMix64::nth(player.lots, 0) >> 32
}

/// Whether the lot gives the first side to the one with the lower number.
pub(in crate::go) fn lower_number_first(a: &Player, b: &Player) -> bool {
    drawn(a, b) & 1 == 0
}
