//! The lot (R-F10.4), drawn from the recorded seed (K-SEED).
//!
//! Every player draws one number, by start number, from a stream of its own; the lowest goes first. So the lot
//! between two depends on the seed and their start numbers alone: neither a late entry nor a corrected result
//! changes it. Without a recorded seed there is no lot, and tied players share the place.

use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use kolo_messages::Message;
use kolo_model::{Clause, SplitMix64, StartNumber};

pub(crate) static RULE: Rule = Rule {
    code: "lot",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("R-F10.4"),
    heading: Some(|| Message::new("criterion-lot")),
    meaning: || Message::new("criterion-lot-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| {
        let lots = table.seed.map(|seed| Lots::draw(table.size(), seed));
        table.each_group(|table, _, group| match &lots {
            None if group.len() > 1 => table.leave(by, group, &Contribution::NoSeed),
            None => table.take_order(by, vec![group], |_, _| Vec::new()),
            Some(lots) => {
                let mut ordered = group;
                ordered.sort_by_key(|no| lots.of(*no).rank);
                let alone = ordered.len() == 1;
                let ordered = ordered.into_iter().map(|no| vec![no]).collect();
                table.take_order(by, ordered, |_, no| {
                    if alone { Vec::new() } else { vec![Contribution::Lot(lots.of(no))] }
                });
            }
        });
    },
};

/// The part of the seed that the lots of the table come from. Rounds draw from the part of their number.
const PART: u32 = u32::MAX;

/// The lots of a table.
#[derive(Debug, Clone)]
pub(crate) struct Lots {
    seed: u64,
    /// By index of the start number: who drew the lowest number has 1.
    ranks: Vec<usize>,
}

/// What one competitor drew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawnLot {
    /// Their place among all lots, from 1: the lower goes first.
    pub rank: usize,
    /// How many lots were drawn.
    pub of: usize,
    /// From which seed.
    pub seed: u64,
}

impl Lots {
    /// Draws for `count` competitors.
    pub(crate) fn draw(count: usize, seed: u64) -> Self {
        let own_seed = SplitMix64::stream(seed, PART).next_u64();
        let drawn = |index: usize| {
            let no = StartNumber::from_index(index);
            (SplitMix64::stream(own_seed, no.get()).next_u64(), index)
        };
        let mut order: Vec<(u64, usize)> = (0..count).map(drawn).collect();
        order.sort_unstable();
        let mut ranks = vec![0; count];
        for (rank, (_, index)) in order.into_iter().enumerate() {
            ranks[index] = rank + 1;
        }
        Lots { seed, ranks }
    }

    /// What `no` drew.
    pub(crate) fn of(&self, no: StartNumber) -> DrawnLot {
        DrawnLot { rank: self.ranks[no.index()], of: self.ranks.len(), seed: self.seed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(count: usize, seed: u64) -> Vec<usize> {
        Lots::draw(count, seed).ranks
    }

    #[test]
    fn a_recorded_lot_can_be_repeated_for_ever() {
        // Changing this line means that tables of older versions cannot be checked any more.
        assert_eq!(order(6, 1992), [1, 5, 6, 4, 2, 3]);
    }

    #[test]
    fn a_late_entry_changes_nothing_between_the_others() {
        for seed in 0..50 {
            let (before, after) = (order(8, seed), order(9, seed));
            for a in 0..8 {
                for b in 0..8 {
                    assert_eq!(before[a] < before[b], after[a] < after[b], "seed {seed}");
                }
            }
        }
    }

    #[test]
    fn every_order_of_three_comes_about_equally_often() {
        let mut orders = std::collections::BTreeMap::<Vec<usize>, u32>::new();
        for seed in 0..6_000 {
            *orders.entry(order(3, seed)).or_default() += 1;
        }
        assert_eq!(orders.len(), 6);
        assert!(orders.values().all(|count| (880..=1_120).contains(count)), "{orders:?}");
    }
}
