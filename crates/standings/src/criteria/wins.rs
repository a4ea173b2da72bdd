//! Games won at the board: more is better. Our own reading: a win by forfeit and a free round are points,
//! but no games won.

use kolo_model::{Cell, Outcome, RoundNumber, Share, StartNumber};

use crate::field::Field;
use crate::{Contribution, QuarterPoints};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    let cells = field.row(no).cells.iter().enumerate();
    cells
        .map(|(index, cell)| {
            let won = u32::from(is_won(cell));
            let amount = QuarterPoints::from_whole(won);
            Contribution::Round { round: RoundNumber::from_index(index), cell: *cell, amount }
        })
        .collect()
}

fn is_won(cell: &Cell) -> bool {
    match cell {
        Cell::Game(game) => matches!(game.outcome, Outcome::Played(..)) && game.share() == Some(Share::Win),
        Cell::Idle(_) => false,
    }
}
