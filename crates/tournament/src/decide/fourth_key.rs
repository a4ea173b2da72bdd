//! The fourth key of the order of players: the alphabet, unless another one was announced (R-A2d).

use std::cmp::Reverse;

use kolo_model::{PartialDate, SplitMix64};

use crate::settings::EqualsBy;
use crate::{EntrantId, Entry, Settings};

/// The part of the seed that this lot comes from. Rounds take theirs from the part of their number.
const PART: u32 = 0;

/// The key; all of one tournament are of one kind. The alphabet follows it in any case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum FourthKey {
    Alphabet,
    Lot(u64),
    Entry(EntrantId),
    /// Whether the date is unknown, and the date.
    OlderFirst(bool, Option<PartialDate>),
    YoungerFirst(bool, Option<Reverse<PartialDate>>),
}

impl FourthKey {
    pub(super) fn of(settings: &Settings, id: EntrantId, entry: &Entry) -> Self {
        let born = entry.person.born;
        match settings.equals_by {
            EqualsBy::Alphabet => FourthKey::Alphabet,
            EqualsBy::Lot => FourthKey::Lot(lot(settings.seed, id)),
            EqualsBy::Entry => FourthKey::Entry(id),
            EqualsBy::OlderFirst => FourthKey::OlderFirst(born.is_none(), born),
            EqualsBy::YoungerFirst => FourthKey::YoungerFirst(born.is_none(), born.map(Reverse)),
        }
    }
}

/// Each player draws from a stream of their own, so that a new entry does not draw for the others again.
fn lot(seed: u64, id: EntrantId) -> u64 {
    let own_seed = SplitMix64::stream(seed, PART).next_u64();
    SplitMix64::stream(own_seed, id.0).next_u64()
}
