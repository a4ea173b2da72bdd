//! Whether a set of players can be split into admissible pairs, asked again and again while the set shrinks.
//!
//! "So that the rest stays pairable" stands behind every choice of the appendix. One largest matching of the players
//! is kept. A player can be spared, so that no more of the others stay alone than now, exactly if an alternating path
//! of even length leads to them from one who is alone; the matching is turned round along it. All who can be spared are
//! found in one search (`forest`), no matter who of them is then asked for; mostly no search is needed at all.

mod forest;
#[cfg(test)]
mod tests;

use self::forest::{Forest, Search};
use super::admissible::Admissible;
use super::field::Place;

/// Some of the players, and a matching of them with as many pairs as possible.
#[derive(Debug)]
pub(super) struct Pairable<'a> {
    admissible: &'a Admissible,
    /// All players asked about; those who have left are dropped at the next search.
    members: Vec<Place>,
    here: Vec<bool>,
    mates: Vec<Option<Place>>,
    alone: Vec<Place>,
    /// What the last search found, as long as nothing has changed.
    forest: Option<Forest>,
}

impl<'a> Pairable<'a> {
    /// `players` of a field of `field_size`.
    pub(super) fn of(admissible: &'a Admissible, field_size: usize, players: &[Place]) -> Self {
        let mut here = vec![false; field_size];
        for place in players {
            here[place.0] = true;
        }
        let members = players.to_vec();
        let mates = vec![None; field_size];
        let mut pairable = Pairable { admissible, members, here, mates, alone: Vec::new(), forest: None };
        pairable.match_greedily();
        pairable.augment();
        pairable
    }

    /// How many stay alone in a largest matching.
    pub(super) fn alone(&self) -> usize {
        self.alone.len()
    }

    /// Takes `who` away if that leaves fewer alone; says whether it does.
    pub(super) fn spare(&mut self, who: Place) -> bool {
        let Some(mate) = self.mates[who.0] else {
            self.leave(who);
            return true;
        };
        if let Some(single) = self.alone.iter().copied().find(|one| self.admissible.allows(*one, mate)) {
            self.marry(single, mate);
            self.mates[who.0] = None;
            self.leave(who);
            return true;
        }
        if self.alone.is_empty() {
            return false;
        }
        let forest = self.forest.take().unwrap_or_else(|| self.completed_search());
        if !forest.can_be_spared(who) {
            self.forest = Some(forest);
            return false;
        }
        let root = forest.turn_round(who, &mut self.mates);
        self.alone.retain(|one| *one != root);
        self.leave(who);
        true
    }

    /// Takes `who` away, whatever becomes of their partner.
    pub(super) fn release(&mut self, who: Place) {
        if let Some(mate) = self.mates[who.0].take() {
            self.mates[mate.0] = None;
            self.alone.push(mate);
        }
        self.leave(who);
    }

    /// Adds two who may meet.
    pub(super) fn join(&mut self, one: Place, other: Place) {
        for who in [one, other] {
            self.members.push(who);
            self.here[who.0] = true;
        }
        self.marry(one, other);
        self.forest = None;
        self.augment();
    }

    fn leave(&mut self, who: Place) {
        self.alone.retain(|one| *one != who);
        self.here[who.0] = false;
        self.forest = None;
    }

    fn marry(&mut self, one: Place, other: Place) {
        self.mates[one.0] = Some(other);
        self.mates[other.0] = Some(one);
        self.alone.retain(|single| *single != one && *single != other);
    }

    /// Those who must not meet many choose first, from among each other.
    fn match_greedily(&mut self) {
        let mut waiting = self.members.clone();
        waiting.sort_by_key(|who| (self.admissible.barred(*who), *who));
        while let Some(who) = waiting.pop() {
            match waiting.iter().rposition(|other| self.admissible.allows(who, *other)) {
                Some(at) => {
                    let other = waiting.remove(at);
                    self.marry(who, other);
                }
                None => self.alone.push(who),
            }
        }
    }

    /// Makes the matching larger until it cannot be.
    fn augment(&mut self) {
        while self.alone.len() > 1 {
            match self.search() {
                Search::Joined { forest, ends } => {
                    for end in ends {
                        let root = forest.turn_round(end, &mut self.mates);
                        self.alone.retain(|one| *one != root);
                    }
                    let [one, other] = ends;
                    self.marry(one, other);
                }
                Search::Largest(forest) => {
                    self.forest = Some(forest);
                    return;
                }
            }
        }
    }

    fn search(&mut self) -> Search {
        self.members.retain(|who| self.here[who.0]);
        Forest::grow(self.admissible, &self.members, &self.mates, &self.alone)
    }

    /// The search of a matching that is the largest already.
    fn completed_search(&mut self) -> Forest {
        match self.search() {
            Search::Largest(forest) | Search::Joined { forest, .. } => forest,
        }
    }
}
