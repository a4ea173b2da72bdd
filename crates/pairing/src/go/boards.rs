//! The order of boards: the higher score of a pair, then the lower, then the better place of the two.

use std::cmp::Reverse;

use super::field::{Field, Rank};
use super::optimum::Draw;
use super::sides::sides;
use crate::NextRound;

/// The pairs in board order.
pub(super) fn pairs_in_order(field: &Field, draw: &Draw) -> Vec<(Rank, Rank)> {
    let mut pairs: Vec<(Rank, Rank)> = draw.pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
    // The better of two in the current order has the higher score.
    pairs.sort_by_key(|&(better, worse)| (Reverse((field[better].score, field[worse].score)), better));
    pairs
}

/// The round as it is published.
pub(super) fn in_order(field: &Field, draw: &Draw) -> NextRound {
    let pairs = pairs_in_order(field, draw);
    NextRound {
        round: field.round,
        pairs: pairs.iter().map(|&(a, b)| sides(field, a, b).0.map(|rank| field[rank].no)).collect(),
        byes: draw.free.iter().map(|rank| field[*rank].no).collect(),
    }
}
