//! Mistakes that were reported too late to count: they go into the rating report and change nothing else
//! (D-C.04.2-4.3).

use kolo_model::{Outcome, RoundNumber, System};
use serde::{Deserialize, Serialize};

use crate::PairingId;
use crate::meeting::Meeting;
use crate::state::{Phase, PublishedRound, State};

/// What is reported for rating instead of what counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForRating {
    /// Another result.
    Result(Outcome),
    /// The game was played with the sides the other way round.
    SidesExchanged,
}

/// A mistake of one game as it was noted. Who noted it and why stands in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingNote {
    /// Which match.
    pub pairing: PairingId,
    /// The result that counts.
    pub was: Outcome,
    /// What is reported instead.
    pub should: ForRating,
}

impl RatingNote {
    /// Whether it says the same kind of thing about the same game: one such note replaces the other.
    pub(crate) fn is_about(&self, pairing: &PairingId, kind: ForRating) -> bool {
        let same_kind = match (self.should, kind) {
            (ForRating::Result(_), ForRating::Result(_))
            | (ForRating::SidesExchanged, ForRating::SidesExchanged) => true,
            (ForRating::Result(_), ForRating::SidesExchanged)
            | (ForRating::SidesExchanged, ForRating::Result(_)) => false,
        };
        same_kind && self.pairing.is_match_of(pairing)
    }
}

impl State {
    /// What goes into the rating report only, in the order it was noted.
    pub fn for_rating(&self) -> &[RatingNote] {
        &self.for_rating
    }

    /// Whether corrections have a deadline, which the rules of the competition may lift (D-C.04.2-4.3).
    pub fn has_deadlines(&self) -> bool {
        self.settings.system == Some(System::Dutch)
    }

    /// Whether a mistake in a round is noted for the rating report only: where a correction still counts, it is to count. Once
    /// the tournament is over, the last round can be noted as well.
    pub fn is_only_for_rating(&self, round: RoundNumber) -> bool {
        self.is_too_late_for(round) || (self.has_deadlines() && self.phase == Phase::Finished)
    }

    /// D-C.04.2-4.3: whether what is reported of a round now comes too late to count, because the round after it has
    /// ended. The rules of other systems know no such deadline.
    pub fn is_too_late_for(&self, round: RoundNumber) -> bool {
        let next = self.rounds.get(round.next().index());
        self.has_deadlines() && next.is_some_and(|next| next.had_ended || has_ended(next))
    }
}

/// Whether no game of a round is open; one that is adjourned holds the round up no longer than its pairing does.
pub(crate) fn has_ended(round: &PublishedRound) -> bool {
    let is_open = |table: &Meeting| table.outcome == Outcome::Pending;
    !round.tables.iter().any(is_open)
}
