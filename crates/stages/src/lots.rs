//! Lots inside a group. They are fixed by the seed, the group and the member alone, so that nothing that happens
//! elsewhere draws them anew (K-SEED).

use kolo_model::SplitMix64;

use crate::{EntrantId, GroupId};

/// The part of the seed that the lots of groups come from.
const PART: u32 = u32::MAX - 1;

/// The seed of a group.
pub(crate) fn of_group(seed: u64, group: &GroupId) -> u64 {
    let mut own_seed = SplitMix64::stream(seed, PART).next_u64();
    for letter in group.as_str().chars() {
        own_seed = SplitMix64::stream(own_seed, u32::from(letter)).next_u64();
    }
    own_seed
}

/// The lot of a member, from the seed of the group. The lowest goes first.
pub(crate) fn of_member(group_seed: u64, id: EntrantId) -> u64 {
    SplitMix64::stream(group_seed, id.0).next_u64()
}
