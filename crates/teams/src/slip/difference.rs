//! In what two reports of one match differ.

use kolo_messages::Message;
use kolo_model::PerSide;

use crate::problem::score_text;
use crate::{BoardNumber, CheckedSheet, DuelNumber, DuelResult, Entry, ForfeitBy, MatchResult};

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
    /// The match ended differently; at least one report does not go into games.
    Result {
        /// What each says.
        reports: PerSide<MatchResult>,
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
            Difference::Result { reports } => {
                let score = |result: &MatchResult| score_text(result.score.map(i64::from));
                let how = |result: &MatchResult| {
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

/// Everything in which two sheets of a match differ. Where one of them has the score alone, it need only be the same.
pub fn differences(first: &CheckedSheet, second: &CheckedSheet) -> Vec<Difference> {
    let (Some(own), Some(others)) = (first.games(), second.games()) else {
        let reports = PerSide::new(first.result(), second.result());
        return if reports.first == reports.second {
            Vec::new()
        } else {
            vec![Difference::Result { reports }]
        };
    };
    let mut found = Vec::new();
    for (index, (own, other)) in own.iter().zip(others).enumerate() {
        let board = BoardNumber::of_index(index);
        for duel in DuelNumber::BOTH {
            let reports = PerSide::new(own.duel(duel), other.duel(duel));
            if reports.first != reports.second {
                found.push(Difference::Duel { board, duel, reports });
            }
        }
        let reports = PerSide::new(own.forfeit, other.forfeit);
        if reports.first != reports.second {
            found.push(Difference::Forfeit { board, reports });
        }
    }
    found
}

/// Of two sheets that agree, the one that says more.
pub(super) fn fuller<'a>(earlier: &'a CheckedSheet, later: &'a CheckedSheet) -> &'a CheckedSheet {
    let detail = |sheet: &CheckedSheet| match sheet.sheet().entry {
        Entry::Games(_) => 2,
        Entry::Score(_) => 1,
        Entry::Forfeit(_) => 0,
    };
    if detail(later) > detail(earlier) { later } else { earlier }
}
