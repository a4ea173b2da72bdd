//! Criterion 1: the free player has had the fewest free rounds, then the lowest score, then the least strength.

use crate::reference::field::Field;

/// Lower than every rating.
const NO_RATING: i64 = -1_000_000;

pub(crate) fn earlier(field: &Field, free: usize) -> i64 {
    field.players[free].history.free_rounds
}

pub(crate) fn score(field: &Field, free: usize) -> i64 {
    field.players[free].score
}

pub(crate) fn rank(field: &Field, free: usize) -> i64 {
    field.players[free].strength.steps
}

pub(crate) fn rating(field: &Field, free: usize) -> i64 {
    field.players[free].strength.rating.unwrap_or(NO_RATING)
}
