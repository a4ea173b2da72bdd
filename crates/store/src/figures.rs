//! How the store does, for the person who looks after the machine. Counting costs next to nothing.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How long something takes, counted by bounds. Counts only grow.
#[derive(Debug, Default)]
pub struct Histogram {
    within: [AtomicU64; Histogram::BOUNDS.len()],
    beyond: AtomicU64,
    micros: AtomicU64,
}

/// What a histogram has counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// For each bound of [`Histogram::BOUNDS`], how many took no longer.
    pub within: Vec<u64>,
    /// How many there were.
    pub count: u64,
    /// How long they took together, in microseconds.
    pub micros: u64,
}

impl Histogram {
    /// The bounds, in microseconds: from a millisecond to ten seconds.
    pub const BOUNDS: [u64; 12] = [
        1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
        10_000_000,
    ];

    /// One more took this long.
    pub fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let place = Histogram::BOUNDS.iter().position(|bound| micros <= *bound);
        let counter = place.map_or(&self.beyond, |place| &self.within[place]);
        counter.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// What was counted up to now.
    pub fn counted(&self) -> Counted {
        let mut count = 0_u64;
        let within = self.within.iter().map(|bucket| {
            count = count.saturating_add(bucket.load(Ordering::Relaxed));
            count
        });
        let within = within.collect();
        let count = count.saturating_add(self.beyond.load(Ordering::Relaxed));
        Counted { within, count, micros: self.micros.load(Ordering::Relaxed) }
    }
}

/// What one process has done to its store.
#[derive(Debug, Default)]
pub struct Figures {
    /// Appends, from asking to the answer.
    pub appends: Histogram,
    /// Appends that were refused because another writer was faster.
    pub conflicts: AtomicU64,
    /// Appends that failed because of the database.
    pub failures: AtomicU64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_longer_stands_further_up() {
        let histogram = Histogram::default();
        for millis in [1, 3, 60_000] {
            histogram.note(Duration::from_millis(millis));
        }
        let counted = histogram.counted();
        assert_eq!(counted.within[..4], [1, 1, 2, 2]);
        assert_eq!((counted.within.last(), counted.count, counted.micros), (Some(&2), 3, 60_004_000));
    }
}
