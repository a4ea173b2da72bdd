//! What was measured.

use std::fmt;

/// The goal for 99 of 100 answers, in microseconds.
const GOAL: u64 = 50_000;

/// All that a run has measured.
#[derive(Default)]
pub(crate) struct Figures {
    /// From sending a move to its answer.
    pub(crate) answers: Samples,
    /// From sending a move to the opponent's signal.
    pub(crate) signals: Samples,
}

impl Figures {
    pub(crate) fn add(&mut self, other: &Figures) {
        self.answers.0.extend(&other.answers.0);
        self.signals.0.extend(&other.signals.0);
    }
}

/// Times in microseconds.
#[derive(Default)]
pub(crate) struct Samples(Vec<u64>);

impl Samples {
    pub(crate) fn add(&mut self, microseconds: u64) {
        self.0.push(microseconds);
    }

    pub(crate) fn append(&mut self, other: &mut Samples) {
        self.0.append(&mut other.0);
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that so many of 100 do not exceed.
    fn percentile(&self, of_hundred: usize) -> u64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let place = (sorted.len() * of_hundred).div_ceil(100).saturating_sub(1);
        sorted.get(place).copied().unwrap_or_default()
    }

    pub(crate) fn against_goal(&self) -> String {
        let (p99, verdict) =
            (self.percentile(99), if self.percentile(99) <= GOAL { "met" } else { "MISSED" });
        format!("goal for 99 of 100 answers: {}, measured {}: {verdict}", Ms(GOAL), Ms(p99))
    }
}

impl fmt::Display for Samples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [half, p99, max] = [50, 99, 100].map(|of_hundred| Ms(self.percentile(of_hundred)));
        write!(f, "{} measured, p50 {half}, p99 {p99}, max {max}", self.count())
    }
}

/// Microseconds shown as milliseconds.
struct Ms(u64);

impl fmt::Display for Ms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02} ms", self.0 / 1000, self.0 % 1000 / 10)
    }
}
