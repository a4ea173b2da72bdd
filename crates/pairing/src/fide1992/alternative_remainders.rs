//! R-C12, R-C13: the later candidates of a bracket that leave other players over, in their order.
//!
//! Each set of players left over is met once, with its first candidate. After a set has been met, what
//! remains is divided by it: its first player is paired; or left over, and the second one is paired;
//! and so on. Each part has a first candidate of its own, and the smallest of them is next. So the next set
//! costs a few searches, however many candidates with known sets lie between.
//!
//! When the bracket below is known, candidates whose left over players find no opponents there are passed
//! over without being met: in a small bracket by one matching of both, in a large one by pairing here those who
//! could meet no one there. This only narrows the search: whether a set really serves is for the caller to
//! find out.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::below::Below;
use super::bracket::{Bracket, Shape};
use super::candidate::{Candidate, Turn};
use super::field::{Field, Rank};
use super::leftover::Demand;
use super::search::Search;

/// What is gone through.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scope<'a> {
    pub(super) field: &'a Field,
    pub(super) bracket: &'a Bracket,
    /// How many pairs.
    pub(super) shape: Shape,
    /// Only candidates after this turn count.
    pub(super) after: Option<&'a Turn>,
    /// The bracket below. It may be given only if more pairs than in `shape`, with as many heads, cannot be
    /// made: then no two of the players left over can meet each other, and each must find their opponent
    /// below.
    pub(super) below: Option<&'a Below>,
}

/// Brackets up to this size are asked together with the one below.
pub(super) const ASKED_TOGETHER: usize = 100;

impl Scope<'_> {
    /// Whether one matching of both brackets answers. In a large bracket that is slow, and while only one or
    /// two are left over, so many sets serve that one of the first will do.
    fn asks_both(&self) -> bool {
        let size = self.bracket.players.len();
        size <= ASKED_TOGETHER || size - 2 * self.shape.all() > 2
    }
}

/// Goes through the sets of players left over at one shape.
pub(super) struct OtherLeftOvers<'a> {
    scope: Scope<'a>,
    parts: BinaryHeap<Reverse<Part>>,
    /// Met, but what remains has not been divided by it yet.
    met: Option<Part>,
}

#[derive(PartialEq, Eq)]
struct Part {
    first: Candidate,
    demand: Demand,
}

impl Ord for Part {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.first.turn.cmp(&other.first.turn)
    }
}

impl PartialOrd for Part {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<'a> OtherLeftOvers<'a> {
    /// All sets within a scope.
    pub(super) fn new(scope: Scope<'a>) -> Self {
        let mut demand = Demand::default();
        if let (Some(below), false) = (scope.below, scope.asks_both()) {
            let lost = |who: &&Rank| !below.can_take(scope.field, **who);
            demand.paired.extend(scope.bracket.players.iter().filter(lost));
        }
        let mut all = OtherLeftOvers { scope, parts: BinaryHeap::new(), met: None };
        all.add(demand);
        all
    }

    fn add(&mut self, demand: Demand) {
        let Scope { field, bracket, shape, after, below } = self.scope;
        let below = below.filter(|_| self.scope.asks_both());
        if let Some(first) = (Search { field, bracket, demand: &demand, below, after }).first(shape) {
            self.parts.push(Reverse(Part { first, demand }));
        }
    }

    fn divide(&mut self, met: Part) {
        let mut known = met.demand;
        for who in met.first.left {
            if !known.left.contains(&who) {
                let mut part = known.clone();
                part.paired.insert(who);
                self.add(part);
                known.left.insert(who);
            }
        }
    }
}

impl Iterator for OtherLeftOvers<'_> {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        if let Some(met) = self.met.take() {
            self.divide(met);
        }
        let Reverse(part) = self.parts.pop()?;
        let first = part.first.clone();
        self.met = Some(part);
        Some(first)
    }
}
