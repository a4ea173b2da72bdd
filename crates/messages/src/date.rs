//! Days of the calendar in words: `21 November 2023`, `21. listopadu 2023`.

use crate::Message;

/// A day as people write it.
pub fn date(year: u16, month: u8, day: u8) -> Message {
    let (year, month, day) = (u32::from(year), u32::from(month), u32::from(day));
    Message::new("date-day").with("year", year).with("month", month).with("day", day)
}

/// The same with the day of the week before it.
pub fn date_with_weekday(year: u16, month: u8, day: u8) -> Message {
    let weekday = weekday(year, month, day);
    Message::new("date-weekday").with("weekday", weekday).with("date", date(year, month, day))
}

/// The day of the week: 1 for Monday to 7 for Sunday, in the calendar of today.
fn weekday(year: u16, month: u8, day: u8) -> u32 {
    // January and February count to the year before, so that the leap day is the last one of a year.
    let (month, year) = if month < 3 {
        (u32::from(month) + 12, u32::from(year).saturating_sub(1))
    } else {
        (u32::from(month), u32::from(year))
    };
    let days = u32::from(day) + (13 * (month + 1)) / 5 + year + year / 4 - year / 100 + year / 400;
    (days + 5) % 7 + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn days_are_written_as_people_write_them() {
        let told = |lang| date(2023, 11, 21).text(lang);
        assert_eq!(told(Lang::En), "21 November 2023");
        assert_eq!(told(Lang::Cs), "21. listopadu 2023");
        assert_eq!(told(Lang::Sk), "21. novembra 2023");
        let told = |lang| date_with_weekday(2023, 11, 21).text(lang);
        assert_eq!(told(Lang::En), "Tuesday 21 November 2023");
        assert_eq!(told(Lang::Cs), "úterý 21. listopadu 2023");
        assert_eq!(told(Lang::Sk), "utorok 21. novembra 2023");
    }

    #[test]
    fn the_days_of_the_week_follow_each_other_over_leap_days_and_centuries() {
        assert_eq!(weekday(1900, 1, 1), 1, "a Monday");
        let mut expected = 1;
        for year in 1900_u16..=2100 {
            let leap = (year.is_multiple_of(4) && !year.is_multiple_of(100)) || year.is_multiple_of(400);
            let lengths = [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            for (month, length) in (1_u8..).zip(lengths) {
                for day in 1..=length {
                    assert_eq!(weekday(year, month, day), expected, "{year}-{month}-{day}");
                    expected = expected % 7 + 1;
                }
            }
        }
    }
}
