//! What a match counts for.

use serde::{Deserialize, Serialize};

use crate::{Outcome, PerSide};

/// What a match counts for: who got what, and the points inside it where it has any. It is stored beside the result, so that
/// reading a log never depends on later arithmetic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// What each side got.
    pub outcome: Outcome,
    /// Points inside the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<PerSide<u32>>,
}

impl Verdict {
    /// Nothing is known yet.
    pub const PENDING: Verdict = Verdict { outcome: Outcome::Pending, score: None };

    /// The same with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Verdict { outcome: self.outcome.swapped(), score: self.score.map(PerSide::swapped) }
    }
}

impl From<Outcome> for Verdict {
    fn from(outcome: Outcome) -> Self {
        Verdict { outcome, score: None }
    }
}
