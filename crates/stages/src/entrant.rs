//! Who plays.

use kolo_model::{GoRank, Name};
use serde::{Deserialize, Serialize};

use crate::EntrantId;

/// A person or a team. Stages know no more than what seeding needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The number that links and results name.
    pub id: EntrantId,
    /// Name.
    pub name: Name,
    /// Rating, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// Go rank, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<GoRank>,
    /// Club or school, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<Name>,
}

impl Entrant {
    /// Somebody of whom number and name are known.
    pub fn named(id: u32, name: Name) -> Self {
        Entrant { id: EntrantId(id), name, rating: None, rank: None, club: None }
    }
}
