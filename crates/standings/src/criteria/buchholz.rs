//! Buchholz: the sum of the points of the opponents met at the board. Not for a round robin.
//!
//! Our own reading: the opponents' points as they are, nothing added for missed rounds and no start coefficients.
//! A round without a game adds nothing.

use kolo_model::{ForfeitOpponents, StartNumber};

use super::over_opponents;
use crate::field::Field;
use crate::{Contribution, Counted};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), ForfeitOpponents::NotPlayed, |met| {
        Counted::Whole(field.plain(met.opponent))
    })
}
