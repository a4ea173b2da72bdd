//! How much of an opponent counts, and why not more.

use std::sync::Arc;

use kolo_messages::{Arg, Message};
use kolo_model::{HalfPoints, Rating};

use crate::{AdjustedScore, QuarterPoints};

/// How much of an opponent counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Counted {
    /// All of their score.
    Whole(OpponentScore),
    /// Half of their score, for a drawn game.
    Half(OpponentScore),
    /// Their own SOS.
    Sos(OpponentSos),
    /// Nothing, as they are the weakest or the strongest.
    LeftOut(Extreme, OpponentScore),
    /// Nothing.
    Not(NotCounted),
}

/// The score of an opponent, as a criterion takes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentScore {
    /// With one point for every two rounds missed (G-3.3.3).
    Adjusted(AdjustedScore),
    /// Their points as they are.
    Points(HalfPoints),
}

/// The SOS of an opponent. The terms are shared by all who met them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpponentSos {
    /// What each opponent of that player counted for.
    pub terms: Arc<[QuarterPoints]>,
    /// Their sum.
    pub sum: QuarterPoints,
}

/// Which end of the opponents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Extreme {
    /// One with the lowest score.
    Weakest,
    /// One with the highest score.
    Strongest,
}

/// Why an opponent does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotCounted {
    /// There was none.
    NoOpponent,
    /// The game was not played.
    Forfeit,
    /// The game is not over.
    NotFinished,
    /// They were not beaten.
    NotBeaten,
}

/// How an opponent counts for the average rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentRating {
    /// With this rating.
    Counts(Rating),
    /// Not at all, for they have no rating.
    Unrated,
    /// Not at all, as one with the lowest or the highest rating.
    LeftOut(Extreme, Rating),
    /// Not at all.
    Not(NotCounted),
}

impl Counted {
    /// What it adds to the value.
    pub fn amount(&self) -> QuarterPoints {
        match self {
            Counted::Whole(score) => QuarterPoints::from(score.total()),
            Counted::Half(score) => QuarterPoints::half_of(score.total()),
            Counted::Sos(sos) => sos.sum,
            Counted::LeftOut(..) | Counted::Not(_) => QuarterPoints::ZERO,
        }
    }

    pub(super) fn message(&self) -> Message {
        match self {
            Counted::Whole(score) => Message::new("counted-whole").with("score", score.message()),
            Counted::Half(score) => {
                Message::new("counted-half").with("score", score.message()).with("amount", self.amount())
            }
            Counted::Sos(sos) => Message::new("counted-sos").with("sum", Arg::decimal(sos.written())),
            Counted::LeftOut(Extreme::Weakest, score) => {
                Message::new("left-out-weakest").with("score", score.message())
            }
            Counted::LeftOut(Extreme::Strongest, score) => {
                Message::new("left-out-strongest").with("score", score.message())
            }
            Counted::Not(why) => why.message(),
        }
    }
}

impl OpponentScore {
    /// What they count for.
    pub fn total(self) -> HalfPoints {
        match self {
            OpponentScore::Adjusted(score) => score.total(),
            OpponentScore::Points(points) => points,
        }
    }

    fn message(self) -> Message {
        match self {
            OpponentScore::Adjusted(score) if score.added() > HalfPoints::ZERO => {
                Message::new("adjusted-missed")
                    .with("points", score.score)
                    .with("missed", score.missed)
                    .with("added", score.added())
                    .with("total", score.total())
            }
            OpponentScore::Adjusted(_) | OpponentScore::Points(_) => {
                Message::new("adjusted-plain").with("points", self.total())
            }
        }
    }
}

impl OpponentSos {
    pub(crate) fn of(terms: Vec<QuarterPoints>) -> Self {
        let sum = terms.iter().copied().sum();
        OpponentSos { terms: terms.into(), sum }
    }

    /// `1 + 2.5 + 3 = 6.5`, or the bare sum of one term or none.
    fn written(&self) -> String {
        let terms: Vec<String> = self.terms.iter().map(ToString::to_string).collect();
        match &terms[..] {
            [] | [_] => self.sum.to_string(),
            several => format!("{} = {}", several.join(" + "), self.sum),
        }
    }
}

impl NotCounted {
    pub(super) fn message(self) -> Message {
        match self {
            NotCounted::NoOpponent => Message::new("not-counted-no-opponent"),
            NotCounted::Forfeit => Message::new("not-counted-forfeit"),
            NotCounted::NotFinished => Message::new("not-counted-not-finished"),
            NotCounted::NotBeaten => Message::new("not-counted-not-beaten"),
        }
    }
}

impl OpponentRating {
    pub(super) fn message(self) -> Message {
        match self {
            OpponentRating::Counts(rating) => rating.message(),
            OpponentRating::Unrated => Message::new("not-counted-unrated"),
            OpponentRating::LeftOut(Extreme::Weakest, rating) => {
                Message::new("left-out-weakest").with("score", rating.message())
            }
            OpponentRating::LeftOut(Extreme::Strongest, rating) => {
                Message::new("left-out-strongest").with("score", rating.message())
            }
            OpponentRating::Not(why) => why.message(),
        }
    }
}
