//! Playing strength as a number.

use std::fmt;

use kolo_messages::{Lang, Message};
use serde::{Deserialize, Serialize};

/// Where a rating comes from (R-A1.1 to R-A1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RatingBasis {
    /// From a rating list.
    #[default]
    Listed,
    /// Handed in by the player, not yet looked up.
    Unverified,
    /// Estimated by the arbiters, because no reliable rating is known.
    Estimated,
    /// Converted from the INGO scale.
    Ingo,
    /// Converted from the BCF scale.
    Bcf,
}

/// A rating with its origin. Go ratings may be negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rating {
    value: i32,
    #[serde(default)]
    basis: RatingBasis,
}

/// A rating outside of anything a rating list holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingOutOfRange(pub i64);

impl RatingOutOfRange {
    /// The sentence for people.
    pub fn message(self) -> Message {
        Message::new("rating-out-of-range")
            .with("value", self.0)
            .with("least", Rating::LEAST)
            .with("most", Rating::MOST)
    }
}

impl fmt::Display for RatingOutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for RatingOutOfRange {}

impl Rating {
    /// The lowest rating accepted; the European go list ends at −900.
    pub const LEAST: i32 = -900;
    /// The highest rating accepted; the TRF has four columns.
    pub const MOST: i32 = 9999;

    /// A rating of `value` points.
    ///
    /// # Errors
    /// When `value` is outside of [`Rating::LEAST`] to [`Rating::MOST`].
    pub fn new(value: i64, basis: RatingBasis) -> Result<Self, RatingOutOfRange> {
        let in_range = i32::try_from(value).ok().filter(|v| (Rating::LEAST..=Rating::MOST).contains(v));
        in_range.map(|value| Rating { value, basis }).ok_or(RatingOutOfRange(value))
    }

    /// R-A1.3: rating = 2840 − 8 × INGO.
    ///
    /// # Errors
    /// When the result is no rating.
    pub fn from_ingo(ingo: i32) -> Result<Self, RatingOutOfRange> {
        Rating::new(2840 - 8 * i64::from(ingo), RatingBasis::Ingo)
    }

    /// R-A1.3: rating = 600 + 8 × BCF.
    ///
    /// # Errors
    /// When the result is no rating.
    pub fn from_bcf(bcf: i32) -> Result<Self, RatingOutOfRange> {
        Rating::new(600 + 8 * i64::from(bcf), RatingBasis::Bcf)
    }

    /// The number.
    pub fn value(self) -> i32 {
        self.value
    }

    /// Where the number comes from.
    pub fn basis(self) -> RatingBasis {
        self.basis
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn converts_ingo_and_bcf() {
        assert_eq!(Rating::from_ingo(80).map(Rating::value), Ok(2200));
        assert_eq!(Rating::from_bcf(200).map(Rating::value), Ok(2200));
        assert_eq!(Rating::from_bcf(200).map(Rating::basis), Ok(RatingBasis::Bcf));
        assert_eq!(Rating::from_ingo(1000), Err(RatingOutOfRange(-5160)));
    }
}
