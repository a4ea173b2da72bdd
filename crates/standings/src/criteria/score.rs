//! Score (P-6.1, P-1.1.4.7): the own points inside the matches, in gomoku those of the duels; more is better.
//!
//! Our readings: a match that was forfeited counts with the score written down for it, and where none is, with the
//! full score of a match for the one who won; a free round and a full point given by the organiser count with the
//! score of a bye, half a point with half of it, rounded down. Any other round without a match adds nothing, and so
//! does a match that is not over.

use kolo_messages::Message;
use kolo_model::{Cell, Clause, GameCell, Idle, Outcome, Share, StartNumber, System};

use super::rounds;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, QuarterPoints};

pub(crate) static RULE: Rule = Rule {
    code: "score",
    modified: &[],
    other_names: &[],
    clause: |system| {
        let contest = system == Some(System::Pisqworky2023);
        Clause::new(if contest { "P-6.1" } else { "P-1.1.4.7" })
    },
    heading: Some(|| Message::new("criterion-score")),
    meaning: || Message::new("criterion-score-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_amount(by, contributions),
};

/// What a match gives where its score was not recorded.
#[derive(Debug, Clone, Copy)]
pub(crate) struct UnplayedScores {
    /// To the winner of a forfeit.
    pub(crate) forfeit_win: u32,
    /// To a player who had a bye.
    pub(crate) bye: u32,
}

pub(crate) fn contributions(field: &Field, no: StartNumber) -> Vec<Contribution> {
    rounds(field.row(no))
        .map(|(round, cell)| {
            let amount = QuarterPoints::from_whole(score(cell, field.unplayed_scores));
            Contribution::Round { round, cell: *cell, amount }
        })
        .collect()
}

fn score(cell: &Cell, unplayed: UnplayedScores) -> u32 {
    match cell {
        Cell::Game(game) => score_of_match(game, unplayed.forfeit_win),
        Cell::Idle(Idle::PairingBye | Idle::FullPointBye) => unplayed.bye,
        Cell::Idle(Idle::HalfPointBye) => unplayed.bye / 2,
        Cell::Idle(Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent) => 0,
    }
}

fn score_of_match(game: &GameCell, forfeit_win: u32) -> u32 {
    let written = game.score.map(|score| score.first);
    match game.outcome {
        Outcome::Pending | Outcome::Adjourned => 0,
        Outcome::Played(..) => written.unwrap_or(0),
        Outcome::Forfeit(_) => written.unwrap_or(match game.share() {
            Some(Share::Win) => forfeit_win,
            Some(Share::Draw | Share::Loss) | None => 0,
        }),
    }
}
