//! Section 4: from bracket to bracket.

use std::cell::RefCell;
use std::collections::HashMap;

use super::bracket::{Bracket, Numbers};
use super::facts::Facts;
use super::possible::Pruning;
use super::search::{Candidate, Search};
use super::set::Set;

/// A whole round, without colours.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Paired {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) bye: Option<usize>,
}

/// The players of one stage before anybody comes into it.
#[derive(Debug, Clone, Default)]
struct Group {
    /// In a joined group: the players of the bracket joined last, who count as moved down.
    heads: Vec<usize>,
    residents: Vec<usize>,
}

/// A bracket that has its pairing for now.
#[derive(Debug, Clone)]
struct Settled {
    bracket: Bracket,
    /// Moved on by C1 and by step 3b, before the candidates were looked at.
    sent_on: Vec<usize>,
    candidate: Candidate,
}

impl Settled {
    /// Who moves down when these are left over.
    fn moved_down(&self, left: Set) -> Vec<usize> {
        self.sent_on.iter().copied().chain(left.members()).collect()
    }
}

/// A bracket after C1.
struct Entered {
    bracket: Bracket,
    sent_on: Vec<usize>,
}

/// Pairs the round, or finds that there is no pairing.
pub(crate) fn pair(facts: &Facts, pruning: Pruning) -> Option<Paired> {
    let descent = Descent { facts, pruning };
    let mut groups = score_groups(facts);
    let mut settled: Vec<Settled> = Vec::new();
    while let Some(group) = groups.get(settled.len()).cloned() {
        if settled.len() + 1 < groups.len() {
            let next = descent.middle(&mut settled, &group);
            settled.push(next);
            continue;
        }
        if let Some(last) = descent.lowest(&mut settled, &group) {
            settled.push(last);
        } else {
            // C13: both become one new lowest bracket.
            settled.pop()?;
            groups.pop();
            let above = groups.pop()?;
            let mut residents = [group.heads, group.residents].concat();
            residents.sort_unstable();
            groups.push(Group { heads: above.residents, residents });
        }
    }
    let bye = settled.last().and_then(|last| last.candidate.left.members().next());
    Some(Paired { pairs: settled.into_iter().flat_map(|done| done.candidate.pairs).collect(), bye })
}

fn score_groups(facts: &Facts) -> Vec<Group> {
    let all: Vec<usize> = (0..facts.players.len()).collect();
    let groups = all.chunk_by(|a, b| facts.players[*a].halves == facts.players[*b].halves);
    groups.map(|group| Group { heads: Vec::new(), residents: group.to_vec() }).collect()
}

struct Descent<'a> {
    facts: &'a Facts,
    pruning: Pruning,
}

