//! The one place where the program reads the clock.

use jiff::Timestamp;

/// Milliseconds since 1970 in UTC.
pub(crate) fn now_milliseconds() -> i64 {
    Timestamp::now().as_millisecond()
}

/// A moment as people read it, in UTC and to the second; the bare number if no calendar holds it.
pub(crate) fn utc(milliseconds: i64) -> String {
    match Timestamp::from_millisecond(milliseconds) {
        Ok(moment) => moment.strftime("%Y-%m-%d %H:%M:%S").to_string(),
        Err(_) => milliseconds.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_readable_and_absurd_ones_do_no_harm() {
        assert_eq!(utc(1_792_000_000_000), "2026-10-14 17:46:40");
        assert_eq!(utc(i64::MAX), i64::MAX.to_string());
    }
}
