//! Number of wins (7.1): rounds that brought as many points as a win, played or not.

use kolo_model::{Adjourned, Cell, StartNumber};

use super::count_rounds;
use crate::Contribution;
use crate::field::Field;

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let win = field.scoring.win;
    count_rounds(field, no, |cell: &Cell| cell.points(&field.scoring, Adjourned::NotYet) == win)
}
