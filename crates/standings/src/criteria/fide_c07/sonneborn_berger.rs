//! Sonneborn-Berger (9.1): for each round the score of the opponent times the points made against him, unplayed
//! rounds as games against a dummy (article 16).

use kolo_model::StartNumber;

use super::{cut, versus};
use crate::field::Field;
use crate::tie_break::{Cut, Forfeits, LastRound};
use crate::{Contribution, ValueOf};

pub(crate) fn contributions(
    field: &Field,
    no: StartNumber,
    left_out: Cut,
    forfeits: Forfeits,
) -> Vec<Contribution> {
    let rounds = versus::all(field, no, LastRound::AsPlayed, forfeits);
    cut::contributions(rounds, ValueOf::Product, left_out)
}
