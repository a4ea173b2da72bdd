//! How a value came about, as data and in words.

mod counted;
mod encounter;
mod happening;
mod start;

pub use counted::{Counted, Extreme, NotCounted, OpponentRating, OpponentScore, OpponentSos};
pub use encounter::{Encounter, Verdict};

use kolo_messages::Message;
use kolo_model::{Cell, HalfPoints, Rating, RoundNumber, StartCoefficient, StartNumber};

use crate::{Average, DrawnLot, OwnShare, QuarterPoints};
use happening::cell_message;
use start::start_message;

/// One part of a value. The parts of a number add up to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contribution {
    /// The McMahon start coefficient.
    Start(StartCoefficient),
    /// What a round gave by itself.
    Round {
        /// The round.
        round: RoundNumber,
        /// What happened in it.
        cell: Cell,
        /// What it gave.
        amount: QuarterPoints,
    },
    /// The own score after a round.
    After {
        /// The round.
        round: RoundNumber,
        /// What happened in it.
        cell: Cell,
        /// The score then.
        score: HalfPoints,
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
    /// Why opponents were left out: the own share of the points, against one half.
    AgainstHalf(OwnShare),
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
    /// The own rating, or that there is none.
    OwnRating(Option<Rating>),
    /// The own start number.
    OwnNumber(StartNumber),
    /// The lot that was drawn.
    Lot(DrawnLot),
    /// The criterion is for those who share the first place, and this one does not.
    OnlyForFirstPlace,
    /// The criterion is for two who are equal, and here are more.
    OnlyForTwo {
        /// How many are equal.
        count: usize,
    },
    /// No seed is recorded, so no lot was drawn.
    NoSeed,
}

impl Contribution {
    /// What it adds to a number of points; nothing in criteria that are no such sum.
    pub fn amount(&self) -> QuarterPoints {
        match self {
            Contribution::Start(start) => QuarterPoints::from(start.points()),
            Contribution::Round { amount, .. } => *amount,
            Contribution::After { score, .. } => QuarterPoints::from(*score),
            Contribution::Opponent { counted, .. } => counted.amount(),
            Contribution::AgainstHalf(_)
            | Contribution::Encounter(_)
            | Contribution::NotMet { .. }
            | Contribution::Balance { .. }
            | Contribution::OpponentRating { .. }
            | Contribution::Average(_)
            | Contribution::OwnRating(_)
            | Contribution::OwnNumber(_)
            | Contribution::Lot(_)
            | Contribution::OnlyForFirstPlace
            | Contribution::OnlyForTwo { .. }
            | Contribution::NoSeed => QuarterPoints::ZERO,
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            Contribution::Start(start) => start_message(start),
            Contribution::Round { round, cell, amount } => Message::new("contribution-round")
                .with("round", *round)
                .with("event", cell_message(cell))
                .with("amount", *amount),
            Contribution::After { round, cell, score } => Message::new("contribution-after")
                .with("round", *round)
                .with("event", cell_message(cell))
                .with("score", *score),
            Contribution::Opponent { round, cell, counted } => Message::new("contribution-opponent")
                .with("round", *round)
                .with("event", cell_message(cell))
                .with("counted", counted.message()),
            Contribution::AgainstHalf(share) => share.message(),
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
            Contribution::OwnRating(rating) => {
                rating.map_or_else(|| Message::new("own-rating-none"), Rating::message)
            }
            Contribution::OwnNumber(no) => Message::new("own-number").with("no", *no),
            Contribution::Lot(DrawnLot { rank, of, seed }) => {
                Message::new("lot-drawn").with("rank", *rank).with("of", *of).with("seed", seed.to_string())
            }
            Contribution::OnlyForFirstPlace => Message::new("only-for-first-place"),
            Contribution::OnlyForTwo { count } => Message::new("only-for-two").with("count", *count),
            Contribution::NoSeed => Message::new("lot-no-seed"),
        }
    }
}
