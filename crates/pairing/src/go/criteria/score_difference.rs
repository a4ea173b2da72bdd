//! 2. The squared difference of scores, in half points (G-3.1.2, G-3.1.3).
//!
//! Squares prefer two differences of one point to one of two points. In the presets of OpenGotha a game between
//! neighbours is as bad as a set difference, so that its square is added here.

use super::both_above_bar;
use crate::go::field::{Field, Player};
use crate::go::rules::Neighbours;

#[inline]
pub(in crate::go) fn of_pair(field: &Field, a: &Player, b: &Player) -> u64 {
    let difference = u64::from(a.score.halves().abs_diff(b.score.halves()));
    difference * difference + neighbours(field.rules.neighbours, a, b)
}

#[inline]
fn neighbours(rules: Neighbours, a: &Player, b: &Player) -> u64 {
    if rules == Neighbours::default() || both_above_bar(a, b) {
        return 0;
    }
    let club = if a.club.is_some() && a.club == b.club { squared_halves(rules.club) } else { 0 };
    let country =
        if a.country.is_some() && a.country == b.country { squared_halves(rules.country) } else { 0 };
    club.max(country)
}

/// The square of so many points, counted in halves as scores are.
fn squared_halves(points: u32) -> u64 {
    let halves = 2 * u64::from(points);
    halves * halves
}

pub(super) fn most(field: &Field) -> u64 {
    let difference = u64::from(field.greatest_difference());
    let Neighbours { club, country } = field.rules.neighbours;
    difference * difference + squared_halves(club).max(squared_halves(country))
}
