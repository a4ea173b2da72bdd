//! What can be wrong with a time control.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;

use super::{ClockRules, Span};

/// Why a time control cannot be played with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ControlProblem {
    /// The notation was not understood.
    Unreadable(
        /// Its beginning.
        String,
    ),
    /// Neither a clock nor a limit.
    NoTime,
    /// A time that is too short or too long.
    Length {
        /// The time.
        span: Span,
        /// The rules it was meant for.
        rules: ClockRules,
    },
    /// Too few or too many stones or periods.
    Count {
        /// How many.
        count: u16,
        /// How many there may be.
        most: u16,
    },
    /// The contest has no byo-yomi.
    OvertimeInContest,
    /// In go a flag does not wait.
    GoFlagWaits,
    /// More is given back for slow lines than is fair.
    Lag,
}

impl ControlProblem {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            ControlProblem::Unreadable(_) | ControlProblem::Lag => "K-FILE",
            ControlProblem::NoTime | ControlProblem::Length { rules: ClockRules::Go, .. } => "G-4.5.1a",
            ControlProblem::Length { rules: ClockRules::Contest, .. } => "P-1.1.6.7",
            ControlProblem::Count { .. } => "G-4.5.3a",
            ControlProblem::OvertimeInContest => "P-3.3.2.8",
            ControlProblem::GoFlagWaits => "G-4.5.1b",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            ControlProblem::Unreadable(text) => {
                Message::new("clock-control-unreadable").with("text", text.clone())
            }
            ControlProblem::NoTime => Message::new("clock-control-no-time"),
            ControlProblem::Length { span, .. } => Message::new("clock-control-length")
                .with("span", span.to_string())
                .with("most", Span::LONGEST.to_string()),
            ControlProblem::Count { count, most } => {
                Message::new("clock-control-count").with("count", *count).with("most", *most)
            }
            ControlProblem::OvertimeInContest => Message::new("clock-control-contest-overtime"),
            ControlProblem::GoFlagWaits => Message::new("clock-control-go-flag"),
            ControlProblem::Lag => Message::new("clock-control-lag"),
        }
    }
}

impl fmt::Display for ControlProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for ControlProblem {}
