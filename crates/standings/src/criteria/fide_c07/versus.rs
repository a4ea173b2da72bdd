//! Whom a round was against, and what they count for (16.4).
//!
//! A round played counts with the adjusted score of the opponent. In a Swiss every unplayed round counts as a game
//! against a dummy with the own score and the points that were given: for a forfeit no more than the adjusted score
//! of the scheduled opponent (16.4.1), for a bye no more than draws in all rounds (16.4.2).
//!
//! Our readings: a game that is not over counts nothing yet. While the tournament goes on, all rounds are those of the
//! table. In a round robin a forfeit is a game (15.2) and a free round is none.

use kolo_model::{Adjourned, Cell, GameCell, HalfPoints, StartNumber};

use super::facts::{SeenScore, seen};
use super::round_kind::RoundKind;
use crate::criteria::rounds;
use crate::field::Field;
use crate::tie_break::{Forfeits, LastRound};
use crate::{Against, NotCounted, Versus};

/// All rounds of a player.
pub(super) fn all(field: &Field, no: StartNumber, last: LastRound, forfeits: Forfeits) -> Vec<Versus> {
    let own = seen(field, last, no).own;
    let one = |(index, (round, cell)): (usize, (_, &Cell))| {
        let drawn = field.c07.is_drawn(last, index, cell);
        let kind = RoundKind::of(cell);
        let against = match cell {
            Cell::Game(game) if drawn => opponent(field, last, game),
            Cell::Game(game) => match kind {
                RoundKind::GoingOn => Against::Nobody(NotCounted::NotFinished),
                RoundKind::ForfeitWin | RoundKind::ForfeitLoss
                    if forfeits == Forfeits::Unplayed && !field.c07.predetermined =>
                {
                    Against::Dummy { own, most: seen(field, last, game.opponent).adjusted }
                }
                RoundKind::Played
                | RoundKind::ForfeitWin
                | RoundKind::ForfeitLoss
                | RoundKind::GivenBye
                | RoundKind::RequestedBye => opponent(field, last, game),
            },
            Cell::Idle(_) if field.c07.predetermined => Against::Nobody(NotCounted::NoOpponent),
            Cell::Idle(_) => Against::Dummy { own, most: draws_in_all_rounds(field, no) },
        };
        Versus {
            round,
            cell: *cell,
            against,
            voluntary: matches!(against, Against::Dummy { .. }) && kind.is_voluntary(),
            points: cell.points(&field.scoring, Adjourned::NotYet),
        }
    };
    rounds(field.row(no)).enumerate().map(one).collect()
}

fn opponent(field: &Field, last: LastRound, game: &GameCell) -> Against {
    let SeenScore { own, adjusted } = seen(field, last, game.opponent);
    Against::Opponent { own, adjusted }
}

fn draws_in_all_rounds(field: &Field, no: StartNumber) -> HalfPoints {
    let rounds = u32::try_from(field.row(no).cells.len()).unwrap_or(u32::MAX);
    HalfPoints::from_halves(field.scoring.draw.halves().saturating_mul(rounds))
}
