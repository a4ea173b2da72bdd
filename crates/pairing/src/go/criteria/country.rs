//! 5. Few games within a country.

use super::both_above_bar;
use crate::go::field::Player;

pub(super) const MOST: u64 = 1;

#[inline]
pub(in crate::go) fn of_pair(a: &Player, b: &Player) -> u64 {
    u64::from(a.country.is_some() && a.country == b.country && !both_above_bar(a, b))
}
