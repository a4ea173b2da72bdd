//! Lots between equal claims. The seed and the key of a party fix its lot alone, so that no other entry changes it
//! (K-SEED). The lowest goes first.

use super::PartyKey;

/// The part of the seed that lots of quotas come from.
const PART: u32 = u32::MAX - 2;

/// The lot of a party.
pub(super) fn of<K: PartyKey>(seed: u64, key: &K) -> u64 {
    crate::lots::of_text(seed, PART, &key.to_string())
}
