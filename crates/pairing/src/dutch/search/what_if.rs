//! What other choices would have cost, for those who ask why a bracket was paired as it was.
//!
//! The same search answers that decided: everything settled before a choice is kept, the choice is changed, and the
//! best weight that is left is held against the one that was reached.

use kolo_model::HalfPoints;

use super::rule::Rule;
use super::{Paired, Search};
use crate::dutch::bracket::{Bracket, Reach, Unpaired};
use crate::dutch::criteria::Criterion;
use crate::dutch::field::Rank;
use crate::dutch::player_classes::Kinds;
use crate::dutch::weights::{Difference, Weights, with_width};

/// How many of those who were passed over are asked about at each choice.
pub(in super::super) const NAMED: usize = 5;

/// Where the search looks at more than so many, a question counts as several.
const ONE_QUESTION: usize = 1000;

/// A criterion that another choice would make worse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in super::super) struct Worse {
    pub(in super::super) criterion: Criterion,
    /// The score it is counted for, where scores are taken one by one.
    pub(in super::super) score: Option<HalfPoints>,
    /// What it counts in the pairing, and what it would count.
    pub(in super::super) best: i64,
    pub(in super::super) then: i64,
}

/// What would be with another choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Instead {
    /// Not all players could be paired (C4).
    Unpaired,
    /// A criterion would be worse.
    Worse(Worse),
    /// Nothing would be worse, but it comes later in the order of candidates.
    Later,
    /// Not looked at: too much had been asked.
    NotAsked,
}

/// How much may still be asked about a round.
#[derive(Debug)]
pub(in super::super) struct Questions(pub(in super::super) usize);

/// What other choices in a bracket would have cost.
#[derive(Debug, Default)]
pub(in super::super) struct Reasons {
    /// Those moved down who go on, and what it would cost to pair them here.
    pub(in super::super) going_on: Vec<(Rank, Instead)>,
    /// What it would cost to leave the halves as they are, if there was an exchange.
    pub(in super::super) exchange: Option<Instead>,
    /// For every pair: who stood before the opponent in the second half and was free.
    pub(in super::super) passed_over: Vec<PassedOver>,
    /// Residents ranked below a player who floats, who do not, and what it would cost if they did; the lowest first.
    pub(in super::super) not_floating: Vec<(Rank, Instead)>,
}

impl Reasons {
    fn all(&self) -> impl Iterator<Item = Instead> {
        let named = self.passed_over.iter().flat_map(|one| &one.named).filter_map(|(_, instead)| *instead);
        let others = self.going_on.iter().chain(&self.not_floating).map(|(_, instead)| *instead);
        named.chain(others).chain(self.exchange)
    }
}

/// Who stood before an opponent.
#[derive(Debug, Default)]
pub(in super::super) struct PassedOver {
    /// The first of them. No answer for pairs that the rules forbid anyway.
    pub(in super::super) named: Vec<(Rank, Option<Instead>)>,
    /// How many more there were.
    pub(in super::super) more: usize,
}

/// Asks about a bracket that is paired. What seems as good where the search did not look further is asked again
/// everywhere: those below may not bear it.
pub(in super::super) fn reasons(all: &Unpaired<'_>, paired: &Paired, questions: &mut Questions) -> Reasons {
    let near = reasons_within(paired.reach, all, paired, questions).unwrap_or_default();
    if paired.reach == Reach::AllPlayers || !near.all().any(|instead| instead == Instead::Later) {
        return near;
    }
    // With all players in it the weight may be wider than can be weighed; then what is known from near by is used.
    reasons_within(Reach::AllPlayers, all, paired, questions).unwrap_or(near)
}

/// `None` if the weights are too wide, which they were not for `paired.reach`.
fn reasons_within(
    reach: Reach,
    all: &Unpaired<'_>,
    paired: &Paired,
    questions: &mut Questions,
) -> Option<Reasons> {
    let bracket = Bracket::new(all, reach);
    let weights = Weights::of(&bracket, paired.unplayed);
    with_width!(weights, N => {
        let kinds = Kinds::<N>::of(&bracket, &weights);
        let search = Search::new(&bracket, &weights, &kinds);
        Some(Asked { search, paired, questions, reasons: Reasons::default() }.all())
    }, wider => None)
}

struct Asked<'a, const N: usize> {
    search: Search<'a, N>,
    paired: &'a Paired,
    questions: &'a mut Questions,
    reasons: Reasons,
}

