//! 4.2 where both halves are known: the first order of the second half, all at once.
//!
//! What a pair weighs depends on kinds alone, so that the first of the best orders is the first cheapest assignment of the
//! second half to the first. The prices that proved the best weight tell beforehand which pairs are in question.

use std::collections::BTreeMap;

use kolo_matching::Weight;

use super::Search;
use super::exchanges::Halves;
use crate::assignment::{Duals, Problem, by_dual};
use crate::dutch::bracket::Reach;

/// Marks whoever is not in the second half.
const NONE: usize = usize::MAX;

impl<const N: usize> Search<'_, N> {
    /// Pairs the remainder with the halves as they are, if that is among the best; says whether it is.
    pub(super) fn settle_without_exchange(&mut self, remainder: &[usize]) -> bool {
        let pairs = remainder.iter().filter(|who| self.is_upper(**who)).count();
        let (first, second) = remainder.split_at(pairs);
        self.settle_in_order(&Halves { first: first.to_vec(), second: second.to_vec() })
    }

    /// Pairs two halves, if the best weight can be reached with them; says whether that was so. `false` as well where it
    /// depends on those below who of the second half floats best.
    pub(super) fn settle_in_order(&mut self, halves: &Halves) -> bool {
        if halves.second.len() > halves.first.len() && self.bracket.reach != Reach::Bracket {
            return false;
        }
        let target = self.weight_of(halves).doubled();
        let Some(mut solved) = self.assignment(halves).solve_within(Some(target)) else { return false };
        if solved.cost() != target {
            return false;
        }
        solved.arrange_first(halves.first.len());
        let opponents = solved.columns().iter().map(|column| halves.second[*column]);
        self.pairs.extend(halves.first.iter().copied().zip(opponents));
        true
    }

    /// What the remainder weighs in the matching found.
    fn weight_of(&self, halves: &Halves) -> [i64; N] {
        let everybody = halves.first.iter().chain(&halves.second);
        let weights = everybody.map(|who| match self.open.mate(*who) {
            Some(mate) if mate > *who => self.weight(*who, mate).unwrap_or([0; N]),
            Some(_) => [0; N],
            None => self.kinds.alone(*who),
        });
        weights.fold([0; N], Weight::plus)
    }

    /// What it weighs that two residents meet, the first of them in the first half, if nobody asks whether they have met.
    fn weight(&self, upper: usize, lower: usize) -> Option<[i64; N]> {
        self.kinds.weight(upper, lower).map(|weight| weight.plus(*self.open.first_half(upper)))
    }

    /// Everybody of the first half, and nobody for those of the second who float, get somebody of the second.
    fn assignment(&self, halves: &Halves) -> Problem<[i64; N]> {
        let Halves { first, second } = halves;
        let floating = second.len() - first.len();
        let prices = self.open.prices();
        let rows: Vec<usize> = {
            // Before a place in the halves counted, kinds told all.
            let mut numbers: BTreeMap<(usize, [i64; N]), usize> = BTreeMap::new();
            let key = |who: &usize| (self.kinds.of[*who], *self.open.first_half(*who));
            first
                .iter()
                .map(|who| {
                    let fresh = numbers.len();
                    *numbers.entry(key(who)).or_insert(fresh)
                })
                .collect()
        };
        let columns: Vec<usize> = second.iter().map(|who| self.kinds.of[*who]).collect();
        let column_prices: Vec<[i64; N]> = second.iter().map(|who| prices[*who]).collect();
        let (columns, column_kinds) = by_dual(&columns, &column_prices);
        let example = |members: &[usize], kinds: &[usize], count: usize| -> Vec<usize> {
            let mut found = vec![NONE; count];
            for (who, kind) in members.iter().zip(kinds).rev() {
                found[*kind] = *who;
            }
            found
        };
        let row_count = rows.iter().max().map_or(0, |most| most + 1);
        let row_examples = example(first, &rows, row_count);
        let column_examples = example(second, &columns, column_kinds.len());
        let mut cells: Vec<Vec<Option<[i64; N]>>> = Vec::with_capacity(row_count + 1);
        for &upper in &row_examples {
            let price = |lower: &usize| self.weight(upper, *lower).map(Weight::doubled);
            cells.push(column_examples.iter().map(price).collect());
        }
        let mut rows = rows;
        if floating > 0 {
            rows.extend(std::iter::repeat_n(row_count, floating));
            cells.push(column_examples.iter().map(|who| Some(self.kinds.alone(*who).doubled())).collect());
        }
        let column_duals: Vec<[i64; N]> = column_kinds.iter().map(|(_, dual)| *dual).collect();
        // As much as the columns leave.
        let row_dual = |cells: &Vec<Option<[i64; N]>>| {
            let left = cells.iter().zip(&column_duals).filter_map(|(cell, dual)| Some((*cell)?.minus(*dual)));
            left.min().unwrap_or([0; N])
        };
        let row_duals = cells.iter().map(row_dual).collect();
        let mut barred = self.barred(halves);
        barred.extend(std::iter::repeat_n(Vec::new(), floating));
        let duals = Duals { rows: row_duals, columns: column_duals };
        Problem { rows, columns, prices: cells, barred, duals }
    }

    /// Whom of the second half everybody of the first has met, or must not meet; and those who are higher ranked.
    fn barred(&self, halves: &Halves) -> Vec<Vec<usize>> {
        let mut column = vec![NONE; self.bracket.len()];
        for (at, who) in halves.second.iter().enumerate() {
            column[*who] = at;
        }
        let of = |upper: usize| {
            let player = &self.bracket.field[self.bracket.rank(upper)];
            let apart = player.met.iter().map(|(rank, _)| rank).chain(&player.kept_apart);
            let mut barred: Vec<usize> = apart
                .filter_map(|rank| Some(column[self.bracket.resident(*rank)?]))
                .filter(|at| *at != NONE)
                .chain(halves.second.iter().take_while(|lower| **lower < upper).enumerate().map(|(at, _)| at))
                .collect();
            barred.sort_unstable();
            barred.dedup();
            barred
        };
        halves.first.iter().map(|upper| of(*upper)).collect()
    }
}
