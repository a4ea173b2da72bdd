//! What can be wrong with a written record.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, NameProblem, Place};

use super::{Fault, PositionProblem};
use crate::{UnreadableCell, UnreadableMark};

/// One thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: ProblemKind,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProblemKind {
    /// Larger than any record.
    TooLarge {
        /// How large.
        bytes: usize,
    },
    /// No text, or JSON of another shape; the sentence says which.
    Shape(Message),
    /// There is nothing in it.
    Empty,
    /// It looks like none of the formats.
    UnknownFormat,
    /// Written by a later version of the program, or by another one.
    OtherVersion {
        /// Which.
        version: u32,
    },
    /// A text that should name a square.
    Cell(UnreadableCell),
    /// A text that should name a mark.
    Mark(UnreadableMark),
    /// A text that should name a mark and its square.
    MarkedCell {
        /// The text.
        text: String,
    },
    /// A part of a written duel that is neither a step nor an end.
    Part {
        /// The text.
        text: String,
    },
    /// An opening of other than three marks, or an addition of other than two.
    NumberOfMarks {
        /// How many there are.
        found: usize,
        /// How many are due.
        due: usize,
    },
    /// Something follows the end of the duel.
    AfterEnd,
    /// The word `resigns` without a side, where the steps do not show whose turn it was.
    WhoResigned,
    /// A name that cannot be shown, or a reason.
    Name(NameProblem),
    /// A side has two names.
    NamedTwice,
    /// A time that is not a number of milliseconds.
    Time {
        /// The text.
        text: String,
    },
    /// A board of another size.
    OtherSize,
    /// A line that is not a move of a `.psq`.
    PsqLine {
        /// The text.
        text: String,
    },
    /// Numbers that lie outside the board.
    OffTheBoard {
        /// The text.
        text: String,
        /// The lowest number.
        least: usize,
        /// The highest number.
        most: usize,
    },
    /// The line of Kolo in a `.psq` records another duel than the moves.
    PsqDisagrees,
    /// A line that no manager sends.
    GomocupLine {
        /// The text.
        text: String,
    },
    /// A field of a board other than 1 and 2.
    GomocupField {
        /// The text.
        text: String,
    },
    /// A board that does not end with DONE, or no board at all.
    GomocupNoBoard,
    /// SWAP2BOARD with other than 0, 3 or 5 marks.
    GomocupSwap {
        /// How many.
        found: usize,
    },
    /// A line that is not a row of a diagram.
    DiagramLine {
        /// The text.
        text: String,
    },
    /// A row with other than 15 squares.
    DiagramWidth {
        /// How many.
        found: usize,
    },
    /// Other than 15 rows.
    DiagramRows {
        /// How many.
        found: usize,
    },
    /// The number beside a row is not its own.
    DiagramNumber {
        /// The text.
        text: String,
        /// The number due.
        due: usize,
    },
    /// The marks on the board cannot stand like this.
    Position(PositionProblem),
    /// A position is asked for, and a step on the way to it is not legal.
    Unlawful(Fault),
}

