//! What can be ordered for a slip.

use kolo_model::Side;
use serde::{Deserialize, Serialize};

use super::Papers;
use crate::{LineUp, MatchResult};

/// Who acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The captain of the first side, or its player.
    First,
    /// The captain of the second side, or its player.
    Second,
    /// The organiser, or an assistant.
    Organiser,
}

/// A command to a slip. Who gave it and when is kept where the events are kept (K-WHO).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SlipCommand {
    /// Record who plays whom. Can be changed until a side reports.
    SetLineUp {
        /// Who writes it.
        by: Actor,
        /// The pairings.
        line_up: LineUp,
    },
    /// A side reports the result, or replaces its report.
    Report {
        /// Which side.
        by: Side,
        /// The result.
        entry: MatchResult,
    },
    /// The organiser writes down the result, or decides between two reports.
    Enter {
        /// The pairings, if they are other than those on the slip.
        #[serde(default)]
        line_up: Option<LineUp>,
        /// The result.
        entry: MatchResult,
        /// Why; needed against the report of a side.
        #[serde(default)]
        reason: Option<String>,
    },
    /// The organiser corrects what was settled.
    Correct {
        /// The pairings, if they are other than those on the slip.
        #[serde(default)]
        line_up: Option<LineUp>,
        /// The result.
        entry: MatchResult,
        /// Why; always needed.
        #[serde(default)]
        reason: Option<String>,
    },
    /// The organiser records whether the sheets are handed in.
    TickPapers(Papers),
}
