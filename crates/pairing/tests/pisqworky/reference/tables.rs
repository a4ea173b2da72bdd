//! The order of tables (9).

use std::cmp::Reverse;

use super::Used;
use super::field::Field;

pub(crate) fn in_order(
    field: &Field,
    mut pairs: Vec<(usize, usize)>,
    used: &mut Used,
) -> Vec<(usize, usize)> {
    let points = |player: usize| field.players[player].points;
    let best = |pair: &(usize, usize)| pair.0.min(pair.1);
    let sum = |pair: &(usize, usize)| points(pair.0) + points(pair.1);
    pairs.sort_by_key(|pair| (Reverse(points(best(pair))), Reverse(sum(pair)), best(pair)));
    if pairs.windows(2).any(|two| best(&two[0]) > best(&two[1])) {
        used.note("9.sum-decides");
    }
    pairs
}
