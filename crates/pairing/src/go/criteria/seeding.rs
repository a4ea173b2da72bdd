//! 4. Who meets whom inside a score group.

use kolo_model::Seeding;

use super::number;
use crate::go::field::{Field, Player};

#[inline]
pub(in crate::go) fn of_pair(seeding: Seeding, a: &Player, b: &Player) -> u64 {
    if a.group != b.group {
        return 0;
    }
    let size = a.group_size;
    let (p, q) = (a.position.min(b.position), a.position.max(b.position));
    let square = |off: u32| u64::from(off) * u64::from(off);
    match seeding {
        Seeding::Slip => square((2 * (q - p)).abs_diff(size)),
        Seeding::Fold => square((p + q).abs_diff(size - 1)),
        // The middle player of an odd group belongs to both halves.
        Seeding::Halves => u64::from(!(p < size.div_ceil(2) && q >= size / 2)),
        Seeding::Random => 0,
    }
}

pub(super) fn most(field: &Field) -> u64 {
    let size = number(field.largest_group());
    match field.rules.seeding {
        Seeding::Slip | Seeding::Fold => size * size,
        Seeding::Halves => 1,
        Seeding::Random => 0,
    }
}
