//! R-C4 to R-C11: the first way to pair a bracket, level by level.
//!
//! The levels, outermost first: numbers of pairs (C 14), colour allowance x (C 11), float rules for
//! upfloaters (C 10), opponents of those who downfloated (C 7, C 10), float rules for downfloaters (C 9),
//! exchanges (C 8), transpositions (C 7). The text restarts the inner levels whenever an outer one moves, so
//! the first way is the smallest [`Turn`]. Each level is settled for good by asking whether the levels below
//! it can still be completed.
//!
//! The allowance needs no search: with all float rules dropped, pairs can be found as soon as x reaches the
//! least number of clashes, and not before. So whatever is found uses the whole allowance.

use super::below::Below;
use super::bracket::{Bracket, Shape, least_clashes};
use super::candidate::{Candidate, Exchange, Turn};
use super::completion::{Completion, split};
use super::exchange;
use super::field::{Field, Rank};
use super::floats::FloatRules;
use super::leftover::{Demand, LeftOverRule};
use super::transposition::Halves;

/// A search in one bracket.
#[derive(Debug, Clone, Copy)]
pub(super) struct Search<'a> {
    pub(super) field: &'a Field,
    pub(super) bracket: &'a Bracket,
    /// What the brackets below need.
    pub(super) demand: &'a Demand,
    /// Where those left over must find opponents, if that is asked.
    pub(super) below: Option<&'a Below>,
    /// Only what comes after this turn counts.
    pub(super) after: Option<&'a Turn>,
}

/// The allowance and the float rules for upfloaters in one part of the search.
#[derive(Debug, Clone, Copy)]
struct Allowance {
    shape: Shape,
    x: usize,
    up: FloatRules,
}

/// Opponents of those who downfloated, as far as they are settled.
#[derive(Debug, Clone, Default)]
struct Heads {
    positions: Vec<usize>,
    clashes: usize,
}

/// Brackets with fewer players are first asked whether there is any pairing.
const SMALL: usize = 40;

impl<'a> Search<'a> {
    /// A search from the beginning, without demands.
    pub(super) fn new(field: &'a Field, bracket: &'a Bracket, demand: &'a Demand) -> Self {
        Search { field, bracket, demand, below: None, after: None }
    }

    /// The first candidate with so many pairs.
    pub(super) fn first(&self, shape: Shape) -> Option<Candidate> {
        let bound = self.after.filter(|after| after.shape == shape);
        let at_least = least_clashes(self.field, &self.bracket.players, shape.all());
        // A large bracket has nearly always a pairing with the x of the rules, which is found without the
        // general matching. A small one has often none at all, which the matching shows at once.
        let mut least = match self.bracket.players.len() {
            size if size < SMALL || self.below.is_some() => {
                Some(self.open(FloatRules::Neither, &Heads::default(), shape).least()?)
            }
            _ => None,
        };
        let mut x = bound.map_or(at_least, |bound| bound.x).max(least.unwrap_or(0));
        while x <= shape.all() {
            for up in FloatRules::STRICTEST_FIRST {
                if bound.is_some_and(|bound| (x, up) < (bound.x, bound.up)) {
                    continue;
                }
                let allowance = Allowance { shape, x, up };
                let bound = bound.filter(|bound| (bound.x, bound.up) == (x, up));
                if let Some(found) = self.settle_heads(allowance, &mut Heads::default(), bound) {
                    return Some(found);
                }
                if least.is_none() {
                    least = Some(self.open(FloatRules::Neither, &Heads::default(), shape).least()?);
                }
                if least.is_some_and(|least| least > x) {
                    break;
                }
            }
            x = least.map_or(x + 1, |least| least.max(x + 1));
        }
        None
    }

    /// R-C7, R-C10.1: opponents for those who downfloated, the highest first, each the first of the others
    /// with whom the rest can still be completed.
    fn settle_heads(
        &self,
        allowance: Allowance,
        heads: &mut Heads,
        bound: Option<&Turn>,
    ) -> Option<Candidate> {
        let place = heads.positions.len();
        if place == allowance.shape.heads {
            return self.remainder(allowance, heads, bound);
        }
        let (came_down, others) = self.bracket.players.split_at(allowance.shape.heads);
        let from = bound.map_or(0, |bound| bound.heads[place]);
        for (position, &opponent) in others.iter().enumerate().skip(from) {
            let clash = usize::from(self.field.clash(came_down[place], opponent));
            if heads.positions.contains(&position)
                || self.demand.left.contains(&opponent)
                || heads.clashes + clash > allowance.x
                || self.field.obstacle(came_down[place], opponent, allowance.up).is_some()
            {
                continue;
            }
            heads.positions.push(position);
            heads.clashes += clash;
            let bound = bound.filter(|bound| bound.heads[place] == position);
            if self.open(allowance.up, heads, allowance.shape).fits(allowance.x - heads.clashes)
                && let Some(found) = self.settle_heads(allowance, heads, bound)
            {
                return Some(found);
            }
            heads.positions.pop();
            heads.clashes -= clash;
        }
        None
    }

