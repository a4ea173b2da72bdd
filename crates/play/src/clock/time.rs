//! Points on the time line of a game, and the time between two of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A point on the time line of a game: milliseconds since whatever the log calls its beginning.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

/// A length of time in milliseconds.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
pub struct Span(pub u64);

impl Moment {
    /// The last moment that a game may reach, a year of 366 days after its beginning. Whatever lies beyond is a mistake
    /// of its writer.
    pub const LAST: Moment = Moment(366 * 24 * 60 * 60 * 1000);

    /// This much later.
    #[must_use]
    pub const fn after(self, span: Span) -> Moment {
        Moment(self.0.saturating_add(span.0))
    }

    /// The time since an earlier moment; nothing if it is not earlier.
    #[must_use]
    pub const fn since(self, earlier: Moment) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl Span {
    /// No time.
    pub const ZERO: Span = Span(0);
    /// The smallest step of the time line.
    pub const STEP: Span = Span(1);
    /// The longest time that a clock can be set to, a day.
    pub const LONGEST: Span = Span(24 * 60 * 60 * 1000);

    /// Whole seconds.
    pub const fn seconds(seconds: u64) -> Span {
        Span(seconds.saturating_mul(1000))
    }

    /// Whole minutes.
    pub const fn minutes(minutes: u64) -> Span {
        Span::seconds(minutes.saturating_mul(60))
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }

    /// What is left without `other`; nothing if `other` is longer.
    #[must_use]
    pub const fn less(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }

    /// Whether it is no time at all.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// As it stands on a dial: `7:30`, `1:05:00`, `0:09.250`.
    pub fn dial(self) -> String {
        let (ms, seconds) = (self.0 % 1000, self.0 / 1000);
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let start = if hours > 0 {
            format!("{hours}:{minutes:02}:{seconds:02}")
        } else {
            format!("{minutes}:{seconds:02}")
        };
        if ms > 0 { format!("{start}.{ms:03}") } else { start }
    }
}

/// `1h30m`, `7m30s`, `500ms`; no time is `0s`.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_zero() {
            return f.write_str("0s");
        }
        let mut left = self.0;
        for (unit, length) in UNITS {
            let count = left / length;
            left %= length;
            if count > 0 {
                write!(f, "{count}{unit}")?;
            }
        }
        Ok(())
    }
}

/// The units of the notation with their lengths, the longest first.
const UNITS: [(&str, u64); 4] = [("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)];

/// A text that is not a length of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a length of time such as 8m, 7m30s or 450s")]
pub struct UnreadableSpan;

/// Numbers with units, the longest unit first and each at most once: `8m`, `7m30s`, `90s`, `1h`.
impl FromStr for Span {
    type Err = UnreadableSpan;

    fn from_str(text: &str) -> Result<Span, UnreadableSpan> {
        let mut rest = text;
        let mut units = UNITS.iter();
        let mut sum: u64 = 0;
        while !rest.is_empty() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let (number, after) = rest.split_at(digits);
            let letters = after.bytes().take_while(u8::is_ascii_lowercase).count();
            let (unit, after) = after.split_at(letters);
            let (_, length) = units.find(|(name, _)| *name == unit).ok_or(UnreadableSpan)?;
            let number: u64 = number.parse().map_err(|_| UnreadableSpan)?;
            let part = number.checked_mul(*length).ok_or(UnreadableSpan)?;
            sum = sum.checked_add(part).ok_or(UnreadableSpan)?;
            rest = after;
        }
        if text.is_empty() { Err(UnreadableSpan) } else { Ok(Span(sum)) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn lengths_are_written_with_units() {
        for (text, ms) in [
            ("8m", 480_000),
            ("7m30s", 450_000),
            ("450s", 450_000),
            ("1h", 3_600_000),
            ("0s", 0),
            ("250ms", 250),
        ] {
            assert_eq!(text.parse(), Ok(Span(ms)), "{text}");
        }
        for text in [
            "",
            "8",
            "m",
            "8M",
            "30s7m",
            "1m1m",
            "-1s",
            "8 m",
            "99999999999999999999s",
            "18446744073709551615h",
        ] {
            assert_eq!(text.parse::<Span>(), Err(UnreadableSpan), "{text}");
        }
    }

    #[test]
    fn dials_look_like_dials() {
        let dial = |ms| Span(ms).dial();
        assert_eq!(
            [dial(0), dial(450_000), dial(9250), dial(3_900_000)],
            ["0:00", "7:30", "0:09.250", "1:05:00"]
        );
    }

    #[test]
    fn sums_stop_at_the_ends_of_the_range() {
        assert_eq!(Moment(u64::MAX).after(Span(1)), Moment(u64::MAX));
        assert_eq!(Moment(3).since(Moment(5)), Span::ZERO);
        assert_eq!(Span(u64::MAX).plus(Span(1)), Span(u64::MAX));
        assert_eq!(Span(1).less(Span(2)), Span::ZERO);
        assert_eq!(Span::minutes(u64::MAX), Span(u64::MAX));
    }

    proptest! {
        #[test]
        fn what_is_printed_is_read_again(ms: u64) {
            prop_assert_eq!(Span(ms).to_string().parse(), Ok(Span(ms)));
        }

        #[test]
        fn no_text_breaks_the_reader(text in "[0-9hms]{0,24}") {
            let _ = text.parse::<Span>();
        }
    }
}
