//! Criterion 2: the score difference.

use super::origin;
use crate::reference::field::Field;

pub(crate) fn squared_difference(field: &Field, one: usize, other: usize) -> i64 {
    (field.players[one].score - field.players[other].score).pow(2) + neighbours(field, one, other)
}

/// 2.5: in `opengotha-mm` a club is as bad as three points, a country as one, in half points.
fn neighbours(field: &Field, one: usize, other: usize) -> i64 {
    if !field.neighbours_count_as_score {
        return 0;
    }
    let club = 6_i64.pow(2) * origin::same_club(field, one, other);
    let country = 2_i64.pow(2) * origin::same_country(field, one, other);
    club.max(country)
}
