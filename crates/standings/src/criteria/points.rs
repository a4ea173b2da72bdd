//! Points of all rounds (G-3.3.1): more is better. An adjourned game counts when it is over.

use kolo_model::{Adjourned, StartNumber};

use super::rounds;
use crate::Contribution;
use crate::field::Field;

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let gave = |cell: &kolo_model::Cell| cell.points(&field.scoring, Adjourned::NotYet).into();
    rounds(field.row(no))
        .map(|(round, cell)| Contribution::Round { round, cell: *cell, amount: gave(cell) })
        .collect()
}
