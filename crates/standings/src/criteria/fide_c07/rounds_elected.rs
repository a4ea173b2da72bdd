//! Rounds one elected to play (7.6): all rounds but half-point byes, zero-point byes and forfeit losses.
//!
//! Our reading: an absence and a round after a withdrawal are zero-point byes here as well (16.1.1).

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::count_rounds;
use super::round_kind::RoundKind;
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static REP: Rule = Rule {
    code: "REP",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-7.6"),
    heading: None,
    meaning: || Message::new("tie-break-rep"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    count_rounds(field, no, |cell| !RoundKind::of(cell).is_voluntary())
}
