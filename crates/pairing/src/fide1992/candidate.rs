//! A way to pair one bracket, and its place in the order in which ways are tried.

use std::cmp::{Ordering, Reverse};

use super::bracket::Shape;
use super::field::Rank;
use super::floats::FloatRules;

/// A way to pair a bracket that keeps everything that is in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Candidate {
    /// Where it stands in the order of search.
    pub(super) turn: Turn,
    /// The pairs: those of players who downfloated first, then the remainder's; the S1 player first.
    pub(super) pairs: Vec<(Rank, Rank)>,
    /// Who stays without an opponent, by rank.
    pub(super) left: Vec<Rank>,
}

/// The place of a candidate in the order of search (R-C4 to R-C14), outermost choice first. Positions count
/// from 0 in the list that is split.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Turn {
    /// R-C14: how many pairs.
    pub(super) shape: Shape,
    /// R-C11: how many clashes are allowed (x).
    pub(super) x: usize,
    /// R-C10: float rules for upfloaters.
    pub(super) up: FloatRules,
    /// R-C7, R-C10.1: the opponents of those who downfloated, as positions among the others.
    pub(super) heads: Vec<usize>,
    /// R-C9: float rules for downfloaters.
    pub(super) down: FloatRules,
    pub(super) exchange: Exchange,
    /// R-C7: the first p players of S2, as positions in it.
    pub(super) transposition: Vec<usize>,
}

/// R-D2: who goes from S1 to S2, and who comes instead. Empty sets: no exchange.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Exchange {
    /// Positions of S1, the lowest player (largest position) first.
    pub(super) from_s1: Vec<usize>,
    /// Positions of S2, the highest player first.
    pub(super) from_s2: Vec<usize>,
}

impl Exchange {
    /// R-D2.1: sum of the numbers that come minus sum of the numbers that go.
    pub(super) fn difference(&self) -> i64 {
        let sum = |positions: &[usize]| -> i64 {
            positions.iter().map(|position| i64::try_from(*position).unwrap_or(i64::MAX)).sum()
        };
        sum(&self.from_s2) - sum(&self.from_s1)
    }

    /// Few players before many, small difference before large, then the lowest players of S1, then the
    /// highest of S2.
    fn key(&self) -> (usize, i64, Reverse<&[usize]>, &[usize]) {
        (self.from_s1.len(), self.difference(), Reverse(&self.from_s1), &self.from_s2)
    }
}

impl Ord for Exchange {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Exchange {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Turn {
    fn cmp(&self, other: &Self) -> Ordering {
        let shape = |turn: &Turn| (Reverse(turn.shape.heads), Reverse(turn.shape.pairs));
        (shape(self), self.x, self.up)
            .cmp(&(shape(other), other.x, other.up))
            .then_with(|| self.heads.cmp(&other.heads))
            .then_with(|| self.down.cmp(&other.down))
            .then_with(|| self.exchange.cmp(&other.exchange))
            .then_with(|| self.transposition.cmp(&other.transposition))
    }
}

impl PartialOrd for Turn {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
