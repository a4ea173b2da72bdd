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

impl RatingBasis {
    /// Every origin.
    pub const ALL: [RatingBasis; 5] = [
        RatingBasis::Listed,
        RatingBasis::Unverified,
        RatingBasis::Estimated,
        RatingBasis::Ingo,
        RatingBasis::Bcf,
    ];

    /// The name in files.
    pub fn code(self) -> &'static str {
        match self {
            RatingBasis::Listed => "listed",
            RatingBasis::Unverified => "unverified",
            RatingBasis::Estimated => "estimated",
            RatingBasis::Ingo => "ingo",
            RatingBasis::Bcf => "bcf",
        }
    }

    /// Whether the arbiter should know that the number is only declared or estimated.
    pub fn is_doubtful(self) -> bool {
        matches!(self, RatingBasis::Unverified | RatingBasis::Estimated)
    }
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

    /// The number on the scale it was converted from: INGO 84 for a rating of 2168. `None` for a rating that was
    /// not converted, or whose number no conversion gives.
    pub fn before_conversion(self) -> Option<i32> {
        let eightfold = match self.basis {
            RatingBasis::Ingo => 2840 - self.value,
            RatingBasis::Bcf => self.value - 600,
            RatingBasis::Listed | RatingBasis::Unverified | RatingBasis::Estimated => return None,
        };
        (eightfold % 8 == 0).then_some(eightfold / 8)
    }

    /// The number with its origin: `2168`, `2168 (from INGO 84)`, `2100 (not verified)`.
    pub fn message(self) -> Message {
        let message = match (self.basis, self.before_conversion()) {
            (RatingBasis::Listed, _) => Message::new("rating-listed"),
            (RatingBasis::Unverified, _) => Message::new("rating-unverified"),
            (RatingBasis::Estimated, _) => Message::new("rating-estimated"),
            (RatingBasis::Ingo, Some(number)) => Message::new("rating-from-ingo").with("number", number),
            (RatingBasis::Bcf, Some(number)) => Message::new("rating-from-bcf").with("number", number),
            // A file may say so of any number; nothing is made up about where it came from.
            (RatingBasis::Ingo, None) => Message::new("rating-by-ingo"),
            (RatingBasis::Bcf, None) => Message::new("rating-by-bcf"),
        };
        message.with("value", self.value)
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

    #[test]
    fn a_rating_shows_where_it_comes_from() {
        let text = |rating: Result<Rating, _>, lang| rating.unwrap().message().text(lang);
        assert_eq!(text(Rating::new(2100, RatingBasis::Listed), Lang::En), "2100");
        assert_eq!(text(Rating::new(2100, RatingBasis::Unverified), Lang::En), "2100 (not verified)");
        assert_eq!(text(Rating::new(2100, RatingBasis::Estimated), Lang::Cs), "2100 (odhad)");
        assert_eq!(text(Rating::from_ingo(84), Lang::En), "2168 (from INGO 84)");
        assert_eq!(text(Rating::from_bcf(190), Lang::Sk), "2120 (z BCF 190)");
        assert_eq!(text(Rating::new(2101, RatingBasis::Ingo), Lang::En), "2101 (from the INGO scale)");
        assert_eq!(text(Rating::new(2101, RatingBasis::Bcf), Lang::Cs), "2101 (ze stupnice BCF)");
        let basis = RatingBasis::ALL.map(RatingBasis::is_doubtful);
        assert_eq!(basis, [false, true, true, false, false]);
    }

    #[test]
    fn a_conversion_can_be_followed_back() {
        for number in [-20, 0, 84, 190, 400] {
            for rating in [Rating::from_ingo(number), Rating::from_bcf(number)].into_iter().flatten() {
                assert_eq!(rating.before_conversion(), Some(number));
            }
        }
        assert_eq!(Rating::new(2101, RatingBasis::Ingo).unwrap().before_conversion(), None);
        assert_eq!(Rating::new(2168, RatingBasis::Listed).unwrap().before_conversion(), None);
    }

    #[test]
    fn names_in_files_are_those_of_the_log() {
        for basis in RatingBasis::ALL {
            assert_eq!(serde_json::to_string(&basis).unwrap(), format!("\"{}\"", basis.code()));
        }
    }
}
