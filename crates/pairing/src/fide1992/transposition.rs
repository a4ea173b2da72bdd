//! R-D1, R-C7: S1 against S2, and the first arrangement of S2 that keeps what is in force.

use std::collections::BTreeMap;

use kolo_model::{HalfPoints, Side};

use super::below::Below;
use super::bracket::wishes;
use super::completion::Completion;
use super::field::{Field, Rank};
use super::floats::FloatRules;
use super::leftover::{Fate, LeftOverRule};
use crate::assignment::{self, Duals, Problem};

type Price = assignment::Price<i64>;
/// What R-A8.2 counts clashes in.
type Solved = assignment::Solved<i64>;

/// What is in force while S1 meets S2.
#[derive(Debug, Clone, Copy)]
pub(super) struct Halves<'a> {
    pub(super) field: &'a Field,
    pub(super) up: FloatRules,
    pub(super) left: LeftOverRule<'a>,
    /// Where those left over must find opponents, if that is asked.
    pub(super) below: Option<&'a Below>,
}

/// Players alike in all that the criteria ask of a pair, but for whom they have met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    permitted: [bool; 2],
    wish: Option<Side>,
    score: HalfPoints,
    up: FloatRules,
    fate: Fate,
}

/// The kinds that occur, each with a player of the kind.
#[derive(Default)]
struct Kinds {
    numbers: BTreeMap<Kind, usize>,
    examples: Vec<(Rank, Fate)>,
}

impl Kinds {
    fn number(&mut self, kind: Kind, who: Rank) -> usize {
        *self.numbers.entry(kind).or_insert_with(|| {
            self.examples.push((who, kind.fate));
            self.examples.len() - 1
        })
    }
}

