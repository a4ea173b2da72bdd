//! SDOS (G-3.3.2b), known to go players as SODOS: the sum of the adjusted scores of the opponents beaten.
//!
//! Our readings: an opponent drawn with (*jigo*) counts half; one whose game was forfeited was not beaten,
//! unless the tournament lets forfeits count.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::{beaten, over_opponents};
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static RULE: Rule = Rule {
    code: "sdos",
    modified: &[],
    other_names: &["sodos"],
    clause: |_| Clause::new("G-3.3.2b"),
    heading: Some(|| Message::new("criterion-sdos")),
    meaning: || Message::new("criterion-sdos-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), field.forfeits, |met| beaten(met.share, field.adjusted(met.opponent)))
}
