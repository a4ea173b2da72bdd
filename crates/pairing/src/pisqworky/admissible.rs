//! P-6.r1: two meet only once. Forbidden pairs do not meet at all (K-APART).

use std::collections::BTreeMap;

use kolo_model::{RoundNumber, StartNumber, Tournament};

use super::field::Place;
use super::order::Player;
use crate::forbidden_pairs::ForbiddenPairs;

/// Every player's list of those they must not meet.
#[derive(Debug)]
pub(super) struct Admissible {
    /// Opponents met at the board and when, sorted.
    met: Vec<Vec<(Place, RoundNumber)>>,
    forbidden_pairs: ForbiddenPairs,
}

/// Why two cannot meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Obstacle {
    /// They met in this round.
    Met(RoundNumber),
    /// The tournament keeps them apart.
    ForbiddenPairs,
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
        let forbidden_pairs = ForbiddenPairs::of(tournament, players.iter().map(|player| player.no));
        Admissible { met, forbidden_pairs }
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
        Admissible { met, forbidden_pairs: ForbiddenPairs::default() }
    }

    /// What keeps the two apart, if anything.
    pub(super) fn obstacle(&self, a: Place, b: Place) -> Option<Obstacle> {
        let met = &self.met[a.0];
        if let Ok(at) = met.binary_search_by_key(&b, |(opponent, _)| *opponent) {
            return Some(Obstacle::Met(met[at].1));
        }
        self.forbidden_pairs.are(a.0, b.0).then_some(Obstacle::ForbiddenPairs)
    }

    /// Whether the two, who are not the same, may meet.
    pub(super) fn allows(&self, a: Place, b: Place) -> bool {
        a != b && self.obstacle(a, b).is_none()
    }

    /// How many they must not meet, at most.
    pub(super) fn barred(&self, who: Place) -> usize {
        self.met[who.0].len() + self.forbidden_pairs.at_most(who.0)
    }
}
