//! A round in Buchholz and Sonneborn-Berger of C.07: whom it was against, and what it is worth.

use kolo_messages::Message;
use kolo_model::{Cell, HalfPoints, RoundNumber};

use super::NotCounted;
use crate::QuarterPoints;

/// One round of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Versus {
    /// The round.
    pub round: RoundNumber,
    /// What happened in it.
    pub cell: Cell,
    /// Whom it counts against.
    pub against: Against,
    /// Points of the round.
    pub points: HalfPoints,
    /// Whether it was missed by choice, and is cut before others (T-16.5).
    pub voluntary: bool,
}

/// Whom a round counts against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Against {
    /// The opponent.
    Opponent {
        /// Their points.
        own: HalfPoints,
        /// What they count for (T-16.3).
        adjusted: HalfPoints,
    },
    /// A dummy with the own points, in a round without a game (T-16.4).
    Dummy {
        /// The own points.
        own: HalfPoints,
        /// The most that it counts for.
        most: HalfPoints,
    },
    /// No one: the round counts nothing.
    Nobody(NotCounted),
}

/// What of a round is summed up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueOf {
    /// The score it was against.
    Score,
    /// This score times the points of the round.
    Product,
}

/// Why a value is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LeftOut {
    /// It is the least significant one.
    Lowest,
    /// It is the lowest of the rounds missed by choice.
    MissedByChoice,
    /// It is the most significant one.
    Highest,
}

impl Against {
    /// What they count for, if anything.
    pub fn score(self) -> Option<HalfPoints> {
        match self {
            Against::Opponent { adjusted, .. } => Some(adjusted),
            Against::Dummy { own, most } => Some(own.min(most)),
            Against::Nobody(_) => None,
        }
    }

    fn message(self, score: HalfPoints) -> Message {
        match self {
            Against::Opponent { own, adjusted } if own != adjusted => {
                Message::new("versus-adjusted").with("score", score).with("own", own)
            }
            Against::Dummy { own, most } if own > most => {
                Message::new("versus-dummy-limited").with("score", score).with("own", own)
            }
            Against::Dummy { .. } => Message::new("versus-dummy").with("score", score),
            Against::Opponent { .. } | Against::Nobody(_) => {
                Message::new("adjusted-plain").with("points", score)
            }
        }
    }
}

impl Versus {
    /// What the round is worth.
    pub fn value(&self, of: ValueOf) -> QuarterPoints {
        let score = self.against.score().unwrap_or(HalfPoints::ZERO);
        match of {
            ValueOf::Score => QuarterPoints::from(score),
            // A half times a half is a quarter.
            ValueOf::Product => {
                QuarterPoints::from_quarters(u64::from(score.halves()) * u64::from(self.points.halves()))
            }
        }
    }

    pub(super) fn message(&self, of: ValueOf, left_out: Option<LeftOut>) -> Message {
        let Some(score) = self.against.score() else {
            return match self.against {
                Against::Nobody(why) => why.message(),
                Against::Opponent { .. } | Against::Dummy { .. } => NotCounted::NoOpponent.message(),
            };
        };
        let score = self.against.message(score);
        let value = match of {
            ValueOf::Score => score,
            ValueOf::Product => Message::new("versus-product")
                .with("score", score)
                .with("points", self.points)
                .with("amount", self.value(of)),
        };
        let message = match left_out {
            None => Message::new("counted-whole"),
            Some(LeftOut::Lowest) => Message::new("versus-left-out-lowest"),
            Some(LeftOut::MissedByChoice) => Message::new("versus-left-out-missed"),
            Some(LeftOut::Highest) => Message::new("versus-left-out-highest"),
        };
        message.with("score", value)
    }
}
