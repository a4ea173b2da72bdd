//! Lengths on paper.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Sub};

/// A length in thousandths of a point; 72 points are an inch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Length(pub i64);

impl Length {
    /// Nothing.
    pub const ZERO: Length = Length(0);

    /// So many points.
    pub const fn points(points: i64) -> Length {
        Length(points * 1000)
    }

    /// So many millimetres.
    pub const fn millimetres(millimetres: i64) -> Length {
        Length(millimetres * 72_000 * 10 / 254)
    }

    /// So many hundredths of it.
    pub const fn percent(self, percent: i64) -> Length {
        Length(self.0 * percent / 100)
    }
}

impl Add for Length {
    type Output = Length;

    fn add(self, other: Length) -> Length {
        Length(self.0 + other.0)
    }
}

impl AddAssign for Length {
    fn add_assign(&mut self, other: Length) {
        self.0 += other.0;
    }
}

impl Sub for Length {
    type Output = Length;

    fn sub(self, other: Length) -> Length {
        Length(self.0 - other.0)
    }
}

impl Mul<i64> for Length {
    type Output = Length;

    fn mul(self, times: i64) -> Length {
        Length(self.0 * times)
    }
}

impl Div<i64> for Length {
    type Output = Length;

    fn div(self, parts: i64) -> Length {
        Length(self.0 / parts)
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Length>>(lengths: I) -> Length {
        lengths.fold(Length::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn millimetres_are_points() {
        assert_eq!(Length::millimetres(254), Length::points(720));
        assert_eq!(Length::millimetres(210), Length(595_275));
        assert_eq!(Length::points(10).percent(120), Length::points(12));
    }
}