    /// What is still open after some of those who downfloated have opponents. None is asked about floating
    /// down: that comes later, and can be dropped.
    fn open(&self, up: FloatRules, heads: &Heads, shape: Shape) -> Completion<'a> {
        Completion {
            field: self.field,
            up,
            left: self.left_over(FloatRules::Neither),
            heads: &self.bracket.players[heads.positions.len()..shape.heads],
            others: self.not_taken(shape, heads),
            pairs: shape.pairs,
            below: self.below,
        }
    }

    /// R-C14: the largest number of pairs of the remainder beside `heads` pairs of those who downfloated; with a
    /// bracket below, such that those left over find opponents there.
    pub(super) fn most_pairs(&self, heads: usize) -> Option<usize> {
        self.open(FloatRules::Neither, &Heads::default(), Shape { heads, pairs: 0 }).most_pairs()
    }

    fn left_over(&self, down: FloatRules) -> LeftOverRule<'a> {
        LeftOverRule { field: self.field, bracket: self.bracket, down, demand: self.demand }
    }

    /// The others without those who have an opponent who downfloated.
    fn not_taken(&self, shape: Shape, heads: &Heads) -> Vec<Rank> {
        let others = self.bracket.players[shape.heads..].iter().enumerate();
        others.filter(|(position, _)| !heads.positions.contains(position)).map(|(_, who)| *who).collect()
    }

    /// R-C9: the remainder, with the float rules for downfloaters dropped one by one.
    fn remainder(&self, allowance: Allowance, heads: &Heads, bound: Option<&Turn>) -> Option<Candidate> {
        let list = self.not_taken(allowance.shape, heads);
        FloatRules::STRICTEST_FIRST.into_iter().filter(|down| bound.is_none_or(|b| *down >= b.down)).find_map(
            |down| {
                let bound = bound.filter(|bound| bound.down == down);
                let remainder = Remainder { search: self, allowance, heads, list: &list, down };
                remainder.first(bound)
            },
        )
    }
}

/// The homogeneous part of a bracket.
struct Remainder<'a> {
    search: &'a Search<'a>,
    allowance: Allowance,
    heads: &'a Heads,
    list: &'a [Rank],
    down: FloatRules,
}

impl Remainder<'_> {
    /// R-C8, R-C7: the first exchange that works, with its first transposition.
    fn first(&self, bound: Option<&Turn>) -> Option<Candidate> {
        let size = self.list.len();
        match bound {
            None => self.transposed(Exchange::default(), None).or_else(|| {
                let exchange = self.completion().first_exchange(self.budget())?;
                self.transposed(exchange, None)
            }),
            Some(bound) => {
                if let Some(found) = self.transposed(bound.exchange.clone(), Some(&bound.transposition)) {
                    return Some(found);
                }
                self.completion().least().filter(|least| *least <= self.budget())?;
                exchange::in_order(size, self.allowance.shape.pairs)
                    .filter(|exchange| *exchange > bound.exchange)
                    .find_map(|exchange| self.transposed(exchange, None))
            }
        }
    }

    fn budget(&self) -> usize {
        self.allowance.x - self.heads.clashes
    }

    fn completion(&self) -> Completion<'_> {
        Completion {
            field: self.search.field,
            up: self.allowance.up,
            left: self.search.left_over(self.down),
            heads: &[],
            others: self.list.to_vec(),
            pairs: self.allowance.shape.pairs,
            below: self.search.below,
        }
    }

    /// R-C6, R-C7: the first transposition after an exchange.
    fn transposed(&self, exchange: Exchange, after: Option<&[usize]>) -> Option<Candidate> {
        let (s1, s2) = split(self.list, self.allowance.shape.pairs, &exchange);
        let left = self.search.left_over(self.down);
        let below = self.search.below;
        let halves = Halves { field: self.search.field, up: self.allowance.up, left, below };
        let transposition = halves.first(&s1, &s2, self.budget(), after)?;
        let (came_down, others) = self.search.bracket.players.split_at(self.allowance.shape.heads);
        let head_pairs = came_down.iter().zip(&self.heads.positions).map(|(head, at)| (*head, others[*at]));
        let pairs = s1.iter().zip(&transposition).map(|(one, at)| (*one, s2[*at]));
        let mut is_left = vec![true; s2.len()];
        for position in &transposition {
            is_left[*position] = false;
        }
        Some(Candidate {
            pairs: head_pairs.chain(pairs).collect(),
            left: s2.iter().zip(is_left).filter(|(_, is_left)| *is_left).map(|(who, _)| *who).collect(),
            turn: Turn {
                shape: self.allowance.shape,
                x: self.allowance.x,
                up: self.allowance.up,
                heads: self.heads.positions.clone(),
                down: self.down,
                exchange,
                transposition,
            },
        })
    }
}
