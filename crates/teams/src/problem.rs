//! What can be wrong with a match sheet.

use std::fmt;

use kolo_messages::{Arg, Lang, Message};
use kolo_model::{Clause, Name, PerSide};

use crate::{BoardNumber, DuelNumber, Games};

/// One thing that is wrong with a sheet. A check gives all of them at once (K-FILE).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetProblem {
    /// A score below nothing or above all there is.
    ScoreOutside {
        /// As written.
        score: PerSide<i64>,
        /// The full score.
        full: u32,
    },
    /// Both together have more or less than the duels give.
    ScoreSum {
        /// As written.
        score: PerSide<i64>,
        /// What both have together.
        sum: i64,
        /// What they should have.
        due: u32,
    },
    /// Every duel gives two points or none, so the sum is even.
    ScoreOdd {
        /// As written.
        score: PerSide<i64>,
        /// What they should have together.
        due: u32,
    },
    /// A score that the empty seats do not allow.
    ScoreAgainstGaps {
        /// As written.
        score: PerSide<i64>,
        /// What each side gets at least, for boards where the other has no player.
        least: PerSide<u32>,
    },
    /// More duels lost by both than there are, or fewer than there are boards without players.
    VoidDuels {
        /// As written.
        void: u32,
        /// At least.
        least: u32,
        /// At most.
        most: u32,
    },
    /// More or fewer games than boards.
    WrongGames {
        /// How many were written.
        given: usize,
        /// How many there are.
        boards: u32,
    },
    /// More or fewer pairings than boards.
    WrongTables {
        /// How many were written.
        given: usize,
        /// How many there are.
        boards: u32,
    },
    /// A duel has no result.
    DuelMissing {
        /// Where.
        board: BoardNumber,
        /// Which.
        duel: DuelNumber,
    },
    /// A board has no result; with one game, the match has none.
    GameMissing {
        /// Where.
        board: BoardNumber,
    },
    /// Duels are written down where single games are played, or the other way round.
    OtherGames {
        /// Where.
        board: BoardNumber,
        /// What is played there.
        games: Games,
    },
    /// A score alone, in a match of one game: it does not say who won.
    ScoreAlone,
    /// A match of several games was played, and its score is not known.
    ScoreMissing,
    /// The side that is said to have won has not more points, or a draw not equal ones.
    EndAgainstScore {
        /// As written.
        score: PerSide<u32>,
    },
    /// A match of several games is won, drawn or lost; what else a single game can give does not exist there.
    NoEndOfMatch,
    /// A game has a result that it cannot have, because a player is missing.
    NobodyThere {
        /// Where.
        board: BoardNumber,
    },
    /// Games are played at the same time, so no player plays two.
    PlayerTwice {
        /// Who.
        player: String,
        /// Where.
        boards: Vec<BoardNumber>,
    },
    /// A player plays for the opponent's team.
    PlaysForOthers {
        /// Who.
        player: String,
        /// For whom they stand on the sheet.
        team: Name,
        /// Where.
        board: BoardNumber,
    },
    /// A player belongs to neither team.
    Stranger {
        /// Who.
        player: String,
        /// For whom they stand on the sheet.
        team: Name,
        /// Where.
        board: BoardNumber,
    },
    /// A team at a broadcast table does not sit in the order of registration.
    NotInOrder {
        /// Which.
        team: Name,
    },
    /// The line-up must be written down before the first duel.
    LineUpMissing,
}

/// All that is wrong with a sheet; never empty.
pub type SheetProblems = Vec<SheetProblem>;

pub(crate) fn score_text(score: PerSide<i64>) -> String {
    format!("{}:{}", score.first, score.second)
}

