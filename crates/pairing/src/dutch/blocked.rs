//! Why there is no pairing at all.

use kolo_model::{Clause, Tournament};

use super::completion::all_players;
use super::field::{Field, Rank};
use crate::{CannotPair, blocked};

/// The refusal of a round that C1 to C3 leave without a pairing (1.9.3).
pub(super) fn no_pairing(tournament: &Tournament, field: &Field) -> CannotPair {
    let ranks: Vec<Rank> = field.ranks().collect();
    let name = |vertex: usize| ranks.get(vertex).map(|who| tournament.label(field[*who].no));
    CannotPair::NoPairing {
        round: field.round,
        clause: Clause::new("D-1.9.3"),
        obstacle: blocked::obstacle(&all_players(field, &ranks, |_| true), name),
    }
}
