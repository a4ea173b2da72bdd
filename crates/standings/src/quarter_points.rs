//! The unit of all values.

use std::fmt;
use std::iter::Sum;

use kolo_messages::Arg;
use kolo_model::HalfPoints;

/// A number of points in quarters: half of a half point is the smallest share a criterion gives (a drawn
/// game counts half of the opponent's score in SDOS, and that score may have a half).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct QuarterPoints(u64);

impl QuarterPoints {
    /// Nothing.
    pub const ZERO: QuarterPoints = QuarterPoints(0);

    /// So many quarters.
    pub const fn from_quarters(quarters: u64) -> Self {
        QuarterPoints(quarters)
    }

    /// So many whole points.
    pub const fn from_whole(points: u32) -> Self {
        // u32 widened: `From` is not const, and nothing is lost.
        QuarterPoints(4 * points as u64)
    }

    /// The number of quarters.
    pub const fn quarters(self) -> u64 {
        self.0
    }

    /// Half of a number of points.
    pub fn half_of(points: HalfPoints) -> Self {
        QuarterPoints(u64::from(points.halves()))
    }
}

impl From<HalfPoints> for QuarterPoints {
    fn from(points: HalfPoints) -> Self {
        QuarterPoints(2 * u64::from(points.halves()))
    }
}

impl Sum for QuarterPoints {
    fn sum<I: Iterator<Item = QuarterPoints>>(values: I) -> Self {
        QuarterPoints(values.fold(0, |sum, value| sum.saturating_add(value.0)))
    }
}

impl fmt::Display for QuarterPoints {
    /// As people write it: `3`, `0.5`, `2.25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = match self.0 % 4 {
            0 => "",
            1 => ".25",
            2 => ".5",
            _ => ".75",
        };
        f.pad(&format!("{}{decimals}", self.0 / 4))
    }
}

impl From<QuarterPoints> for Arg {
    fn from(value: QuarterPoints) -> Self {
        Arg::decimal(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_are_written_as_decimals() {
        let written: Vec<String> =
            [0, 1, 2, 3, 4, 9].map(|quarters| QuarterPoints(quarters).to_string()).into();
        assert_eq!(written, ["0", "0.25", "0.5", "0.75", "1", "2.25"]);
        assert_eq!(format!("{:>6}", QuarterPoints(9)), "  2.25");
    }

    #[test]
    fn half_points_are_two_quarters() {
        assert_eq!(QuarterPoints::from(HalfPoints::ONE), QuarterPoints::from_whole(1));
        assert_eq!(QuarterPoints::half_of(HalfPoints::ONE), QuarterPoints::from(HalfPoints::HALF));
    }
}
