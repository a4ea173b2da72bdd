//! Number of games played with Black (7.3): at the board, whatever the result.

use kolo_model::{Cell, Side, StartNumber};

use super::count_rounds;
use super::games_won::is_game;
use crate::Contribution;
use crate::field::Field;

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    count_rounds(field, no, |cell| is_game(field, cell) && is_black(cell))
}

pub(super) fn is_black(cell: &Cell) -> bool {
    matches!(cell, Cell::Game(game) if game.side == Side::Second)
}
