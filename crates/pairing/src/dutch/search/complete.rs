//! The graph of all choices of a bracket, of which only a few are written down.
//!
//! The cheapest matching of some choices is held against all others by its prices; whichever is cheaper than its prices
//! comes in, and the search goes on from where it stood. When none is, the prices prove the minimum over all choices.
//! Players of one kind differ by their price alone, so that nothing is as large as the number of pairs.

use std::sync::Arc;

use kolo_matching::{Alone, Graph, Solver, Weight};

use super::candidates;
use super::prices::Prices;
use super::rule::Rule;
use crate::dutch::bracket::Bracket;
use crate::dutch::player_classes::Kinds;
use crate::dutch::weights::Weights;
use crate::parallel::over_rows;

/// At most so many choices of a player that are cheaper than their prices come in at a time.
const CHEAPER: usize = 8;

/// All choices of a bracket, and a cheapest matching of them.
#[derive(Debug, Clone)]
pub(super) struct Complete<'a, const N: usize> {
    bracket: &'a Bracket<'a>,
    kinds: &'a Kinds<N>,
    /// What it weighs that a resident is the upper one of two residents.
    first_half: Vec<[i64; N]>,
    /// More than everything that can be: what it weighs to do what a rule forbids.
    forbidden: [i64; N],
    /// To whom a vertex is kept.
    rules: Vec<Rule>,
    /// Whose rules the solver does not know yet. What was found keeps them.
    pending: Vec<usize>,
    solver: Solver<[i64; N]>,
    /// Every player's mate in a cheapest matching that keeps all rules, and its weight.
    mates: Vec<Option<usize>>,
    best: [i64; N],
}

impl<'a, const N: usize> Complete<'a, N> {
    /// `first_half` gives what it weighs that a resident is the upper one of two.
    pub(super) fn new(
        bracket: &'a Bracket<'a>,
        kinds: &'a Kinds<N>,
        weights: &Weights,
        rules: Vec<Rule>,
        first_half: impl Fn(usize) -> [i64; N],
    ) -> Self {
        let residents = bracket.residents();
        let of_half = |vertex: usize| if residents.contains(&vertex) { first_half(vertex) } else { [0; N] };
        let first_half: Vec<[i64; N]> = (0..bracket.vertices()).map(of_half).collect();
        let all = All { bracket, kinds, first_half: &first_half, rules: &rules };
        let edges = candidates::first(bracket, kinds);
        let weighed = edges.into_iter().filter_map(|(u, v)| Some((u, v, all.weight(u, v)?)));
        let graph = Graph::from_edges(bracket.vertices(), weighed).expect("every pair is there once");
        let forbidden = weights.alone::<N>();
        let alone = |vertex: usize| {
            Alone::Costs(if rules[vertex].allows_going_on() { kinds.alone(vertex) } else { forbidden })
        };
        let mut solver = Solver::new(Arc::new(graph), alone).expect("the widths leave room");
        for vertex in (0..bracket.vertices()).filter(|vertex| rules[*vertex] == Rule::Gone) {
            solver.remove_vertex(vertex);
        }
        let (mates, pending, best) = (Vec::new(), Vec::new(), [0; N]);
        let mut complete =
            Complete { bracket, kinds, first_half, forbidden, rules, pending, solver, mates, best };
        complete.solve();
        complete
    }

    pub(super) fn mate(&self, vertex: usize) -> Option<usize> {
        self.mates[vertex]
    }

    pub(super) fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// Keeps `vertex` to a rule if everything can still be best; says whether it was.
    pub(super) fn keep_to(&mut self, vertex: usize, rule: Rule) -> bool {
        if self.would_keep(vertex, rule, self.mate(vertex)) || self.keep_by_change(vertex, rule) {
            self.restrict(vertex, rule);
            return true;
        }
        if !self.may_keep(vertex, rule) {
            return false;
        }
        self.explain_solver();
        let mut trial = self.clone();
        trial.restrict(vertex, rule);
        trial.explain_solver();
        let possible = trial.best == self.best;
        if possible {
            *self = trial;
        }
        possible
    }

    /// Keeps `vertex` to a rule. The solver hears of it when it is asked again; until then what was found must keep it.
    pub(super) fn restrict(&mut self, vertex: usize, rule: Rule) {
        self.rules[vertex] = rule;
        self.pending.push(vertex);
    }

