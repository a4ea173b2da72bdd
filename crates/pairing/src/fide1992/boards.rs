//! R-F1: the order of the boards.

use std::cmp::Reverse;

use super::field::{Field, Rank};

/// Sorts pairs, the higher ranked first in each, for publication: points of the higher player, sum of
/// points, rank of the higher player.
pub(super) fn in_order(field: &Field, mut pairs: Vec<(Rank, Rank)>) -> Vec<(Rank, Rank)> {
    pairs.sort_by_key(|(higher, lower)| {
        let (one, other) = (field[*higher].score, field[*lower].score);
        (Reverse(one), Reverse(one.plus(other)), *higher)
    });
    pairs
}
