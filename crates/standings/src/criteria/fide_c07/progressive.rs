//! Sum of progressive scores (7.5): the own points after each round, added up. A cut leaves out the first rounds
//! (14.1.1).
//!
//! Our readings: every round counts with the points it brought, also one without a game, and the exception for rounds
//! missed by choice (16.5) is not for this tie-break, which does not look at opponents.

use kolo_messages::Message;
use kolo_model::{Adjourned, Clause, HalfPoints, StartNumber};

use crate::Contribution;
use crate::criteria::rounds;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::tie_break::Modifiers;

pub(crate) static PS: Rule = Rule {
    code: "PS",
    modified: &[("PS/C1", Modifiers::NONE.cut(1)), ("PS/C2", Modifiers::NONE.cut(2))],
    other_names: &[],
    clause: |_| Clause::new("T-7.5"),
    heading: None,
    meaning: || Message::new("tie-break-ps"),
    allowed: Allowed::Once,
    apply: |table, by| {
        let cut = by.modifiers().cut.low;
        table.by_amount(by, |field, no| contributions(field, no, cut));
    },
};

pub(crate) fn contributions(field: &Field, no: StartNumber, cut: usize) -> Vec<Contribution> {
    let mut score = HalfPoints::ZERO;
    rounds(field.row(no))
        .enumerate()
        .map(|(index, (round, cell))| {
            score += cell.points(&field.scoring, Adjourned::NotYet);
            let cell = *cell;
            if index < cut {
                Contribution::AfterLeftOut { round, cell, score }
            } else {
                Contribution::After { round, cell, score }
            }
        })
        .collect()
}
