//! The smallest sum over all pairs of the field.
//!
//! The graph of all pairs is never written down: ten thousand players have fifty million. A cheapest matching is found
//! among some pairs for each player, and its prices are held against all other pairs. Whichever pair is cheaper than
//! its prices comes in, and the search is done again, until there is none. Then the prices prove that the
//! matching is cheapest among all pairs, as if all had been there from the start.

use std::sync::Arc;

use kolo_matching::{Alone, Certificate, Graph, Matching, Solver};

use super::candidates;
use super::field::{Field, Rank};
use super::pricing::Prices;
use super::weights::{Weights, with_width};

/// Who meets whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Draw {
    pub(super) pairs: Vec<(Rank, Rank)>,
    pub(super) free: Option<Rank>,
}

/// The best pairing; `None` when there is no legal one.
pub(super) fn optimum(field: &Field, weights: &Weights) -> Option<Draw> {
    with_width!(weights, N => solve::<N>(field, weights).draw(field))
}

/// The cheapest matching of the whole field, with its proof.
pub(super) struct Optimum<const N: usize> {
    pub(super) matching: Matching,
    #[cfg_attr(not(test), expect(dead_code, reason = "read by the test that checks it against all pairs"))]
    pub(super) certificate: Certificate<[i64; N]>,
}

impl<const N: usize> Optimum<N> {
    fn draw(self, field: &Field) -> Option<Draw> {
        Draw::of(field, &self.matching)
    }
}

impl Draw {
    /// The pairing of a matching; `None` if a player is left who must not be.
    pub(super) fn of(field: &Field, matching: &Matching) -> Option<Draw> {
        let mut alone = matching.alone().map(Rank);
        let free = alone.next();
        let legal = alone.next().is_none() && free.is_some() == field.is_odd();
        let pairs = matching.pairs().map(|(a, b)| (Rank(a), Rank(b))).collect();
        legal.then_some(Draw { pairs, free })
    }
}

/// Up to so many new pairs a player are added to what is solved; with more, beginning again is faster.
const FEW_A_PLAYER: usize = 4;

/// Brings in pairs until none is cheaper than its prices.
pub(super) fn solve<const N: usize>(field: &Field, weights: &Weights) -> Optimum<N> {
    let mut edges = candidates::first::<N>(field, weights);
    let mut solver = solver_of(field, weights, &edges);
    loop {
        // Every player may stay alone at a price, so that there is always a matching.
        solver.solve().expect("the widths leave room");
        let certificate = solver.certificate();
        let prices = Prices::of(field, &certificate);
        let cheaper = prices.cheaper_pairs(field, weights);
        if cheaper.is_empty() {
            return Optimum { matching: solver.matching(), certificate };
        }
        let few = cheaper.len() <= FEW_A_PLAYER * field.len();
        let around = prices.pairs_around(field, weights, &cheaper);
        let new = cheaper.into_iter().chain(around);
        if few {
            for (a, b) in new {
                let weight = weights.pair::<N>(field, a, b);
                solver.set_cost(a.0, b.0, weight).expect("two players of the field");
                edges.push((a, b));
            }
        } else {
            edges.extend(new);
            edges.sort_unstable();
            edges.dedup();
            solver = solver_of(field, weights, &edges);
        }
    }
}

/// A solver for these pairs. Every player may stay alone, above everything else.
pub(super) fn solver_of<const N: usize>(
    field: &Field,
    weights: &Weights,
    edges: &[(Rank, Rank)],
) -> Solver<[i64; N]> {
    let weighed = edges.iter().map(|&(a, b)| (a.0, b.0, weights.pair::<N>(field, a, b)));
    let graph = Graph::from_edges(field.len(), weighed).expect("every pair is there once");
    let alone = |vertex: usize| Alone::Costs(weights.alone::<N>(&field.players()[vertex]));
    Solver::new(Arc::new(graph), alone).expect("the widths leave room")
}
