//! Points of all rounds (G-3.3.1): more is better. An adjourned game counts when it is over.

use kolo_model::{Adjourned, RoundNumber, StartNumber};

use crate::field::Field;
use crate::{Contribution, QuarterPoints};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let cells = field.row(no).cells.iter().enumerate();
    cells
        .map(|(index, cell)| Contribution::Round {
            round: RoundNumber::from_index(index),
            cell: *cell,
            amount: QuarterPoints::from(cell.points(&field.scoring, Adjourned::NotYet)),
        })
        .collect()
}
