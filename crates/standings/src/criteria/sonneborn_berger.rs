//! Sonneborn-Berger: the points of the opponents beaten, and half the points of those drawn with.
//!
//! Our own reading: as SDOS, but with the opponents' points as they are, nothing added for missed rounds and no
//! start coefficients; only games played at the board count.

use kolo_model::{ForfeitOpponents, StartNumber};

use super::{beaten, over_opponents};
use crate::Contribution;
use crate::field::Field;

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), ForfeitOpponents::NotPlayed, |met| {
        beaten(met.share, field.plain(met.opponent))
    })
}
