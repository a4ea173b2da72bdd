//! Why there is no pairing at all, and whether that is certain.

use kolo_matching::{Graph, maximum_cardinality_matching};
use kolo_model::{Clause, Tournament};

use super::field::{Field, Rank};
use crate::{CannotPair, blocked};

/// The refusal of a round that R-B1 and R-B2 leave without a pairing.
pub(super) fn no_pairing(tournament: &Tournament, field: &Field) -> CannotPair {
    let ranks: Vec<Rank> = field.ranks().collect();
    let name = |vertex: usize| ranks.get(vertex).map(|who| tournament.label(field[*who].no));
    CannotPair::NoPairing {
        round: field.round,
        clause: Clause::new("R-B.abs"),
        obstacle: blocked::obstacle(&lawful_pairs(field), name),
    }
}

/// Who may meet whom at all: the players by rank, and the bye after them when their number is odd.
fn lawful_pairs(field: &Field) -> Graph<()> {
    let ranks: Vec<Rank> = field.ranks().collect();
    let odd = !ranks.len().is_multiple_of(2);
    let mut edges = Vec::new();
    for (at, one) in ranks.iter().enumerate() {
        let later = ranks.iter().enumerate().skip(at + 1);
        edges.extend(later.filter(|(_, other)| field.legal(*one, **other)).map(|(to, _)| (at, to, ())));
        if odd && field[*one].barred_from_bye.is_none() {
            edges.push((at, ranks.len(), ()));
        }
    }
    Graph::from_edges(ranks.len() + usize::from(odd), edges).expect("no pair is added twice")
}

/// Larger fields are not asked: the answer would take more memory than it saves time.
const ASKED: usize = 3000;

/// Whether it is certain that no way to pair the brackets leads to a round: in the end all brackets would be
/// joined, and even then somebody would be left.
pub(super) fn is_hopeless(field: &Field) -> bool {
    field.len() <= ASKED && !maximum_cardinality_matching(&lawful_pairs(field)).matching.is_perfect()
}
