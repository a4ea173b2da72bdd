//! Buchholz: the sum of the points of the opponents met at the board. Not for a round robin.
//!
//! Our own reading: the opponents' points as they are, nothing added for missed rounds and no start coefficients.
//! A round without a game adds nothing.

use kolo_messages::Message;
use kolo_model::{Clause, ForfeitOpponents, StartNumber, System};

use super::over_opponents;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, Counted};

pub(crate) static RULE: Rule = Rule {
    code: "buchholz",
    modified: &[],
    other_names: &[],
    clause: |system| {
        let contest = system == Some(System::Pisqworky2023);
        Clause::new(if contest { "P-7.buchholz" } else { "G-3.3.5.1" })
    },
    heading: Some(|| Message::new("criterion-buchholz")),
    meaning: || Message::new("criterion-buchholz-meaning"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    over_opponents(field.row(no), ForfeitOpponents::NotPlayed, |met| {
        Counted::Whole(field.plain(met.opponent))
    })
}
