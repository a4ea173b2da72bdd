//! Which clauses were at work, and how often.

use std::collections::BTreeMap;

/// Counts by name; a name begins with the section of the reading.
#[derive(Debug, Clone, Default)]
pub(crate) struct Used {
    counts: BTreeMap<String, u32>,
}

impl Used {
    pub(crate) fn note(&mut self, clause: &str) {
        self.note_times(clause, 1);
    }

    pub(crate) fn note_times(&mut self, clause: &str, times: u32) {
        if times > 0 {
            *self.counts.entry(clause.to_owned()).or_default() += times;
        }
    }

    pub(crate) fn add(&mut self, other: &Used) {
        for (clause, count) in &other.counts {
            self.note_times(clause, *count);
        }
    }

    pub(crate) fn count(&self, clause: &str) -> u32 {
        self.counts.get(clause).copied().unwrap_or(0)
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, u32)> {
        self.counts.iter().map(|(clause, count)| (clause.as_str(), *count))
    }
}
