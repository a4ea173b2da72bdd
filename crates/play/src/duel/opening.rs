//! How the first marks of a duel are set.

use kolo_model::Clause;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{DuelRefusal, Placed};
use crate::Mark;

/// The opening, by the level of the contest (P-3.3.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// Three marks, then the other one chooses (P-3.3.3).
    Swap1,
    /// The same, or two marks more and the first one chooses (P-3.3.4).
    Swap2,
}

impl Opening {
    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            Opening::Swap1 => "SWAP 1",
            Opening::Swap2 => "SWAP 2",
        }
    }

    /// The clause of its first three marks.
    pub fn first_marks(self) -> Clause {
        match self {
            Opening::Swap1 => Clause::new("P-3.3.3.1"),
            Opening::Swap2 => Clause::new("P-3.3.4.1"),
        }
    }

    /// The clause by which a symbol is chosen.
    pub fn choice(self) -> Clause {
        match self {
            Opening::Swap1 => Clause::new("P-3.3.3.2"),
            Opening::Swap2 => Clause::new("P-3.3.4.2"),
        }
    }

    /// Two crosses and a circle, or two circles and a cross (P-3.3.3.1, P-3.3.4.1), on three squares.
    pub(super) fn check_first(self, marks: [Placed; 3]) -> Result<(), DuelRefusal> {
        let crosses = marks.iter().filter(|placed| placed.mark == Mark::Cross).count();
        if matches!(crosses, 1 | 2) { Ok(()) } else { Err(DuelRefusal::ThreeAlike { opening: self }) }
    }
}

/// Exactly one cross and exactly one circle (P-3.3.4.2).
pub(super) fn check_added(marks: [Placed; 2]) -> Result<(), DuelRefusal> {
    if marks[0].mark == marks[1].mark { Err(DuelRefusal::TwoAlike) } else { Ok(()) }
}
