//! What somebody wants to happen.

use kolo_model::Name;

use crate::{EntrantId, GroupId, MatchId, Outcome, Slot, SlotPlace};

/// A command with who gives it, when, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// Who.
    pub by: Name,
    /// When: milliseconds since 1970 in UTC.
    pub at: i64,
    /// Why; needed where something is repaired (K-REASON).
    pub reason: Option<String>,
    /// What.
    pub command: Command,
}

/// What can be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Record the result of a match, a walkover included.
    Record {
        /// Which match.
        game: MatchId,
        /// How it ended.
        outcome: Outcome,
    },
    /// Correct a result.
    Correct {
        /// Which match.
        game: MatchId,
        /// How it really ended.
        outcome: Outcome,
        /// What becomes of later matches that other people played then.
        later: Later,
    },
    /// Change links by hand before play, all at once.
    EditSlots(Vec<(SlotPlace, Slot)>),
    /// Take somebody out of all matches to come.
    Withdraw(EntrantId),
    /// Put equal members of a group in order by hand.
    Decide {
        /// Which group.
        group: GroupId,
        /// All those who are equal, the best first.
        order: Vec<EntrantId>,
    },
    /// Put equal members of a group in order by lot: the first tie that is open.
    DrawLot(GroupId),
    /// Let an earlier event not count (K-UNDO), by its number from 1.
    Undo(u64),
}

/// What a correction does to later results that no longer hold (K-LATER).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Later {
    /// The correction is refused.
    #[default]
    Keep,
    /// They are taken back, and the matches are played again.
    TakeBack,
}
