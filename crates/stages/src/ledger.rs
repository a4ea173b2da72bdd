//! The log of a plan with the state it leads to (K-LOG).

use std::fmt;
use std::sync::Arc;

use kolo_log::{Damaged, Effect, Flaw, Happening, Log, Machine, Step, UndoRefusal};

use crate::command::{Command, Order};
use crate::decide::{decide, require_reason};
use crate::state::InvalidEvent;
use crate::{CheckedPlan, Entrant, Event, Label, Plan, Record, Refusal, State};

/// All events so far, which of them are undone, and the state that the others give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ledger {
    log: Log<State>,
}

impl Happening for Event {
    fn effect(&self) -> Effect {
        match *self {
            Event::Undone { step } => Effect::Undo(Step(step)),
            Event::Redone { step } => Effect::Redo(Step(step)),
            Event::Result { .. }
            | Event::Corrected { .. }
            | Event::SidesCorrected { .. }
            | Event::SlotsEdited { .. }
            | Event::Withdrawn { .. }
            | Event::Returned { .. }
            | Event::TieDecided { .. }
            | Event::ChosenDuel { .. }
            | Event::DecidingDuel { .. }
            | Event::MatchLot { .. } => Effect::Plain,
        }
    }
}

impl Machine for State {
    type Record = Record;
    type Invalid = InvalidEvent;
    type Ahead = ();

    fn apply(&mut self, _seq: u64, record: &Record, _ahead: &()) -> Result<(), InvalidEvent> {
        State::apply(self, &record.event)
    }

    fn applies_whole(record: &Record) -> bool {
        record.event.applies_whole()
    }
}

/// A log that cannot be: it was changed by hand, or written by a program with a bug.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DamagedLog {
    /// The event, from 1.
    pub step: u64,
    /// What is wrong.
    pub misfit: InvalidEvent,
}

impl fmt::Display for DamagedLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} does not fit the events before it: {:?}", self.step, self.misfit)
    }
}

impl std::error::Error for DamagedLog {}

impl From<Damaged<Record, InvalidEvent>> for DamagedLog {
    fn from(damaged: Damaged<Record, InvalidEvent>) -> Self {
        let misfit = match damaged.flaw {
            Flaw::Step => InvalidEvent::Unknown,
            Flaw::Invalid(invalid) => invalid,
        };
        DamagedLog { step: damaged.seq, misfit }
    }
}

impl Ledger {
    /// A plan before anything has happened.
    pub fn new(plan: CheckedPlan, seed: u64) -> Self {
        Ledger { log: Log::new(State::new(plan, seed)) }
    }

    /// The state after all of `records`.
    ///
    /// # Errors
    /// When an event does not fit those before it.
    pub fn replay(plan: CheckedPlan, seed: u64, records: Vec<Record>) -> Result<Ledger, DamagedLog> {
        Ok(Ledger { log: Log::replay(State::new(plan, seed), records)? })
    }

    /// The state now.
    pub fn state(&self) -> &State {
        self.log.state()
    }

    /// The same with other names for whom `label` has one. Nothing depends on names, so everything else stays.
    #[must_use]
    pub fn renamed(&self, label: impl Fn(&Entrant) -> Option<Label>) -> Ledger {
        let mut ledger = self.clone();
        ledger.log.adorn(|state| state.plan = Arc::new(state.plan.renamed(&label)));
        ledger
    }

    /// The plan as it was before any change by hand.
    pub fn first_plan(&self) -> &Plan {
        self.log.beginning().plan().plan()
    }

    /// Everything that happened, undone or not.
    pub fn records(&self) -> &[Record] {
        self.log.records()
    }

    /// Whether the event with this number, from 1, is undone.
    pub fn is_undone(&self, step: u64) -> bool {
        self.log.is_undone(Step(step))
    }

    /// The event that an order leads to.
    ///
    /// # Errors
    /// Why it is refused, with the clause.
    pub fn decide(&self, order: &Order) -> Result<Event, Refusal> {
        match order.command {
            Command::Undo(step) => {
                require_reason(order.reason.as_deref())?;
                self.log.undo(Step(step))?.state()?;
                Ok(Event::Undone { step })
            }
            Command::Redo(step) => {
                require_reason(order.reason.as_deref())?;
                self.log.redo(Step(step))?.state()?;
                Ok(Event::Redone { step })
            }
            _ => decide(self.state(), &order.command, order.reason.as_deref()),
        }
    }

    /// Carries out an order.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn give(&mut self, order: &Order) -> Result<&Record, Refusal> {
        let event = self.decide(order)?;
        self.take(order.line(event))
    }

    /// Adds an event that was decided before, such as one of a log that holds this one's events among others.
    ///
    /// # Errors
    /// When it does not fit; then nothing has changed.
    pub fn take(&mut self, record: Record) -> Result<&Record, Refusal> {
        match record.event {
            Event::Undone { step } => drop(self.log.undo(Step(step))?),
            Event::Redone { step } => drop(self.log.redo(Step(step))?),
            _ => {}
        }
        self.log.take(record).map_err(|damaged| stands_in(&damaged))?;
        Ok(&self.records()[self.records().len() - 1])
    }

    /// The state that an order would lead to; nothing is changed (K-PREVIEW).
    ///
    /// # Errors
    /// Why it is refused.
    pub fn state_after(&self, order: &Order) -> Result<State, Refusal> {
        let event = self.decide(order)?;
        let prepared = self.log.follow(vec![order.line(event)]).map_err(|damaged| stands_in(&damaged))?;
        Ok(prepared.state().clone())
    }
}

fn stands_in(damaged: &Damaged<Record, InvalidEvent>) -> Refusal {
    Refusal::Undo(UndoRefusal::StandsIn { later: damaged.step() })
}
