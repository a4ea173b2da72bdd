//! SSOS (G-3.3.2c), known to go players as SOSOS: the sum of the SOS of all opponents played.

use kolo_model::StartNumber;

use super::over_opponents;
use crate::field::Field;
use crate::{Contribution, Counted};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), field.forfeits, |met| Counted::Sos(field.sos(met.opponent)))
}
