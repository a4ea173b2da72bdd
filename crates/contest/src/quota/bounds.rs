//! Exact shares between a least and a most.
//!
//! The share of a party is its entries times one factor for all, but never below its least or above its most; the factor
//! is the one with which all shares add up to the seats. It is found without fractions: share what is left among those
//! not yet fixed. If those below their least lack more, taken together, than those above their most have too much, the
//! factor is too large: those below their least now stay there, and are fixed at it. The other way round, those
//! above their most are fixed at that. Then share again, until none is outside.

use super::{Bound, Claimant};

/// What is shared among those without a bound, and who is held at a bound.
pub(super) struct Bounded {
    /// Where each claimant is held; `None` for those who share the rest.
    pub(super) held: Vec<Option<Bound>>,
    /// Seats for those who share the rest.
    pub(super) seats: u64,
    /// Their entries together.
    pub(super) entries: u64,
}

/// Finds out who is held at a bound. The seats lie between the sums of leasts and mosts.
pub(super) fn bounded<K>(seats: u32, claimants: &[Claimant<'_, K>]) -> Bounded {
    let mut held = vec![None; claimants.len()];
    loop {
        let (seats, entries) = rest(seats, claimants, &held);
        let (mut lacking, mut too_much) = (Vec::new(), Vec::new());
        let (mut lack, mut excess) = (0_i128, 0_i128);
        for (index, claimant) in claimants.iter().enumerate().filter(|(index, _)| held[*index].is_none()) {
            // Everything times the entries of all, so that no fraction is needed.
            let exact = i128::from(seats) * i128::from(claimant.party.entries);
            let least = i128::from(claimant.party.least) * i128::from(entries);
            let most = i128::from(claimant.most) * i128::from(entries);
            if exact < least {
                lack += least - exact;
                lacking.push(index);
            }
            if exact > most {
                excess += exact - most;
                too_much.push(index);
            }
        }
        if lacking.is_empty() && too_much.is_empty() {
            return Bounded { held, seats, entries };
        }
        if lack >= excess {
            for index in &lacking {
                held[*index] = Some(Bound::Least);
            }
        }
        if excess >= lack {
            for index in &too_much {
                held[*index] = Some(Bound::Most);
            }
        }
    }
}

/// Seats and entries of those who are not held.
fn rest<K>(seats: u32, claimants: &[Claimant<'_, K>], held: &[Option<Bound>]) -> (u64, u64) {
    let mut left = u64::from(seats);
    let mut entries = 0;
    for (claimant, held) in claimants.iter().zip(held) {
        match held {
            Some(Bound::Least) => left = left.saturating_sub(u64::from(claimant.party.least)),
            Some(Bound::Most) => left = left.saturating_sub(u64::from(claimant.most)),
            None => entries += u64::from(claimant.party.entries),
        }
    }
    (left, entries)
}
