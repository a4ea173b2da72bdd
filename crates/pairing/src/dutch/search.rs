//! The best pairing of a bracket, and which of several equally good ones comes first.
//!
//! Everything that C4 to C21 ask is the weight of a matching of all who are not paired yet. The text goes through
//! candidates one after the other (3.3 to 3.8, 4.2 to 4.4) and takes the first of the best; here the best weight is
//! known at once, and each choice is settled in the order in which the candidates vary, by asking whether the best
//! weight can still be reached with it.

mod by_kinds;
mod candidates;
mod change;
mod complete;
mod exchanges;
mod groups;
mod in_order;
mod likely;
mod moved_down;
mod prices;
mod rule;
#[cfg(test)]
mod tests;
mod transpositions;
mod what_if;

use kolo_matching::Weight;

use self::complete::Complete;
use self::exchanges::Halves;
use self::in_order::InOrder;
use self::likely::LeftOver;
use self::rule::Rule;
pub(super) use self::what_if::{Instead, NAMED, PassedOver, Questions, Reasons, Worse, reasons};
use super::bracket::{Bracket, Reach, Unpaired};
use super::field::Rank;
use super::greedy_completion;
use super::player_classes::Kinds;
use super::weights::{UnplayedGames, Weights, with_width};

/// A paired bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Paired {
    /// Who meets, the higher ranked first: those moved down, then the others, each in the order of the first half.
    pub(super) pairs: Vec<(Rank, Rank)>,
    /// How many of the pairs are of those moved down.
    pub(super) heads: usize,
    /// Who goes on to the following bracket, or has the bye from the last one; in the order of 1.2.
    pub(super) downfloaters: Vec<Rank>,
    /// How far the search had to look.
    pub(super) reach: Reach,
    /// Whether C9 counted.
    pub(super) unplayed: UnplayedGames,
    /// Pairs of those who are not paired yet, by which the search saw that they can be; the higher ranked first.
    pub(super) foreseen: Vec<(Rank, Rank)>,
}

/// So few are looked at all together at once.
const FEW: usize = 24;

/// More different scores come together in a bracket than can be weighed against each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TooManyScores {
    pub(super) scores: usize,
}

/// Pairs a bracket. There is a way to pair all players: C4 has been seen to.
///
/// # Errors
/// [`TooManyScores`].
pub(super) fn pair(all: &Unpaired<'_>) -> Result<Paired, TooManyScores> {
    if all.holds_bye() {
        // C9 counts where one floats down, who has the bye.
        return pair_with(&Bracket::new(all, Reach::AllPlayers), UnplayedGames::Count)
            .map(|(paired, _)| paired);
    }
    let within = |reach: Reach, seen: &[(Rank, Rank)]| {
        let foreseen = &[all.foreseen, seen].concat();
        pair_with(&Bracket::new(&Unpaired { foreseen, ..*all }, reach), UnplayedGames::DoNotCount)
    };
    if all.len() <= FEW {
        return within(Reach::AllPlayers, &[]).map(|(paired, _)| paired);
    }
    let (near, _) = within(Reach::Bracket, &[])?;
    if greedy_completion::following_is_best(all, &near.downfloaters) {
        return Ok(near);
    }
    let (further, going_on) = within(Reach::Following, &near.pairs)?;
    if greedy_completion::below_is_paired(all, &going_on) {
        return Ok(further);
    }
    let seen = [further.pairs, further.foreseen].concat();
    within(Reach::AllPlayers, &seen).map(|(paired, _)| paired)
}

/// The pairing of a bracket, and who goes on to where the search does not look.
fn pair_with(bracket: &Bracket<'_>, unplayed: UnplayedGames) -> Result<(Paired, Vec<Rank>), TooManyScores> {
    let weights = Weights::of(bracket, unplayed);
    with_width!(weights, N => {
        let kinds = Kinds::<N>::of(bracket, &weights);
        if let Some(pairs) = by_kinds::pair(bracket, &kinds) {
            return Ok((paired(bracket, &pairs, unplayed), Vec::new()));
        }
        pair_one_by_one(bracket, &weights, &kinds, unplayed)
    }, wider => Err(TooManyScores { scores: bracket.scores().len() }))
}

/// The same where kinds alone do not decide.
fn pair_one_by_one<const N: usize>(
    bracket: &Bracket<'_>,
    weights: &Weights,
    kinds: &Kinds<N>,
    unplayed: UnplayedGames,
) -> Result<(Paired, Vec<Rank>), TooManyScores> {
    let search = Search::new(bracket, weights, kinds);
    if unplayed == UnplayedGames::Count && search.downfloaters() != 1 {
        return pair_with(bracket, UnplayedGames::DoNotCount);
    }
    Ok(search.run(unplayed))
}

