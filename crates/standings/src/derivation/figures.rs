//! Averages, performances and small tables, as parts of a derivation.

use kolo_messages::{Arg, Message};
use kolo_model::HalfPoints;

use super::NotCounted;
use crate::{Average, QuarterPoints};

/// A value of the opponent of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentValue {
    /// A number of points, such as their Buchholz.
    Sum(QuarterPoints),
    /// A whole number, such as their performance.
    Whole(i32),
    /// None.
    Not(NotCounted),
}

/// An average that is rounded to a whole number, a half up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundedAverage(Average);

/// A performance rating (T-10.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PerformanceRating {
    /// The rounded average rating of the opponents.
    pub average: i32,
    /// Points from the games, a win one and a draw half.
    pub points: HalfPoints,
    /// How many games.
    pub games: u32,
    /// The share of the points in hundredths.
    pub hundredths: u32,
    /// The rating difference that it stands for.
    pub difference: i32,
}

/// A perfect performance (T-10.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PerfectRating {
    /// Points from the games, a win one and a draw half.
    pub points: HalfPoints,
    /// The lowest rating that is enough for them.
    pub rating: i32,
    /// What is expected with this rating, in hundredths of a point; nothing without a point.
    pub expected: Option<u64>,
}

/// What a player made in the games among those who are tied (T-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AmongEqual {
    /// How many are equal.
    pub among: usize,
    /// How many of the others they did not meet.
    pub missing: usize,
    /// Their points from the games.
    pub made: Average,
    /// The same with a win in every missing game.
    pub most: Average,
}

impl OpponentValue {
    pub(super) fn message(self) -> Message {
        match self {
            OpponentValue::Sum(sum) => Message::new("counted-whole").with("score", sum),
            OpponentValue::Whole(whole) => Message::new("counted-whole").with("score", whole.to_string()),
            OpponentValue::Not(why) => why.message(),
        }
    }
}

impl RoundedAverage {
    pub(crate) fn of(numbers: impl IntoIterator<Item = i32>) -> Option<Self> {
        Average::of(numbers).map(RoundedAverage)
    }

    /// The average before it is rounded.
    pub fn exact(self) -> Average {
        self.0
    }

    /// The nearest whole number, a half up.
    pub fn rounded(self) -> i32 {
        let (sum, count) = (i128::from(self.0.sum()), i128::from(self.0.count()));
        let rounded = (2 * sum + count).div_euclid(2 * count);
        i32::try_from(rounded).unwrap_or(if rounded < 0 { i32::MIN } else { i32::MAX })
    }

    pub(super) fn message(self) -> Message {
        Message::new("average-rounded")
            .with("sum", self.0.sum())
            .with("count", self.0.count())
            .with("average", self.0)
            .with("rounded", self.rounded().to_string())
    }
}

impl PerformanceRating {
    /// Average and difference.
    pub fn total(self) -> i32 {
        self.average.saturating_add(self.difference)
    }

    pub(super) fn message(self) -> Message {
        Message::new("performance")
            .with("points", self.points)
            .with("games", self.games)
            .with("percent", self.hundredths)
            .with("average", self.average.to_string())
            .with("difference", format!("{:+}", self.difference))
            .with("total", self.total().to_string())
    }
}

impl PerfectRating {
    pub(super) fn message(self) -> Message {
        let message = match self.expected {
            None => Message::new("perfect-without-a-point"),
            Some(expected) => Message::new("perfect")
                .with("points", self.points)
                .with("expected", Arg::decimal(format_args!("{}.{:02}", expected / 100, expected % 100))),
        };
        message.with("rating", self.rating.to_string())
    }
}

impl AmongEqual {
    pub(super) fn message(self) -> Message {
        let message = match self.missing {
            0 => Message::new("among-equal-all-met"),
            missing => Message::new("among-equal").with("missing", missing).with("most", self.most),
        };
        message.with("among", self.among).with("made", self.made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_half_is_rounded_up_below_zero_too() {
        let rounded =
            |numbers: &[i32]| RoundedAverage::of(numbers.iter().copied()).map(RoundedAverage::rounded);
        assert_eq!(rounded(&[1999, 2000]), Some(2000));
        assert_eq!(rounded(&[2000, 2000, 2001]), Some(2000));
        assert_eq!(rounded(&[-2, -1]), Some(-1));
        assert_eq!(rounded(&[]), None);
    }
}
