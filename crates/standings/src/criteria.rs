//! One module per criterion.
//!
//! A criterion that is a number gives, for one competitor, the contributions that add up to it. The direct
//! encounter and the lot are no numbers: they look at those who are still equal and put them in order as far as
//! they can.

pub(crate) mod average_rating;
pub(crate) mod direct;
pub(crate) mod direct_first;
pub(crate) mod lot;
pub(crate) mod points;
pub(crate) mod sdos;
pub(crate) mod sos;
pub(crate) mod wins;

use kolo_model::{Cell, Outcome, Row, Share};

use crate::{Contribution, Counted, NotCounted};

/// Walks the rounds of a row; `counted` decides about an opponent met in a finished game.
fn over_opponents(row: &Row, counted: impl Fn(&kolo_model::GameCell, Share) -> Counted) -> Vec<Contribution> {
    let cells = row.cells.iter().enumerate();
    cells
        .map(|(index, cell)| {
            let counted = match cell {
                Cell::Idle(_) => Counted::Not(NotCounted::NoOpponent),
                Cell::Game(game) => match (game.outcome, game.share()) {
                    (Outcome::Forfeit(_), _) => Counted::Not(NotCounted::Forfeit),
                    (Outcome::Played(..), Some(share)) => counted(game, share),
                    (Outcome::Pending | Outcome::Adjourned | Outcome::Played(..), _) => {
                        Counted::Not(NotCounted::NotFinished)
                    }
                },
            };
            Contribution::Opponent { round: kolo_model::RoundNumber::from_index(index), cell: *cell, counted }
        })
        .collect()
}
