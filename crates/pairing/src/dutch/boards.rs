//! C.04.2, 3.6: the order of the boards.

use std::cmp::Reverse;

use super::field::{Field, Rank};

/// Sorts pairs, the higher ranked first in each, for publication: points of the higher player, sum of points, start
/// number of the higher player. Points lent for pairing do not count.
pub(super) fn in_order(field: &Field, mut pairs: Vec<(Rank, Rank)>) -> Vec<(Rank, Rank)> {
    pairs.sort_by_key(|&(a, b)| {
        let key = |who: Rank| (Reverse(field[who].points), field[who].no);
        let (higher, lower) = (key(a).min(key(b)), key(a).max(key(b)));
        (higher.0, Reverse(field[a].points + field[b].points), higher.1, lower.1)
    });
    pairs
}
