//! SOS (G-3.3.2a): the sum of the adjusted scores of all opponents played. Not for a round robin.
//!
//! Our reading: an opponent whose game was forfeited was not played, unless the tournament lets forfeits count.

use kolo_model::StartNumber;

use super::over_opponents;
use crate::field::Field;
use crate::{Contribution, Counted, OpponentSos};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), field.forfeits, |met| Counted::Whole(field.adjusted(met.opponent)))
}

/// The same as a sum of those who count, for the SSOS of others.
pub(crate) fn terms(field: &Field, no: StartNumber) -> OpponentSos {
    let mut terms = Vec::new();
    for part in contributions(field, no) {
        if let Contribution::Opponent { counted: Counted::Whole(score), .. } = part {
            terms.push(score.total().into());
        }
    }
    OpponentSos::of(terms)
}
