//! How a value came about, as data and in words.

use kolo_messages::Message;
use kolo_model::{Cell, GameCell, HalfPoints, Idle, Outcome, Rating, RoundNumber, Share, StartNumber};

use crate::{AdjustedScore, Average, DrawnLot, QuarterPoints};

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
    /// What the games between those who are still equal come to.
    Balance {
        /// Own points from them.
        own: HalfPoints,
        /// The others' points from them.
        other: HalfPoints,
    },
    /// The rating of the opponent of a round.
    OpponentRating {
        /// The round.
        round: RoundNumber,
        /// What happened in it.
        cell: Cell,
        /// The rating, or why none counts.
        rating: OpponentRating,
    },
    /// What the ratings of the opponents come to.
    Average(Average),
    /// The lot that was drawn.
    Lot(DrawnLot),
    /// The criterion is for those who share the first place, and this one does not.
    OnlyForFirstPlace,
    /// No seed is recorded, so no lot was drawn.
    NoSeed,
}

/// How an opponent counts for the average rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentRating {
    /// With this rating.
    Counts(Rating),
    /// Not at all, for he has no rating.
    Unrated,
    /// Not at all.
    Not(NotCounted),
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
            Counted::Not(why) => why.message(),
        }
    }
}

impl NotCounted {
    fn message(self) -> Message {
        match self {
            NotCounted::NoOpponent => Message::new("not-counted-no-opponent"),
            NotCounted::Forfeit => Message::new("not-counted-forfeit"),
            NotCounted::NotFinished => Message::new("not-counted-not-finished"),
            NotCounted::NotBeaten => Message::new("not-counted-not-beaten"),
        }
    }
}

impl OpponentRating {
    fn message(self) -> Message {
        match self {
            OpponentRating::Counts(rating) => rating.message(),
            OpponentRating::Unrated => Message::new("not-counted-unrated"),
            OpponentRating::Not(why) => why.message(),
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
    /// What it adds to a number of points; nothing in criteria that are no such sum.
    pub fn amount(&self) -> QuarterPoints {
        match self {
            Contribution::Round { amount, .. } => *amount,
            Contribution::Opponent { counted, .. } => counted.amount(),
            Contribution::Encounter(_)
            | Contribution::NotMet { .. }
            | Contribution::Balance { .. }
            | Contribution::OpponentRating { .. }
            | Contribution::Average(_)
            | Contribution::Lot(_)
            | Contribution::OnlyForFirstPlace
            | Contribution::NoSeed => QuarterPoints::ZERO,
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
            Contribution::Balance { own, other } => {
                Message::new("encounter-balance").with("own", *own).with("other", *other)
            }
            Contribution::OpponentRating { round, cell, rating } => Message::new("contribution-opponent")
                .with("round", *round)
                .with("event", cell_message(cell))
                .with("counted", rating.message()),
            Contribution::Average(average) => Message::new("average-of-ratings")
                .with("sum", average.sum())
                .with("count", average.count())
                .with("average", *average),
            Contribution::Lot(DrawnLot { rank, of, seed }) => {
                Message::new("lot-drawn").with("rank", *rank).with("of", *of).with("seed", seed.to_string())
            }
            Contribution::OnlyForFirstPlace => Message::new("only-for-first-place"),
            Contribution::NoSeed => Message::new("lot-no-seed"),
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
