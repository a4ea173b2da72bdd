//! What cannot be read in the short notation, and where.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;

use crate::BoardNumber;

/// Something that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotationProblem {
    /// Where, in characters from 1.
    pub column: u32,
    /// What.
    pub kind: NotationProblemKind,
}

/// What cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotationProblemKind {
    /// A letter that is not a mark.
    UnknownMark(char),
    /// One mark, which is not a forfeit of a game.
    OneMark {
        /// Which board.
        board: BoardNumber,
    },
    /// A third mark, which is not a forfeit of a game.
    ThirdMark {
        /// Which board.
        board: BoardNumber,
    },
    /// More than three marks for a board.
    ManyMarks {
        /// Which board.
        board: BoardNumber,
        /// How many.
        marks: usize,
    },
    /// More or fewer boards than the match has.
    Boards {
        /// How many were written.
        given: usize,
        /// How many there are.
        boards: u32,
    },
    /// No score.
    Score,
}

impl NotationProblem {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self.kind {
            NotationProblemKind::UnknownMark(_) | NotationProblemKind::Score => "K-FILE",
            NotationProblemKind::OneMark { .. }
            | NotationProblemKind::ThirdMark { .. }
            | NotationProblemKind::ManyMarks { .. } => "P-3.2.1",
            NotationProblemKind::Boards { .. } => "P-3.1.1",
        })
    }

    /// The sentence for people, with the place.
    pub fn message(&self) -> Message {
        Message::new("teams-notation-at").with("column", self.column).with("problem", self.kind.message())
    }
}

impl NotationProblemKind {
    /// The sentence for people, without the place.
    pub fn message(self) -> Message {
        match self {
            NotationProblemKind::UnknownMark(mark) => Message::new("teams-notation-mark").with("mark", mark),
            NotationProblemKind::OneMark { board } => {
                Message::new("teams-notation-one-mark").with("board", board)
            }
            NotationProblemKind::ThirdMark { board } => {
                Message::new("teams-notation-third-mark").with("board", board)
            }
            NotationProblemKind::ManyMarks { board, marks } => {
                Message::new("teams-notation-many-marks").with("board", board).with("marks", marks)
            }
            NotationProblemKind::Boards { given, boards } => {
                Message::new("teams-notation-boards").with("given", given).with("boards", boards)
            }
            NotationProblemKind::Score => Message::new("teams-notation-score"),
        }
    }
}

impl fmt::Display for NotationProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message().text(Lang::En), self.clause())
    }
}

impl std::error::Error for NotationProblem {}
