//! The own start number (P-6.1): the smaller goes first, so that nobody stays equal.

use kolo_model::StartNumber;

use crate::Contribution;

/// The part it is made of.
pub(crate) fn contributions(no: StartNumber) -> Vec<Contribution> {
    vec![Contribution::OwnNumber(no)]
}
