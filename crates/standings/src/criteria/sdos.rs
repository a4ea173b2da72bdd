//! SDOS (G-3.3.2b): the sum of the adjusted scores of the opponents beaten.
//!
//! Our readings: an opponent drawn with (*jigo*) counts half; one whose game was forfeited was not beaten.

use kolo_model::{Share, StartNumber};

use super::over_opponents;
use crate::field::Field;
use crate::{Contribution, Counted, NotCounted};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), |game, share| match share {
        Share::Win => Counted::Whole(field.adjusted(game.opponent)),
        Share::Draw => Counted::Half(field.adjusted(game.opponent)),
        Share::Loss => Counted::Not(NotCounted::NotBeaten),
    })
}
