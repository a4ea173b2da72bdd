//! Who may meet whom at all, and what to say when the players cannot be paired (reading 2.2).

use std::collections::BTreeMap;

use kolo_model::{Clause, StartNumber, Tournament};

use super::field::{Field, Player, Rank};
use crate::completability::AllPlayers;
use crate::forbidden_pairs::ForbiddenPairs;
use crate::{CannotPair, blocked};

/// Every player's list of those they must not meet.
#[derive(Debug)]
pub(super) struct Legal {
    /// Opponents met at the board, sorted.
    met: Vec<Vec<Rank>>,
    forbidden_pairs: ForbiddenPairs,
}

impl Legal {
    /// The lists of `players`, who stand in the current order.
    pub(super) fn of(tournament: &Tournament, players: &[Player]) -> Self {
        let ranks: BTreeMap<StartNumber, Rank> =
            players.iter().enumerate().map(|(index, player)| (player.no, Rank(index))).collect();
        let mut met = vec![Vec::new(); players.len()];
        for game in tournament.rounds().iter().flat_map(|round| &round.games) {
            let ranks = (ranks.get(&game.sides.first), ranks.get(&game.sides.second));
            if let (Some(first), Some(second)) = ranks
                && game.outcome.is_game()
            {
                met[first.0].push(*second);
                met[second.0].push(*first);
            }
        }
        for list in &mut met {
            list.sort_unstable();
        }
        let forbidden_pairs = ForbiddenPairs::of(tournament, players.iter().map(|player| player.no));
        Legal { met, forbidden_pairs }
    }

    /// Whether the two may meet.
    pub(super) fn allows(&self, a: Rank, b: Rank) -> bool {
        self.met[a.0].binary_search(&b).is_err() && !self.forbidden_pairs.are(a.0, b.0)
    }
}

/// The refusal of a round without a legal pairing: who blocks whom.
pub(super) fn no_pairing(tournament: &Tournament, field: &Field) -> CannotPair {
    let may_meet = |one: usize, other: usize| field.legal.allows(Rank(one), Rank(other));
    let name = |vertex: usize| (vertex < field.len()).then(|| tournament.label(field[Rank(vertex)].no));
    CannotPair::NoPairing {
        round: field.round,
        clause: Clause::new("G-3.2.2"),
        obstacle: blocked::obstacle(&AllPlayers::new(field.len(), may_meet, |_| true), name),
    }
}
