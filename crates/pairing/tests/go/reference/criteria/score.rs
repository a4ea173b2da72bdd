//! Criterion 2: the score difference.

use crate::reference::field::Field;

pub(crate) fn squared_difference(field: &Field, one: usize, other: usize) -> i64 {
    (field.players[one].score - field.players[other].score).pow(2)
}