impl Halves<'_> {
    /// The first places of S2 in the first arrangement with at most `budget` clashes, as positions; after
    /// the arrangement `after`, if there is one.
    pub(super) fn first(
        &self,
        s1: &[Rank],
        s2: &[Rank],
        budget: usize,
        after: Option<&[usize]>,
    ) -> Option<Vec<usize>> {
        if self.below.is_some() {
            let mut places = Vec::with_capacity(s1.len());
            let found = self.fit(s1, s2, budget) && self.settle(s1, s2, budget, after, &mut places);
            return found.then_some(places);
        }
        let mut cheapest = self.cheapest(s1, s2)?;
        let cost = clashes(&cheapest);
        if cost > budget {
            None
        } else if cost == budget && after.is_none() {
            // Every arrangement within the budget is a cheapest one.
            cheapest.arrange_first(s1.len());
            Some(cheapest.columns()[..s1.len()].to_vec())
        } else {
            let mut places = Vec::with_capacity(s1.len());
            self.settle(s1, s2, budget, after, &mut places).then_some(places)
        }
    }

    /// Settles the places one by one where the budget leaves a choice. `after` is the bound, as long as the
    /// places follow it.
    fn settle(
        &self,
        s1: &[Rank],
        s2: &[Rank],
        budget: usize,
        after: Option<&[usize]>,
        places: &mut Vec<usize>,
    ) -> bool {
        let place = places.len();
        let Some(&player) = s1.get(place) else { return after.is_none() };
        for position in after.map_or(0, |bound| bound[place])..s2.len() {
            let opponent = s2[position];
            if places.contains(&position) || !self.can_meet(player, opponent) {
                continue;
            }
            let spent = usize::from(self.field.clash(player, opponent));
            places.push(position);
            let rest: Vec<Rank> =
                s2.iter().enumerate().filter(|(p, _)| !places.contains(p)).map(|(_, who)| *who).collect();
            let still_possible = spent <= budget && self.fit(&s1[place + 1..], &rest, budget - spent);
            let bound = after.filter(|bound| bound[place] == position);
            if still_possible && self.settle(s1, s2, budget - spent, bound, places) {
                return true;
            }
            places.pop();
        }
        false
    }

    /// Whether S1 can meet S2 with at most `budget` clashes.
    pub(super) fn fit(&self, s1: &[Rank], s2: &[Rank], budget: usize) -> bool {
        let Halves { field, up, left, below } = *self;
        if below.is_none() {
            return self.cheapest(s1, s2).is_some_and(|solved| clashes(&solved) <= budget);
        }
        Completion { field, up, left, heads: s1, others: s2.to_vec(), pairs: 0, below }.fits(budget)
    }

    fn can_meet(&self, a: Rank, b: Rank) -> bool {
        self.field.obstacle(a, b, self.up).is_none()
            && [a, b].iter().all(|who| self.left.fate(*who).is_some_and(|fate| fate != Fate::Left))
    }

    /// A cheapest way to give all players of S1 an opponent in S2 and to leave over only those who may be.
    pub(super) fn cheapest(&self, s1: &[Rank], s2: &[Rank]) -> Option<Solved> {
        let left_over = s2.len().checked_sub(s1.len())?;
        let (mut row_kinds, mut column_kinds) = (Kinds::default(), Kinds::default());
        let mut rows = Vec::with_capacity(s2.len());
        for &who in s1 {
            if self.left.fate(who)? == Fate::Left {
                return None;
            }
            rows.push(row_kinds.number(self.kind(who, Fate::Paired), who));
        }
        let mut columns = Vec::with_capacity(s2.len());
        for &who in s2 {
            columns.push(column_kinds.number(self.kind(who, self.left.fate(who)?), who));
        }
        let nobody = row_kinds.examples.len();
        rows.extend(std::iter::repeat_n(nobody, left_over));
        let mut prices: Vec<Vec<Price>> = Vec::with_capacity(nobody + 1);
        for (row, _) in &row_kinds.examples {
            prices.push(column_kinds.examples.iter().map(|column| self.price(*row, *column)).collect());
        }
        prices.push(column_kinds.examples.iter().map(|(_, fate)| leaving(*fate)).collect());
        let duals = self.guess_duals(s1, s2, &row_kinds, &column_kinds);
        let mut barred: Vec<Vec<usize>> = s1.iter().map(|who| self.barred(*who, s2)).collect();
        barred.extend(std::iter::repeat_n(Vec::new(), left_over));
        Problem { rows, columns, prices, barred, duals }.solve()
    }

    fn kind(&self, who: Rank, fate: Fate) -> Kind {
        let player = &self.field[who];
        Kind {
            permitted: Side::BOTH.map(|side| self.field.permit(who, side)),
            wish: player.preference.map(|preference| preference.side),
            score: player.score,
            up: player.up,
            fate,
        }
    }

    fn price(&self, row: Rank, (column, fate): (Rank, Fate)) -> Price {
        let apart = fate == Fate::Left || self.field.obstacle_of_kinds(row, column, self.up).is_some();
        (!apart).then(|| i64::from(self.field.clash(row, column)))
    }

    /// Whom in S2 `who` cannot meet for reasons of their own.
    fn barred(&self, who: Rank, s2: &[Rank]) -> Vec<usize> {
        let player = &self.field[who];
        let met = player.met.iter().map(|(rank, _)| *rank).chain(self.field.kept_apart_from(who));
        let mut positions: Vec<usize> = met.filter_map(|rank| s2.binary_search(&rank).ok()).collect();
        positions.sort_unstable();
        positions.dedup();
        positions
    }

    /// Duals that prove the least number of clashes of R-A8.2, if it can be reached: when too many want one
    /// colour, only pairs with at least one of them are without slack.
    fn guess_duals(&self, s1: &[Rank], s2: &[Rank], rows: &Kinds, columns: &Kinds) -> Duals<i64> {
        let (all, pairs) = (s1.len() + s2.len(), s1.len());
        let wanted = wishes(self.field, s1).into_iter().zip(wishes(self.field, s2)).map(|(a, b)| a + b);
        let scarce = Side::BOTH.into_iter().zip(wanted).find(|(_, wanted)| wanted + pairs > all);
        let wants_scarce = |(who, _): &(Rank, Fate)| {
            scarce.is_some_and(|(side, _)| self.field[*who].preference.is_some_and(|p| p.side == side))
        };
        let mut row_duals: Vec<i64> = rows.examples.iter().map(|who| i64::from(wants_scarce(who))).collect();
        row_duals.push(0);
        let column_dual = |who| if scarce.is_none() || wants_scarce(who) { 0 } else { -1 };
        Duals { rows: row_duals, columns: columns.examples.iter().map(column_dual).collect() }
    }
}

/// How many clashes a solution has.
pub(super) fn clashes(solved: &Solved) -> usize {
    usize::try_from(solved.cost()).unwrap_or(usize::MAX)
}

/// What it costs to leave a player over.
fn leaving(fate: Fate) -> Price {
    match fate {
        Fate::Either | Fate::Left => Some(0),
        Fate::Paired => None,
    }
}
