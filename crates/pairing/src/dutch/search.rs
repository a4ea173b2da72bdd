//! The best pairing of a bracket, and which of several equally good ones comes first.
//!
//! Everything that C4 to C21 ask is the weight of a matching of all who are not paired yet. The text goes through
//! candidates one after the other (3.3 to 3.8, 4.2 to 4.4) and takes the first of the best; here the best weight is known
//! at once, and each choice is settled in the order in which the candidates vary, by asking whether the best weight can
//! still be reached with it.

mod exchanges;
mod moved_down;
mod transpositions;

use std::sync::Arc;

use kolo_matching::{Alone, Graph, Matching, Solver};

use super::bracket::Bracket;
use super::field::Rank;
use super::weights::{UnplayedGames, Weights, with_width};

/// A paired bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Paired {
    /// Who meets, the higher ranked first.
    pub(super) pairs: Vec<(Rank, Rank)>,
    /// Who goes on to the following bracket, or has the bye from the last one; in the order of 1.2.
    pub(super) downfloaters: Vec<Rank>,
}

/// Pairs a bracket. There is a way to pair everybody: C4 has been seen to.
pub(super) fn pair(bracket: &Bracket<'_>) -> Paired {
    // C9 counts where one floats down, who has the bye.
    let unplayed = if bracket.holds_bye() { UnplayedGames::Count } else { UnplayedGames::DoNotCount };
    pair_with(bracket, unplayed)
}

fn pair_with(bracket: &Bracket<'_>, unplayed: UnplayedGames) -> Paired {
    let weights = Weights::of(bracket, unplayed);
    with_width!(weights, N => {
        let search = Search::<N>::new(bracket, &weights);
        if unplayed == UnplayedGames::Count && search.downfloaters() != 1 {
            return pair_with(bracket, UnplayedGames::DoNotCount);
        }
        search.run()
    })
}

/// The state of the search.
struct Search<'a, const N: usize> {
    bracket: &'a Bracket<'a>,
    weights: &'a Weights,
    solver: Solver<[i64; N]>,
    /// The weight of what is not settled yet, when everything is best.
    best: [i64; N],
    /// A matching of that weight.
    found: Matching,
    /// Settled pairs, by vertex.
    pairs: Vec<(usize, usize)>,
}

impl<'a, const N: usize> Search<'a, N> {
    fn new(bracket: &'a Bracket<'a>, weights: &'a Weights) -> Self {
        let mut solver = solver(bracket, |upper, lower| weights.choice(&bracket.choice(upper, lower)));
        let best = solver.solve().expect("C4: everybody can be paired");
        let found = solver.matching();
        Search { bracket, weights, solver, best, found, pairs: Vec::new() }
    }

    fn run(mut self) -> Paired {
        self.settle_moved_down();
        self.settle_their_opponents();
        let halves = self.settle_halves();
        self.settle_opponents(&halves);
        self.paired()
    }

    fn paired(self) -> Paired {
        let mut floats = vec![true; self.bracket.len()];
        for &(upper, lower) in &self.pairs {
            floats[upper] = false;
            floats[lower] = false;
        }
        let rank = |vertex: usize| self.bracket.rank(vertex);
        let downfloaters = (0..self.bracket.len()).filter(|vertex| floats[*vertex]).map(rank).collect();
        let pairs = self.pairs.iter().map(|&(upper, lower)| (rank(upper), rank(lower))).collect();
        Paired { pairs, downfloaters }
    }

    /// Keeps `vertex` to some partners if everything can still be best; says whether it was.
    fn keep_to(&mut self, vertex: usize, partners: impl Fn(usize) -> bool) -> bool {
        if self.mate(vertex).is_some_and(&partners) {
            self.restrict(vertex, partners);
            return true;
        }
        let mut trial = self.solver.clone();
        trial.forbid_unless(vertex, partners);
        // No matching at all is as little use as a worse one.
        let possible = matches!(trial.solve_within(self.best), Ok(Some(_)));
        if possible {
            self.found = trial.matching();
            self.solver = trial;
        }
        possible
    }

    /// Keeps `vertex` to some partners, which is known to be possible.
    fn restrict(&mut self, vertex: usize, partners: impl Fn(usize) -> bool) {
        self.solver.forbid_unless(vertex, partners);
        self.solve_again();
    }

    fn solve_again(&mut self) {
        self.best = self.solver.solve().expect("what was best before can still be had");
        self.found = self.solver.matching();
    }

    /// The two meet: they and what they weigh are taken out.
    fn settle(&mut self, upper: usize, lower: usize) {
        self.pairs.push((upper, lower));
        self.solver.remove_vertex(upper);
        self.solver.remove_vertex(lower);
        self.solve_again();
    }

    fn weight(&self, upper: usize, lower: usize) -> [i64; N] {
        self.weights.choice(&self.bracket.choice(upper, lower))
    }

    /// How many float down in the matching found.
    fn downfloaters(&self) -> usize {
        let floats = |mate: Option<usize>| mate.is_none_or(|mate| mate >= self.bracket.len());
        (0..self.bracket.len()).filter(|vertex| floats(self.mate(*vertex))).count()
    }

    fn mate(&self, vertex: usize) -> Option<usize> {
        self.found.mate(vertex)
    }
}

/// A solver for all lawful choices of a bracket.
fn solver<const N: usize>(
    bracket: &Bracket<'_>,
    weight: impl Fn(usize, usize) -> [i64; N],
) -> Solver<[i64; N]> {
    let count = bracket.vertices();
    let pairs = (0..count).flat_map(|upper| (upper + 1..count).map(move |lower| (upper, lower)));
    let lawful = pairs.filter(|&(upper, lower)| bracket.lawful(upper, lower));
    let edges = lawful.map(|(upper, lower)| (upper, lower, weight(upper, lower)));
    let graph = Graph::from_edges(count, edges).expect("every pair is there once");
    Solver::new(Arc::new(graph), |_| Alone::Never).expect("the widths leave room")
}
