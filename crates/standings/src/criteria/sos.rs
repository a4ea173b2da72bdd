//! SOS (G-3.3.2a): the sum of the adjusted scores of all opponents played. Not for a round robin.
//!
//! Our reading: an opponent whose game was forfeited was not played.

use kolo_model::StartNumber;

use super::over_opponents;
use crate::field::Field;
use crate::{Contribution, Counted};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), |game, _| Counted::Whole(field.adjusted(game.opponent)))
}
