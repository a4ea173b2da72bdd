//! An average that is compared exactly.

use std::cmp::Ordering;
use std::fmt;

use kolo_messages::Arg;

use crate::QuarterPoints;

/// The average of some whole numbers: their sum and how many they are. Compared as fractions, so that nothing
/// is lost by rounding; shown rounded to hundredths, halves away from zero.
#[derive(Debug, Clone, Copy)]
pub struct Average {
    sum: i64,
    count: u32,
}

impl Average {
    /// The average of `numbers`, or `None` of nothing.
    pub fn of(numbers: impl IntoIterator<Item = i32>) -> Option<Self> {
        let zero = Average { sum: 0, count: 0 };
        let add = |so_far: Average, number: i32| Average {
            sum: so_far.sum.saturating_add(i64::from(number)),
            count: so_far.count.saturating_add(1),
        };
        Some(numbers.into_iter().fold(zero, add)).filter(|average| average.count > 0)
    }

    /// The average of so many sums of points that come to `sum`, or `None` of nothing. Counted in quarters.
    pub(crate) fn of_sum(sum: QuarterPoints, count: usize) -> Option<Self> {
        let count = u32::try_from(count).ok()?.checked_mul(4).filter(|count| *count > 0)?;
        Some(Average { sum: i64::try_from(sum.quarters()).unwrap_or(i64::MAX), count })
    }

    /// So many parts of which `whole` make one.
    pub(crate) fn of_parts(parts: u64, whole: u64) -> Self {
        let count = u32::try_from(whole).unwrap_or(u32::MAX).max(1);
        Average { sum: i64::try_from(parts).unwrap_or(i64::MAX), count }
    }

    /// The sum of the numbers.
    pub fn sum(self) -> i64 {
        self.sum
    }

    /// How many there are; never 0.
    pub fn count(self) -> u32 {
        self.count
    }
}

impl Ord for Average {
    fn cmp(&self, other: &Self) -> Ordering {
        let scaled = |a: &Average, b: &Average| i128::from(a.sum) * i128::from(b.count);
        scaled(self, other).cmp(&scaled(other, self))
    }
}

impl PartialOrd for Average {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Average {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Average {}

impl fmt::Display for Average {
    /// `2105`, `2104.5`, `2104.67`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = u64::from(self.count);
        // Rounded to the nearest hundredth: twice the hundredths and a half, cut.
        let twice = u128::from(self.sum.unsigned_abs()) * 200 + u128::from(count);
        let hundredths = twice / (2 * u128::from(count));
        let sign = if self.sum < 0 && hundredths > 0 { "-" } else { "" };
        let (whole, rest) = (hundredths / 100, hundredths % 100);
        let text = match rest {
            0 => format!("{sign}{whole}"),
            rest if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
            rest => format!("{sign}{whole}.{rest:02}"),
        };
        f.pad(&text)
    }
}

impl From<Average> for Arg {
    fn from(average: Average) -> Self {
        Arg::decimal(average)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn average(numbers: &[i32]) -> Average {
        Average::of(numbers.iter().copied()).unwrap()
    }

    #[test]
    fn averages_are_compared_exactly() {
        assert_eq!(average(&[1, 2]), average(&[1, 1, 2, 2]));
        // Both are shown as 2000.01; one is more.
        let (less, more) = (
            average(&[vec![2000; 98], vec![2001]].concat()),
            average(&[vec![2000; 97], vec![2001]].concat()),
        );
        assert!(less < more);
        assert_eq!((less.to_string(), more.to_string()), ("2000.01".to_owned(), "2000.01".to_owned()));
        assert_eq!(Average::of([]), None);
        assert!(None < Some(average(&[-900])), "no average is less than any");
    }

    #[test]
    fn averages_are_shown_in_hundredths() {
        let shown = [&[2105][..], &[2104, 2105], &[2104, 2105, 2105], &[0, 0, 0, 0, 0, 0, 0, 1]];
        assert_eq!(shown.map(|numbers| average(numbers).to_string()), ["2105", "2104.5", "2104.67", "0.13"]);
        assert_eq!(average(&[-1, 0]).to_string(), "-0.5");
        assert_eq!(average(&[-1; 3]).to_string(), "-1");
        let tiny = average(&[&[-1][..], &[0; 999]].concat());
        assert_eq!(tiny.to_string(), "0");
        assert_eq!(format!("{:>6}", average(&[21])), "    21");
    }
}