impl<const N: usize> Asked<'_, N> {
    fn all(mut self) -> Reasons {
        let bracket = self.search.bracket;
        let vertex: std::collections::BTreeMap<Rank, usize> =
            (0..bracket.len()).map(|vertex| (bracket.rank(vertex), vertex)).collect();
        let pairs: Vec<(usize, usize)> =
            self.paired.pairs.iter().map(|(upper, lower)| (vertex[upper], vertex[lower])).collect();
        let (heads, rest) = pairs.split_at(self.paired.heads);
        self.ask_moved_down(heads);
        let residents: Vec<usize> = bracket.residents().collect();
        self.ask_pairs(heads, &residents);
        self.let_go_on(heads);
        let remainder: Vec<usize> =
            residents.iter().copied().filter(|who| heads.iter().all(|(_, lower)| lower != who)).collect();
        self.ask_floaters(rest, &remainder);
        self.ask_exchange(rest, &remainder);
        let second: Vec<usize> =
            remainder.iter().copied().filter(|who| rest.iter().all(|(upper, _)| upper != who)).collect();
        self.ask_pairs(rest, &second);
        self.reasons
    }

    /// 3.2, 4.4: why a player moved down goes on. Others may go on in their place.
    fn ask_moved_down(&mut self, heads: &[(usize, usize)]) {
        for who in self.search.bracket.moved_down() {
            if heads.iter().all(|(upper, _)| *upper != who) {
                let instead = self.ask(&[(who, Rule::Resident)]);
                self.reasons.going_on.push((self.search.bracket.rank(who), instead));
            }
        }
    }

    /// Those who go on have done so.
    fn let_go_on(&mut self, heads: &[(usize, usize)]) {
        for who in self.search.bracket.moved_down() {
            if heads.iter().all(|(upper, _)| *upper != who) {
                self.search.open.restrict(who, Rule::Out);
            }
        }
    }

    /// 4.2: why not an earlier opponent. `others` are those to choose from, in their order.
    fn ask_pairs(&mut self, pairs: &[(usize, usize)], others: &[usize]) {
        let bracket = self.search.bracket;
        let mut free = others.to_vec();
        for &(upper, lower) in pairs {
            let before: Vec<usize> =
                free.iter().copied().filter(|other| *other < lower && *other > upper).collect();
            let mut passed_over = PassedOver { named: Vec::new(), more: before.len().saturating_sub(NAMED) };
            for &other in before.iter().take(NAMED) {
                let legal = bracket.legal_by_kind(upper, other) && !bracket.apart(upper, other);
                let instead = legal.then(|| self.ask(&[(upper, Rule::Only(other))]));
                passed_over.named.push((bracket.rank(other), instead));
            }
            self.reasons.passed_over.push(passed_over);
            free.retain(|other| *other != lower);
            self.search.open.restrict(upper, Rule::Only(lower));
            self.search.open.restrict(lower, Rule::Only(upper));
        }
    }

    /// Why no lower ranked player floats.
    fn ask_floaters(&mut self, rest: &[(usize, usize)], remainder: &[usize]) {
        let paired = |who: &usize| rest.iter().any(|(upper, lower)| upper == who || lower == who);
        let Some(highest) = remainder.iter().find(|who| !paired(who)) else { return };
        for &who in remainder.iter().rev().filter(|who| *who > highest && paired(who)).take(NAMED) {
            let instead = self.ask(&[(who, Rule::Out)]);
            self.reasons.not_floating.push((self.search.bracket.rank(who), instead));
        }
    }

    /// 4.3: why the halves do not stay as they are. Afterwards they are what they became.
    fn ask_exchange(&mut self, rest: &[(usize, usize)], remainder: &[usize]) {
        let first: Vec<usize> = rest.iter().map(|(upper, _)| *upper).collect();
        // More may float than do, so that it is seen when only that would help (C6).
        let rule = |in_first: bool| if in_first { Rule::LowerOrOut } else { Rule::HigherOrOut };
        if first != remainder[..first.len()] {
            let natural: Vec<(usize, Rule)> =
                remainder.iter().enumerate().map(|(at, who)| (*who, rule(at < first.len()))).collect();
            self.reasons.exchange = Some(self.ask(&natural));
        }
        for &who in remainder {
            self.search.open.restrict(who, rule(first.contains(&who)));
        }
    }

    fn ask(&mut self, rules: &[(usize, Rule)]) -> Instead {
        // It takes as much longer as there are more to look at.
        let asked = self.search.bracket.vertices().div_ceil(ONE_QUESTION);
        let Some(left) = self.questions.0.checked_sub(asked) else { return Instead::NotAsked };
        self.questions.0 = left;
        let best = self.search.open.best();
        let then = self.search.open.best_with(rules);
        match self.search.weights.first_difference(&best, &then) {
            Difference::None => Instead::Later,
            Difference::Unpaired => Instead::Unpaired,
            Difference::Criterion { criterion, score, one, other } => {
                Instead::Worse(Worse { criterion, score, best: one, then: other })
            }
        }
    }
}
