//! How a value came about, as data and in words.

mod counted;
mod encounter;
mod figures;
mod happening;
mod start;
mod versus;

pub use counted::{Counted, Extreme, NotCounted, OpponentRating, OpponentScore, OpponentSos};
pub use encounter::{Encounter, Verdict};
pub use figures::{AmongEqual, OpponentValue, PerfectRating, PerformanceRating, RoundedAverage};
pub use versus::{Against, LeftOut, ValueOf, Versus};

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
    /// The own score after a round that is left out.
    AfterLeftOut {
        /// The round.
        round: RoundNumber,
        /// What happened in it.
        cell: Cell,
        /// The score then.
        score: HalfPoints,
    },
    /// What a round gave by whom it was against (T-16.4).
    Versus {
        /// The round.
        versus: Versus,
        /// What of it counts.
        value_of: ValueOf,
        /// Why it is left out, if it is.
        left_out: Option<LeftOut>,
    },
    /// What a round gave against a player above or below a limit (T-9.2).
    Koya {
        /// The round.
        round: RoundNumber,
        /// What happened in it.
        cell: Cell,
        /// Points of the round.
        points: HalfPoints,
        /// The points of the opponent, if there was one.
        opponent: Option<HalfPoints>,
        /// How many they need to count.
        limit: QuarterPoints,
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
    /// A value of the opponent of a round, for an average.
    OpponentValue {
        /// The round.
        round: RoundNumber,
        /// What happened in it.
        cell: Cell,
        /// The value, or why none counts.
        value: OpponentValue,
    },
    /// What some sums come to on average.
    AverageOfSum {
        /// Their sum.
        sum: QuarterPoints,
        /// How many there are.
        count: usize,
        /// The average.
        average: Average,
    },
    /// What some whole numbers come to on average, rounded.
    RoundedAverage(RoundedAverage),
    /// A performance rating.
    Performance(PerformanceRating),
    /// A perfect performance.
    Perfect(PerfectRating),
    /// What the games among those who are equal come to.
    AmongEqual(AmongEqual),
    /// So many have no rating that the tie-break is dropped (T-10).
    Unrated {
        /// How many.
        count: usize,
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
            Contribution::Versus { versus, value_of, left_out: None } => versus.value(*value_of),
            Contribution::Koya { points, opponent: Some(opponent), limit, .. }
                if QuarterPoints::from(*opponent) >= *limit =>
            {
                QuarterPoints::from(*points)
            }
            Contribution::AfterLeftOut { .. }
            | Contribution::Versus { left_out: Some(_), .. }
            | Contribution::Koya { .. }
            | Contribution::OpponentValue { .. }
            | Contribution::AverageOfSum { .. }
            | Contribution::RoundedAverage(_)
            | Contribution::Performance(_)
            | Contribution::Perfect(_)
            | Contribution::AmongEqual(_)
            | Contribution::Unrated { .. }
            | Contribution::AgainstHalf(_)
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
            Contribution::AfterLeftOut { round, cell, score } => Message::new("contribution-after-left-out")
                .with("round", *round)
                .with("event", cell_message(cell))
                .with("score", *score),
            Contribution::Versus { versus, value_of, left_out } => Message::new("contribution-opponent")
                .with("round", versus.round)
                .with("event", cell_message(&versus.cell))
                .with("counted", versus.message(*value_of, *left_out)),
            Contribution::Koya { round, cell, opponent, limit, .. } => Message::new("contribution-opponent")
                .with("round", *round)
                .with("event", cell_message(cell))
                .with("counted", koya_message(*opponent, *limit, self.amount())),
            Contribution::OpponentValue { round, cell, value } => Message::new("contribution-opponent")
                .with("round", *round)
                .with("event", cell_message(cell))
                .with("counted", value.message()),
            Contribution::AverageOfSum { sum, count, average } => Message::new("average-of-ratings")
                .with("sum", *sum)
                .with("count", *count)
                .with("average", *average),
            Contribution::RoundedAverage(average) => average.message(),
            Contribution::Performance(performance) => performance.message(),
            Contribution::Perfect(perfect) => perfect.message(),
            Contribution::AmongEqual(among) => among.message(),
            Contribution::Unrated { count } => Message::new("unrated-present").with("count", *count),
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

fn koya_message(opponent: Option<HalfPoints>, limit: QuarterPoints, amount: QuarterPoints) -> Message {
    let Some(opponent) = opponent else { return NotCounted::NoOpponent.message() };
    let message = if QuarterPoints::from(opponent) >= limit {
        Message::new("koya-counts").with("amount", amount)
    } else {
        Message::new("koya-below")
    };
    message.with("opponent", opponent).with("limit", limit)
}
