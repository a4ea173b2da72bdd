//! The law of undo (K-UNDO).
//!
//! 1. The unit is a step: all that one order wrote.
//! 2. Any step that counts can be undone; redo restores it in its old place.
//! 3. Undo and redo cannot be undone themselves: the refusal names the step to redo, or to undo, instead.
//! 4. Every later record that counts must still fit.
//! 5. What would change nothing is refused, and what replaced it is named.

use std::collections::BTreeSet;
use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;

use crate::{Effect, Log, Machine, Record, Step};

/// Why the law refuses an undo or a redo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndoRefusal {
    /// There is no such step.
    NoSuchStep(Step),
    /// The step is an undo or a redo itself.
    IsUndo {
        /// The step that was asked for.
        step: Step,
        /// The step that it undid or redid.
        of: Step,
        /// What to do to that one.
        instead: Instead,
    },
    /// The step is undone already.
    AlreadyUndone(Step),
    /// The step counts as it is.
    NotUndone(Step),
    /// Everything would be as it is.
    NothingChanges {
        /// The step that was asked for.
        step: Step,
        /// The later step that replaced it, if one did.
        by: Option<Step>,
    },
    /// A later step depends on it.
    StandsIn {
        /// Which.
        later: Step,
    },
}

/// What to ask for instead of undoing or redoing an undo or a redo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Instead {
    /// Undo the step: it counts.
    Undo,
    /// Redo the step: it is undone.
    Redo,
}

impl UndoRefusal {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new("K-UNDO")
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match *self {
            UndoRefusal::NoSuchStep(step) => Message::new("undo-no-such-step").with("step", step),
            UndoRefusal::IsUndo { step, of, instead: Instead::Redo } => {
                Message::new("undo-redo-instead").with("step", step).with("of", of)
            }
            UndoRefusal::IsUndo { step, of, instead: Instead::Undo } => {
                Message::new("undo-undo-instead").with("step", step).with("of", of)
            }
            UndoRefusal::AlreadyUndone(step) => Message::new("undo-already-undone").with("step", step),
            UndoRefusal::NotUndone(step) => Message::new("undo-not-undone").with("step", step),
            UndoRefusal::NothingChanges { step, by: Some(by) } => {
                Message::new("undo-replaced").with("step", step).with("by", by)
            }
            UndoRefusal::NothingChanges { step, by: None } => {
                Message::new("undo-nothing-changes").with("step", step)
            }
            UndoRefusal::StandsIn { later } => Message::new("undo-stands-in").with("later", later),
        }
    }
}

impl fmt::Display for UndoRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message().text(Lang::En), self.clause())
    }
}

impl std::error::Error for UndoRefusal {}

/// An undo or a redo whose target is sound. What it leads to is the second question.
#[derive(Debug, Clone)]
pub struct Turn<'a, M: Machine> {
    log: &'a Log<M>,
    step: Step,
    undone: BTreeSet<Step>,
}

impl<M: Machine> Log<M> {
    /// Asks whether a step can be the target of an undo.
    ///
    /// # Errors
    /// When there is none, when it is an undo itself, or when it is undone already.
    pub fn undo(&self, step: Step) -> Result<Turn<'_, M>, UndoRefusal> {
        self.require_target(step)?;
        let mut undone = self.undone().clone();
        if !undone.insert(step) {
            return Err(UndoRefusal::AlreadyUndone(step));
        }
        Ok(Turn { log: self, step, undone })
    }

    /// Asks whether a step can be the target of a redo.
    ///
    /// # Errors
    /// When there is none, when it is an undo itself, or when it is not undone.
    pub fn redo(&self, step: Step) -> Result<Turn<'_, M>, UndoRefusal> {
        self.require_target(step)?;
        let mut undone = self.undone().clone();
        if !undone.remove(&step) {
            return Err(UndoRefusal::NotUndone(step));
        }
        Ok(Turn { log: self, step, undone })
    }

    fn require_target(&self, step: Step) -> Result<(), UndoRefusal> {
        let records = self.step(step);
        if records.is_empty() {
            return Err(UndoRefusal::NoSuchStep(step));
        }
        match records.iter().find_map(|record| Effect::target(record.effect())) {
            None => Ok(()),
            Some(of) => {
                let instead = if self.is_undone(of) { Instead::Redo } else { Instead::Undo };
                Err(UndoRefusal::IsUndo { step, of, instead })
            }
        }
    }
}

impl<M: Machine> Turn<'_, M> {
    /// The records of the step.
    pub fn records(&self) -> &[M::Record] {
        self.log.step(self.step)
    }

    /// The steps that would not count then.
    pub fn undone(&self) -> &BTreeSet<Step> {
        &self.undone
    }

    /// The state that it would lead to.
    ///
    /// # Errors
    /// When a later step depends on it, or when nothing would change.
    pub fn state(&self) -> Result<M, UndoRefusal> {
        let after = self.log.state_without(&self.undone);
        let after = after.map_err(|damaged| UndoRefusal::StandsIn { later: damaged.step() })?;
        if after == *self.log.state() {
            let alike = self.log.first_alike(self.log.undone(), &self.undone);
            let by = alike.filter(|alike| *alike > self.step);
            return Err(UndoRefusal::NothingChanges { step: self.step, by });
        }
        Ok(after)
    }
}
