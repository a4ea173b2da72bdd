//! What becomes of a result from devices at the tournament that it belongs to.

use kolo_model::Name;

/// What became of a result from devices (K-LIVE).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delivery {
    /// It was entered, or corrected what the devices had entered before.
    Entered,
    /// The tournament says the same.
    ThereAlready,
    /// This person has written something else, or undone it, and that counts.
    ByHand(Name),
    /// The match is not played there any more: it was closed, or begins again.
    Stale,
}
