//! The largest remainder (Hamilton, Hare): each party gets the whole part of its exact share, and the seats left over
//! go one each to the largest remainders. None is further than one seat from its exact share.
//!
//! Those held at a bound take part in neither; the others' whole parts keep the bounds, and so does one seat more, since
//! a share that is a bound exactly has no remainder.

use std::cmp::Ordering;

use super::bounds::{Bounded, bounded};
use super::{Bound, Claimant, Cut, Decided, Derivation, PartyKey, RemainderRow, Shares, Sharing};

/// The exact share of a claimant who is not held at a bound.
struct Exact<'a, K> {
    index: usize,
    claimant: &'a Claimant<'a, K>,
    whole: u64,
    /// Over the entries of all who share.
    remainder: u64,
}

/// Shares the seats.
pub(super) fn share<K: PartyKey>(sharing: Sharing, claimants: &[Claimant<'_, K>]) -> Shares<K> {
    let Bounded { held, seats, entries } = bounded(sharing.seats, claimants);
    let mut exact: Vec<Exact<'_, K>> = claimants
        .iter()
        .enumerate()
        .filter(|(index, _)| held[*index].is_none())
        .map(|(index, claimant)| exact_share(index, claimant, seats, entries))
        .collect();
    exact.sort_by(|one, other| {
        let by_remainder = other.remainder.cmp(&one.remainder);
        by_remainder.then_with(|| one.claimant.by_rank(other.claimant))
    });
    let left_over = seats.saturating_sub(exact.iter().map(|share| share.whole).sum());
    let left_over = usize::try_from(left_over).unwrap_or(usize::MAX).min(exact.len());

    let mut result: Vec<u32> = claimants
        .iter()
        .zip(&held)
        .map(|(claimant, held)| match held {
            Some(Bound::Least) => claimant.party.least,
            Some(Bound::Most) => claimant.most,
            None => 0,
        })
        .collect();
    let mut rows = Vec::new();
    for (place, share) in exact.iter().enumerate() {
        let whole = u32::try_from(share.whole).unwrap_or(u32::MAX);
        let extra = place < left_over;
        result[share.index] = whole.saturating_add(u32::from(extra));
        let party = share.claimant.party;
        let (key, entries) = (party.key.clone(), party.entries);
        rows.push(RemainderRow { key, entries, whole, remainder: share.remainder, extra });
    }
    let cut = cut(&exact, left_over);
    let derivation = Derivation::Remainders { seats, entries, rows };
    let result: Vec<(u32, Option<Bound>)> = result.into_iter().zip(held).collect();
    Shares::new(sharing, claimants, &result, derivation, cut)
}

/// `seats × entries / all entries`, as a whole part and a remainder over all entries.
fn exact_share<'a, K>(index: usize, claimant: &'a Claimant<'a, K>, seats: u64, all: u64) -> Exact<'a, K> {
    let product = u128::from(seats) * u128::from(claimant.party.entries);
    let all = u128::from(all.max(1));
    let small = |number: u128| u64::try_from(number).unwrap_or(u64::MAX);
    Exact { index, claimant, whole: small(product / all), remainder: small(product % all) }
}

/// Between whom the last seat was decided, and by what.
fn cut<K: PartyKey>(order: &[Exact<'_, K>], left_over: usize) -> Option<Cut<K>> {
    let last_in = order.get(left_over.checked_sub(1)?)?;
    let first_out = order.get(left_over)?;
    let decided = match last_in.remainder.cmp(&first_out.remainder) {
        Ordering::Less | Ordering::Greater => Decided::Claim,
        Ordering::Equal => last_in.claimant.decided_by(first_out.claimant),
    };
    Some(Cut {
        last_in: last_in.claimant.party.key.clone(),
        first_out: first_out.claimant.party.key.clone(),
        decided,
    })
}
