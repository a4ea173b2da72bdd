//! Players who float up or down come from the middle of their score group. Not among the association's wishes.

use super::number;
use crate::go::field::{Field, Player};

pub(super) fn of_float(player: &Player) -> u64 {
    let off_middle = u64::from((2 * player.position).abs_diff(player.group_size - 1));
    off_middle * off_middle
}

pub(super) fn most(field: &Field) -> u64 {
    let size = number(field.largest_group());
    2 * size * size
}