impl ProblemKind {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        match self {
            ProblemKind::OtherSize | ProblemKind::OffTheBoard { .. } | ProblemKind::Cell(_) => {
                Clause::new("P-3.3.1.1")
            }
            ProblemKind::Position(problem) => problem.clause(),
            ProblemKind::Unlawful(fault) => fault.clause(),
            ProblemKind::NumberOfMarks { due: 2, .. } => Clause::new("P-3.3.4.2"),
            ProblemKind::NumberOfMarks { .. } => Clause::new("P-3.3.3.1"),
            ProblemKind::TooLarge { .. }
            | ProblemKind::Shape(_)
            | ProblemKind::Empty
            | ProblemKind::UnknownFormat
            | ProblemKind::OtherVersion { .. }
            | ProblemKind::Mark(_)
            | ProblemKind::MarkedCell { .. }
            | ProblemKind::Part { .. }
            | ProblemKind::AfterEnd
            | ProblemKind::WhoResigned
            | ProblemKind::Name(_)
            | ProblemKind::NamedTwice
            | ProblemKind::Time { .. }
            | ProblemKind::PsqLine { .. }
            | ProblemKind::PsqDisagrees
            | ProblemKind::GomocupLine { .. }
            | ProblemKind::GomocupField { .. }
            | ProblemKind::GomocupNoBoard
            | ProblemKind::GomocupSwap { .. }
            | ProblemKind::DiagramLine { .. }
            | ProblemKind::DiagramWidth { .. }
            | ProblemKind::DiagramRows { .. }
            | ProblemKind::DiagramNumber { .. } => Clause::new("K-FILE"),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            ProblemKind::TooLarge { bytes } => {
                Message::new("record-too-large").with("bytes", *bytes).with("most", super::MOST_BYTES)
            }
            ProblemKind::Shape(message) => message.clone(),
            ProblemKind::Empty => Message::new("record-empty"),
            ProblemKind::UnknownFormat => Message::new("record-unknown-format"),
            ProblemKind::OtherVersion { version } => Message::new("record-other-version")
                .with("version", *version)
                .with("known", super::json::VERSION),
            ProblemKind::Cell(unreadable) => unreadable.message(),
            ProblemKind::Mark(unreadable) => unreadable.message(),
            ProblemKind::MarkedCell { text } => Message::new("record-marked-cell").with("text", text.clone()),
            ProblemKind::Part { text } => Message::new("record-part").with("text", text.clone()),
            ProblemKind::NumberOfMarks { found, due } => {
                Message::new("record-number-of-marks").with("found", *found).with("due", *due)
            }
            ProblemKind::AfterEnd => Message::new("record-after-end"),
            ProblemKind::WhoResigned => Message::new("record-who-resigned"),
            ProblemKind::Name(problem) => problem.message(),
            ProblemKind::NamedTwice => Message::new("record-named-twice"),
            ProblemKind::Time { text } => {
                Message::new("record-time").with("text", text.clone()).with("most", super::Spent::MOST)
            }
            ProblemKind::OtherSize => Message::new("record-other-size"),
            ProblemKind::PsqLine { text } => Message::new("record-psq-line").with("text", text.clone()),
            ProblemKind::OffTheBoard { text, least, most } => Message::new("record-off-the-board")
                .with("text", text.clone())
                .with("least", *least)
                .with("most", *most),
            ProblemKind::PsqDisagrees => Message::new("record-psq-disagrees"),
            ProblemKind::GomocupLine { text } => {
                Message::new("record-gomocup-line").with("text", text.clone())
            }
            ProblemKind::GomocupField { text } => {
                Message::new("record-gomocup-field").with("text", text.clone())
            }
            ProblemKind::GomocupNoBoard => Message::new("record-gomocup-no-board"),
            ProblemKind::GomocupSwap { found } => Message::new("record-gomocup-swap").with("found", *found),
            ProblemKind::DiagramLine { text } => {
                Message::new("record-diagram-line").with("text", text.clone())
            }
            ProblemKind::DiagramWidth { found } => Message::new("record-diagram-width").with("found", *found),
            ProblemKind::DiagramRows { found } => Message::new("record-diagram-rows").with("found", *found),
            ProblemKind::DiagramNumber { text, due } => {
                Message::new("record-diagram-number").with("text", text.clone()).with("due", *due)
            }
            ProblemKind::Position(problem) => problem.message(),
            ProblemKind::Unlawful(fault) => fault.message(),
        }
    }
}

/// A text as a message quotes it: never longer than a line.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Everything that is wrong with an input; at least one thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordProblems(Vec<Problem>);

impl RecordProblems {
    pub(super) fn new(problems: Vec<Problem>) -> Option<RecordProblems> {
        (!problems.is_empty()).then_some(RecordProblems(problems))
    }

    pub(super) fn one(place: Place, kind: ProblemKind) -> RecordProblems {
        RecordProblems(vec![Problem { place, kind }])
    }

    /// One after the other, in the order of the input.
    pub fn iter(&self) -> std::slice::Iter<'_, Problem> {
        self.0.iter()
    }

    /// Whether the input is larger than the program takes, rather than wrong.
    pub fn is_too_large(&self) -> bool {
        self.iter().any(|problem| matches!(problem.kind, ProblemKind::TooLarge { .. }))
    }
}

impl<'a> IntoIterator for &'a RecordProblems {
    type Item = &'a Problem;
    type IntoIter = std::slice::Iter<'a, Problem>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for RecordProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{}: {}", problem.place, problem.kind.message().text(Lang::En))?;
        }
        Ok(())
    }
}

impl std::error::Error for RecordProblems {}
