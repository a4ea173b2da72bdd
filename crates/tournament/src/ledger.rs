//! The log of one tournament with the state it leads to.

use std::collections::BTreeSet;

use thiserror::Error;

use crate::event::{Event, StepRedone, StepUndone};
use crate::evolve::Misfit;
use crate::state::State;
use crate::{Order, Recorded, Seq};

/// All events so far, which of them are undone, and the state that the others give.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    records: Vec<Recorded>,
    undone: BTreeSet<Seq>,
    state: Option<State>,
}

/// A log that cannot be: it was damaged, or written by a program with a bug.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("event {seq} ({code}) does not fit the events before it: {misfit}")]
pub struct DamagedLog {
    /// The event.
    pub seq: Seq,
    /// Its code.
    pub code: &'static str,
    /// What is wrong.
    pub misfit: Misfit,
}

impl Ledger {
    /// Rebuilds a tournament from its log.
    ///
    /// # Errors
    /// When an event does not fit.
    pub fn replay(records: Vec<Recorded>) -> Result<Ledger, DamagedLog> {
        let undone = undone_steps(&records)?;
        let state = fold(&records, &undone)?;
        Ok(Ledger { records, undone, state })
    }

    /// The state now; `None` before the tournament is created.
    pub fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// Everything that happened, undone or not.
    pub fn records(&self) -> &[Recorded] {
        &self.records
    }

    /// Whether the step that begins at `step` is undone.
    pub fn is_undone(&self, step: Seq) -> bool {
        self.undone.contains(&step)
    }

    /// The events of the step that begins at `step`.
    pub fn step(&self, step: Seq) -> &[Recorded] {
        let start = self.records.partition_point(|record| record.step < step);
        let end = self.records.partition_point(|record| record.step <= step);
        &self.records[start..end]
    }

    /// The place of the next event.
    pub fn next_seq(&self) -> Seq {
        Seq(self.records.len() as u64 + 1)
    }

    /// Writes the events of one command as one step.
    ///
    /// # Errors
    /// When an event does not fit; then nothing is written. Events from
    /// [`decide`](Ledger::decide) on the same ledger always fit.
    pub fn record(&mut self, order: &Order, events: Vec<Event>) -> Result<&[Recorded], DamagedLog> {
        let step = self.next_seq();
        let before = self.records.len();
        let mut records = records_of(step, order, events);
        let touches_undo =
            records.iter().any(|r| matches!(r.event, Event::StepUndone(_) | Event::StepRedone(_)));
        if touches_undo {
            let mut all = self.records.clone();
            all.append(&mut records);
            *self = Ledger::replay(all)?;
        } else {
            let mut state = self.state.clone();
            for record in &records {
                apply(&mut state, record)?;
            }
            self.state = state;
            self.records.append(&mut records);
        }
        Ok(&self.records[before..])
    }

    /// The state if the steps in `undone` had not happened.
    pub(crate) fn state_without(&self, undone: &BTreeSet<Seq>) -> Result<Option<State>, DamagedLog> {
        fold(&self.records, undone)
    }

    pub(crate) fn undone(&self) -> &BTreeSet<Seq> {
        &self.undone
    }
}

/// Gives the events of one command their place in the log.
fn records_of(step: Seq, order: &Order, events: Vec<Event>) -> Vec<Recorded> {
    let record = |(offset, event): (usize, Event)| Recorded {
        seq: Seq(step.0 + offset as u64),
        step,
        by: order.by.clone(),
        at: order.at,
        reason: order.reason.clone(),
        event,
    };
    events.into_iter().enumerate().map(record).collect()
}

/// Which steps are undone at the end of the log.
fn undone_steps(records: &[Recorded]) -> Result<BTreeSet<Seq>, DamagedLog> {
    let mut undone = BTreeSet::new();
    for record in records {
        let fits = match &record.event {
            Event::StepUndone(StepUndone { step }) => *step < record.seq && undone.insert(*step),
            Event::StepRedone(StepRedone { step }) => undone.remove(step),
            _ => true,
        };
        if !fits {
            return Err(damaged(record, Misfit::NoSuchStep));
        }
    }
    Ok(undone)
}

fn fold(records: &[Recorded], undone: &BTreeSet<Seq>) -> Result<Option<State>, DamagedLog> {
    let mut state = None;
    for record in records.iter().filter(|record| !undone.contains(&record.step)) {
        apply(&mut state, record)?;
    }
    Ok(state)
}

fn apply(state: &mut Option<State>, record: &Recorded) -> Result<(), DamagedLog> {
    let result = match (state.as_mut(), &record.event) {
        (Some(state), event) => state.apply(event),
        (None, Event::Created(created)) => {
            *state = Some(State::new(created.settings.clone()));
            Ok(())
        }
        (None, _) => Err(Misfit::NotCreated),
    };
    result.map_err(|misfit| damaged(record, misfit))
}

fn damaged(record: &Recorded, misfit: Misfit) -> DamagedLog {
    DamagedLog { seq: record.seq, code: record.event.code(), misfit }
}
