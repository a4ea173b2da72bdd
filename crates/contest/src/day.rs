//! Days of the calendar and moments of a day.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Arg, Message};
use kolo_model::PartialDate;
use serde::{Deserialize, Serialize};

use crate::problem::{BadDay, BadMoment};

/// A day of the calendar, written `2023-10-30`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day {
    year: u16,
    month: u8,
    of_month: u8,
}

impl Day {
    /// A day that exists.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        PartialDate::new(year, Some(month), Some(day)).map(|_| Day { year, month, of_month: day })
    }

    /// The age in whole years that somebody born on `self` has on `day`; 0 before the birth. Whoever is born on
    /// 29 February has his birthday on 1 March in other years.
    pub fn age_on(self, day: Day) -> u16 {
        let had_birthday = (day.month, day.of_month) >= (self.month, self.of_month);
        day.year.saturating_sub(self.year).saturating_sub(u16::from(!had_birthday))
    }

    /// In words: `21 November 2023`.
    pub fn message(self) -> Message {
        kolo_messages::date(self.year, self.month, self.of_month)
    }

    /// In words, with the day of the week.
    pub fn message_with_weekday(self) -> Message {
        kolo_messages::date_with_weekday(self.year, self.month, self.of_month)
    }

    /// The first moment of the day in UTC.
    pub fn begins(self) -> Moment {
        Moment(self.number() * MILLISECONDS_A_DAY)
    }

    /// Days since 1 January 1970.
    fn number(self) -> i64 {
        // Years begin in March, so that the leap day is the last one.
        let (year, month) = (i64::from(self.year), i64::from(self.month));
        let year = if month <= 2 { year - 1 } else { year };
        let month = (month + 9) % 12;
        let in_year = (153 * month + 2) / 5 + i64::from(self.of_month) - 1;
        year * 365 + year / 4 - year / 100 + year / 400 + in_year - 719_468
    }
}

const MILLISECONDS_A_DAY: i64 = 86_400_000;

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}-{:02}-{:02}", self.year, self.month, self.of_month))
    }
}

impl FromStr for Day {
    type Err = BadDay;

    /// Reads `2023-10-30` and `30. 10. 2023`.
    fn from_str(text: &str) -> Result<Self, BadDay> {
        let bad = || BadDay(text.to_owned());
        let date: PartialDate = text.parse().map_err(|_| bad())?;
        let (month, day) = date.month().zip(date.day()).ok_or_else(bad)?;
        Day::new(date.year(), month, day).ok_or_else(bad)
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = BadDay;

    fn try_from(text: String) -> Result<Self, BadDay> {
        text.parse()
    }
}

impl From<Day> for Arg {
    fn from(day: Day) -> Self {
        Arg::from(day.message())
    }
}

/// A moment: milliseconds since 1970 in UTC. Always passed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// So many hours earlier.
    pub fn hours_before(self, hours: i64) -> Moment {
        Moment(self.0.saturating_sub(hours.saturating_mul(3_600_000)))
    }

    /// The day in UTC.
    pub fn day(self) -> Day {
        let days = self.0.div_euclid(MILLISECONDS_A_DAY) + 719_468;
        let era = days.div_euclid(146_097);
        let of_era = days.rem_euclid(146_097);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        let small = |value: i64| u8::try_from(value).unwrap_or(1);
        Day { year: u16::try_from(year).unwrap_or(0), month: small(month), of_month: small(day) }
    }
}

impl FromStr for Moment {
    type Err = BadMoment;

    /// Reads `2023-12-07T09:00+01:00`, with `Z` for UTC, and a day alone as its beginning in UTC.
    fn from_str(text: &str) -> Result<Self, BadMoment> {
        let bad = || BadMoment(text.to_owned());
        let text = text.trim();
        let Some((day, rest)) = text.split_once('T') else {
            return text.parse::<Day>().map(Day::begins).map_err(|_| bad());
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
        Ok(Moment(day.begins().0 + (of_day - offset_minutes) * 60_000))
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

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn ages_change_on_the_birthday() {
        let born = day("2007-11-20");
        assert_eq!(born.age_on(day("2023-11-19")), 15);
        assert_eq!(born.age_on(day("2023-11-20")), 16);
        assert_eq!(born.age_on(day("2006-01-01")), 0);
        assert_eq!(day("2008-02-29").age_on(day("2023-02-28")), 14);
        assert_eq!(day("2008-02-29").age_on(day("2023-03-01")), 15);
    }

    #[test]
    fn days_and_moments_lead_back_to_each_other() {
        let mut moment = day("1969-12-30").begins();
        let mut before = None;
        for _ in 0..60_000 {
            let day = moment.day();
            assert_eq!(day.begins(), moment);
            assert!(before < Some(day));
            before = Some(day);
            moment = Moment(moment.0 + MILLISECONDS_A_DAY);
        }
        assert_eq!(day("1970-01-01").begins(), Moment(0));
        assert_eq!(Moment(1_701_903_600_000).day(), day("2023-12-06"));
    }

    #[test]
    fn moments_are_read_with_their_zone() {
        let read = |text: &str| text.parse::<Moment>();
        assert_eq!(read("2023-12-07T00:00+01:00"), Ok(Moment(1_701_903_600_000)));
        assert_eq!(read("2023-12-06T23:00:00Z"), Ok(Moment(1_701_903_600_000)));
        assert_eq!(read("7. 12. 2023"), Ok(day("2023-12-07").begins()));
        for bad in ["", "2023-12-07T09:00", "2023-13-07", "2023-12-07T24:00Z", "2023-12-07T9:00Z", "x"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
