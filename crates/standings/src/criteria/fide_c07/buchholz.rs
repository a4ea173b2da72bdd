//! Buchholz (8.1) and Fore Buchholz (8.3): the sum of the adjusted scores of the opponents, with unplayed rounds as
//! games against a dummy (article 16). Fore Buchholz takes the paired games of the final round as draws. Not for a
//! round robin.

use kolo_model::StartNumber;

use super::{cut, versus};
use crate::field::Field;
use crate::tie_break::{Cut, Forfeits, LastRound};
use crate::{Contribution, ValueOf};

pub(crate) fn contributions(
    field: &Field,
    no: StartNumber,
    last: LastRound,
    left_out: Cut,
    forfeits: Forfeits,
) -> Vec<Contribution> {
    cut::contributions(versus::all(field, no, last, forfeits), ValueOf::Score, left_out)
}
