//! Who has met whom.

use std::collections::BTreeMap;

use kolo_model::{PerSide, RoundNumber, StartNumber, Tournament};

/// The rounds in which any two met at the board. Forfeited games do not count (R-F2.2).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Meetings {
    rounds: BTreeMap<(StartNumber, StartNumber), Vec<RoundNumber>>,
}

impl Meetings {
    /// Collects all meetings of a tournament.
    pub fn of(tournament: &Tournament) -> Self {
        let mut rounds: BTreeMap<_, Vec<RoundNumber>> = BTreeMap::new();
        for (index, round) in tournament.rounds().iter().enumerate() {
            for game in round.games.iter().filter(|game| game.outcome.is_game()) {
                rounds.entry(unordered(game.sides)).or_default().push(RoundNumber::from_index(index));
            }
        }
        Meetings { rounds }
    }

    /// The rounds in which these two met, earliest first.
    pub fn between(&self, pair: PerSide<StartNumber>) -> &[RoundNumber] {
        self.rounds.get(&unordered(pair)).map_or(&[], Vec::as_slice)
    }
}

fn unordered(pair: PerSide<StartNumber>) -> (StartNumber, StartNumber) {
    (pair.first.min(pair.second), pair.first.max(pair.second))
}
