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

/// The name. Nothing in play depends on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// Name.
    pub name: Name,
    /// Club or school, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<Name>,
}

impl Entrant {
    /// An entrant of whom number and name are known.
    pub fn named(id: u32, name: Name) -> Self {
        Entrant { id: EntrantId(id), name, rating: None, rank: None, club: None }
    }

    /// The name.
    pub fn label(&self) -> Label {
        Label { name: self.name.clone(), club: self.club.clone() }
    }

    /// Gives another name from now on.
    pub(crate) fn call(&mut self, label: Label) {
        let Label { name, club } = label;
        self.name = name;
        self.club = club;
    }
}
