//! Standard points (7.7): 1 for a round with more points than the opponent, half for as many; a round without a game
//! is compared with the points of a draw. So games count 1, half and 0 whatever the scoring of the tournament.
//!
//! Our readings: a forfeit is compared with a draw, since there was no play; a game that is not over is worth nothing
//! yet.

use kolo_messages::Message;
use std::cmp::Ordering;

use kolo_model::{Adjourned, Cell, Clause, StartNumber};

use super::round_by_round;
use super::round_kind::RoundKind;
use crate::Contribution;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;

pub(crate) static STD: Rule = Rule {
    code: "STD",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-7.7"),
    heading: None,
    meaning: || Message::new("tie-break-std"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    round_by_round(field, no, |cell| half_points(field, cell))
}

fn half_points(field: &Field, cell: &Cell) -> u32 {
    let own = cell.points(&field.scoring, Adjourned::NotYet);
    let other = match (RoundKind::of(cell), cell) {
        (RoundKind::GoingOn, _) => return 0,
        (RoundKind::Played, Cell::Game(game)) => {
            field.scoring.outcome(game.outcome, game.side.other(), Adjourned::NotYet)
        }
        (
            RoundKind::Played
            | RoundKind::ForfeitWin
            | RoundKind::ForfeitLoss
            | RoundKind::GivenBye
            | RoundKind::RequestedBye,
            _,
        ) => field.scoring.draw,
    };
    match own.cmp(&other) {
        Ordering::Greater => 2,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    }
}
