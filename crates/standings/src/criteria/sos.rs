//! SOS (G-3.3.2a): the sum of the adjusted scores of all opponents played. Not for a round robin.
//!
//! Our reading: an opponent whose game was forfeited was not played, unless the tournament lets forfeits count.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::over_opponents;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, Counted, OpponentSos};

pub(crate) static RULE: Rule = Rule {
    code: "sos",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("G-3.3.2a"),
    heading: Some(|| Message::new("criterion-sos")),
    meaning: || Message::new("criterion-sos-meaning"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), field.forfeits, |met| Counted::Whole(field.adjusted(met.opponent)))
}

/// The same as a sum of those who count, for the SSOS of others.
pub(crate) fn terms(field: &Field, no: StartNumber) -> OpponentSos {
    let mut terms = Vec::new();
    for part in contributions(field, no) {
        if let Contribution::Opponent { counted: Counted::Whole(score), .. } = part {
            terms.push(score.total().into());
        }
    }
    OpponentSos::of(terms)
}
