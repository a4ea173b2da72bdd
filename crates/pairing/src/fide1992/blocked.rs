//! Why there is no pairing at all, and whether that is certain.

use kolo_model::{Clause, Tournament};

use super::field::{Field, Rank};
use crate::completability::AllPlayers;
use crate::{CannotPair, blocked};

/// The refusal of a round that R-B1 and R-B2 leave without a pairing.
pub(super) fn no_pairing(tournament: &Tournament, field: &Field) -> CannotPair {
    let ranks: Vec<Rank> = field.ranks().collect();
    let name = |vertex: usize| ranks.get(vertex).map(|who| tournament.label(field[*who].no));
    CannotPair::NoPairing {
        round: field.round,
        clause: Clause::new("R-B.abs"),
        obstacle: blocked::obstacle(&all_players(field, &ranks), name),
    }
}

/// Who may meet whom at all, by rank.
fn all_players<'a>(
    field: &'a Field,
    ranks: &'a [Rank],
) -> AllPlayers<impl Fn(usize, usize) -> bool + Sync, impl Fn(usize) -> bool + Sync> {
    let legal = |one: usize, other: usize| field.legal(ranks[one], ranks[other]);
    AllPlayers::new(ranks.len(), legal, |who| field[ranks[who]].barred_from_bye.is_none())
}

/// Whether it is certain that no way to pair the brackets leads to a round: in the end all brackets would be
/// joined, and even then a player would be left.
pub(super) fn is_hopeless(field: &Field) -> bool {
    let ranks: Vec<Rank> = field.ranks().collect();
    all_players(field, &ranks).barrier().is_some()
}
