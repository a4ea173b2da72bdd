//! Sonneborn-Berger: the points of the opponents beaten, and half the points of those drawn with.
//!
//! Our own reading: as SDOS, but with the opponents' points as they are, nothing added for missed rounds and no
//! start coefficients; only games played at the board count.

use kolo_messages::Message;
use kolo_model::{Clause, ForfeitOpponents, StartNumber, System};

use super::{beaten, over_opponents};
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static RULE: Rule = Rule {
    code: "sonneborn-berger",
    modified: &[],
    other_names: &[],
    clause: |system| {
        let contest = system == Some(System::Pisqworky2023);
        Clause::new(if contest { "P-7.sonnenborn" } else { "G-3.3.5.1" })
    },
    heading: Some(|| Message::new("criterion-sonneborn-berger")),
    meaning: || Message::new("criterion-sonneborn-berger-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), ForfeitOpponents::NotPlayed, |met| {
        beaten(met.share, field.plain(met.opponent))
    })
}
