//! SSOS (G-3.3.2c), known to go players as SOSOS: the sum of the SOS of all opponents played.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::over_opponents;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, Counted};

pub(crate) static RULE: Rule = Rule {
    code: "ssos",
    modified: &[],
    other_names: &["sosos"],
    clause: |_| Clause::new("G-3.3.2c"),
    heading: Some(|| Message::new("criterion-ssos")),
    meaning: || Message::new("criterion-ssos-meaning"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), field.forfeits, |met| Counted::Sos(field.sos(met.opponent)))
}
