//! Number of games played with Black (7.3): at the board, whatever the result.

use kolo_messages::Message;
use kolo_model::{Cell, Clause, Side, StartNumber};

use super::count_rounds;
use super::games_won::is_game;
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static BPG: Rule = Rule {
    code: "BPG",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-7.3"),
    heading: None,
    meaning: || Message::new("tie-break-bpg"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    count_rounds(field, no, |cell| is_game(field, cell) && is_black(cell))
}

pub(super) fn is_black(cell: &Cell) -> bool {
    matches!(cell, Cell::Game(game) if game.side == Side::Second)
}
