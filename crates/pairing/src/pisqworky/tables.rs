//! The order of the tables: match points of the better placed, sum of match points, place of the better placed.

use std::cmp::Reverse;

use super::field::Field;
use super::pairs::Pair;

/// Sorts the pairs for publication.
pub(super) fn in_order(field: &Field, mut pairs: Vec<Pair>) -> Vec<Pair> {
    pairs.sort_by_key(|pair| {
        let (better, worse) = (field[pair.better()].points, field[pair.worse()].points);
        (Reverse(better), Reverse(better.plus(worse)), pair.better())
    });
    pairs
}
