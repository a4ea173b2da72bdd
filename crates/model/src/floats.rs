//! Which floats the system of 1992 looks back at.

use serde::{Deserialize, Serialize};

/// The two readings of R-B6, one of which a tournament announces before it starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FloatsTwoRoundsAgo {
    /// The English text: no player has the same float as two rounds before.
    #[default]
    Same,
    /// The literal Czech text: a player who floated, in either direction, does not float in the two rounds
    /// after it.
    Any,
}

impl FloatsTwoRoundsAgo {
    /// Whether this is what holds where nothing is said.
    pub fn is_usual(self) -> bool {
        self == FloatsTwoRoundsAgo::default()
    }
}
