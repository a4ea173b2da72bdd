//! 2.2 C4: a way to pair everybody must exist. 2.3 C5: whoever has the bye has as few points as that allows.

use kolo_matching::{Graph, maximum_cardinality_matching};
use kolo_model::HalfPoints;

use super::field::{Field, Rank};
use super::witness::pair_in_order;

/// How many opponents of each are looked at, one after the other, before all are.
const FEW_OPPONENTS: [usize; 2] = [16, 256];

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
    let for_bye = |who: Rank| Some(field[who].score) == bye;
    found_at_once(field, for_bye) || {
        let perfect = |most: usize| {
            maximum_cardinality_matching(&lawful_pairs(field, for_bye, most)).matching.is_perfect()
        };
        FEW_OPPONENTS.into_iter().filter(|few| *few < field.len()).any(perfect) || perfect(field.len())
    }
}

/// Whether the plainest way leads to a pairing, with the lowest ranked who may have the bye.
fn found_at_once(field: &Field, bye: impl Fn(Rank) -> bool) -> bool {
    let mut ranks: Vec<Rank> = field.ranks().collect();
    if field.is_odd() {
        let Some(at) = ranks.iter().rposition(|who| field.may_have_bye(*who) && bye(*who)) else {
            return false;
        };
        ranks.remove(at);
    }
    pair_in_order(ranks.len(), |one, other| field.lawful(ranks[one], ranks[other])).is_empty()
}

/// Who may meet whom at all, with at most so many lower ranked opponents each: the players by rank, and the bye after them
/// when their number is odd, for those of whom `bye` says so and C2 allows it.
pub(super) fn lawful_pairs(field: &Field, bye: impl Fn(Rank) -> bool, most: usize) -> Graph<()> {
    let ranks: Vec<Rank> = field.ranks().collect();
    let mut edges = Vec::new();
    for (at, one) in ranks.iter().enumerate() {
        let later = ranks.iter().enumerate().skip(at + 1);
        let lawful = later.filter(|(_, other)| field.lawful(*one, **other));
        edges.extend(lawful.take(most).map(|(to, _)| (at, to, ())));
        if field.is_odd() && field.may_have_bye(*one) && bye(*one) {
            edges.push((at, ranks.len(), ()));
        }
    }
    Graph::from_edges(ranks.len() + usize::from(field.is_odd()), edges).expect("no pair is added twice")
}