impl SheetProblem {
    /// The clause that the sheet breaks.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            SheetProblem::ScoreOutside { .. }
            | SheetProblem::WrongGames { .. }
            | SheetProblem::WrongTables { .. }
            | SheetProblem::PlayerTwice { .. } => "P-3.1.1",
            SheetProblem::GameMissing { .. }
            | SheetProblem::OtherGames { .. }
            | SheetProblem::ScoreAlone
            | SheetProblem::NoEndOfMatch => "K-SHAPE",
            SheetProblem::EndAgainstScore { .. } => "P-3.1.4",
            SheetProblem::ScoreMissing
            | SheetProblem::ScoreSum { .. }
            | SheetProblem::ScoreOdd { .. }
            | SheetProblem::ScoreAgainstGaps { .. }
            | SheetProblem::VoidDuels { .. } => "P-3.1.3",
            SheetProblem::DuelMissing { .. } | SheetProblem::NobodyThere { .. } => "P-3.2.1",
            SheetProblem::PlaysForOthers { .. } | SheetProblem::Stranger { .. } => "P-1.1.2.3",
            SheetProblem::NotInOrder { .. } => "P-3.1.2",
            SheetProblem::LineUpMissing => "P-3.1.5",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            SheetProblem::ScoreOutside { score, full } => {
                Message::new("teams-score-outside").with("score", score_text(*score)).with("full", *full)
            }
            SheetProblem::ScoreSum { score, sum, due } => Message::new("teams-score-sum")
                .with("score", score_text(*score))
                .with("sum", *sum)
                .with("due", *due),
            SheetProblem::ScoreOdd { score, due } => {
                Message::new("teams-score-odd").with("score", score_text(*score)).with("due", *due)
            }
            SheetProblem::ScoreAgainstGaps { score, least } => Message::new("teams-score-gaps")
                .with("score", score_text(*score))
                .with("first", least.first)
                .with("second", least.second),
            SheetProblem::VoidDuels { void, least, most } => {
                Message::new("teams-void-duels").with("void", *void).with("least", *least).with("most", *most)
            }
            SheetProblem::WrongGames { given, boards } => {
                Message::new("teams-wrong-games").with("given", *given).with("boards", *boards)
            }
            SheetProblem::WrongTables { given, boards } => {
                Message::new("teams-wrong-tables").with("given", *given).with("boards", *boards)
            }
            SheetProblem::DuelMissing { board, duel } => {
                Message::new("teams-duel-missing").with("board", *board).with("duel", *duel)
            }
            SheetProblem::GameMissing { board } => Message::new("teams-game-missing").with("board", *board),
            SheetProblem::OtherGames { board, games: Games::Single } => {
                Message::new("teams-single-games").with("board", *board)
            }
            SheetProblem::OtherGames { board, games: Games::TwoDuels } => {
                Message::new("teams-two-duels").with("board", *board)
            }
            SheetProblem::ScoreAlone => Message::new("teams-score-alone"),
            SheetProblem::ScoreMissing => Message::new("teams-score-missing"),
            SheetProblem::EndAgainstScore { score } => {
                Message::new("teams-end-against-score").with("score", score_text(score.map(i64::from)))
            }
            SheetProblem::NoEndOfMatch => Message::new("teams-no-end-of-match"),
            SheetProblem::NobodyThere { board } => Message::new("teams-nobody-there").with("board", *board),
            SheetProblem::PlayerTwice { player, boards } => {
                let boards: Vec<Arg> = boards.iter().map(|board| Arg::from(*board)).collect();
                Message::new("teams-player-twice").with("player", player.as_str()).with("boards", boards)
            }
            SheetProblem::PlaysForOthers { player, team, board } => Message::new("teams-plays-for-others")
                .with("player", player.as_str())
                .with("team", team)
                .with("board", *board),
            SheetProblem::Stranger { player, team, board } => Message::new("teams-stranger")
                .with("player", player.as_str())
                .with("team", team)
                .with("board", *board),
            SheetProblem::NotInOrder { team } => Message::new("teams-not-in-order").with("team", team),
            SheetProblem::LineUpMissing => Message::new("teams-line-up-missing"),
        }
    }
}

impl fmt::Display for SheetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message().text(Lang::En), self.clause())
    }
}

impl std::error::Error for SheetProblem {}