    /// Takes out those who meet.
    pub(super) fn take_out(&mut self, pairs: &[(usize, usize)]) {
        for vertex in pairs.iter().flat_map(|(upper, lower)| [*upper, *lower]) {
            self.restrict(vertex, Rule::Gone);
        }
    }

    /// Takes out those who meet if everything can still be best; says whether it can.
    pub(super) fn settle_all(&mut self, pairs: &[(usize, usize)]) -> bool {
        if pairs.iter().all(|(upper, lower)| self.mate(*upper) == Some(*lower)) {
            self.take_out(pairs);
            return true;
        }
        let mut weights = pairs.iter().map(|(upper, lower)| self.weight_of(*upper, Some(*lower)));
        let weight = weights.try_fold([0; N], |sum, weight| Some(sum.plus(weight?)));
        let Some(weight) = weight else { return false };
        self.explain_solver();
        let mut trial = self.clone();
        trial.take_out(pairs);
        trial.explain_solver();
        let possible = trial.best.plus(weight) == self.best;
        if possible {
            *self = trial;
        }
        possible
    }

    /// Whether this mate, or none, keeps `vertex` to a rule.
    pub(super) fn would_keep(&self, vertex: usize, rule: Rule, mate: Option<usize>) -> bool {
        match mate {
            Some(mate) => rule.allows(vertex, mate, &self.bracket.residents()),
            None => rule.allows_going_on(),
        }
    }

    /// Those who differ from `vertex` only by whom they have met, and `vertex` itself.
    pub(super) fn alike(&self, vertex: usize) -> &[usize] {
        &self.kinds.members[self.kinds.of[vertex]]
    }

    /// What it weighs that `vertex` has this mate, or none; `None` if a rule forbids it.
    pub(super) fn weight_of(&self, vertex: usize, mate: Option<usize>) -> Option<[i64; N]> {
        match mate {
            Some(mate) => self.all().weight(vertex.min(mate), vertex.max(mate)),
            None => self.rules[vertex].allows_going_on().then(|| self.kinds.alone(vertex)),
        }
    }

    /// Gives `vertex` this mate, or none. The weight of the whole must stay what it is.
    pub(super) fn set_mates(&mut self, vertex: usize, mate: Option<usize>) {
        self.mates[vertex] = mate;
        if let Some(mate) = mate {
            self.mates[mate] = Some(vertex);
        }
    }

    /// The best weight if these are kept to rules as well.
    pub(super) fn best_with(&mut self, rules: &[(usize, Rule)]) -> [i64; N] {
        self.explain_solver();
        let mut trial = self.clone();
        for &(vertex, rule) in rules {
            trial.restrict(vertex, rule);
        }
        trial.explain_solver();
        trial.best
    }

    /// The weight of the best matching.
    pub(super) fn best(&mut self) -> [i64; N] {
        self.explain_solver();
        self.best
    }

    /// Gives the solver the rules that came since the last time.
    fn explain_solver(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        let residents = self.bracket.residents();
        for vertex in std::mem::take(&mut self.pending) {
            match self.rules[vertex] {
                Rule::Gone => self.solver.remove_vertex(vertex),
                rule => {
                    self.solver.forbid_unless(vertex, |other| rule.allows(vertex, other, &residents));
                    if !rule.allows_going_on() {
                        let never = Alone::Costs(self.forbidden);
                        self.solver.set_alone(vertex, never).expect("the widths leave room");
                    }
                }
            }
        }
        self.solve();
    }

    /// `false` if the prices prove that these two do not meet in any best matching.
    pub(super) fn may_meet(&self, upper: usize, lower: usize) -> bool {
        let weight = self.all().weight(upper, lower);
        weight.is_some_and(|weight| self.solver.may_be_in_a_cheapest(upper, lower, weight))
    }

    /// `false` if the prices prove that no best matching keeps `vertex` to a rule: whatever is in a best matching costs
    /// what its prices say.
    fn may_keep(&self, vertex: usize, rule: Rule) -> bool {
        let residents = self.bracket.residents();
        let may_meet = |other: usize| {
            rule.allows(vertex, other, &residents) && self.may_meet(vertex.min(other), vertex.max(other))
        };
        rule.allows_going_on() || (0..vertex).chain(vertex + 1..self.rules.len()).any(may_meet)
    }

    /// The prices that prove the best weight, by vertex, twice as large.
    pub(super) fn prices(&self) -> Vec<[i64; N]> {
        self.solver.certificate().vertices
    }

    /// The same with what odd sets of vertices take off.
    pub(super) fn proof_prices(&self) -> Prices<N> {
        Prices::of(self.solver.certificate())
    }

