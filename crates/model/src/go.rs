//! What go tournaments set: start coefficients, handicap and komi, criteria of the pairing.

mod handicap;
mod mcmahon;
mod start;
mod terms;
mod wishes;

pub use handicap::{HandicapBy, HandicapRules};
pub use mcmahon::{McMahon, StrengthBy, SuperGroup};
pub(crate) use start::start_coefficients;
pub use start::{Cut, StartBasis, StartCoefficient};
pub use terms::{GameTerms, Handicap, Komi, UnreadableHandicap, UnreadableKomi};
pub use wishes::{DrawPreset, DrawWishes, Seeding, SeedingPlan, Wish};

use serde::{Deserialize, Serialize};

/// How opponents who were met only on paper count in SOS and its kin (reading of G-3.3.2a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForfeitOpponents {
    /// A game lost or won by forfeit was not played: the opponent does not count.
    #[default]
    NotPlayed,
    /// They count like opponents met at the board.
    Count,
}

/// Everything a go tournament may set beyond the settings of all tournaments.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GoSettings {
    /// Start coefficients.
    #[serde(skip_serializing_if = "is_usual")]
    pub mcmahon: McMahon,
    /// Handicap games; none are given where this is not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap: Option<HandicapRules>,
    /// Komi of even games, where it is set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub komi: Option<Komi>,
    /// What the pairing looks at, in which order.
    #[serde(skip_serializing_if = "is_usual")]
    pub draw: DrawWishes,
    /// How opponents met only by forfeit count.
    #[serde(skip_serializing_if = "is_usual")]
    pub forfeits: ForfeitOpponents,
}

/// Settings that were not changed are not written.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
