//! Section 3: the candidates of one bracket, in their order.

use super::arrangements::first_arrangement;
use super::bracket::{Bracket, Numbers};
use super::exchanges::exchanges;
use super::facts::Facts;
use super::floats::Level;
use super::possible::{Places, Possible, Pruning, Task, Wanted};
use super::set::Set;

/// The place of a candidate in the order: a number for each level of the search, outermost first, with the
/// arrangements player by player. Of two candidates of a bracket the one with the smaller key comes first.
pub(crate) type Key = Vec<usize>;

/// A way to pair a bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub(crate) key: Key,
    pub(crate) numbers: Numbers,
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) left: Set,
}

/// A search through the candidates of a bracket.
pub(crate) struct Search<'a> {
    facts: &'a Facts,
    bracket: &'a Bracket,
    wanted: Wanted<'a>,
    after: Option<&'a [usize]>,
    pruning: Pruning,
    possible: Possible<'a>,
}

/// What the outer levels of the search have fixed.
struct Stage {
    key: Key,
    /// Pairs of moved-down players.
    pairs: Vec<(usize, usize)>,
    numbers: Numbers,
    /// The colour budget that is left.
    budget: usize,
    up: Level,
}

impl<'a> Search<'a> {
    /// A search from the start.
    pub(crate) fn new(facts: &'a Facts, bracket: &'a Bracket, pruning: Pruning) -> Self {
        let possible = Possible::new(facts, bracket, None);
        Search { facts, bracket, wanted: None, after: None, pruning, possible }
    }

    /// A search that goes on behind the candidate with the key `after`, for a set of left-over players that
    /// is `wanted`.
    pub(crate) fn take_up(
        facts: &'a Facts,
        bracket: &'a Bracket,
        pruning: Pruning,
        after: &'a [usize],
        wanted: &'a dyn Fn(Set) -> bool,
    ) -> Self {
        let possible = Possible::new(facts, bracket, Some(wanted));
        Search { facts, bracket, wanted: Some(wanted), after: Some(after), pruning, possible }
    }

    /// The first candidate with one of these numbers of pairs, tried one after the other.
    pub(crate) fn first(&self, all_numbers: &[Numbers]) -> Option<Candidate> {
        all_numbers.iter().find_map(|numbers| self.with_numbers(*numbers))
    }

    /// Whether everything that begins with `key` comes before the place where the search is taken up.
    fn is_over(&self, key: &[usize]) -> bool {
        self.after.is_some_and(|after| key < &after[..key.len().min(after.len())])
    }

