//! The log of a plan with the state it leads to (K-LOG).

use std::collections::BTreeSet;
use std::fmt;

use crate::command::{Command, Order};
use crate::decide::{decide, require_reason};
use crate::state::Misfit;
use crate::{CheckedPlan, Event, Plan, Record, Refusal, State};

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
    pub misfit: Misfit,
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
        for (step, record) in (1..).zip(&records) {
            let can_be_undone = |earlier: u64| {
                let index = usize::try_from(earlier).ok().and_then(|earlier| earlier.checked_sub(1));
                let record = index.and_then(|index| records.get(index));
                earlier < step && record.is_some_and(|record| !matches!(record.event, Event::Undone { .. }))
            };
            if let Event::Undone { step: earlier } = record.event
                && (!can_be_undone(earlier) || !ledger.undone.insert(earlier))
            {
                return Err(DamagedLog { step, misfit: Misfit::Unknown });
            }
        }
        ledger.records = records;
        ledger.state = ledger.state_without(&ledger.undone)?;
        Ok(ledger)
    }

    /// The state now.
    pub fn state(&self) -> &State {
        &self.state
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
            _ => decide(&self.state, order),
        }
    }

    /// Carries out an order.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn give(&mut self, order: &Order) -> Result<&Record, Refusal> {
        let event = self.decide(order)?;
        let (undone, state) = self.after(&event)?;
        self.undone = undone;
        self.state = state;
        let reason = order.reason.clone().filter(|reason| !reason.trim().is_empty());
        self.records.push(Record { at: order.at, by: order.by.clone(), reason, event });
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
        let state = if let Event::Undone { step } = event {
            undone.insert(*step);
            self.state_without(&undone).map_err(|damaged| Refusal::LaterStepDepends(damaged.step))?
        } else {
            let mut state = self.state.clone();
            state.apply(event).map_err(|_| Refusal::LaterStepDepends(next))?;
            state
        };
        Ok((undone, state))
    }

    fn undo(&self, order: &Order, step: u64) -> Result<Event, Refusal> {
        require_reason(order)?;
        let index = usize::try_from(step).ok().and_then(|step| step.checked_sub(1));
        let record = index.and_then(|index| self.records.get(index)).ok_or(Refusal::UnknownStep(step))?;
        if matches!(record.event, Event::Undone { .. }) {
            return Err(Refusal::UnknownStep(step));
        }
        if self.is_undone(step) {
            return Err(Refusal::AlreadyUndone(step));
        }
        Ok(Event::Undone { step })
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
