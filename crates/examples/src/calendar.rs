//! A season whose days lie around today.

use kolo_contest::{Day, Scope, Season, Timestamp, Window};
use kolo_model::Name;

const DAY_HOURS: i64 = 24;

/// So many days after a moment, or before it.
pub(crate) fn days_from(at: Timestamp, days: i64) -> Day {
    at.hours_before(-days * DAY_HOURS).day()
}

/// The days of a season that has reached a level.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Reached {
    /// The area tournaments are played today.
    Areas,
    /// The grand final is played today.
    Final,
}

/// A season that has reached a level on the day of `at`.
pub(crate) fn season(at: Timestamp, name: Name, seed: u64, reached: Reached) -> Season {
    // How far after the first area tournaments today lies.
    let gone = match reached {
        Reached::Areas => 0,
        Reached::Final => 38,
    };
    let window =
        |from: i64, to: i64| Window { from: days_from(at, from - gone), to: days_from(at, to - gone) };
    Season {
        name,
        announced: days_from(at, -35 - gone),
        entries_close: days_from(at, -3 - gone),
        area: window(0, 17),
        regional: window(21, 31),
        online: window(4, 20),
        final_zs: window(37, 37),
        final_ss: window(38, 38),
        final_individuals: window(39, 40),
        seed,
        scope: Scope::Contest,
    }
}