/// What came of a bracket with these pairs.
fn paired(bracket: &Bracket<'_>, pairs: &[(usize, usize)], unplayed: UnplayedGames) -> Paired {
    let mut floats = vec![true; bracket.len()];
    for &(upper, lower) in pairs {
        floats[upper] = false;
        floats[lower] = false;
    }
    let rank = |vertex: usize| bracket.rank(vertex);
    let downfloaters = (0..bracket.len()).filter(|vertex| floats[*vertex]).map(rank).collect();
    let heads = pairs.iter().filter(|(upper, _)| bracket.moved_down().contains(upper)).count();
    let pairs = pairs.iter().map(|&(upper, lower)| (rank(upper), rank(lower))).collect();
    Paired { pairs, heads, downfloaters, reach: bracket.reach, unplayed, foreseen: Vec::new() }
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
        let rules = vec![Rule::Any; bracket.vertices()];
        let open = Complete::new(bracket, kinds, weights, rules, |_| [0; N]);
        Search { bracket, weights, kinds, open, pairs: Vec::new() }
    }

    fn run(mut self, unplayed: UnplayedGames) -> (Paired, Vec<Rank>) {
        self.settle_moved_down();
        if !self.settle_without_remainder() {
            self.settle_their_opponents();
            self.settle_remainder();
        }
        let going_on = self.going_on();
        let foreseen = self.foreseen();
        (Paired { foreseen, ..paired(self.bracket, &self.pairs, unplayed) }, going_on)
    }

    /// 3.3.2: pairs the residents who do not meet a player moved down.
    fn settle_remainder(&mut self) {
        let remainder = self.remainder();
        let any = remainder.iter().any(|who| self.is_upper(*who));
        if any && !self.settle_without_exchange(&remainder) {
            let halves = self.settle_halves(&remainder);
            if self.depends_on_others(&halves) || !self.settle_in_order(&halves) {
                self.settle_opponents(&halves, LeftOver::Floats);
            }
        }
    }

    /// Pairs the remainder with the halves as they are, if that is among the best; says whether it is.
    fn settle_without_exchange(&mut self, remainder: &[usize]) -> bool {
        let pairs = remainder.iter().filter(|who| self.is_upper(**who)).count();
        let (first, second) = remainder.split_at(pairs);
        let halves = Halves { first: first.to_vec(), second: second.to_vec() };
        if self.depends_on_others(&halves) {
            self.settle_likely(&halves)
        } else {
            self.settle_in_order(&halves)
        }
    }

    /// Whether it depends on those below who of the second half floats best.
    fn depends_on_others(&self, halves: &Halves) -> bool {
        let floating = halves.second.len() - halves.first.len();
        floating > usize::from(self.bracket.is_last()) && self.bracket.reach != Reach::Bracket
    }

    /// Pairs two halves in the order that prices predict, if it is among the best; says whether it is.
    fn settle_likely(&mut self, halves: &Halves) -> bool {
        let likely = self.open.likely_order(halves, LeftOver::Floats);
        !likely.is_empty() && self.settle_all(&likely)
    }

    /// Settles these pairs, if they can be in a best pairing together; says whether they can.
    fn settle_all(&mut self, pairs: &[(usize, usize)]) -> bool {
        let settled = self.open.settle_all(pairs);
        if settled {
            self.pairs.extend(pairs);
        }
        settled
    }

    /// Pairs two halves that depend on no others, if the best weight can be reached with them; says whether that was
    /// so.
    fn settle_in_order(&mut self, halves: &Halves) -> bool {
        let Search { bracket, kinds, open, .. } = &*self;
        let prices = open.prices();
        let in_order = InOrder { bracket, kinds, prices: &prices };
        // What the remainder weighs in the matching found.
        let all_players = halves.first.iter().chain(&halves.second);
        let within = |who: usize| open.mate(who).filter(|mate| *mate < bracket.len());
        let weights = all_players.map(|who| match within(*who) {
            Some(mate) if mate > *who => kinds.weight(*who, mate).copied().unwrap_or([0; N]),
            Some(_) => [0; N],
            None => in_order.weight_of_floating(*who).unwrap_or([0; N]),
        });
        let target = weights.fold([0; N], Weight::plus);
        let pairs = in_order.pair(halves, target.doubled());
        self.pairs.extend(pairs.iter().flatten());
        pairs.is_some()
    }

    /// The pairs of the matching that are not of the bracket.
    fn foreseen(&self) -> Vec<(Rank, Rank)> {
        let bracket = self.bracket;
        let below = bracket.following().chain(bracket.below());
        let pairs = below.filter_map(|lower| Some((self.open.mate(lower)?, lower)));
        let upper_first = pairs.filter(|(upper, lower)| upper < lower);
        upper_first.map(|(upper, lower)| (bracket.rank(upper), bracket.rank(lower))).collect()
    }

    /// Who is left unmatched: goes on to where the search does not look.
    fn going_on(&self) -> Vec<Rank> {
        let mut paired = vec![false; self.bracket.len()];
        for vertex in self.pairs.iter().flat_map(|(upper, lower)| [*upper, *lower]) {
            paired[vertex] = true;
        }
        let count = self.bracket.vertices() - usize::from(self.bracket.bye_vertex().is_some());
        let open = (0..count).filter(|vertex| !paired.get(*vertex).copied().unwrap_or(false));
        open.filter(|vertex| self.open.mate(*vertex).is_none())
            .map(|vertex| self.bracket.rank(vertex))
            .collect()
    }

    /// Pairs `upper` with the first of the candidates with whom everything can still be best.
    fn settle_first(&mut self, upper: usize, candidates: &[usize]) -> usize {
        let possible = |lower: &&usize| {
            self.open.may_meet(upper, **lower) && self.open.keep_to(upper, Rule::Only(**lower))
        };
        let lower = *candidates.iter().find(possible).expect("he is matched with one of them");
        self.open.take_out(&[(upper, lower)]);
        self.pairs.push((upper, lower));
        lower
    }

    /// How many float down in the matching found.
    fn downfloaters(&self) -> usize {
        let floats = |mate: Option<usize>| mate.is_none_or(|mate| mate >= self.bracket.len());
        (0..self.bracket.len()).filter(|vertex| floats(self.open.mate(*vertex))).count()
    }
}
