//! The log of a plan with the state it leads to (K-LOG).

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use kolo_model::Name;

use crate::command::{Command, Order};
use crate::decide::{decide, require_reason};
use crate::state::InvalidEvent;
use crate::{CheckedPlan, Entrant, Event, Label, Plan, Record, Refusal, State};

/// All events so far, which of them are undone, and the state that the others give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ledger {
    beginning: State,
    records: Vec<Record>,
    undone: BTreeSet<u64>,
    state: State,
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

impl Ledger {
    /// A plan before anything has happened.
    pub fn new(plan: CheckedPlan, seed: u64) -> Self {
        let beginning = State::new(plan, seed);
        Ledger { state: beginning.clone(), beginning, records: Vec::new(), undone: BTreeSet::new() }
    }

    /// The state after all of `records`.
    ///
    /// # Errors
    /// When an event does not fit those before it.
    pub fn replay(plan: CheckedPlan, seed: u64, records: Vec<Record>) -> Result<Ledger, DamagedLog> {
        let mut ledger = Ledger::new(plan, seed);
        ledger.undone = undone_in(&records)?;
        ledger.records = records;
        ledger.state = ledger.state_without(&ledger.undone)?;
        Ok(ledger)
    }

    /// The state now.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The same with other names for whom `label` has one. Nothing depends on names, so everything else stays.
    #[must_use]
    pub fn renamed(&self, label: impl Fn(&Entrant) -> Option<Label>) -> Ledger {
        let mut ledger = self.clone();
        for state in [&mut ledger.beginning, &mut ledger.state] {
            state.plan = Arc::new(state.plan.renamed(&label));
        }
        ledger
    }

    /// The same without what people wrote into its log, where reasons may name anybody, and with this name for whoever
    /// wrote it.
    #[must_use]
    pub(crate) fn unsigned(mut self, by: &Name) -> Ledger {
        for record in &mut self.records {
            record.by = by.clone();
            record.reason = None;
        }
        self
    }

    /// The plan as it was before any change by hand.
    pub fn first_plan(&self) -> &Plan {
        self.beginning.plan().plan()
    }

    /// Everything that happened, undone or not.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Whether the event with this number, from 1, is undone.
    pub fn is_undone(&self, step: u64) -> bool {
        self.undone.contains(&step)
    }

    /// The event that an order leads to.
    ///
    /// # Errors
    /// Why it is refused, with the clause.
    pub fn decide(&self, order: &Order) -> Result<Event, Refusal> {
        match order.command {
            Command::Undo(step) => self.undo(order, step),
            Command::Redo(step) => self.redo(order, step),
            _ => decide(&self.state, order),
        }
    }

    /// Carries out an order.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn give(&mut self, order: &Order) -> Result<&Record, Refusal> {
        let event = self.decide(order)?;
        let reason = order.reason.clone().filter(|reason| !reason.trim().is_empty());
        self.take(Record { at: order.at, by: order.by.clone(), reason, event })
    }

    /// Adds an event that was decided before, such as one of a log that holds this one's events among others.
    ///
    /// # Errors
    /// When it does not fit; then nothing has changed.
    pub fn take(&mut self, record: Record) -> Result<&Record, Refusal> {
        match record.event {
            Event::Undone { step } => self.require_counts(step)?,
            Event::Redone { step } => self.require_undone(step)?,
            _ => {}
        }
        if record.event.applies_whole() {
            let next = self.records.len() as u64 + 1;
            self.state.apply(&record.event).map_err(|_| Refusal::LaterStepDepends(next))?;
        } else {
            let (undone, state) = self.after(&record.event)?;
            self.undone = undone;
            self.state = state;
        }
        self.records.push(record);
        Ok(&self.records[self.records.len() - 1])
    }

    /// The state that an order would lead to; nothing is changed (K-PREVIEW).
    ///
    /// # Errors
    /// Why it is refused.
    pub fn state_after(&self, order: &Order) -> Result<State, Refusal> {
        let event = self.decide(order)?;
        self.after(&event).map(|(_, state)| state)
    }

    fn after(&self, event: &Event) -> Result<(BTreeSet<u64>, State), Refusal> {
        let next = self.records.len() as u64 + 1;
        let mut undone = self.undone.clone();
        let others_count = match event {
            Event::Undone { step } => undone.insert(*step),
            Event::Redone { step } => undone.remove(step),
            _ => false,
        };
        let state = if others_count {
            self.state_without(&undone).map_err(|damaged| Refusal::LaterStepDepends(damaged.step))?
        } else {
            let mut state = self.state.clone();
            state.apply(event).map_err(|_| Refusal::LaterStepDepends(next))?;
            state
        };
        Ok((undone, state))
    }

    fn undo(&self, order: &Order, step: u64) -> Result<Event, Refusal> {
        require_reason(order.reason.as_deref())?;
        self.require_counts(step)?;
        Ok(Event::Undone { step })
    }

    fn require_counts(&self, step: u64) -> Result<(), Refusal> {
        self.require_step(step)?;
        if self.is_undone(step) { Err(Refusal::AlreadyUndone(step)) } else { Ok(()) }
    }

    fn redo(&self, order: &Order, step: u64) -> Result<Event, Refusal> {
        require_reason(order.reason.as_deref())?;
        self.require_undone(step)?;
        Ok(Event::Redone { step })
    }

    fn require_undone(&self, step: u64) -> Result<(), Refusal> {
        self.require_step(step)?;
        if self.is_undone(step) { Ok(()) } else { Err(Refusal::NotUndone(step)) }
    }

    fn require_step(&self, step: u64) -> Result<(), Refusal> {
        let record = record_of(&self.records, step).filter(|record| !record.event.is_about_steps());
        record.map(|_| ()).ok_or(Refusal::UnknownStep(step))
    }

    fn state_without(&self, undone: &BTreeSet<u64>) -> Result<State, DamagedLog> {
        let mut state = self.beginning.clone();
        for (step, record) in (1..).zip(&self.records) {
            if !undone.contains(&step) {
                state.apply(&record.event).map_err(|misfit| DamagedLog { step, misfit })?;
            }
        }
        Ok(state)
    }
}

fn record_of(records: &[Record], step: u64) -> Option<&Record> {
    let index = usize::try_from(step).ok()?.checked_sub(1)?;
    records.get(index)
}

/// The steps that do not count after all of `records`.
fn undone_in(records: &[Record]) -> Result<BTreeSet<u64>, DamagedLog> {
    let mut undone = BTreeSet::new();
    for (step, record) in (1..).zip(records) {
        let can_be_undone = |earlier: u64| {
            let record = record_of(records, earlier).filter(|_| earlier < step);
            record.is_some_and(|record| !record.event.is_about_steps())
        };
        let fits = match &record.event {
            Event::Undone { step } => can_be_undone(*step) && undone.insert(*step),
            Event::Redone { step } => undone.remove(step),
            _ => true,
        };
        if !fits {
            return Err(DamagedLog { step, misfit: InvalidEvent::Unknown });
        }
    }
    Ok(undone)
}
