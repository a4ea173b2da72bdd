//! Who does something.

use kolo_model::Name;
use serde::{Deserialize, Serialize};

use crate::EntrantId;

/// The person behind a command, as every event records it (K-WHO).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Author {
    /// Name, as shown in the log.
    pub name: Name,
    /// In which role.
    pub role: Role,
}

/// What an author may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Answers for the tournament: may do everything.
    Arbiter,
    /// Enters results and checks people in.
    Helper,
    /// Plays, or speaks for a team: reports and confirms own results.
    Competitor(EntrantId),
}
