//! A command: what is asked to happen.

use kolo_model::{PerSide, Verdict};

use crate::{Duel, DuelTerms, EntrantId, GroupId, MatchId, Slot, SlotPlace};

/// A command with who gives it, when, and why.
pub type Order = kolo_log::Order<Command>;

/// What can be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Record the result of a match, a walkover included.
    Record {
        /// Which match.
        game: MatchId,
        /// How it ended.
        verdict: Verdict,
    },
    /// Correct a result.
    Correct {
        /// Which match.
        game: MatchId,
        /// How it really ended.
        verdict: Verdict,
        /// What becomes of later matches that other people played then.
        later: Later,
    },
    /// Correct the sides of a match that was played: the two change places. Who won does not change.
    CorrectSides(MatchId),
    /// Change links by hand before play, all at once.
    EditSlots(Vec<(SlotPlace, Slot)>),
    /// Take an entrant out of all matches to come.
    Withdraw(EntrantId),
    /// Let an entrant who withdrew play on.
    Return(EntrantId),
    /// Put tied members of a group in order by hand.
    Decide {
        /// Which group.
        group: GroupId,
        /// All those who are tied, the best first.
        order: Vec<EntrantId>,
    },
    /// Put tied members of a group in order by lot: the first tie that is open.
    DrawLot(GroupId),
    /// Record a duel of chosen players between two of those who are tied in a group (P-1.1.4.7).
    ChosenDuel {
        /// Which group.
        group: GroupId,
        /// The two teams.
        sides: PerSide<EntrantId>,
        /// Who played, and how it ended.
        duel: Duel,
    },
    /// Record a duel that decides a drawn match of the play-off, or leads on to the next step (P-1.1.4.8.1).
    DecidingDuel {
        /// Which match.
        game: MatchId,
        /// Who played, and how it ended.
        duel: Duel,
        /// Opening and clock.
        terms: DuelTerms,
    },
    /// Let the lot decide a drawn match of the play-off after two drawn duels (P-1.1.4.8.1).
    DrawMatchLot(MatchId),
    /// Let an earlier event not count (K-UNDO), by its number from 1.
    Undo(u64),
    /// Let an undone event count again (K-UNDO), by its number from 1.
    Redo(u64),
}

/// What a correction does to later results that no longer hold (K-LATER).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Later {
    /// The correction is refused.
    #[default]
    Keep,
    /// They are undone, and the matches are played again.
    TakeBack,
}
