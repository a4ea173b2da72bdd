//! The one place of this crate that reads the clock.

/// A moment: milliseconds since 1970-01-01 UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Now(pub(crate) i64);

/// The moment of the call.
pub(crate) fn now() -> Now {
    Now(jiff::Timestamp::now().as_millisecond())
}
