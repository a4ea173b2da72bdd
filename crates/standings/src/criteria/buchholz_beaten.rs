//! Buchholz as the glossary of the gomoku contest words it (P-7.buchholz): the sum of the points of the opponents
//! beaten at the board.
//!
//! Our own reading: one drawn with was not beaten and adds nothing; for the half see `sonneborn_berger`. The order
//! of the contest (P-6.1) takes the usual meaning, all opponents met; this one is there for whoever announces it.

use kolo_model::{ForfeitOpponents, Share, StartNumber};

use super::over_opponents;
use crate::field::Field;
use crate::{Contribution, Counted, NotCounted};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), ForfeitOpponents::NotPlayed, |met| match met.share {
        Share::Win => Counted::Whole(field.plain(met.opponent)),
        Share::Draw | Share::Loss => Counted::Not(NotCounted::NotBeaten),
    })
}
