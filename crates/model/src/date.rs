//! Dates of which sometimes only the year is known, days of the calendar, and moments.

mod day;
mod timestamp;

use std::fmt;
use std::str::FromStr;

use kolo_messages::Message;
use serde::{Deserialize, Serialize};

pub use day::{Day, UnreadableDay};
pub use timestamp::{Timestamp, UnreadableTimestamp};

use crate::unreadable::unreadable;

/// A year, perhaps with month, perhaps with day. Rating lists often give the year of birth only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PartialDate {
    year: u16,
    month: Option<u8>,
    day: Option<u8>,
}

impl PartialDate {
    /// A date that exists in the calendar, or `None`. A day needs a month.
    pub fn new(year: u16, month: Option<u8>, day: Option<u8>) -> Option<Self> {
        let month_exists = month.is_none_or(|month| (1..=12).contains(&month));
        let day_exists = match (month, day) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(month), Some(day)) => (1..=days_in(year, month)).contains(&day),
        };
        let plausible = (1800..=2200).contains(&year);
        (plausible && month_exists && day_exists).then_some(PartialDate { year, month, day })
    }

    /// The year.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12, if known.
    pub fn month(self) -> Option<u8> {
        self.month
    }

    /// The day of the month, if known.
    pub fn day(self) -> Option<u8> {
        self.day
    }

    /// The day of the calendar, if all of it is known.
    pub fn whole(self) -> Option<Day> {
        Day::new(self.year, self.month?, self.day?)
    }
}

fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for PartialDate {
    /// `2011-04-30`, `2011-04` or `2011`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{:04}", self.year);
        for part in [self.month, self.day].into_iter().flatten() {
            text = format!("{text}-{part:02}");
        }
        f.pad(&text)
    }
}

unreadable! {
    /// A text that is not a date.
    UnreadableDate, || Message::new("date-unreadable")
}

impl FromStr for PartialDate {
    type Err = UnreadableDate;

    /// Reads `2011-04-30`, `2011/04/30`, `2011.04.30`, `30. 4. 2011`, `2011-04`, `2011`; `00` means unknown.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || UnreadableDate(text.to_owned());
        let mut parts = Vec::new();
        for part in text.trim().split(['-', '/', '.']).map(str::trim) {
            if part.is_empty() || part.len() > 4 || !part.bytes().all(|b| b.is_ascii_digit()) {
                return Err(unreadable());
            }
            parts.push(part.parse::<u16>().map_err(|_| unreadable())?);
        }
        if let [day, month, year] = parts[..]
            && year > 31
        {
            parts = vec![year, month, day];
        }
        let part = |index: usize| match parts.get(index) {
            None | Some(0) => Ok(None),
            Some(&n) => u8::try_from(n).map(Some).map_err(|_| unreadable()),
        };
        if parts.len() > 3 {
            return Err(unreadable());
        }
        PartialDate::new(parts[0], part(1)?, part(2)?).ok_or_else(unreadable)
    }
}

impl From<PartialDate> for String {
    fn from(date: PartialDate) -> String {
        date.to_string()
    }
}

impl TryFrom<String> for PartialDate {
    type Error = UnreadableDate;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_usual_spellings() {
        let full = PartialDate::new(2011, Some(4), Some(30));
        for text in ["2011-04-30", "2011/04/30", "2011.4.30", "30. 4. 2011", "30.04.2011"] {
            assert_eq!(text.parse().ok(), full, "{text}");
        }
        assert_eq!("1990/00/00".parse().ok(), PartialDate::new(1990, None, None));
        assert_eq!("2008-02".parse().ok(), PartialDate::new(2008, Some(2), None));
    }

    #[test]
    fn refuses_what_is_not_in_the_calendar() {
        for text in
            ["", "2011-02-29", "2011-13-01", "1990/00/05", "11-4-30", "abc", "2011--1", "1-2-3-2011", "99999"]
        {
            assert!(text.parse::<PartialDate>().is_err(), "{text}");
        }
        assert!("2012-02-29".parse::<PartialDate>().is_ok());
    }

    #[test]
    fn what_is_written_reads_back() {
        for text in ["2011-04-30", "2011-04", "2011"] {
            assert_eq!(text.parse::<PartialDate>().map(|d| d.to_string()), Ok(text.to_owned()));
        }
    }
}
