//! Points, counted in halves so that nothing is ever rounded.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};
use std::str::FromStr;

use kolo_messages::{Arg, Message};
use serde::{Deserialize, Serialize};

use crate::unreadable::unreadable;

/// A number of points, stored as a whole number of half points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HalfPoints(u32);

impl HalfPoints {
    /// No points.
    pub const ZERO: HalfPoints = HalfPoints(0);
    /// Half a point.
    pub const HALF: HalfPoints = HalfPoints(1);
    /// One point.
    pub const ONE: HalfPoints = HalfPoints(2);
    /// Two points, a won match in gomoku.
    pub const TWO: HalfPoints = HalfPoints(4);

    /// So many halves.
    pub const fn from_halves(halves: u32) -> Self {
        HalfPoints(halves)
    }

    /// So many whole points.
    pub const fn from_whole(points: u32) -> Self {
        HalfPoints(points.saturating_mul(2))
    }

    /// The number of halves.
    pub const fn halves(self) -> u32 {
        self.0
    }

    /// The sum, without overflow: it stops at the largest number.
    #[must_use]
    pub const fn plus(self, other: HalfPoints) -> Self {
        HalfPoints(self.0.saturating_add(other.0))
    }

    /// With exactly one decimal, as tournament files write it: `3.0`, `0.5`.
    pub fn with_decimal(self) -> String {
        format!("{}.{}", self.0 / 2, if self.0 % 2 == 1 { 5 } else { 0 })
    }
}

impl fmt::Display for HalfPoints {
    /// As people write it: `3`, `0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self.0 / 2;
        if self.0 % 2 == 1 { f.pad(&format!("{whole}.5")) } else { f.pad(&whole.to_string()) }
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;

    fn add(self, other: HalfPoints) -> HalfPoints {
        self.plus(other)
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: HalfPoints) {
        *self = self.plus(other);
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = HalfPoints>>(iter: I) -> HalfPoints {
        iter.fold(HalfPoints::ZERO, HalfPoints::plus)
    }
}

impl From<HalfPoints> for Arg {
    fn from(points: HalfPoints) -> Self {
        Arg::decimal(points)
    }
}

unreadable! {
    /// A text that is not a number of whole or half points.
    UnreadablePoints, || Message::new("points-not-half")
}

impl FromStr for HalfPoints {
    type Err = UnreadablePoints;

    /// Reads `3`, `3.0`, `3.5`, `3,5`, `.5`, `½` and `3½`; anything else is refused, never rounded.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || UnreadablePoints(text.to_owned());
        let trimmed = text.trim();
        let (whole, half) = if let Some(whole) = trimmed.strip_suffix('½') {
            (whole, 1)
        } else if let Some((whole, decimals)) = trimmed.split_once(['.', ',']) {
            let tenths = decimals.trim_end_matches('0');
            match tenths {
                "" if !decimals.is_empty() && !whole.is_empty() => (whole, 0),
                "5" => (whole, 1),
                _ => return Err(unreadable()),
            }
        } else if trimmed.is_empty() {
            return Err(unreadable());
        } else {
            (trimmed, 0)
        };
        if !whole.bytes().all(|b| b.is_ascii_digit()) {
            return Err(unreadable());
        }
        let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| unreadable())? };
        let halves = whole.checked_mul(2).and_then(|h| h.checked_add(half)).ok_or_else(unreadable)?;
        Ok(HalfPoints(halves))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn reads_the_usual_spellings() {
        for (text, halves) in [
            ("0", 0),
            ("1", 2),
            ("1.0", 2),
            ("0.5", 1),
            (".5", 1),
            ("2,5", 5),
            ("½", 1),
            ("3½", 7),
            ("1.50", 3),
        ] {
            assert_eq!(text.parse(), Ok(HalfPoints(halves)), "{text}");
        }
    }

    #[test]
    fn refuses_what_is_not_whole_or_half() {
        for text in ["", " ", ".", "-1", "+1", "0.25", "1.", "a", "0.5.5", "1e3", "99999999999", "4294967295"]
        {
            assert!(text.parse::<HalfPoints>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back(halves in 0u32..100_000) {
            let points = HalfPoints(halves);
            prop_assert_eq!(points.to_string().parse(), Ok(points));
            prop_assert_eq!(points.with_decimal().parse(), Ok(points));
        }
    }
}
