//! Places, alone or shared.

use std::fmt;

/// The place of one competitor, or the places that several who are equal in everything share (G-3.3.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlaceRange {
    /// The best of the places, from 1.
    pub from: usize,
    /// The last of the places.
    pub to: usize,
}

impl PlaceRange {
    /// The places of `sharing` competitors after `better` others.
    pub(crate) fn after(better: usize, sharing: usize) -> Self {
        PlaceRange { from: better + 1, to: better + sharing }
    }

    /// Whether several share it.
    pub fn is_shared(self) -> bool {
        self.from != self.to
    }
}

impl fmt::Display for PlaceRange {
    /// `3`, or `3-4` when shared.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_shared() {
            f.pad(&format!("{}-{}", self.from, self.to))
        } else {
            f.pad(&self.from.to_string())
        }
    }
}
