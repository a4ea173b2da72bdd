//! Moments, always passed in.

use std::str::FromStr;

use kolo_messages::Message;
use serde::{Deserialize, Serialize};

use super::Day;
use crate::unreadable::unreadable;

/// A moment: milliseconds since 1970 in UTC. Always passed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// So many hours earlier.
    pub fn hours_before(self, hours: i64) -> Timestamp {
        Timestamp(self.0.saturating_sub(hours.saturating_mul(3_600_000)))
    }

    /// The day in UTC.
    pub fn day(self) -> Day {
        Day::at_milliseconds(self.0)
    }
}

unreadable! {
    /// A text that is not a moment.
    UnreadableTimestamp, || Message::new("moment-unreadable")
}

impl FromStr for Timestamp {
    type Err = UnreadableTimestamp;

    /// Reads `2023-12-07T09:00+01:00`, with `Z` for UTC, and a day alone as its beginning in UTC.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bad = || UnreadableTimestamp(text.to_owned());
        let text = text.trim();
        let Some((day, rest)) = text.split_once('T') else {
            return text.parse().map(Day::begins).map_err(|_| bad());
        };
        let day: Day = day.parse().map_err(|_| bad())?;
        let (clock, offset) = match rest.find(['Z', '+', '-']) {
            Some(at) => rest.split_at(at),
            None => return Err(bad()),
        };
        let offset_minutes = match offset.as_bytes().first() {
            Some(b'Z') if offset.len() == 1 => 0,
            Some(b'+') => minutes(&offset[1..]).ok_or_else(bad)?,
            Some(b'-') => -minutes(&offset[1..]).ok_or_else(bad)?,
            _ => return Err(bad()),
        };
        let of_day = minutes(clock).ok_or_else(bad)?;
        Ok(Timestamp(day.begins().0 + (of_day - offset_minutes) * 60_000))
    }
}

/// `09:00` or `09:00:00` as minutes; seconds other than zero are no minutes.
fn minutes(text: &str) -> Option<i64> {
    let text = text.strip_suffix(":00").filter(|rest| rest.len() == 5).unwrap_or(text);
    let (hours, minutes) = text.split_once(':')?;
    let number = |part: &str, most: i64| {
        let digits = part.len() == 2 && part.bytes().all(|b| b.is_ascii_digit());
        part.parse::<i64>().ok().filter(|n| digits && *n <= most)
    };
    Some(number(hours, 23)? * 60 + number(minutes, 59)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_with_their_zone() {
        let read = |text: &str| text.parse::<Timestamp>();
        assert_eq!(read("2023-12-07T00:00+01:00"), Ok(Timestamp(1_701_903_600_000)));
        assert_eq!(read("2023-12-06T23:00:00Z"), Ok(Timestamp(1_701_903_600_000)));
        assert_eq!(read("7. 12. 2023"), Ok(Timestamp(1_701_907_200_000)));
        for bad in ["", "2023-12-07T09:00", "2023-13-07", "2023-12-07T24:00Z", "2023-12-07T9:00Z", "x"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
