//! Lots. They are fixed by the seed and by whom or what they are about alone, so that nothing that happens
//! elsewhere changes them (K-SEED).

use kolo_model::SplitMix64;

use crate::{EntrantId, GroupId, MatchId};

/// The part of the seed that the lots of groups come from.
const PART: u32 = u32::MAX - 1;

/// The part of the seed that puts those in order who share places in the end.
const PART_OF_ORDER: u32 = u32::MAX - 3;

/// The part of the seed that decides drawn matches.
const PART_OF_MATCHES: u32 = u32::MAX - 4;

/// The seed of a drawn match.
pub(crate) fn of_match(seed: u64, game: &MatchId) -> u64 {
    of_text(seed, PART_OF_MATCHES, game.as_str())
}

/// The seed of a group.
pub(crate) fn of_group(seed: u64, group: &GroupId) -> u64 {
    of_text(seed, PART, group.as_str())
}

fn of_text(seed: u64, part: u32, text: &str) -> u64 {
    let mut own_seed = SplitMix64::stream(seed, part).next_u64();
    for letter in text.chars() {
        own_seed = SplitMix64::stream(own_seed, u32::from(letter)).next_u64();
    }
    own_seed
}

/// The lot of an entrant in the order of all. The lowest goes first.
pub(crate) fn of_entrant(seed: u64, id: EntrantId) -> u64 {
    SplitMix64::stream(SplitMix64::stream(seed, PART_OF_ORDER).next_u64(), id.0).next_u64()
}

/// The lot of a member or a side, from the seed of its group or match. The lowest goes first.
pub(crate) fn of_member(own_seed: u64, id: EntrantId) -> u64 {
    SplitMix64::stream(own_seed, id.0).next_u64()
}
