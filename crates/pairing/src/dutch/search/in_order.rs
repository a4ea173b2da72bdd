//! 4.2 where both halves are known: the first order of the second half, all at once.
//!
//! What a pair weighs depends on kinds alone, so that the first of the best orders is the first cheapest assignment of
//! the second half to the first. Prices that prove the best weight show beforehand which pairs are in question.

use kolo_matching::Weight;

use super::exchanges::Halves;
use super::groups::Groups;
use crate::assignment::{Duals, Price, Problem};
use crate::dutch::bracket::Bracket;
use crate::dutch::player_classes::Kinds;

/// Marks players who are not in the second half.
const NONE: usize = usize::MAX;

/// What residents weigh in two halves.
pub(super) struct InOrder<'a, const N: usize> {
    pub(super) bracket: &'a Bracket<'a>,
    pub(super) kinds: &'a Kinds<N>,
    /// Prices by vertex, twice as large as what they are held against. Good ones make it quick, any will do.
    pub(super) prices: &'a [[i64; N]],
}

impl<const N: usize> InOrder<'_, N> {
    /// The pairs of the first order that weighs half of `twice`, in the order of the first half; `None` if none weighs
    /// so little. A player of the second half who is left over floats.
    pub(super) fn pair(&self, halves: &Halves, twice: [i64; N]) -> Option<Vec<(usize, usize)>> {
        let mut solved = self.assignment(halves).solve_within(Some(twice))?;
        if solved.cost() != twice {
            return None;
        }
        solved.arrange_first(halves.first.len());
        let opponents = solved.columns().iter().map(|column| halves.second[*column]);
        Some(halves.first.iter().copied().zip(opponents).collect())
    }

    /// What it weighs that a player floats: has the bye from the last bracket, or goes on to where the search does not
    /// look.
    pub(super) fn weight_of_floating(&self, who: usize) -> Option<[i64; N]> {
        match self.bracket.bye_vertex().filter(|_| self.bracket.is_last()) {
            Some(bye) => self.kinds.weight(who, bye).copied(),
            None => Some(self.kinds.alone(who)),
        }
    }

    /// All players of the first half, and the free place for those of the second who float, get a player of the second.
    fn assignment(&self, halves: &Halves) -> Problem<[i64; N]> {
        let Halves { first, second } = halves;
        let floating = second.len() - first.len();
        // Who stands in the first half is known, so that it does not matter what that weighs.
        let rows = Groups::by(first, |who| self.kinds.of[who]);
        let columns = Groups::by(second, |who| (self.kinds.of[who], self.prices[who]));
        let twice =
            |upper: usize, lower: usize| self.kinds.weight(upper, lower).copied().map(Weight::doubled);
        let mut prices: Vec<Vec<Price<[i64; N]>>> = rows
            .examples
            .iter()
            .map(|upper| columns.examples.iter().map(|lower| twice(*upper, *lower)).collect())
            .collect();
        let mut of_rows = rows.of;
        if floating > 0 {
            of_rows.extend(std::iter::repeat_n(prices.len(), floating));
            let floats = |who: &usize| self.weight_of_floating(*who).map(Weight::doubled);
            prices.push(columns.examples.iter().map(floats).collect());
        }
        let columns_pay: Vec<[i64; N]> = columns.examples.iter().map(|who| self.prices[*who]).collect();
        // As much as the columns leave.
        let row_pays = |prices: &Vec<Price<[i64; N]>>| {
            let left =
                prices.iter().zip(&columns_pay).filter_map(|(price, dual)| Some((*price)?.minus(*dual)));
            left.min().unwrap_or([0; N])
        };
        let duals = Duals { rows: prices.iter().map(row_pays).collect(), columns: columns_pay };
        let mut barred = barred(self.bracket, halves);
        barred.extend(std::iter::repeat_n(Vec::new(), floating));
        Problem { rows: of_rows, columns: columns.of, prices, barred, duals }
    }
}

/// Whom of the second half each player of the first has met, or must not meet; and those who are higher ranked.
pub(super) fn barred(bracket: &Bracket<'_>, halves: &Halves) -> Vec<Vec<usize>> {
    let mut column = vec![NONE; bracket.len()];
    for (at, who) in halves.second.iter().enumerate() {
        column[*who] = at;
    }
    let of = |upper: usize| {
        let (field, rank) = (bracket.field, bracket.rank(upper));
        let apart = field[rank].met.iter().map(|(met, _)| *met).chain(field.kept_apart_from(rank));
        let apart = apart.filter_map(|rank| Some(column[bracket.resident(rank)?]));
        let higher = halves.second.iter().take_while(|lower| **lower < upper).count();
        let mut barred: Vec<usize> = apart.filter(|at| *at != NONE).chain(0..higher).collect();
        barred.sort_unstable();
        barred.dedup();
        barred
    };
    halves.first.iter().map(|upper| of(*upper)).collect()
}
