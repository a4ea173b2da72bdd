//! CUSS, the cumulative sum of scores: the own score (in McMahon MM) after each round, added up. Who won early has
//! more.
//!
//! Our own reading: every round counts, also one without a game, with the score as it stood after it; a game that
//! is not over has brought nothing yet.

use kolo_messages::Message;
use kolo_model::{Adjourned, Clause, HalfPoints, StartCoefficient, StartNumber};

use super::rounds;
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static RULE: Rule = Rule {
    code: "cuss",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("G-3.3.5.1"),
    heading: Some(|| Message::new("criterion-cuss")),
    meaning: || Message::new("criterion-cuss-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let mut score = field.start(no).map_or(HalfPoints::ZERO, StartCoefficient::points);
    rounds(field.row(no))
        .map(|(round, cell)| {
            score += cell.points(&field.scoring, Adjourned::NotYet);
            Contribution::After { round, cell: *cell, score }
        })
        .collect()
}
