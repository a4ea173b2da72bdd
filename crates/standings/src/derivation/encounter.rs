//! The games between two who are still equal.

use kolo_messages::Message;
use kolo_model::{HalfPoints, StartNumber};

/// All games between two who are still equal, seen from one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encounter {
    /// The other one.
    pub opponent: StartNumber,
    /// Own points from these games.
    pub own: HalfPoints,
    /// The other's points from these games.
    pub other: HalfPoints,
    /// Who was better.
    pub verdict: Verdict,
}

/// Who was better in the games of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// This one.
    Won,
    /// The other one.
    Lost,
    /// Neither.
    Level,
    /// A game was forfeited or is not over: nothing is beyond doubt.
    Open,
}

impl Encounter {
    pub(super) fn message(&self) -> Message {
        let message = match self.verdict {
            Verdict::Won => Message::new("encounter-won"),
            Verdict::Lost => Message::new("encounter-lost"),
            Verdict::Level => Message::new("encounter-level"),
            Verdict::Open => Message::new("encounter-open"),
        };
        message.with("opponent", self.opponent).with("own", self.own).with("other", self.other)
    }
}
