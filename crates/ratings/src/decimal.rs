//! Numbers with a fixed number of decimals.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

use kolo_messages::Arg;

/// A number in whole billionths: what a formula of real numbers gives, made exact for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Billionths(i64);

impl Billionths {
    /// One.
    pub const ONE: Billionths = Billionths(1_000_000_000);

    /// So many billionths.
    pub const fn new(billionths: i64) -> Self {
        Billionths(billionths)
    }

    /// The number of billionths.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// `quarters` quarters of the number; half a billionth counts up, away from zero.
    pub fn quarters(self, quarters: u8) -> Self {
        Billionths(divide_rounded(self.0 * i64::from(quarters), 4))
    }

    /// Rounded to thousandths; half a thousandth counts up, away from zero.
    pub fn rounded(self) -> RatingPoints {
        RatingPoints(divide_rounded(self.0, 1_000_000))
    }
}

impl Add for Billionths {
    type Output = Billionths;

    fn add(self, other: Billionths) -> Billionths {
        Billionths(self.0 + other.0)
    }
}

impl Sum for Billionths {
    fn sum<I: Iterator<Item = Billionths>>(numbers: I) -> Billionths {
        numbers.fold(Billionths::default(), Add::add)
    }
}

fn divide_rounded(number: i64, divisor: i64) -> i64 {
    let half = divisor / 2 * number.signum();
    (number + half) / divisor
}

/// Points of rating in thousandths, as the European list keeps them: `2109.306`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct RatingPoints(i64);

impl RatingPoints {
    /// Whole points.
    pub const fn from_whole(points: i32) -> Self {
        RatingPoints(points as i64 * 1000)
    }

    /// So many thousandths.
    pub const fn from_thousandths(thousandths: i64) -> Self {
        RatingPoints(thousandths)
    }

    /// The number of thousandths.
    pub const fn thousandths(self) -> i64 {
        self.0
    }

    /// With a sign, as a change is written: `+9.306`, `-0.500`, `0.000`.
    pub fn signed(self) -> String {
        let plus = if self.0 > 0 { "+" } else { "" };
        format!("{plus}{self}")
    }
}

impl Add for RatingPoints {
    type Output = RatingPoints;

    fn add(self, other: RatingPoints) -> RatingPoints {
        RatingPoints(self.0 + other.0)
    }
}

impl fmt::Display for RatingPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{:03}", size / 1000, size % 1000))
    }
}

impl From<RatingPoints> for Arg {
    fn from(points: RatingPoints) -> Self {
        Arg::decimal(points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_show_three_decimals() {
        let shown = |thousandths| RatingPoints::from_thousandths(thousandths).to_string();
        assert_eq!([2_109_306, 0, -5, -900_000].map(shown), ["2109.306", "0.000", "-0.005", "-900.000"]);
        assert_eq!(RatingPoints::from_thousandths(9306).signed(), "+9.306");
        assert_eq!(RatingPoints::from_thousandths(-500).signed(), "-0.500");
        assert_eq!(RatingPoints::from_whole(2100), RatingPoints::from_thousandths(2_100_000));
    }

    #[test]
    fn halves_round_away_from_zero() {
        let rounded = |billionths| Billionths::new(billionths).rounded().thousandths();
        assert_eq!([499_999, 500_000, -499_999, -500_000, 1_499_999].map(rounded), [0, 1, 0, -1, 1]);
        assert_eq!(Billionths::new(-2).quarters(1), Billionths::new(-1));
        assert_eq!(Billionths::new(10).quarters(3), Billionths::new(8));
    }
}
