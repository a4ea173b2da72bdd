//! Who may meet whom at all, and what to say when nobody can be paired with anybody (reading 2.2).

use std::collections::BTreeMap;

use kolo_matching::Graph;
use kolo_messages::Message;
use kolo_model::{Clause, StartNumber, Tournament};

use super::field::{Field, Player, Rank};
use crate::{CannotPair, blocked};

/// Everybody's list of those he must not meet.
#[derive(Debug)]
pub(super) struct Lawful {
    /// Opponents met at the board, sorted.
    met: Vec<Vec<Rank>>,
    /// Numbers of the prohibitions that name him, sorted.
    kept_apart: Vec<Vec<u32>>,
}

impl Lawful {
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
        let mut kept_apart = vec![Vec::new(); players.len()];
        let now = tournament.next_round();
        let prohibitions = tournament.forbidden().iter().filter(|forbidden| forbidden.holds_in(now));
        for (number, forbidden) in (0..).zip(prohibitions) {
            for rank in forbidden.members.iter().filter_map(|no| ranks.get(no)) {
                kept_apart[rank.0].push(number);
            }
        }
        for list in &mut met {
            list.sort_unstable();
        }
        Lawful { met, kept_apart }
    }

    /// Whether the two may meet.
    pub(super) fn allows(&self, a: Rank, b: Rank) -> bool {
        self.met[a.0].binary_search(&b).is_err() && !share(&self.kept_apart[a.0], &self.kept_apart[b.0])
    }
}

fn share(some: &[u32], others: &[u32]) -> bool {
    !some.is_empty() && some.iter().any(|number| others.binary_search(number).is_ok())
}

/// The refusal of a round without a lawful pairing: who blocks whom.
pub(super) fn no_pairing(tournament: &Tournament, field: &Field) -> CannotPair {
    let obstacle = if field.len() > LARGEST_NAMED {
        in_large_field(field.len())
    } else {
        who_blocks_whom(tournament, field)
    };
    CannotPair::NoPairing { round: field.round, clause: Clause::new("G-3.2.2"), obstacle }
}

/// In larger fields writing down all lawful pairs would take gigabytes.
const LARGEST_NAMED: usize = 3000;

fn in_large_field(players: usize) -> Message {
    Message::new("blocked-large").with("players", players)
}

fn who_blocks_whom(tournament: &Tournament, field: &Field) -> Message {
    let players = field.len();
    let mut edges = Vec::new();
    for a in field.ranks() {
        let later = (a.0 + 1..players).filter(|b| field.lawful.allows(a, Rank(*b)));
        edges.extend(later.map(|b| (a.0, b, ())));
        if field.is_odd() {
            edges.push((a.0, players, ()));
        }
    }
    let graph = Graph::from_edges(players + usize::from(field.is_odd()), edges);
    let graph = graph.expect("no pair is added twice");
    let name = |vertex: usize| (vertex < players).then(|| tournament.label(field[Rank(vertex)].no));
    blocked::obstacle(&graph, name)
}
