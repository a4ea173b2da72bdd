//! The one place of this crate that reads the clock.

/// A moment: milliseconds since 1970-01-01 UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Now(pub(crate) i64);

/// The moment of the call.
pub(crate) fn now() -> Now {
    Now(jiff::Timestamp::now().as_millisecond())
}

/// A moment as people read it, in the zone of the server: `16. 11. 2026 13:05:07`.
pub(crate) fn local(at: i64) -> String {
    zoned(at).map(|at| at.strftime("%-d. %-m. %Y %H:%M:%S").to_string()).unwrap_or_default()
}

/// A moment as programs read it.
pub(crate) fn iso(at: i64) -> String {
    jiff::Timestamp::from_millisecond(at).map(|at| at.to_string()).unwrap_or_default()
}

fn zoned(at: i64) -> Option<jiff::Zoned> {
    let at = jiff::Timestamp::from_millisecond(at).ok()?;
    Some(at.to_zoned(jiff::tz::TimeZone::system()))
}
