//! C4 and C5: whether those not yet paired can be paired at all, and whose bye costs least.

use std::cell::RefCell;
use std::collections::HashMap;

use super::facts::{Facts, Mask};

/// Answers whether a rest can be paired, and remembers the answers.
#[derive(Debug)]
pub(crate) struct Completion<'a> {
    facts: &'a Facts,
    /// The score of whoever has the bye; `None` where nobody has.
    pub(crate) bye_score: Option<u32>,
    known: RefCell<HashMap<Mask, bool>>,
}

impl<'a> Completion<'a> {
    /// Fixes the score of the bye, the lowest one that some pairing of the round gives it to (C5); `None` when no
    /// pairing of the round keeps the absolute criteria.
    pub(crate) fn of(facts: &'a Facts) -> Option<Completion<'a>> {
        let all = (0..facts.players.len()).map(|player| 1 << player).sum();
        let groups = facts.groups();
        let scores: Vec<Option<u32>> = match facts.players.len() % 2 {
            0 => vec![None],
            _ => groups.iter().rev().map(|group| Some(facts.score(group[0]))).collect(),
        };
        let with = |bye_score| Completion { facts, bye_score, known: RefCell::default() };
        scores.into_iter().map(with).find(|completion| completion.possible(all))
    }

    /// Whether the players of `rest` can be paired with one another. If they are odd in number, one of them has the bye.
    pub(crate) fn possible(&self, rest: Mask) -> bool {
        if rest == 0 {
            return true;
        }
        if let Some(&known) = self.known.borrow().get(&rest) {
            return known;
        }
        let first = rest.trailing_zeros() as usize;
        let others = rest & !(1 << first);
        let bye = rest.count_ones() % 2 == 1 && self.may_have_bye(first) && self.possible(others);
        let opponents = others & self.facts.may_meet[first];
        let answer = bye
            || (0..self.facts.players.len())
                .any(|other| opponents >> other & 1 == 1 && self.possible(others & !(1 << other)));
        self.known.borrow_mut().insert(rest, answer);
        answer
    }

    /// C2 and C5.
    fn may_have_bye(&self, player: usize) -> bool {
        let found = &self.facts.players[player];
        !found.no_bye && self.bye_score == Some(found.score)
    }
}
