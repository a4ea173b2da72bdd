//! In what two reports of one match differ.

use kolo_messages::Message;
use kolo_model::{Outcome, PerSide};

use crate::notation::outcome_mark;
use crate::problem::score_text;
use crate::result::agree;
use crate::{BoardNumber, BoardResult, CheckedSheet, DuelNumber, DuelResult, ForfeitBy, Game, Worth};

/// One difference between two reports, the first report first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Difference {
    /// A duel ended differently.
    Duel {
        /// Where.
        board: BoardNumber,
        /// Which.
        duel: DuelNumber,
        /// What each says; `None` if the duel was not played.
        reports: PerSide<Option<DuelResult>>,
    },
    /// A game was forfeited as a whole by one report, and not, or by the other side, by the other.
    Forfeit {
        /// Where.
        board: BoardNumber,
        /// What each says.
        reports: PerSide<Option<ForfeitBy>>,
    },
    /// A single game ended differently.
    Game {
        /// Where.
        board: BoardNumber,
        /// What each says.
        reports: PerSide<Outcome>,
    },
    /// The match ended differently; at least one report does not go into games.
    Result {
        /// What each says.
        reports: PerSide<Worth>,
    },
}

impl Difference {
    /// The sentence for people, with the marks of the short notation.
    pub fn message(&self) -> Message {
        let mark = |mark: Option<char>| mark.unwrap_or('.');
        match self {
            Difference::Duel { board, duel, reports } => Message::new("teams-differs-duel")
                .with("board", *board)
                .with("duel", *duel)
                .with("first", mark(reports.first.map(DuelResult::mark)))
                .with("second", mark(reports.second.map(DuelResult::mark))),
            Difference::Forfeit { board, reports } => Message::new("teams-differs-forfeit")
                .with("board", *board)
                .with("first", mark(reports.first.map(ForfeitBy::mark)))
                .with("second", mark(reports.second.map(ForfeitBy::mark))),
            Difference::Game { board, reports } => Message::new("teams-differs-game")
                .with("board", *board)
                .with("first", outcome_mark(reports.first))
                .with("second", outcome_mark(reports.second)),
            Difference::Result { reports } => {
                let score = |result: &Worth| score_text(result.score.map(i64::from));
                let how = |result: &Worth| {
                    Message::new(if result.is_played() { "teams-was-played" } else { "teams-was-forfeited" })
                };
                Message::new("teams-differs-result")
                    .with("first", score(&reports.first))
                    .with("first-how", how(&reports.first))
                    .with("second", score(&reports.second))
                    .with("second-how", how(&reports.second))
            }
        }
    }
}

/// Everything in which two sheets of a match differ. Where one of them has the score alone, it need only be the same; where
/// one has no score, the end.
pub fn differences(first: &CheckedSheet, second: &CheckedSheet) -> Vec<Difference> {
    let (Some(own), Some(others)) = (first.boards(), second.boards()) else {
        let reports = PerSide::new(first.result(), second.result());
        let same = agree(first.verdict(), second.verdict());
        return if same { Vec::new() } else { vec![Difference::Result { reports }] };
    };
    let mut found = Vec::new();
    for (index, (own, other)) in own.iter().zip(others).enumerate() {
        let board = BoardNumber::of_index(index);
        match (own, other) {
            (BoardResult::Duels(own), BoardResult::Duels(other)) => {
                in_duels(board, PerSide::new(own, other), &mut found);
            }
            (BoardResult::Game(_), _) | (_, BoardResult::Game(_)) if own == other => {}
            (BoardResult::Game(own), BoardResult::Game(other)) => {
                found.push(Difference::Game { board, reports: PerSide::new(*own, *other) });
            }
            // Sheets of two shapes are not of one match.
            (BoardResult::Duels(_), BoardResult::Game(_)) | (BoardResult::Game(_), BoardResult::Duels(_)) => {
                found.push(Difference::Result { reports: PerSide::new(first.result(), second.result()) });
            }
        }
    }
    found
}

fn in_duels(board: BoardNumber, games: PerSide<&Game>, found: &mut Vec<Difference>) {
    for duel in DuelNumber::BOTH {
        let reports = games.map(|game| game.duel(duel));
        if reports.first != reports.second {
            found.push(Difference::Duel { board, duel, reports });
        }
    }
    let reports = games.map(|game| game.forfeit);
    if reports.first != reports.second {
        found.push(Difference::Forfeit { board, reports });
    }
}

/// Of two sheets that agree, the one that says more; of equal ones the earlier.
pub fn fuller<'a>(earlier: &'a CheckedSheet, later: &'a CheckedSheet) -> &'a CheckedSheet {
    let detail = |sheet: &CheckedSheet| sheet.sheet().entry.detail();
    if detail(later) > detail(earlier) { later } else { earlier }
}
