//! Points of all rounds (G-3.3.1): more is better. An adjourned game counts when it is over.

use kolo_messages::Message;
use kolo_model::{Adjourned, Clause, StartNumber, System};

use super::rounds;
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static RULE: Rule = Rule {
    code: "points",
    modified: &[],
    other_names: &["PTS"],
    clause: |system| match system {
        Some(System::Pisqworky2023) => Clause::new("P-6.1"),
        Some(System::Fide1992) => Clause::new("R-F10.1"),
        Some(System::Dutch | System::RoundRobin | System::Swiss | System::McMahon) | None => {
            Clause::new("G-3.3.1")
        }
    },
    heading: Some(|| Message::new("criterion-points")),
    meaning: || Message::new("criterion-points-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let gave = |cell: &kolo_model::Cell| cell.points(&field.scoring, Adjourned::NotYet).into();
    rounds(field.row(no))
        .map(|(round, cell)| Contribution::Round { round, cell: *cell, amount: gave(cell) })
        .collect()
}
