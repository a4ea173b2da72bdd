//! MM (G-3.3.1), the first criterion of a McMahon tournament: the start coefficient and the points of all rounds.

use kolo_model::StartNumber;

use super::points;
use crate::Contribution;
use crate::field::Field;

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let start = field.start(no).copied().map(Contribution::Start);
    start.into_iter().chain(points::contributions(field, no)).collect()
}
