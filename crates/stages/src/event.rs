//! What happened. Events are written once and never changed; their names and fields are kept for ever.

use std::collections::BTreeSet;

use kolo_model::{PerSide, Side, Verdict};
use serde::{Deserialize, Serialize};

use crate::{Duel, DuelNumber, DuelTerms, EntrantId, GroupId, MatchId, Slot, SlotPlace};

/// One line of the log: what happened, when, by whom and why (K-WHO).
pub type Record = kolo_log::Line<Event>;

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// A match ended.
    Result {
        /// Which.
        game: MatchId,
        /// Who played, so that a result never lands on other people.
        sides: PerSide<EntrantId>,
        /// How.
        #[serde(rename = "outcome", with = "crate::stored_outcome")]
        verdict: Verdict,
    },
    /// A result was corrected.
    Corrected {
        /// Which match.
        game: MatchId,
        /// Who played.
        sides: PerSide<EntrantId>,
        /// What was recorded.
        #[serde(with = "crate::stored_outcome")]
        was: Verdict,
        /// What is right.
        #[serde(rename = "outcome", with = "crate::stored_outcome")]
        verdict: Verdict,
        /// Later matches whose results no longer hold, because other people stand in them now.
        void: Vec<MatchId>,
    },
    /// A match was played with its sides the other way round.
    SidesCorrected {
        /// Which match.
        game: MatchId,
        /// Who played, as the plan names them.
        sides: PerSide<EntrantId>,
    },
    /// Links were changed by hand before play.
    SlotsEdited {
        /// Which, all at once.
        changes: Vec<SlotChange>,
    },
    /// An entrant stops playing.
    Withdrawn {
        /// Who.
        entrant: EntrantId,
    },
    /// An entrant who had withdrawn plays on.
    Returned {
        /// Who.
        entrant: EntrantId,
    },
    /// Tied members of a group were put in order.
    TieDecided {
        /// In which group.
        group: GroupId,
        /// How.
        decision: Decision,
    },
    /// Chosen players of two tied teams of a group played a duel (P-1.1.4.7).
    ChosenDuel {
        /// In which group.
        group: GroupId,
        /// All those who are tied; the duel counts while exactly they are.
        among: Vec<EntrantId>,
        /// The two teams.
        sides: PerSide<EntrantId>,
        /// Who played, and how it ended.
        duel: Duel,
    },
    /// Nominated players played a duel after a drawn match of the play-off (P-1.1.4.8).
    DecidingDuel {
        /// After which match.
        game: MatchId,
        /// Who played the match.
        sides: PerSide<EntrantId>,
        /// Which duel.
        number: DuelNumber,
        /// Who played, and how it ended.
        duel: Duel,
        /// Opening, clock and time.
        terms: DuelTerms,
    },
    /// The lot from the recorded seed decided a drawn match of the play-off (P-1.1.4.8.1).
    MatchLot {
        /// Which match.
        game: MatchId,
        /// Who played it.
        sides: PerSide<EntrantId>,
        /// The side that goes on.
        winner: Side,
    },
    /// An earlier event does not count any more.
    Undone {
        /// Its number, from 1.
        step: u64,
    },
    /// An event that was undone counts again.
    Redone {
        /// Its number, from 1.
        step: u64,
    },
}

impl Event {
    /// The match whose result it says, or corrects.
    pub fn result_of(&self) -> Option<&MatchId> {
        match self {
            Event::Result { game, .. } | Event::Corrected { game, .. } => Some(game),
            Event::SidesCorrected { .. }
            | Event::SlotsEdited { .. }
            | Event::Withdrawn { .. }
            | Event::Returned { .. }
            | Event::TieDecided { .. }
            | Event::ChosenDuel { .. }
            | Event::DecidingDuel { .. }
            | Event::MatchLot { .. }
            | Event::Undone { .. }
            | Event::Redone { .. } => None,
        }
    }

    /// Whether it is refused before anything changes, so that the state need not be copied for it. These are the
    /// events that come by the hundred.
    pub(crate) fn applies_whole(&self) -> bool {
        match self {
            Event::Result { .. }
            | Event::SidesCorrected { .. }
            | Event::TieDecided { .. }
            | Event::ChosenDuel { .. }
            | Event::DecidingDuel { .. }
            | Event::MatchLot { .. } => true,
            Event::Corrected { .. }
            | Event::SlotsEdited { .. }
            | Event::Withdrawn { .. }
            | Event::Returned { .. }
            | Event::Undone { .. }
            | Event::Redone { .. } => false,
        }
    }
}

/// One link that was changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotChange {
    /// The slot.
    pub slot: SlotPlace,
    /// The link before.
    pub was: Slot,
    /// The link now.
    pub link: Slot,
}

/// The order of those whom no criterion separated (K-TIE).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The best first.
    pub order: Vec<EntrantId>,
    /// Who decided.
    pub how: DecidedBy,
}

impl Decision {
    /// Whether it is about exactly these.
    pub(crate) fn is_about(&self, members: &[EntrantId]) -> bool {
        let set = |list: &[EntrantId]| list.iter().copied().collect::<BTreeSet<EntrantId>>();
        members.len() == self.order.len() && set(members) == set(&self.order)
    }
}

/// How a tie was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecidedBy {
    /// By the arbiter.
    Hand,
    /// By lot from the recorded seed (K-SEED).
    Lot,
}
