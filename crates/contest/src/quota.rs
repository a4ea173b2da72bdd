//! How many go on from each tournament (P-1.1.4.1, P-1.1.5.1, P-1.1.5.4, P-1.2.2.1, P-1.2.2.3).
//!
//! The rules say what the number depends on, not how. [`share`] offers three methods of dividing seats in proportion to
//! entries, each a module of its own, exact and the same everywhere:
//!
//! | method | module |
//! | --- | --- |
//! | largest remainder (Hamilton, Hare), the default | `largest_remainder` |
//! | Sainte-Laguë | `sainte_lague` |
//! | D'Hondt | `d_hondt` |
//!
//! No party gets fewer seats than its least or more than its most: `bounds` for the largest remainder; the divisor
//! methods begin with the leasts and pass over those who have their most. Equal claims go to the party with more
//! entries, then by a lot that the seed and the key of a party fix alone (`lots`). [`Shares`] holds the whole
//! derivation and explains it.

mod bounds;
mod d_hondt;
mod derivation;
mod divisor;
mod largest_remainder;
mod lots;
mod method;
mod problem;
mod sainte_lague;

use std::collections::BTreeSet;
use std::fmt;

use crate::Level;

pub use derivation::{Award, Bound, Cut, Decided, Derivation, RemainderRow, Share, Shares};
pub use method::Method;
pub use problem::{CannotShare, ShareFault};

/// A party that sends some on: a tournament, or a region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Party<K> {
    /// What it is called.
    pub key: K,
    /// Entries that its share is in proportion to.
    pub entries: u32,
    /// The fewest it sends: 1 where every winner goes on (P-1.1.5.4).
    pub least: u32,
    /// The most it can send: no more than take part in it.
    pub most: u32,
}

/// What is to be shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sharing {
    /// The level whose tournaments send some on.
    pub from: Level,
    /// How many go on together.
    pub seats: u32,
    /// How it is done.
    pub method: Method,
    /// The seed of lots between equal claims (K-SEED).
    pub seed: u64,
}

/// A name of a party.
pub trait PartyKey: Clone + Ord + fmt::Display {}

impl<K: Clone + Ord + fmt::Display> PartyKey for K {}

/// Shares the seats in proportion to the entries.
///
/// # Errors
/// When there are more seats than can be filled, fewer than the leasts ask for, or the parties are not sound.
pub fn share<K: PartyKey>(sharing: Sharing, parties: &[Party<K>]) -> Result<Shares<K>, CannotShare<K>> {
    let faults = faults(sharing, parties);
    if !faults.is_empty() {
        return Err(CannotShare { from: sharing.from, faults });
    }
    let claimants = claimants(sharing.seed, parties);
    Ok(match sharing.method {
        Method::LargestRemainder => largest_remainder::share(sharing, &claimants),
        Method::SainteLague => divisor::share(sharing, &claimants, sainte_lague::divisor),
        Method::DHondt => divisor::share(sharing, &claimants, d_hondt::divisor),
    })
}

/// A party with its lot, and with its most brought down to its least where it has no entries: only those come from
/// there who are asked for.
struct Claimant<'a, K> {
    party: &'a Party<K>,
    most: u32,
    lot: u64,
}

fn claimants<K: PartyKey>(seed: u64, parties: &[Party<K>]) -> Vec<Claimant<'_, K>> {
    parties
        .iter()
        .map(|party| Claimant { party, most: most(party), lot: lots::of(seed, &party.key) })
        .collect()
}

fn most<K>(party: &Party<K>) -> u32 {
    if party.entries == 0 { party.least } else { party.most }
}

/// Everything that stands against the sharing.
fn faults<K: PartyKey>(sharing: Sharing, parties: &[Party<K>]) -> Vec<ShareFault<K>> {
    let mut faults = Vec::new();
    if sharing.from.after().is_none() {
        faults.push(ShareFault::LastLevel);
    }
    let mut known = BTreeSet::new();
    for party in parties {
        if !known.insert(&party.key) {
            faults.push(ShareFault::KeyTwice(party.key.clone()));
        }
        let Party { key, least, most, .. } = party.clone();
        if least > most {
            faults.push(ShareFault::BoundsCrossed { key, least, most });
        }
    }
    if parties.iter().all(|party| party.entries == 0) {
        faults.push(ShareFault::NoEntries);
    }
    if faults.is_empty() {
        let seats = sharing.seats;
        let least: u64 = parties.iter().map(|party| u64::from(party.least)).sum();
        let most: u64 = parties.iter().map(|party| u64::from(most(party))).sum();
        if u64::from(seats) > most {
            faults.push(ShareFault::AboveField { seats, most });
        }
        if u64::from(seats) < least {
            faults.push(ShareFault::BelowLeast { seats, least });
        }
    }
    faults
}
