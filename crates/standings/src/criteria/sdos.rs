//! SDOS (G-3.3.2b), known to go players as SODOS: the sum of the adjusted scores of the opponents beaten.
//!
//! Our readings: an opponent drawn with (*jigo*) counts half; one whose game was forfeited was not beaten,
//! unless the tournament lets forfeits count.

use kolo_model::StartNumber;

use super::{beaten, over_opponents};
use crate::Contribution;
use crate::field::Field;

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), field.forfeits, |met| beaten(met.share, field.adjusted(met.opponent)))
}
