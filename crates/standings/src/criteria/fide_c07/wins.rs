//! Number of wins (7.1): rounds that brought as many points as a win, played or not.

use kolo_messages::Message;
use kolo_model::{Adjourned, Cell, Clause, StartNumber};

use super::count_rounds;
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static WIN: Rule = Rule {
    code: "WIN",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-7.1"),
    heading: None,
    meaning: || Message::new("tie-break-win"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let win = field.scoring.win;
    count_rounds(field, no, |cell: &Cell| cell.points(&field.scoring, Adjourned::NotYet) == win)
}
