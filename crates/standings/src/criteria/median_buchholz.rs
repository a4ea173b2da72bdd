//! Median Buchholz: Buchholz without the weakest and without the strongest opponent. Not for a round robin.
//!
//! Our own reading: the two are left out of the opponents met at the board; who met no more than two has nothing
//! left.

use kolo_model::StartNumber;

use super::{buchholz, leave_out};
use crate::Contribution;
use crate::field::Field;

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let mut list = buchholz::contributions(field, no);
    leave_out(&mut list, 1, 1);
    list
}
