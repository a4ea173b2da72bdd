//! `seeding`: who meets whom inside a score group.

use kolo_model::Seeding;

use crate::reference::field::Field;

pub(crate) fn of_pair(field: &Field, one: usize, other: usize) -> i64 {
    let (one, other) = (&field.players[one], &field.players[other]);
    if one.score != other.score {
        return 0;
    }
    let (p, q) = (one.position.min(other.position), one.position.max(other.position));
    of_positions(field.seeding, p, q, one.group_size)
}

/// The value of a pair with the positions p < q in a group of s.
pub(crate) fn of_positions(seeding: Seeding, p: i64, q: i64, s: i64) -> i64 {
    match seeding {
        Seeding::Slip => (2 * (q - p) - s).pow(2),
        Seeding::Fold => (p + q - (s - 1)).pow(2),
        Seeding::Halves => {
            let (rounded_up, rounded_down) = (s / 2 + s % 2, s / 2);
            i64::from(!(p < rounded_up && q >= rounded_down))
        }
        Seeding::Random => 0,
    }
}
