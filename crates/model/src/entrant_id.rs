//! One who plays, from entry to the end.

use std::fmt;

use kolo_messages::Arg;
use serde::{Deserialize, Serialize};

/// A player or a team of a tournament. Start numbers come and go until they are fixed; this stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(pub u32);

impl fmt::Display for EntrantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<EntrantId> for Arg {
    fn from(id: EntrantId) -> Self {
        Arg::from(id.0)
    }
}
