//! MM (G-3.3.1), the first criterion of a McMahon tournament: the start coefficient and the points of all rounds.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::points;
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static RULE: Rule = Rule {
    code: "mm",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("G-3.3.1"),
    heading: Some(|| Message::new("criterion-mm")),
    meaning: || Message::new("criterion-mm-meaning"),
    allowed: Allowed::OnlyInMcMahon,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let start = field.start(no).copied().map(Contribution::Start);
    start.into_iter().chain(points::contributions(field, no)).collect()
}
