//! Breaches of the rules and what follows (P-2.1.1.2, P-4.1.1.8 to P-4.1.1.10).

use kolo_model::Name;
pub use kolo_rulings::PlayedMatches;
pub use kolo_rulings::conduct::ContestBreach as Breach;
pub use kolo_rulings::facts::Weight;
use serde::{Deserialize, Serialize};

use crate::{EntryId, GameKey, PlayerId, VenueId};

/// Against whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// A team, or the entry of an individual.
    Entry(EntryId),
    /// A person, wherever they play.
    Player(PlayerId),
}

/// What follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Measure {
    /// A warning.
    Warning,
    /// A duel is lost.
    ForfeitDuel {
        /// In which match.
        game: GameKey,
        /// On which board, from 1.
        board: u32,
        /// The first or the second duel, from 1.
        duel: u32,
    },
    /// A game of two duels is lost.
    ForfeitGame {
        /// In which match.
        game: GameKey,
        /// On which board, from 1.
        board: u32,
    },
    /// A match is lost.
    ForfeitMatch {
        /// Which.
        game: GameKey,
    },
    /// Exclusion: from the tournament, or from the contest if none is named.
    Exclusion {
        /// What becomes of matches that were played.
        #[serde(default)]
        played: PlayedMatches,
    },
}

impl Measure {
    /// Which measure of the rules it is.
    pub(crate) fn kind(&self) -> kolo_rulings::Measure {
        match self {
            Measure::Warning => kolo_rulings::Measure::Warning,
            Measure::ForfeitDuel { .. } => kolo_rulings::Measure::ForfeitDuel,
            Measure::ForfeitGame { .. } => kolo_rulings::Measure::ForfeitGame,
            Measure::ForfeitMatch { .. } => kolo_rulings::Measure::ForfeitMatch,
            Measure::Exclusion { .. } => kolo_rulings::Measure::Exclusion,
        }
    }

    /// Whether it is the result of a match by itself: such a result is corrected, which undoing the sanction would not do.
    pub(crate) fn is_result(&self) -> bool {
        match self {
            Measure::ForfeitDuel { .. } | Measure::ForfeitGame { .. } | Measure::ForfeitMatch { .. } => true,
            Measure::Warning | Measure::Exclusion { .. } => false,
        }
    }
}

/// A sanction as it is recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sanction {
    /// In which tournament; none for conduct outside tournaments (P-4.1.1.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<VenueId>,
    /// Against whom.
    pub against: Against,
    /// For what.
    pub breach: Breach,
    /// How heavy.
    #[serde(default)]
    pub weight: Weight,
    /// What follows.
    pub measure: Measure,
    /// Who decided: the organiser, whose word is the last one (P-2.1.1.1).
    pub decided_by: Name,
}
