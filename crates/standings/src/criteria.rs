//! One module per criterion.
//!
//! A criterion that is a number gives, for one competitor, the contributions that add up to it. The direct
//! encounter and the lot are no numbers: they look at those who are still equal and put them in order as far as
//! they can.

pub(crate) mod average_rating;
pub(crate) mod buchholz;
pub(crate) mod buchholz_beaten;
pub(crate) mod cuss;
pub(crate) mod direct;
pub(crate) mod direct_first;
pub(crate) mod direct_two;
pub(crate) mod fide_c07;
pub(crate) mod lot;
pub(crate) mod median_buchholz;
pub(crate) mod mm;
pub(crate) mod msos;
pub(crate) mod points;
pub(crate) mod rating;
pub(crate) mod score;
pub(crate) mod sdos;
pub(crate) mod sonneborn_berger;
pub(crate) mod sos;
pub(crate) mod ssos;
pub(crate) mod start_number;
pub(crate) mod wins;

use std::cmp::Reverse;

use kolo_model::{Cell, ForfeitOpponents, Outcome, RoundNumber, Row, Share, StartNumber};

use crate::{Contribution, Counted, Extreme, NotCounted, OpponentScore};

/// An opponent who was played, and what this game brought.
struct Met {
    opponent: StartNumber,
    share: Share,
}

/// The opponent of a round, if he was played and the game is over. Who was met by forfeit only was played where
/// `forfeits` says so.
fn met(cell: &Cell, forfeits: ForfeitOpponents) -> Result<Met, NotCounted> {
    let game = match cell {
        Cell::Idle(_) => return Err(NotCounted::NoOpponent),
        Cell::Game(game) => game,
    };
    let Some(share) = game.share() else { return Err(NotCounted::NotFinished) };
    match (game.outcome, forfeits) {
        (Outcome::Forfeit(_), ForfeitOpponents::NotPlayed) => Err(NotCounted::Forfeit),
        (Outcome::Forfeit(_), ForfeitOpponents::Count)
        | (Outcome::Pending | Outcome::Adjourned | Outcome::Played(..), _) => {
            Ok(Met { opponent: game.opponent, share })
        }
    }
}

/// The rounds of a row with their numbers.
fn rounds(row: &Row) -> impl Iterator<Item = (RoundNumber, &Cell)> {
    row.cells.iter().enumerate().map(|(index, cell)| (RoundNumber::from_index(index), cell))
}

/// The opponent of a round, if he was met at the board and the game is over.
fn met_at_the_board(cell: &Cell) -> Result<Met, NotCounted> {
    met(cell, ForfeitOpponents::NotPlayed)
}

/// Walks the rounds of a row; `counted` decides about an opponent who was played.
fn over_opponents(
    row: &Row,
    forfeits: ForfeitOpponents,
    counted: impl Fn(Met) -> Counted,
) -> Vec<Contribution> {
    let counted = |cell| met(cell, forfeits).map_or_else(Counted::Not, &counted);
    rounds(row)
        .map(|(round, cell)| Contribution::Opponent { round, cell: *cell, counted: counted(cell) })
        .collect()
}

/// How the scores of those who were not lost to count: all of a beaten opponent's, half of one drawn with.
fn beaten(share: Share, score: OpponentScore) -> Counted {
    match share {
        Share::Win => Counted::Whole(score),
        Share::Draw => Counted::Half(score),
        Share::Loss => Counted::Not(NotCounted::NotBeaten),
    }
}

/// Leaves out so many of the weakest opponents that count, and then so many of the strongest of the rest. Of equal
/// ones it is all the same for the sum which of them goes; the earlier round goes first.
fn leave_out(list: &mut [Contribution], weakest: usize, strongest: usize) {
    let mut whole: Vec<(&mut Counted, OpponentScore)> = Vec::with_capacity(list.len());
    for part in list {
        if let Contribution::Opponent { counted, .. } = part
            && let Counted::Whole(score) = *counted
        {
            whole.push((counted, score));
        }
    }
    whole.sort_by_key(|(_, score)| score.total());
    let mut rest = whole.into_iter();
    for (counted, score) in rest.by_ref().take(weakest) {
        *counted = Counted::LeftOut(Extreme::Weakest, score);
    }
    let mut rest: Vec<_> = rest.collect();
    rest.sort_by_key(|(_, score)| Reverse(score.total()));
    for (counted, score) in rest.into_iter().take(strongest) {
        *counted = Counted::LeftOut(Extreme::Strongest, score);
    }
}
