//! Divisor methods: one seat after the other goes to the largest quotient of entries over a divisor that grows with the
//! seats held. Each begins with its least, and stops claiming once it has its most.
//!
//! This is the divisor method with bounds: what counts is `max(least, min(most, seats by quotient))`. Another seat in
//! the contest never costs a party one.

use std::cmp::Ordering;

use super::{Award, Bound, Claimant, Cut, Decided, Derivation, PartyKey, Shares, Sharing};

/// Shares the seats; `divisor` names the method.
pub(super) fn share<K: PartyKey>(
    sharing: Sharing,
    claimants: &[Claimant<'_, K>],
    divisor: fn(u32) -> u64,
) -> Shares<K> {
    let mut held: Vec<u32> = claimants.iter().map(|claimant| claimant.party.least).collect();
    let begun_with: u64 = held.iter().map(|seats| u64::from(*seats)).sum();
    let mut awards = Vec::new();
    let mut cut = None;
    for _ in begun_with..u64::from(sharing.seats) {
        let order = claims(claimants, &held, divisor);
        let Some(first) = order.first() else { break };
        cut = order.get(1).map(|second| Cut {
            last_in: first.claimant.party.key.clone(),
            first_out: second.claimant.party.key.clone(),
            decided: decided(first, second),
        });
        held[first.index] += 1;
        let (key, entries) = (first.claimant.party.key.clone(), first.claimant.party.entries);
        awards.push(Award { key, entries, divisor: first.divisor });
    }
    let bound = |(claimant, seats)| (seats, held_at(claimant, seats, awards.last(), divisor));
    let result: Vec<(u32, Option<Bound>)> = claimants.iter().zip(held).map(bound).collect();
    Shares::new(sharing, claimants, &result, Derivation::Divisors { awards }, cut)
}

/// Held at the least: the last seat would not have come by quotient. Held at the most: another one would have. Quotients
/// fall from seat to seat, so the last one given is the smallest that brought a seat.
fn held_at<K>(
    claimant: &Claimant<'_, K>,
    seats: u32,
    last: Option<&Award<K>>,
    divisor: fn(u32) -> u64,
) -> Option<Bound> {
    let entries = claimant.party.entries;
    let against_last = |seats: u32| match last {
        Some(last) => compare(entries, divisor(seats), last.entries, last.divisor),
        None => Ordering::Less,
    };
    if seats > 0 && seats == claimant.party.least && against_last(seats - 1) == Ordering::Less {
        return Some(Bound::Least);
    }
    (seats == claimant.most && against_last(seats) == Ordering::Greater).then_some(Bound::Most)
}

/// What a party puts forward for the next seat.
struct Claim<'a, K> {
    index: usize,
    claimant: &'a Claimant<'a, K>,
    divisor: u64,
}

/// All who may have another seat, the largest claim first. A party without entries has its most at once.
fn claims<'a, K: PartyKey>(
    claimants: &'a [Claimant<'a, K>],
    held: &[u32],
    divisor: fn(u32) -> u64,
) -> Vec<Claim<'a, K>> {
    let open =
        claimants.iter().zip(held).enumerate().filter(|(_, (claimant, seats))| **seats < claimant.most);
    let claim = |(index, (claimant, seats)): (usize, (&'a Claimant<'a, K>, &u32))| Claim {
        index,
        claimant,
        divisor: divisor(*seats),
    };
    let mut claims: Vec<Claim<'a, K>> = open.map(claim).collect();
    claims.sort_by(|one, other| by_quotient(one, other).then_with(|| one.claimant.by_rank(other.claimant)));
    claims
}

/// Compares `entries / divisor` with another such quotient exactly, by crosswise products.
fn compare(entries: u32, divisor: u64, other_entries: u32, other_divisor: u64) -> Ordering {
    let product = |entries: u32, divisor: u64| u128::from(entries) * u128::from(divisor);
    product(entries, other_divisor).cmp(&product(other_entries, divisor))
}

/// The larger quotient first.
fn by_quotient<K>(one: &Claim<'_, K>, other: &Claim<'_, K>) -> Ordering {
    let (one_entries, other_entries) = (one.claimant.party.entries, other.claimant.party.entries);
    compare(other_entries, other.divisor, one_entries, one.divisor)
}

fn decided<K: PartyKey>(first: &Claim<'_, K>, second: &Claim<'_, K>) -> Decided {
    match by_quotient(first, second) {
        Ordering::Less | Ordering::Greater => Decided::Claim,
        Ordering::Equal => first.claimant.decided_by(second.claimant),
    }
}
