//! Days of the calendar: the only place that counts them.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Arg, Message};
use serde::{Deserialize, Serialize};

use super::{PartialDate, Timestamp};
use crate::unreadable::unreadable;

/// A day of the calendar, written `2023-10-30`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day {
    year: u16,
    month: u8,
    of_month: u8,
}

const MILLISECONDS_A_DAY: i64 = 86_400_000;

impl Day {
    /// A day that exists.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        PartialDate::new(year, Some(month), Some(day)).map(|_| Day { year, month, of_month: day })
    }

    /// The day in which so many milliseconds since the beginning of 1970 end. In another zone than UTC its offset is
    /// to be added before.
    pub fn at_milliseconds(since_1970: i64) -> Day {
        let days = since_1970.div_euclid(MILLISECONDS_A_DAY) + 719_468;
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

    /// The first moment of the day in UTC.
    pub fn begins(self) -> Timestamp {
        Timestamp(self.number() * MILLISECONDS_A_DAY)
    }

    /// The age in whole years that a person born on `self` has on `day`; 0 before the birth. Who is born on
    /// 29 February has the birthday on 1 March in other years.
    pub fn age_on(self, day: Day) -> u16 {
        let had_birthday = (day.month, day.of_month) >= (self.month, self.of_month);
        day.year.saturating_sub(self.year).saturating_sub(u16::from(!had_birthday))
    }

    /// In words: `21 November 2023`.
    pub fn message(self) -> Message {
        Message::new("date-day")
            .with("year", u32::from(self.year))
            .with("month", u32::from(self.month))
            .with("day", u32::from(self.of_month))
    }

    /// In words, with the day of the week before it.
    pub fn message_with_weekday(self) -> Message {
        Message::new("date-weekday").with("weekday", self.weekday()).with("date", self.message())
    }

    /// 1 for Monday to 7 for Sunday. The first day of 1970 was a Thursday.
    fn weekday(self) -> u32 {
        u32::try_from((self.number() + 3).rem_euclid(7) + 1).unwrap_or(1)
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

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}-{:02}-{:02}", self.year, self.month, self.of_month))
    }
}

unreadable! {
    /// A text that is not a day of the calendar.
    UnreadableDay, || Message::new("day-unreadable")
}

impl FromStr for Day {
    type Err = UnreadableDay;

    /// Reads `2023-10-30` and `30. 10. 2023`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let date = text.parse::<PartialDate>().ok();
        date.and_then(PartialDate::whole).ok_or_else(|| UnreadableDay(text.to_owned()))
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = UnreadableDay;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Day> for Arg {
    fn from(day: Day) -> Self {
        Arg::from(day.message())
    }
}

#[cfg(test)]
mod tests {
    use kolo_messages::Lang;

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
    fn days_and_milliseconds_lead_back_to_each_other() {
        let mut since = day("1969-12-30").begins().0;
        let mut before = None;
        for _ in 0..60_000 {
            let day = Day::at_milliseconds(since);
            assert_eq!(day.begins(), Timestamp(since));
            assert_eq!(Day::at_milliseconds(since + MILLISECONDS_A_DAY - 1), day);
            assert!(before < Some(day));
            before = Some(day);
            since += MILLISECONDS_A_DAY;
        }
        assert_eq!(day("1970-01-01").begins(), Timestamp(0));
        assert_eq!(Day::at_milliseconds(1_701_903_600_000), day("2023-12-06"));
    }

    #[test]
    fn days_are_written_as_people_write_them() {
        let day = day("2023-11-21");
        let text = |lang| day.message().text(lang);
        assert_eq!(text(Lang::En), "21 November 2023");
        assert_eq!(text(Lang::Cs), "21. listopadu 2023");
        assert_eq!(text(Lang::Sk), "21. novembra 2023");
        let text = |lang| day.message_with_weekday().text(lang);
        assert_eq!(text(Lang::En), "Tuesday 21 November 2023");
        assert_eq!(text(Lang::Cs), "úterý 21. listopadu 2023");
        assert_eq!(text(Lang::Sk), "utorok 21. novembra 2023");
    }

    #[test]
    fn the_days_of_the_week_follow_each_other_over_leap_days_and_centuries() {
        assert_eq!(day("1900-01-01").weekday(), 1, "a Monday");
        let mut expected = 1;
        for year in 1900_u16..=2100 {
            let leap = (year.is_multiple_of(4) && !year.is_multiple_of(100)) || year.is_multiple_of(400);
            let lengths = [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            for (month, length) in (1_u8..).zip(lengths) {
                for of_month in 1..=length {
                    let day = Day::new(year, month, of_month).unwrap();
                    assert_eq!(day.weekday(), expected, "{day}");
                    expected = expected % 7 + 1;
                }
            }
        }
    }
}
