//! The numbers of the rules, and the small sums that an arbiter does with them.

use serde::{Deserialize, Serialize};

use super::Span;

/// A player who comes later than this after the start has lost (G-4.4.4.1), if the basic time is not shorter still.
pub const LATEST_ARRIVAL: Span = Span::minutes(60);
/// With less basic time than this a player is in time trouble (G-4.5.5a).
pub const TIME_TROUBLE: Span = Span::minutes(5);
/// For so long may a player who is away be in byo-yomi; a moment longer and they have lost (G-4.5.2d).
pub const AWAY_IN_OVERTIME: Span = Span::minutes(3);
/// How often a player in time trouble may stop the clock to go to the toilet (G-4.5.5c.2).
pub const TOILET_STOPS: u8 = 2;
/// For how long each time.
pub const TOILET_TIME: Span = Span::minutes(5);
/// From how many prisoners on the clock may be stopped to remove them (G-4.5.5c.3).
pub const PRISONERS: u16 = 3;
/// Extra time for the sealed move in byo-yomi (G-5.1.6).
pub const SEALED_MOVE: Span = Span::seconds(30);
/// A time on the clock is not reduced below this (G-6.5).
pub const NOT_BELOW: Span = Span::minutes(10);
/// A flag that falls this early or earlier does not count (G-6.6).
pub const EARLY_FLAG: Span = Span::minutes(1);
/// The last seconds of a period of Japanese byo-yomi are counted from this number down (G-4.5.4b).
pub const COUNTED: u8 = 10;

/// How long after the start a player may come (G-4.4.4.1).
pub fn latest_arrival(basic: Span) -> Span {
    LATEST_ARRIVAL.min(basic)
}

/// What a clock that was set wrongly or goes wrong is set to (G-6.5): 10 minutes or less are not reduced, more than
/// that not below 10 minutes.
pub fn corrected(old: Span, proposed: Span) -> Span {
    proposed.max(old.min(NOT_BELOW))
}

/// What becomes of a flag that fell early (G-6.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarlyFlag {
    /// Another clock is set to the time that was left, and the game goes on.
    AnotherClock,
    /// The time control is taken at the moment the flag fell.
    ControlStands,
}

/// Decides about a flag that fell `early` before its time.
pub fn early_flag(early: Span) -> EarlyFlag {
    if early >= EARLY_FLAG { EarlyFlag::AnotherClock } else { EarlyFlag::ControlStands }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_basic_times_shorten_the_wait() {
        let minutes = |basic| latest_arrival(Span::minutes(basic));
        assert_eq!([minutes(45), minutes(60), minutes(90)], [45, 60, 60].map(Span::minutes));
    }

    #[test]
    fn ten_minutes_are_never_taken_away() {
        let cases = [(8, 3, 8), (10, 0, 10), (25, 3, 10), (25, 20, 20), (8, 12, 12), (0, 0, 0)];
        for (old, proposed, new) in cases {
            assert_eq!(corrected(Span::minutes(old), Span::minutes(proposed)), Span::minutes(new));
        }
    }

    #[test]
    fn a_minute_is_where_an_early_flag_stops_counting() {
        assert_eq!(early_flag(Span::minutes(1)), EarlyFlag::AnotherClock);
        assert_eq!(early_flag(Span(59_999)), EarlyFlag::ControlStands);
    }
}
