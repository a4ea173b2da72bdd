//! What a side can do on the board.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Cell, Mark};

/// A mark in a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Where.
    pub cell: Cell,
    /// What.
    pub mark: Mark,
}

/// One step of a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// The one who opens sets three marks (P-3.3.3.1, P-3.3.4.1).
    Open {
        /// In the order in which they were placed.
        marks: [Placed; 3],
    },
    /// In SWAP 2 the other one adds a cross and a circle instead of choosing (P-3.3.4.2).
    Add {
        /// In the order in which they were placed.
        marks: [Placed; 2],
    },
    /// Chooses the symbol to play with (P-3.3.3.2, P-3.3.4.2, P-3.3.4.3).
    Choose {
        /// One's own from now on.
        mark: Mark,
    },
    /// Marks a square (P-3.3.1.3).
    Play {
        /// Where; the mark is one's own.
        cell: Cell,
    },
}
