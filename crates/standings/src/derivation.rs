//! How a value came about, as data and in words.

use kolo_messages::Message;
use kolo_model::{Cell, GameCell, HalfPoints, Idle, Outcome, RoundNumber, Share, StartNumber};

use crate::{AdjustedScore, QuarterPoints};

/// One part of a value. The parts of a number add up to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contribution {
    /// What a round gave by itself.
    Round {
        /// The round.
        round: RoundNumber,
        /// What happened in it.
        cell: Cell,
        /// What it gave.
        amount: QuarterPoints,
    },
    /// What the opponent of a round gave.
    Opponent {
        /// The round.
        round: RoundNumber,
        /// What happened in it.
        cell: Cell,
        /// How much of the opponent counts.
        counted: Counted,
    },
    /// How one of those who are still equal was met.
    Encounter(Encounter),
    /// So many of those who are still equal were not met.
    NotMet {
        /// How many.
        count: usize,
    },
}

/// How much of an opponent's score counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// All of it.
    Whole(AdjustedScore),
    /// Half of it, for a drawn game.
    Half(AdjustedScore),
    /// Nothing.
    Not(NotCounted),
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
    /// He was not beaten.
    NotBeaten,
}

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

impl Counted {
    /// What it adds to the value.
    pub fn amount(self) -> QuarterPoints {
        match self {
            Counted::Whole(score) => QuarterPoints::from(score.total()),
            Counted::Half(score) => QuarterPoints::half_of(score.total()),
            Counted::Not(_) => QuarterPoints::ZERO,
        }
    }

    fn message(self) -> Message {
        match self {
            Counted::Whole(score) => Message::new("counted-whole").with("score", score_message(score)),
            Counted::Half(score) => {
                Message::new("counted-half").with("score", score_message(score)).with("amount", self.amount())
            }
            Counted::Not(NotCounted::NoOpponent) => Message::new("not-counted-no-opponent"),
            Counted::Not(NotCounted::Forfeit) => Message::new("not-counted-forfeit"),
            Counted::Not(NotCounted::NotFinished) => Message::new("not-counted-not-finished"),
            Counted::Not(NotCounted::NotBeaten) => Message::new("not-counted-not-beaten"),
        }
    }
}

fn score_message(score: AdjustedScore) -> Message {
    if score.added() == HalfPoints::ZERO {
        return Message::new("adjusted-plain").with("points", score.points);
    }
    Message::new("adjusted-missed")
        .with("points", score.points)
        .with("missed", score.missed)
        .with("added", score.added())
        .with("total", score.total())
}

impl Contribution {
    /// What it adds to a number; nothing in the direct encounter, which is no sum.
    pub fn amount(&self) -> QuarterPoints {
        match self {
            Contribution::Round { amount, .. } => *amount,
            Contribution::Opponent { counted, .. } => counted.amount(),
            Contribution::Encounter(_) | Contribution::NotMet { .. } => QuarterPoints::ZERO,
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            Contribution::Round { round, cell, amount } => Message::new("contribution-round")
                .with("round", *round)
                .with("event", cell_message(cell))
                .with("amount", *amount),
            Contribution::Opponent { round, cell, counted } => Message::new("contribution-opponent")
                .with("round", *round)
                .with("event", cell_message(cell))
                .with("counted", counted.message()),
            Contribution::Encounter(encounter) => encounter.message(),
            Contribution::NotMet { count } => Message::new("encounter-not-met").with("count", *count),
        }
    }
}

impl Encounter {
    fn message(&self) -> Message {
        let message = match self.verdict {
            Verdict::Won => Message::new("encounter-won"),
            Verdict::Lost => Message::new("encounter-lost"),
            Verdict::Level => Message::new("encounter-level"),
            Verdict::Open => Message::new("encounter-open"),
        };
        message.with("opponent", self.opponent).with("own", self.own).with("other", self.other)
    }
}

fn cell_message(cell: &Cell) -> Message {
    match cell {
        Cell::Game(game) => game_message(game).with("opponent", game.opponent),
        Cell::Idle(Idle::PairingBye) => Message::new("event-pairing-bye"),
        Cell::Idle(Idle::FullPointBye) => Message::new("event-full-bye"),
        Cell::Idle(Idle::HalfPointBye) => Message::new("event-half-bye"),
        Cell::Idle(Idle::ZeroPointBye) => Message::new("event-zero-bye"),
        Cell::Idle(Idle::AnnouncedAbsence) => Message::new("event-announced-absence"),
        Cell::Idle(Idle::Absent) => Message::new("event-absent"),
    }
}

fn game_message(game: &GameCell) -> Message {
    match (game.outcome, game.share()) {
        (Outcome::Adjourned, _) => Message::new("event-adjourned"),
        (Outcome::Pending, _) | (Outcome::Played(..) | Outcome::Forfeit(_), None) => {
            Message::new("event-pending")
        }
        (Outcome::Played(..), Some(Share::Win)) => Message::new("event-win"),
        (Outcome::Played(..), Some(Share::Draw)) => Message::new("event-draw"),
        (Outcome::Played(..), Some(Share::Loss)) => Message::new("event-loss"),
        (Outcome::Forfeit(_), Some(Share::Win)) => Message::new("event-forfeit-win"),
        (Outcome::Forfeit(_), Some(Share::Draw | Share::Loss)) => Message::new("event-forfeit-loss"),
    }
}
