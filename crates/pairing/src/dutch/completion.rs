//! 2.2 C4: a way to pair everybody must exist. 2.3 C5: whoever has the bye has as few points as that allows.

use kolo_matching::{Graph, maximum_cardinality_matching};
use kolo_model::HalfPoints;

use super::field::{Field, Rank};

/// The score of whoever has the bye, or `Some(None)` if the number of players is even; `None` if there is no way to pair
/// everybody.
pub(super) fn bye_score(field: &Field) -> Option<Option<HalfPoints>> {
    if !field.is_odd() {
        return can_be_paired(field, None).then_some(None);
    }
    let mut scores: Vec<HalfPoints> =
        field.ranks().filter(|who| field.may_have_bye(*who)).map(|who| field[who].score).collect();
    scores.sort_unstable();
    scores.dedup();
    scores.into_iter().find(|score| can_be_paired(field, Some(*score))).map(Some)
}

fn can_be_paired(field: &Field, bye: Option<HalfPoints>) -> bool {
    maximum_cardinality_matching(&lawful_pairs(field, |who| Some(field[who].score) == bye)).matching.is_perfect()
}

/// Who may meet whom at all: the players by rank, and the bye after them when their number is odd, for those of whom
/// `bye` says so and C2 allows it.
pub(super) fn lawful_pairs(field: &Field, bye: impl Fn(Rank) -> bool) -> Graph<()> {
    let ranks: Vec<Rank> = field.ranks().collect();
    let mut edges = Vec::new();
    for (at, one) in ranks.iter().enumerate() {
        let later = ranks.iter().enumerate().skip(at + 1);
        edges.extend(later.filter(|(_, other)| field.lawful(*one, **other)).map(|(to, _)| (at, to, ())));
        if field.is_odd() && field.may_have_bye(*one) && bye(*one) {
            edges.push((at, ranks.len(), ()));
        }
    }
    Graph::from_edges(ranks.len() + usize::from(field.is_odd()), edges).expect("no pair is added twice")
}
