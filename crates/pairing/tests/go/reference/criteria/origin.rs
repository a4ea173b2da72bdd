//! `club` and `country`.

use crate::reference::field::{Field, Player};

/// A pair at or above the bar does not count.
fn counts(field: &Field, one: &Player, other: &Player) -> bool {
    field.bar.is_none_or(|bar| one.score < bar || other.score < bar)
}

pub(crate) fn same_club(field: &Field, one: usize, other: usize) -> i64 {
    let (one, other) = (&field.players[one], &field.players[other]);
    i64::from(one.club.is_some() && one.club == other.club && counts(field, one, other))
}

pub(crate) fn same_country(field: &Field, one: usize, other: usize) -> i64 {
    let (one, other) = (&field.players[one], &field.players[other]);
    i64::from(one.country.is_some() && one.country == other.country && counts(field, one, other))
}
