//! The best pairing of a bracket, and which of several equally good ones comes first.
//!
//! Everything that C4 to C21 ask is the weight of a matching of all who are not paired yet. The text goes through
//! candidates one after the other (3.3 to 3.8, 4.2 to 4.4) and takes the first of the best; here the best weight is known
//! at once, and each choice is settled in the order in which the candidates vary, by asking whether the best weight can
//! still be reached with it.

mod candidates;
mod complete;
mod exchanges;
mod moved_down;
mod rule;
mod transpositions;

use self::complete::Complete;
use self::rule::Rule;
use super::bracket::Bracket;
use super::field::Rank;
use super::kinds::Kinds;
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
        let kinds = Kinds::<N>::of(bracket, &weights);
        let search = Search::new(bracket, &weights, &kinds);
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
    kinds: &'a Kinds<N>,
    /// What is not settled yet.
    open: Complete<'a, N>,
    /// Settled pairs, by vertex.
    pairs: Vec<(usize, usize)>,
}

impl<'a, const N: usize> Search<'a, N> {
    fn new(bracket: &'a Bracket<'a>, weights: &'a Weights, kinds: &'a Kinds<N>) -> Self {
        let rules = vec![Rule::Anybody; bracket.vertices()];
        let open = Complete::new(bracket, kinds, weights, rules, |_| [0; N]);
        Search { bracket, weights, kinds, open, pairs: Vec::new() }
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

    /// Pairs `upper` with the first of the candidates with whom everything can still be best.
    fn settle_first(&mut self, upper: usize, candidates: &[usize]) -> usize {
        let possible = |lower: &&usize| {
            self.open.may_meet(upper, **lower) && self.open.keep_to(upper, Rule::Only(**lower))
        };
        let lower = *candidates.iter().find(possible).expect("he is matched with one of them");
        self.open.settle(upper, lower);
        self.pairs.push((upper, lower));
        lower
    }

    /// How many float down in the matching found.
    fn downfloaters(&self) -> usize {
        let floats = |mate: Option<usize>| mate.is_none_or(|mate| mate >= self.bracket.len());
        (0..self.bracket.len()).filter(|vertex| floats(self.open.mate(*vertex))).count()
    }
}
