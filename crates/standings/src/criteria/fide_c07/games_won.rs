//! Number of games won (7.2): at the board. In a round robin a win by forfeit is a game like any other (15.2).

use kolo_messages::Message;
use kolo_model::{Cell, Clause, Share, StartNumber};

use super::count_rounds;
use super::round_kind::RoundKind;
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static WON: Rule = Rule {
    code: "WON",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-7.2"),
    heading: None,
    meaning: || Message::new("tie-break-won"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    count_rounds(field, no, |cell| is_won(field, cell))
}

pub(super) fn is_won(field: &Field, cell: &Cell) -> bool {
    is_game(field, cell) && matches!(cell, Cell::Game(game) if game.share() == Some(Share::Win))
}

/// Whether a round counts as a game of a player's own: forfeit losses never do (15.2).
pub(super) fn is_game(field: &Field, cell: &Cell) -> bool {
    match RoundKind::of(cell) {
        RoundKind::Played => true,
        RoundKind::ForfeitWin => field.c07.predetermined,
        RoundKind::GoingOn | RoundKind::ForfeitLoss | RoundKind::GivenBye | RoundKind::RequestedBye => false,
    }
}
