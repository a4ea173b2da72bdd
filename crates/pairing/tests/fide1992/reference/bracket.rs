//! A bracket: the players of one stage, and the numbers of pairs to be tried.

use super::facts::Facts;
use super::floats::{Float, Level};
use super::set::Set;

/// Moved-down players and residents of one stage, after C1.
#[derive(Debug, Clone)]
pub(crate) struct Bracket {
    /// By rank.
    pub(crate) players: Vec<usize>,
    /// Who of them was moved down.
    pub(crate) moved_down: Set,
    pub(crate) is_lowest: bool,
}

/// Numbers of pairs: first of the moved-down players, then of the remainder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub(crate) m: usize,
    pub(crate) p: usize,
}

impl Bracket {
    pub(crate) fn new(mut players: Vec<usize>, moved_down: Set, is_lowest: bool) -> Bracket {
        players.sort_unstable();
        let moved_down = players.iter().copied().filter(|player| moved_down.contains(*player)).collect();
        Bracket { players, moved_down, is_lowest }
    }

    /// The moved-down players by rank.
    pub(crate) fn moved(&self) -> Vec<usize> {
        self.moved_down.members().collect()
    }

    /// Everybody else by rank.
    pub(crate) fn residents(&self) -> Vec<usize> {
        self.players.iter().copied().filter(|player| !self.moved_down.contains(*player)).collect()
    }

    /// M: how many moved-down players are to be paired first; none in a bracket handled as homogeneous (A3).
    pub(crate) fn most_moved_pairs(&self) -> usize {
        let moved = self.moved().len();
        if 2 * moved < self.players.len() { moved } else { 0 }
    }

    /// The largest p for this m.
    pub(crate) fn most_pairs(&self, m: usize) -> usize {
        (self.players.len() - 2 * m) / 2
    }

    /// The numbers of a complete candidate.
    pub(crate) fn complete(&self) -> Numbers {
        let m = self.most_moved_pairs();
        Numbers { m, p: self.most_pairs(m) }
    }

    /// Step 3a: m falls, p stays the largest.
    pub(crate) fn with_most_pairs(&self) -> Vec<Numbers> {
        let all_m = (0..=self.most_moved_pairs()).rev();
        all_m.map(|m| Numbers { m, p: self.most_pairs(m) }).collect()
    }

    /// C14: m falls, and for each m p falls.
    pub(crate) fn all(&self) -> Vec<Numbers> {
        let all_m = (0..=self.most_moved_pairs()).rev();
        all_m.flat_map(|m| (0..=self.most_pairs(m)).rev().map(move |p| Numbers { m, p })).collect()
    }

    /// Whether the player may be left over: a resident keeps the down criteria in force, and the bye of the
    /// lowest bracket is for those who are not barred from it.
    pub(crate) fn may_leave(&self, facts: &Facts, player: usize, down: Level) -> bool {
        let is_moved = self.moved_down.contains(player);
        (is_moved || down.allows(&facts.players[player], Float::Down))
            && !(self.is_lowest && facts.players[player].barred)
    }

    /// The members of `players` for whom there is no legal opponent in the bracket.
    pub(crate) fn without_opponent(&self, facts: &Facts, players: &[usize]) -> Vec<usize> {
        let all: Set = self.players.iter().copied().collect();
        players.iter().copied().filter(|player| !facts.has_opponent(*player, all)).collect()
    }

    /// The bracket without these players.
    #[must_use]
    pub(crate) fn without(&self, gone: &[usize]) -> Bracket {
        let stay = self.players.iter().copied().filter(|player| !gone.contains(player)).collect();
        Bracket::new(stay, self.moved_down, self.is_lowest)
    }
}