    /// C11 and C10: the colour budget rises, and for each budget the up criteria are given up.
    fn with_numbers(&self, numbers: Numbers) -> Option<Candidate> {
        let Numbers { m, p } = numbers;
        let fewer = [self.bracket.most_moved_pairs() - m, self.bracket.most_pairs(m) - p];
        for x in 0..=m + p {
            for up in Level::ALL {
                let key = [fewer[0], fewer[1], x, up as usize].to_vec();
                let stage = Stage { key, pairs: Vec::new(), numbers, budget: x, up };
                let found = self.moved_pairs(&stage);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// C10 and C7: opponents for the m highest moved-down players.
    fn moved_pairs(&self, stage: &Stage) -> Option<Candidate> {
        let m = stage.numbers.m;
        let s1: Vec<usize> = self.bracket.moved().into_iter().take(m).collect();
        let s2: Vec<usize> = self.bracket.players.iter().copied().filter(|p| !s1.contains(p)).collect();
        let hopeful = |filled: &[usize]| {
            let used = self.clashes(&s1, filled);
            self.pruning == Pruning::Off
                || self.possible.can(Task {
                    moved: s1[filled.len()..].iter().copied().collect(),
                    rest: s2.iter().copied().filter(|player| !filled.contains(player)).collect(),
                    left: Set::EMPTY,
                    to_leave: self.bracket.players.len() - 2 * (m + stage.numbers.p),
                    budget: stage.budget - used,
                    up: stage.up,
                    down: Level::Nothing,
                })
        };
        if self.is_over(&stage.key) || !hopeful(&[]) {
            return None;
        }
        let mut keep = |filled: &[usize]| {
            self.keeps(&s1, filled, stage.up)
                && self.clashes(&s1, filled) <= stage.budget
                && !self.is_over(&[&stage.key, filled].concat())
                && hopeful(filled)
        };
        first_arrangement(&s2, m, &mut keep, &mut |filled| {
            let remainder: Vec<usize> = s2.iter().copied().filter(|p| !filled.contains(p)).collect();
            self.remainder(
                &remainder,
                &Stage {
                    key: [&stage.key, filled].concat(),
                    pairs: s1.iter().copied().zip(filled.iter().copied()).collect(),
                    budget: stage.budget - self.clashes(&s1, filled),
                    ..*stage
                },
            )
        })
    }

    /// C9: the down criteria are given up.
    fn remainder(&self, list: &[usize], stage: &Stage) -> Option<Candidate> {
        Level::ALL.into_iter().find_map(|down| {
            let key = [stage.key.as_slice(), &[down as usize]].concat();
            self.homogeneous(list, &Stage { key, pairs: stage.pairs.clone(), ..*stage }, down)
        })
    }

    /// C8: exchanges.
    fn homogeneous(&self, list: &[usize], stage: &Stage, down: Level) -> Option<Candidate> {
        let p = stage.numbers.p;
        let to_leave = list.len() - 2 * p;
        let hopeful = || {
            self.pruning == Pruning::Off
                || self.possible.can(Task {
                    moved: Set::EMPTY,
                    rest: list.iter().copied().collect(),
                    left: Set::EMPTY,
                    to_leave,
                    budget: stage.budget,
                    up: stage.up,
                    down,
                })
        };
        if self.is_over(&stage.key) || (self.bracket.is_lowest && to_leave > 1) || !hopeful() {
            return None;
        }
        exchanges(list.len(), p).enumerate().find_map(|(index, exchange)| {
            let (s1, s2) = exchange.split(list, p);
            let key = [stage.key.as_slice(), &[index]].concat();
            self.transpositions(&s1, &s2, &Stage { key, pairs: stage.pairs.clone(), ..*stage }, down)
        })
    }

    /// C7: transpositions.
    fn transpositions(&self, s1: &[usize], s2: &[usize], stage: &Stage, down: Level) -> Option<Candidate> {
        let places = Places::new(&self.possible, s1, stage.up, down);
        let free = |filled: &[usize]| -> Set { s2.iter().copied().filter(|p| !filled.contains(p)).collect() };
        let hopeful = |filled: &[usize]| {
            let budget = stage.budget - self.clashes(s1, filled);
            self.pruning == Pruning::Off || places.can(filled.len(), free(filled), budget)
        };
        if self.is_over(&stage.key) || !hopeful(&[]) {
            return None;
        }
        let mut keep = |filled: &[usize]| {
            self.keeps(s1, filled, stage.up)
                && self.clashes(s1, filled) <= stage.budget
                && !self.is_over(&[&stage.key, filled].concat())
                && hopeful(filled)
        };
        first_arrangement(s2, s1.len(), &mut keep, &mut |filled| {
            let key = [&stage.key, filled].concat();
            let left = free(filled);
            let stands = left.members().all(|player| self.bracket.may_leave(self.facts, player, down))
                && self.after.is_none_or(|after| key.as_slice() > after)
                && self.wanted.is_none_or(|wanted| wanted(left));
            let new = s1.iter().copied().zip(filled.iter().copied());
            stands.then(|| Candidate {
                key,
                numbers: stage.numbers,
                pairs: stage.pairs.iter().copied().chain(new).collect(),
                left,
            })
        })
    }

    /// Whether the newest of the pairs is legal and keeps the up criteria in force.
    fn keeps(&self, s1: &[usize], filled: &[usize], up: Level) -> bool {
        let newest = filled.len() - 1;
        self.facts.may_pair(s1[newest], filled[newest], up)
    }

    /// How many of the pairs have a clash.
    fn clashes(&self, s1: &[usize], filled: &[usize]) -> usize {
        s1.iter().zip(filled).filter(|(one, other)| self.facts.clash(**one, **other)).count()
    }
}
