//! Steps and the records they consist of.

use std::fmt;

use kolo_messages::Arg;
use serde::{Deserialize, Serialize};

/// All that one order wrote, named by the place of its first record in the log, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Step(pub u64);

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Step> for Arg {
    fn from(step: Step) -> Self {
        // A name, not an amount: without the separators of large numbers.
        Arg::from(step.to_string())
    }
}

/// What a record does to other steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Nothing: it is about the matter itself.
    Plain,
    /// The step no longer counts.
    Undo(Step),
    /// The step counts again.
    Redo(Step),
}

impl Effect {
    /// The step that counts differently by it.
    pub fn target(self) -> Option<Step> {
        match self {
            Effect::Plain => None,
            Effect::Undo(step) | Effect::Redo(step) => Some(step),
        }
    }
}

/// One line of a log.
pub trait Record: Clone + fmt::Debug {
    /// The step it belongs to, given its own place in the log, from 1.
    fn step(&self, seq: u64) -> Step;

    /// What it does to other steps.
    fn effect(&self) -> Effect;
}
