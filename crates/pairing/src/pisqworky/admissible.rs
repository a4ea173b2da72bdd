//! P-6.r1: two meet only once. Whoever the tournament keeps apart does not meet at all (K-APART).

use std::collections::BTreeMap;

use kolo_model::{RoundNumber, StartNumber, Tournament};

use super::field::Place;
use super::order::Player;

/// Everybody's list of those he must not meet.
#[derive(Debug)]
pub(super) struct Admissible {
    /// Opponents met at the board and when, sorted.
    met: Vec<Vec<(Place, RoundNumber)>>,
    /// Numbers of the prohibitions that name him, sorted.
    kept_apart: Vec<Vec<u32>>,
    /// How many each prohibition names.
    sizes: Vec<usize>,
}

/// Why two cannot meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Obstacle {
    /// They met in this round.
    Met(RoundNumber),
    /// The tournament keeps them apart.
    KeptApart,
}

impl Admissible {
    /// The lists of `players`, who stand in the absolute order.
    pub(super) fn of(tournament: &Tournament, players: &[Player]) -> Self {
        let places: BTreeMap<StartNumber, Place> =
            players.iter().enumerate().map(|(index, player)| (player.no, Place(index))).collect();
        let mut met = vec![Vec::new(); players.len()];
        for (index, round) in tournament.rounds().iter().enumerate() {
            let number = RoundNumber::from_index(index);
            for game in round.games.iter().filter(|game| game.outcome.is_game()) {
                let sides = (places.get(&game.sides.first), places.get(&game.sides.second));
                if let (Some(&first), Some(&second)) = sides {
                    met[first.0].push((second, number));
                    met[second.0].push((first, number));
                }
            }
        }
        for list in &mut met {
            list.sort_unstable();
        }
        let (mut kept_apart, mut sizes) = (vec![Vec::new(); players.len()], Vec::new());
        let now = tournament.next_round();
        let prohibitions = tournament.forbidden().iter().filter(|forbidden| forbidden.holds_in(now));
        for (number, forbidden) in (0..).zip(prohibitions) {
            let members: Vec<&Place> = forbidden.members.iter().filter_map(|no| places.get(no)).collect();
            sizes.push(members.len());
            for place in members {
                kept_apart[place.0].push(number);
            }
        }
        Admissible { met, kept_apart, sizes }
    }

    /// Players of whom these pairs have met.
    #[cfg(test)]
    pub(super) fn of_met(size: usize, pairs: &[(usize, usize)]) -> Self {
        let mut met = vec![Vec::new(); size];
        for (a, b) in pairs {
            met[*a].push((Place(*b), RoundNumber::FIRST));
            met[*b].push((Place(*a), RoundNumber::FIRST));
        }
        for list in &mut met {
            list.sort_unstable();
        }
        Admissible { met, kept_apart: vec![Vec::new(); size], sizes: Vec::new() }
    }

    /// What keeps the two apart, if anything.
    pub(super) fn obstacle(&self, a: Place, b: Place) -> Option<Obstacle> {
        let met = &self.met[a.0];
        if let Ok(at) = met.binary_search_by_key(&b, |(opponent, _)| *opponent) {
            return Some(Obstacle::Met(met[at].1));
        }
        share(&self.kept_apart[a.0], &self.kept_apart[b.0]).then_some(Obstacle::KeptApart)
    }

    /// Whether the two, who are not the same, may meet.
    pub(super) fn allows(&self, a: Place, b: Place) -> bool {
        a != b && self.obstacle(a, b).is_none()
    }

    /// How many he must not meet, at most.
    pub(super) fn barred(&self, who: Place) -> usize {
        let apart = self.kept_apart[who.0].iter().filter_map(|number| self.sizes.get(*number as usize));
        self.met[who.0].len() + apart.sum::<usize>()
    }
}

fn share(some: &[u32], others: &[u32]) -> bool {
    !some.is_empty() && some.iter().any(|number| others.binary_search(number).is_ok())
}
