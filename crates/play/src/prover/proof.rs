//! The proof of a forced win, as data that can be checked.

use serde::{Deserialize, Serialize};

use crate::Cell;

/// The number of a step in a [`Proof`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepId(pub u32);

impl StepId {
    /// The number by which people know the step: they count from 1.
    pub fn number(self) -> u32 {
        self.0.saturating_add(1)
    }
}

/// A proof: steps that refer to later steps. The first one is about the position of the question. Equal positions
/// reached in several ways share their steps.
///
/// A proof claims nothing by itself; [`verify`](super::verify()) decides whether it holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// All steps.
    pub steps: Vec<Step>,
}

/// One step. The claimant is to move at a `Line` and a `Move`, the opponent at the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// The claimant wins by fours alone. Their moves are listed; after each but the last there is one square only where
    /// the opponent can stop five in a row. The last one makes five, or four with two squares to complete it.
    Line(Vec<Cell>),
    /// The claimant marks a square.
    Move {
        /// The square.
        cell: Cell,
        /// The step that goes on, the opponent to move.
        then: StepId,
    },
    /// The claimant can make five in two squares; the opponent stops only one of them.
    Double,
    /// The claimant can make five in one square, and the opponent must take it.
    Forced {
        /// That square.
        cell: Cell,
        /// The step that goes on, the claimant to move.
        then: StepId,
    },
    /// The claimant threatens to win by fours. The named replies need an answer of their own; after every other one the
    /// line wins as it stands. With an empty line every reply is named.
    Threat {
        /// The moves of the claimant that win against every other reply.
        line: Vec<Cell>,
        /// Replies that stop the line, each with the step that beats it, the claimant to move.
        replies: Vec<Reply>,
    },
}

/// A reply that needs an answer of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The square that the opponent marks.
    pub cell: Cell,
    /// The step that goes on, the claimant to move.
    pub then: StepId,
}

impl Proof {
    /// A step by its number.
    pub fn step(&self, id: StepId) -> Option<&Step> {
        self.steps.get(usize::try_from(id.0).ok()?)
    }

    /// How many steps it has.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether it has no step at all, and so proves nothing.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}
