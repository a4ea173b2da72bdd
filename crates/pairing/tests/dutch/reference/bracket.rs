//! Articles 1.3.2 and 3.3: a bracket and all the candidates for its pairing.

use super::completion::Completion;
use super::facts::{Facts, Mask};

/// Whom to pair at one step.
#[derive(Debug, Clone)]
pub(crate) struct Bracket {
    /// Moved down from the bracket before, by rank.
    pub(crate) mdps: Vec<usize>,
    /// The score group, by rank.
    pub(crate) residents: Vec<usize>,
    /// The score groups that come after it.
    pub(crate) below: Vec<Vec<usize>>,
}

/// A pairing of a bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Candidate {
    /// The higher ranked one first, ordered by rank.
    pub(crate) pairs: Vec<(usize, usize)>,
    /// Left unpaired, by rank.
    pub(crate) downfloaters: Vec<usize>,
}

impl Candidate {
    /// Whom `player` meets.
    pub(crate) fn opponent(&self, player: usize) -> Option<usize> {
        self.pairs.iter().find_map(|&(one, other)| match player {
            _ if player == one => Some(other),
            _ if player == other => Some(one),
            _ => None,
        })
    }
}

/// These players as bits.
pub(crate) fn mask(players: &[usize]) -> Mask {
    players.iter().map(|player| 1 << player).sum()
}

impl Bracket {
    /// Whether `player` was moved down into this bracket.
    pub(crate) fn is_mdp(&self, player: usize) -> bool {
        self.mdps.contains(&player)
    }

    /// The bracket that these downfloaters make with the next score group, if there is one.
    pub(crate) fn following(&self, downfloaters: &[usize]) -> Option<Bracket> {
        let (residents, below) = self.below.split_first()?;
        Some(Bracket { mdps: downfloaters.to_vec(), residents: residents.clone(), below: below.to_vec() })
    }

    /// Whether C4 and C5 hold when these are left unpaired.
    pub(crate) fn completes(&self, completion: &Completion<'_>, downfloaters: &[usize]) -> bool {
        completion.possible(mask(downfloaters) | mask(&self.below.concat()))
    }

    /// Every candidate that keeps C1 to C5 and has as few downfloaters as can be (C6).
    pub(crate) fn candidates(&self, facts: &Facts, completion: &Completion<'_>) -> Vec<Candidate> {
        let players = [&self.mdps[..], &self.residents[..]].concat();
        let mut found = Vec::new();
        for floating in (0..=players.len()).filter(|floating| (players.len() - floating) % 2 == 0) {
            let nothing = Candidate { pairs: Vec::new(), downfloaters: Vec::new() };
            self.extend(facts, &players, floating, nothing, &mut found);
            found.retain(|candidate| self.completes(completion, &candidate.downfloaters));
            if !found.is_empty() {
                break;
            }
        }
        found
    }

    /// Lets the first of the `waiting` float or meet each of the others, and goes on with the rest.
    fn extend(
        &self,
        facts: &Facts,
        waiting: &[usize],
        floating: usize,
        so_far: Candidate,
        found: &mut Vec<Candidate>,
    ) {
        let Some((&first, rest)) = waiting.split_first() else {
            found.push(so_far);
            return;
        };
        if floating > 0 {
            let mut floated = so_far.clone();
            floated.downfloaters.push(first);
            self.extend(facts, rest, floating - 1, floated, found);
        }
        if waiting.len() <= floating {
            return;
        }
        for &other in rest {
            // Two who were moved down stand on the same side of article 3.3 and never meet.
            if facts.may_meet(first, other) && !(self.is_mdp(first) && self.is_mdp(other)) {
                let mut paired = so_far.clone();
                paired.pairs.push((first, other));
                let rest: Vec<usize> = rest.iter().copied().filter(|&player| player != other).collect();
                self.extend(facts, &rest, floating, paired, found);
            }
        }
    }
}
