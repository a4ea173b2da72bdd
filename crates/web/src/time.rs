//! The one place of this crate that reads the clock.

use kolo_messages::Lang;
use kolo_model::Day;

/// A moment: milliseconds since 1970-01-01 UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Now(pub(crate) i64);

/// The moment of the call.
pub(crate) fn now() -> Now {
    Now(jiff::Timestamp::now().as_millisecond())
}

/// The same for a contest.
pub(crate) fn moment() -> kolo_contest::Timestamp {
    kolo_contest::Timestamp(now().0)
}

/// A moment that has been, in words, in the zone of the server: `16 November 2026 13:05:07`.
pub(crate) fn describe(at: i64, lang: Lang) -> String {
    in_words(at, "%H:%M:%S", lang)
}

/// A time that was set, in words, in the zone of the server: `16 November 2026 13:05`.
pub(crate) fn set(at: i64, lang: Lang) -> String {
    in_words(at, "%-H:%M", lang)
}

fn in_words(at: i64, of_day: &str, lang: Lang) -> String {
    let Some(at) = zoned(at) else { return String::new() };
    let here = at.timestamp().as_millisecond() + i64::from(at.offset().seconds()) * 1000;
    format!("{} {}", Day::at_milliseconds(here).message().text(lang), at.strftime(of_day))
}

/// The time of the day of a moment, in the zone of the server: `13:05`.
pub(crate) fn of_day(at: i64) -> String {
    zoned(at).map(|at| at.strftime("%-H:%M").to_string()).unwrap_or_default()
}

/// A moment to come: the time of the day, with the day if that is another one.
pub(crate) fn soon(at: i64, lang: Lang) -> String {
    let day = |at: i64| zoned(at).map(|at| at.date());
    if day(at) == day(now().0) { of_day(at) } else { set(at, lang) }
}

/// A moment as programs read it.
pub(crate) fn iso(at: i64) -> String {
    jiff::Timestamp::from_millisecond(at).map(|at| at.to_string()).unwrap_or_default()
}

fn zoned(at: i64) -> Option<jiff::Zoned> {
    let at = jiff::Timestamp::from_millisecond(at).ok()?;
    Some(at.to_zoned(jiff::tz::TimeZone::system()))
}

/// A moment as a field of a form holds it, in the zone of the server: `2026-11-16T13:05`.
pub(crate) fn written_local(at: i64) -> String {
    zoned(at).map(|at| at.strftime("%Y-%m-%dT%H:%M").to_string()).unwrap_or_default()
}

/// A moment as a field of a form holds it, seconds or none.
pub(crate) fn read_local(text: &str) -> Option<i64> {
    let at: jiff::civil::DateTime = text.trim().parse().ok()?;
    Some(at.to_zoned(jiff::tz::TimeZone::system()).ok()?.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_in_words() {
        let at = read_local("2023-11-21T09:05").expect("a moment");
        assert_eq!(describe(at, Lang::En), "21 November 2023 09:05:00");
        assert_eq!(describe(at, Lang::Cs), "21. listopadu 2023 09:05:00");
        assert_eq!(set(at, Lang::Sk), "21. novembra 2023 9:05");
        assert_eq!(of_day(at), "9:05");
        assert_eq!(soon(at, Lang::En), "21 November 2023 9:05", "another day");
        let now = now().0;
        assert_eq!(soon(now, Lang::En), of_day(now));
    }

    #[test]
    fn a_moment_of_a_form_is_read_as_it_is_written() {
        let at = read_local("2026-11-16T13:05").expect("a moment");
        assert_eq!(written_local(at), "2026-11-16T13:05");
        for text in ["", "soon", "2026-13-01T10:00", "9999999-01-01T00:00"] {
            assert_eq!(read_local(text), None, "{text}");
        }
    }
}