    pub(super) fn bracket(&self) -> &Bracket<'a> {
        self.bracket
    }

    pub(super) fn kinds(&self) -> &Kinds<N> {
        self.kinds
    }

    /// What it weighs that these two are matched, without rules and without whether they have met.
    pub(super) fn weight_by_kinds(&self, upper: usize, lower: usize) -> Option<[i64; N]> {
        self.kinds.weight(upper, lower).map(|weight| self.all().with_half(weight, upper, lower))
    }

    /// What it weighs that a resident is the upper one of two, by vertex.
    pub(super) fn first_half(&self) -> &[[i64; N]] {
        &self.first_half
    }

    /// The matching, its prices, and how many choices were written down.
    #[cfg(test)]
    pub(super) fn proof(&self) -> (kolo_matching::Matching, kolo_matching::Certificate<[i64; N]>, usize) {
        (self.solver.matching(), self.solver.certificate(), self.solver.graph().edge_count())
    }

    fn all(&self) -> All<'_, N> {
        let Complete { bracket, kinds, first_half, rules, .. } = self;
        All { bracket, kinds, first_half, rules }
    }

    /// Brings in choices until none is cheaper than its prices.
    fn solve(&mut self) {
        loop {
            // Every player may stay alone at a price, so that there is always a matching.
            self.best = self.solver.solve().expect("the widths leave room");
            let cheaper = self.all().cheaper(&self.proof_prices());
            if cheaper.is_empty() {
                let matching = self.solver.matching();
                self.mates = (0..self.rules.len()).map(|vertex| matching.mate(vertex)).collect();
                return;
            }
            for (upper, lower, weight) in cheaper {
                self.solver.set_cost(upper, lower, weight).expect("two players of the bracket");
            }
        }
    }
}

/// Everything that a choice weighs.
struct All<'a, const N: usize> {
    bracket: &'a Bracket<'a>,
    kinds: &'a Kinds<N>,
    first_half: &'a [[i64; N]],
    rules: &'a [Rule],
}

impl<const N: usize> All<'_, N> {
    /// What a choice weighs, if it is there; `upper` is the smaller vertex.
    fn weight(&self, upper: usize, lower: usize) -> Option<[i64; N]> {
        let of_kinds = self.kinds.weight(upper, lower)?;
        let residents = self.bracket.residents();
        let allowed = self.rules[upper].allows(upper, lower, &residents)
            && self.rules[lower].allows(lower, upper, &residents);
        (allowed && !self.bracket.apart(upper, lower)).then(|| self.with_half(of_kinds, upper, lower))
    }

    fn with_half(&self, of_kinds: &[i64; N], upper: usize, lower: usize) -> [i64; N] {
        let mut weight = *of_kinds;
        if self.bracket.residents().contains(&lower) {
            weight.iter_mut().zip(self.first_half[upper]).for_each(|(sum, part)| *sum += part);
        }
        weight
    }

    /// Choices that are cheaper than their prices, the cheapest ones of each player.
    fn cheaper(&self, prices: &Prices<N>) -> Vec<(usize, usize, [i64; N])> {
        // The vertices of each kind by price, the highest first.
        let mut by_price: Vec<Vec<usize>> = self.kinds.members.clone();
        for members in &mut by_price {
            members.sort_by(|a, b| prices.of_vertex(*b).cmp(prices.of_vertex(*a)).then(a.cmp(b)));
        }
        let of = |upper: usize| {
            let mut found = Vec::new();
            for (other, members) in by_price.iter().enumerate() {
                let Some(of_kinds) = self.kinds.between(self.kinds.of[upper], other) else { continue };
                let weight_with = |lower: usize| self.with_half(of_kinds, upper, lower);
                // Those that follow have a lower price.
                let in_question = members
                    .iter()
                    .map(|lower| (*lower, weight_with(*lower)))
                    .take_while(|(lower, weight)| prices.may_be_too_cheap(weight, upper, *lower));
                let cheaper = in_question.filter(|(lower, weight)| {
                    upper < *lower
                        && self.weight(upper, *lower).is_some()
                        && prices.is_too_cheap(weight, upper, *lower)
                });
                found.extend(cheaper.take(CHEAPER).map(|(lower, weight)| (upper, lower, weight)));
            }
            found
        };
        over_rows(self.kinds.of.len(), |vertices| {
            vertices.filter(|vertex| self.rules[*vertex] != Rule::Gone).flat_map(of).collect()
        })
    }
}
