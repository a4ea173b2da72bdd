//! The own start number (P-6.1): the smaller goes first, so that no tie is left.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};
use std::cmp::Reverse;

use crate::criterion::{Allowed, Rule};
use crate::{Contribution, Value};

pub(crate) static RULE: Rule = Rule {
    code: "start-number",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("P-6.1"),
    heading: Some(|| Message::new("criterion-start-number")),
    meaning: || Message::new("criterion-start-number-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| {
        table.by_key(by, |_, no| (Reverse(no), Value::Number(no), contributions(no)));
    },
};

/// The part it is made of.
pub(crate) fn contributions(no: StartNumber) -> Vec<Contribution> {
    vec![Contribution::OwnNumber(no)]
}
