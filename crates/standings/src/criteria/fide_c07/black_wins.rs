//! Number of games won with Black (7.4): at the board.

use kolo_model::StartNumber;

use super::black_games::is_black;
use super::count_rounds;
use super::games_won::is_won;
use crate::Contribution;
use crate::field::Field;

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    count_rounds(field, no, |cell| is_won(field, cell) && is_black(cell))
}
