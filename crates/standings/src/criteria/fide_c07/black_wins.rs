//! Number of games won with Black (7.4): at the board.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::black_games::is_black;
use super::count_rounds;
use super::games_won::is_won;
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static BWG: Rule = Rule {
    code: "BWG",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-7.4"),
    heading: None,
    meaning: || Message::new("tie-break-bwg"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    count_rounds(field, no, |cell| is_won(field, cell) && is_black(cell))
}
