//! Median Buchholz: Buchholz without the weakest and without the strongest opponent. Not for a round robin.
//!
//! Our own reading: the two are left out of the opponents met at the board; who met no more than two has nothing
//! left.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber, System};

use super::{buchholz, leave_out};
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static RULE: Rule = Rule {
    code: "median-buchholz",
    modified: &[],
    other_names: &[],
    clause: |system| {
        let contest = system == Some(System::Pisqworky2023);
        Clause::new(if contest { "P-6.1" } else { "G-3.3.5.1" })
    },
    heading: Some(|| Message::new("criterion-median-buchholz")),
    meaning: || Message::new("criterion-median-buchholz-meaning"),
    allowed: Allowed::NotInRoundRobin,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let mut list = buchholz::contributions(field, no);
    leave_out(&mut list, 1, 1);
    list
}
