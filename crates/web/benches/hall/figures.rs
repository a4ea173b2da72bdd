//! What was measured.

use std::fmt;
use std::time::Duration;

/// The goal for 99 of 100 pages, in microseconds.
const GOAL: u64 = 100_000;

/// Times in microseconds.
#[derive(Debug, Default, Clone)]
pub(crate) struct Samples(Vec<u64>);

impl Samples {
    pub(crate) fn add(&mut self, took: Duration) {
        self.0.push(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    }

    pub(crate) fn append(&mut self, other: &mut Samples) {
        self.0.append(&mut other.0);
    }

    /// The time that so many of a hundred do not exceed.
    fn within(&self, of_hundred: usize) -> u64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let place = (sorted.len() * of_hundred).div_ceil(100).saturating_sub(1);
        sorted.get(place).copied().unwrap_or_default()
    }

    pub(crate) fn against_goal(&self) -> &'static str {
        if self.within(99) <= GOAL {
            "the goal of 100 ms for 99 pages of 100 is met"
        } else {
            "the goal of 100 ms for 99 pages of 100 is NOT met on this machine"
        }
    }
}

impl fmt::Display for Samples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |micros: u64| format!("{}.{} ms", micros / 1000, micros % 1000 / 100);
        let (half, most, all) = (ms(self.within(50)), ms(self.within(99)), ms(self.within(100)));
        write!(f, "p50 {half}, p99 {most}, max {all}, of {}", self.0.len())
    }
}
