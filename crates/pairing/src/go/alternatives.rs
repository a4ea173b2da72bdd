//! What the best pairing without a pair would be like: the reason why the pair was made.

use kolo_matching::Solver;

use super::criteria::Criterion;
use super::field::{Field, Rank};
use super::optimum::{Draw, solver_of};
use super::weights::{Weights, with_width};

/// In larger fields there is no need for the reason of every pair at once.
const LARGEST_FIELD: usize = 150;

/// What speaks against leaving out a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Without {
    /// There would be no pairing at all.
    NoDraw,
    /// The best pairing would be worse by this criterion, and equal by all before it.
    Worse {
        criterion: Criterion,
        /// The sum as it is.
        now: u64,
        /// The sum it would be.
        then: u64,
    },
    /// Another pairing is as good in everything, the lot included.
    Equal,
}

/// For each pair of a pairing, in its order, what speaks against leaving it out; empty for a large field.
pub(super) fn without_each_pair(field: &Field, weights: &Weights, draw: &Draw) -> Vec<Without> {
    if field.len() > LARGEST_FIELD {
        return Vec::new();
    }
    with_width!(weights, N => {
        let solver: Solver<[i64; N]> = solver_of(field, weights, &all_lawful_pairs(field));
        compare(field, weights, draw, solver)
    })
}

pub(super) fn all_lawful_pairs(field: &Field) -> Vec<(Rank, Rank)> {
    let legal_of = |a: Rank| {
        let later = (a.0 + 1..field.len()).map(Rank);
        later.filter(move |b| field.legal.allows(a, *b)).map(move |b| (a, b))
    };
    field.ranks().flat_map(legal_of).collect()
}

fn compare<const N: usize>(
    field: &Field,
    weights: &Weights,
    draw: &Draw,
    mut solver: Solver<[i64; N]>,
) -> Vec<Without> {
    let now = weights.totals(field, draw);
    solver.solve().expect("the widths leave room");
    let without = |&(a, b): &(Rank, Rank)| {
        let mut trial = solver.clone();
        trial.forbid(a.0, b.0);
        trial.solve().expect("the widths leave room");
        let Some(other) = Draw::of(field, &trial.matching()) else {
            return Without::NoDraw;
        };
        let then = weights.totals(field, &other);
        let mut sums = field.rules.criteria.iter().zip(now.iter().zip(&then));
        let worse = sums.find(|(_, (now, then))| now != then);
        worse.map_or(Without::Equal, |(criterion, (now, then))| Without::Worse {
            criterion: *criterion,
            now: *now,
            then: *then,
        })
    };
    draw.pairs.iter().map(without).collect()
}
