//! 4.2 where it depends on others who of the second half is left over: the order that prices alone predict.
//!
//! Whatever is in a best matching costs just what its prices say. The first order in which everything does is a small
//! question, and the order that is looked for cannot come before it. As much of its beginning as can be kept is
//! therefore the beginning of the other one, and one search settles many pairs.

use std::collections::BTreeSet;

use super::complete::Complete;
use super::exchanges::Halves;
use super::groups::Groups;
use super::in_order::barred;
use super::prices::Prices;
use crate::assignment::{Duals, Problem};

/// What becomes of those of the second half who are left over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LeftOver {
    Floats,
    /// They are paired later.
    Stays,
}

/// More groups by groups than this are not written down: they would take hundreds of megabytes.
const MOST_CELLS: usize = 1 << 24;

impl<const N: usize> Complete<'_, N> {
    /// The pairs of the first order of the second half in which everything costs what its prices say. The first of the
    /// best orders is one of these. None at all if there is no such order, or too much to distinguish.
    pub(super) fn likely_order(&self, halves: &Halves, left_over: LeftOver) -> Vec<(usize, usize)> {
        let prices = self.proof_prices();
        let solved = self.exact_choices(&prices, halves, left_over).and_then(Problem::solve_tight);
        let Some(mut solved) = solved else { return Vec::new() };
        solved.arrange_first(halves.first.len());
        let opponents = solved.columns().iter().map(|column| halves.second[*column]);
        halves.first.iter().copied().zip(opponents).collect()
    }

    /// All players of the first half, and the free place for those left over, get a player of the second. What costs
    /// what its prices say is free, nothing else is there.
    fn exact_choices(
        &self,
        prices: &Prices<N>,
        halves: &Halves,
        left_over: LeftOver,
    ) -> Option<Problem<i64>> {
        let Halves { first, second } = halves;
        // It is the same for all opponents what it weighs to stand in the first half.
        let above_half = |who: usize| {
            let mut price = *prices.of_vertex(who);
            price.iter_mut().zip(self.first_half()[who]).for_each(|(price, half)| *price -= 2 * half);
            price
        };
        let kind = |who: usize| self.kinds().of[who];
        let rows = Groups::by(first, |who| (kind(who), above_half(who), prices.set_of(who)));
        let may_be_left = self.may_be_left(prices, second, left_over);
        let columns = Groups::by(second, |who| {
            (kind(who), *prices.of_vertex(who), prices.set_of(who), may_be_left.contains(&who))
        });
        if rows.examples.len() * columns.examples.len() > MOST_CELLS {
            return None;
        }
        let free = |is_there: bool| is_there.then_some(0);
        let row = |upper: &usize| {
            let exact = |lower: &usize| free(self.is_exact(prices, *upper, *lower));
            columns.examples.iter().map(exact).collect()
        };
        let mut table: Vec<Vec<Option<i64>>> = rows.examples.iter().map(row).collect();
        table.push(columns.examples.iter().map(|who| free(may_be_left.contains(who))).collect());
        let mut barred = barred(self.bracket(), halves);
        barred.resize(second.len(), Vec::new());
        let mut of_rows = rows.of;
        of_rows.resize(second.len(), rows.examples.len());
        let duals = Duals { rows: vec![0; table.len()], columns: vec![0; columns.examples.len()] };
        Some(Problem { rows: of_rows, columns: columns.of, prices: table, barred, duals })
    }

    /// Whether these two cost what their prices say, if they have not met.
    fn is_exact(&self, prices: &Prices<N>, upper: usize, lower: usize) -> bool {
        let weight = self.weight_by_kinds(upper, lower);
        weight.is_some_and(|weight| prices.is_exact(&weight, upper, lower))
    }

    /// Who of the second half may be left over, as far as prices say.
    fn may_be_left(&self, prices: &Prices<N>, second: &[usize], left_over: LeftOver) -> BTreeSet<usize> {
        if left_over == LeftOver::Stays {
            return second.iter().copied().collect();
        }
        let bracket = self.bracket();
        let below: Vec<usize> = (bracket.len()..bracket.vertices()).collect();
        let key = |who: usize| (self.kinds().of[who], *prices.of_vertex(who), prices.set_of(who));
        let groups = Groups::by(&below, key);
        let mut members = vec![Vec::new(); groups.examples.len()];
        for (who, group) in below.iter().zip(&groups.of) {
            members[*group].push(*who);
        }
        let columns = Groups::by(second, key);
        let opponents = |who: &usize| -> Vec<usize> {
            let exact = |group: &usize| self.is_exact(prices, *who, groups.examples[*group]);
            (0..members.len()).filter(exact).collect()
        };
        let opponents: Vec<Vec<usize>> = columns.examples.iter().map(opponents).collect();
        let may_float = |who: usize, column: usize| {
            let mut others = opponents[column].iter().flat_map(|group| &members[*group]);
            prices.is_exact_alone(&self.kinds().alone(who), who)
                || others.any(|other| !bracket.apart(who, *other))
        };
        let all = second.iter().copied().zip(columns.of.iter().copied());
        all.filter(|(who, column)| may_float(*who, *column)).map(|(who, _)| who).collect()
    }
}