impl Descent<'_> {
    /// Step 1, C1: the bracket of `group` when these come into it, less the residents without an opponent.
    fn enter(&self, group: &Group, incoming: &[usize], is_lowest: bool) -> Entered {
        let moved: Vec<usize> = [incoming, &group.heads].concat();
        let players = [moved.as_slice(), &group.residents].concat();
        let mut bracket = Bracket::new(players, moved.iter().copied().collect(), is_lowest);
        let mut sent_on = Vec::new();
        loop {
            let lonely = if is_lowest {
                Vec::new()
            } else {
                bracket.without_opponent(self.facts, &bracket.residents())
            };
            if lonely.is_empty() {
                break;
            }
            bracket = bracket.without(&lonely);
            sent_on.extend(lonely);
        }
        Entered { bracket, sent_on }
    }

    /// Step 2: the first complete candidate.
    fn complete(&self, bracket: &Bracket) -> Option<Candidate> {
        self.search(bracket).first(&[bracket.complete()])
    }

    fn search<'b>(&'b self, bracket: &'b Bracket) -> Search<'b> {
        Search::new(self.facts, bracket, self.pruning)
    }

    /// The moved-down players who have no legal opponent in the bracket.
    fn stranded(&self, bracket: &Bracket) -> Vec<usize> {
        bracket.without_opponent(self.facts, &bracket.moved())
    }

    /// Step 2 as step 3 asks for it: a bracket in which a moved-down player has no legal opponent is not
    /// complete. (The reading says so of every set that C12 tries, also in the lowest bracket.)
    fn complete_without_stranded(&self, entered: Entered) -> Option<Settled> {
        let Entered { bracket, sent_on } = entered;
        if !self.stranded(&bracket).is_empty() {
            return None;
        }
        let candidate = self.complete(&bracket)?;
        Some(Settled { bracket, sent_on, candidate })
    }

    /// A bracket that is not the lowest.
    fn middle(&self, settled: &mut [Settled], group: &Group) -> Settled {
        let incoming = settled.last().map(|above| above.moved_down(above.candidate.left)).unwrap_or_default();
        if let Some(done) = self.complete_without_stranded(self.enter(group, &incoming, false)) {
            return done;
        }
        let Entered { mut bracket, mut sent_on } = self.enter(group, &incoming, false);
        if !bracket.moved_down.is_empty()
            && let Some(done) = self.c12(settled, group, false)
        {
            return done;
        }
        // Step 3b.
        let stranded = self.stranded(&bracket);
        bracket = bracket.without(&stranded);
        sent_on.extend(stranded);
        let candidate = self.complete(&bracket).or_else(|| self.search(&bracket).first(&bracket.all()));
        let candidate = candidate.expect("at worst everybody moves down");
        Settled { bracket, sent_on, candidate }
    }

    /// The lowest bracket; `None` when it must be joined with the one above.
    fn lowest(&self, settled: &mut [Settled], group: &Group) -> Option<Settled> {
        let incoming = settled.last().map(|above| above.moved_down(above.candidate.left)).unwrap_or_default();
        let Entered { bracket, sent_on } = self.enter(group, &incoming, true);
        if let Some(candidate) = self.complete(&bracket) {
            return Some(Settled { bracket, sent_on, candidate });
        }
        if !bracket.moved_down.is_empty()
            && let Some(done) = self.c12(settled, group, true)
        {
            return Some(done);
        }
        if let Some(candidate) = self.search(&bracket).first(&bracket.with_most_pairs()) {
            return Some(Settled { bracket, sent_on, candidate });
        }
        self.c13(settled, group)
    }

    /// C12: another set of left-over players of the bracket above, at the same numbers of pairs, with which
    /// this one is complete.
    fn c12(&self, settled: &mut [Settled], group: &Group, is_lowest: bool) -> Option<Settled> {
        let above = settled.last_mut()?;
        let with =
            |left: Set| self.complete_without_stranded(self.enter(group, &above.moved_down(left), is_lowest));
        let now = above.candidate.left;
        let found =
            self.later(above, &[above.candidate.numbers], &|left| left != now && with(left).is_some())?;
        let done = with(found.left);
        above.candidate = found;
        done
    }

    /// C13: any later candidate of the last but one bracket after which all players can be paired.
    fn c13(&self, settled: &mut [Settled], group: &Group) -> Option<Settled> {
        let above = settled.last_mut()?;
        let with = |left: Set| {
            let Entered { bracket, sent_on } = self.enter(group, &above.moved_down(left), true);
            let candidate = self.search(&bracket).first(&bracket.with_most_pairs())?;
            Some(Settled { bracket, sent_on, candidate })
        };
        let mut numbers = above.bracket.all();
        numbers.retain(|numbers| numbers.m + numbers.p > 0);
        let found = self.later(above, &numbers, &|left| with(left).is_some())?;
        let done = with(found.left);
        above.candidate = found;
        done
    }

    /// The first candidate of `above` behind the one it has, with a wanted set of left-over players.
    fn later(&self, above: &Settled, numbers: &[Numbers], wanted: &dyn Fn(Set) -> bool) -> Option<Candidate> {
        let known: RefCell<HashMap<Set, bool>> = RefCell::default();
        let wanted = |left: Set| *known.borrow_mut().entry(left).or_insert_with(|| wanted(left));
        Search::take_up(self.facts, &above.bracket, self.pruning, &above.candidate.key, &wanted)
            .first(numbers)
    }
}
