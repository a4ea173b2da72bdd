//! Why a command to a slip is refused.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;

use crate::{SheetProblem, SheetProblems};

/// A command that is not carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SlipRefusal {
    /// The sheet or the line-up cannot be.
    Unsound(SheetProblems),
    /// The match is settled: only the organiser changes it, by a correction.
    Settled,
    /// There is nothing to correct yet.
    NotSettled,
    /// A side has reported already, so the line-up stays as it is.
    LineUpFixed,
    /// A reason is due and none was given.
    ReasonMissing,
}

impl SlipRefusal {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        match self {
            SlipRefusal::Unsound(problems) => {
                problems.first().map_or(Clause::new("K-FILE"), SheetProblem::clause)
            }
            SlipRefusal::Settled => Clause::new("P-2.1.1.5"),
            SlipRefusal::NotSettled => Clause::new("K-ORDER"),
            SlipRefusal::LineUpFixed => Clause::new("P-3.1.5"),
            SlipRefusal::ReasonMissing => Clause::new("K-REASON"),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            SlipRefusal::Unsound(problems) => {
                let problems: Vec<Message> = problems.iter().map(SheetProblem::message).collect();
                Message::new("teams-refused-unsound").with("problems", problems)
            }
            SlipRefusal::Settled => Message::new("teams-refused-settled"),
            SlipRefusal::NotSettled => Message::new("teams-refused-not-settled"),
            SlipRefusal::LineUpFixed => Message::new("teams-refused-line-up"),
            SlipRefusal::ReasonMissing => Message::new("teams-refused-reason"),
        }
    }
}

impl fmt::Display for SlipRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message().text(Lang::En), self.clause())
    }
}

impl std::error::Error for SlipRefusal {}
