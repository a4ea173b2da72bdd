//! Puts all in order.

use std::collections::BTreeSet;

use super::{AheadBy, CannotSeed, Qualified, SeedFault, Seeded, Seeding};
use crate::{Category, Kind, lots};

/// The part of the seed that the lots of a grand final come from.
const PART: u32 = u32::MAX - 4;

/// What decides, the first one first. The lot is different for each, as far as 64 bits go.
type Key = (u32, u32, u64);

/// The order in which the grand final of a category begins.
///
/// # Errors
/// When a participant is named twice or has a placing of zero.
pub fn seed_final(category: Category, qualified: &[Qualified], seed: u64) -> Result<Seeding, CannotSeed> {
    let faults = faults(qualified);
    if !faults.is_empty() {
        return Err(CannotSeed { category, faults });
    }
    let mut order: Vec<(Key, &Qualified)> =
        qualified.iter().map(|who| (key(category, who, seed), who)).collect();
    order.sort_by(|one, other| (one.0, &one.1.entry).cmp(&(other.0, &other.1.entry)));
    let next = order.iter().skip(1).map(Some).chain([None]);
    let seeded = |((own, who), next): (&(Key, &Qualified), Option<&(Key, &Qualified)>)| Seeded {
        who: (*who).clone(),
        ahead_by: next.map(|(next, _)| ahead_by(*own, *next)),
    };
    Ok(Seeding { category, order: order.iter().zip(next).map(seeded).collect() })
}

fn key(category: Category, who: &Qualified, seed: u64) -> Key {
    let lower = match category.kind() {
        Kind::Teams => 0,
        Kind::Individuals => who.lower.unwrap_or(u32::MAX),
    };
    (who.higher, lower, lots::of_text(seed, PART, who.entry.as_str()))
}

fn ahead_by(own: Key, next: Key) -> AheadBy {
    if own.0 != next.0 {
        AheadBy::HigherLevel
    } else if own.1 != next.1 {
        AheadBy::LowerLevel
    } else {
        AheadBy::Lot
    }
}

fn faults(qualified: &[Qualified]) -> Vec<SeedFault> {
    let mut known = BTreeSet::new();
    let mut faults = Vec::new();
    for who in qualified {
        if !known.insert(&who.entry) {
            faults.push(SeedFault::Twice(who.entry.clone()));
        }
        if who.higher == 0 || who.lower == Some(0) {
            faults.push(SeedFault::PlaceZero(who.entry.clone()));
        }
    }
    faults
}
