//! The log of one tournament with the state it leads to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kolo_model::{Name, RoundNumber};
use thiserror::Error;

use crate::event::{Event, StepRedone, StepUndone};
use crate::evolve::{InvalidEvent, Results};
use crate::state::State;
use crate::{EntrantId, Order, Recorded, Seq};

/// All events so far, which of them are undone, and the state that the others give.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    records: Vec<Recorded>,
    undone: BTreeSet<Seq>,
    state: Option<State>,
    /// The highest id anybody ever had, also one whose entry was undone.
    last_competitor: u32,
}

/// The events of one order with their place in the log, known to fit, not yet written.
#[derive(Debug, Clone)]
pub struct Prepared {
    records: Vec<Recorded>,
    undone: BTreeSet<Seq>,
    state: Option<State>,
}

impl Prepared {
    /// The state that the events lead to.
    pub fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// The events.
    pub fn records(&self) -> &[Recorded] {
        &self.records
    }
}

/// A log that cannot be: it was damaged, or written by a program with a bug.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("event {seq} ({code}) does not fit the events before it: {misfit}")]
pub struct DamagedLog {
    /// The event.
    pub seq: Seq,
    /// The step it belongs to.
    pub step: Seq,
    /// Its code.
    pub code: &'static str,
    /// What is wrong.
    pub misfit: InvalidEvent,
}

impl Ledger {
    /// Rebuilds a tournament from its log.
    ///
    /// # Errors
    /// When an event does not fit.
    pub fn replay(records: Vec<Recorded>) -> Result<Ledger, DamagedLog> {
        let mut ledger = Ledger::default();
        let prepared = ledger.follow(records)?;
        ledger.commit(prepared);
        Ok(ledger)
    }

    /// A ledger that is looked at only: a state, and no log that led to it.
    pub(crate) fn with_state(state: State) -> Ledger {
        Ledger { state: Some(state), ..Ledger::default() }
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

    /// Whether the step that begins at `step` is what `order` led to when it was given: the same author, the same reason,
    /// and the same events decided where that step was decided (K-ONCE).
    pub fn is_step_of(&self, step: Seq, order: &Order) -> bool {
        let events = self.step(step);
        let before = self.records.partition_point(|record| record.step < step);
        let Ok(then) = Ledger::replay(self.records[..before].to_vec()) else { return false };
        let same_hand = |record: &Recorded| record.by == order.by && record.reason == order.reason;
        !events.is_empty()
            && events.iter().all(same_hand)
            && then
                .decide(order)
                .is_ok_and(|decided| decided.events.iter().eq(events.iter().map(|record| &record.event)))
    }

    /// The place of the next event.
    pub fn next_seq(&self) -> Seq {
        Seq(self.records.len() as u64 + 1)
    }

    /// Gives the events of one order their place and makes sure that they fit. Nothing is changed yet.
    ///
    /// # Errors
    /// When an event does not fit. Events from [`decide`](Ledger::decide) on the same ledger always do.
    pub fn prepare(&self, order: &Order, events: Vec<Event>) -> Result<Prepared, DamagedLog> {
        self.follow(records_of(self.next_seq(), order, events))
    }

    /// Takes in events that were prepared on this very ledger.
    pub fn commit(&mut self, prepared: Prepared) -> &[Recorded] {
        let before = self.records.len();
        let Prepared { mut records, undone, state } = prepared;
        let entered = records.iter().filter_map(|record| match &record.event {
            Event::Entered(entered) => Some(entered.id.0),
            _ => None,
        });
        self.last_competitor = entered.fold(self.last_competitor, u32::max);
        self.records.append(&mut records);
        self.undone = undone;
        self.state = state;
        &self.records[before..]
    }

    /// Prepares and commits the events of one order.
    ///
    /// # Errors
    /// When an event does not fit; then nothing is changed.
    pub fn record(&mut self, order: &Order, events: Vec<Event>) -> Result<&[Recorded], DamagedLog> {
        let prepared = self.prepare(order, events)?;
        Ok(self.commit(prepared))
    }

    /// Prepares events that others wrote after those of this ledger.
    ///
    /// # Errors
    /// When an event does not fit.
    pub fn follow(&self, records: Vec<Recorded>) -> Result<Prepared, DamagedLog> {
        let mut undone = self.undone.clone();
        let touches_undo = note_undone(&records, &mut undone)?;
        let state = if touches_undo {
            // What happened before counts differently now: everything is folded anew.
            fold(self.records.iter().chain(&records), &undone)?
        } else {
            let mut state = self.state.clone();
            for record in &records {
                apply(&mut state, record)?;
            }
            state
        };
        Ok(Prepared { records, undone, state })
    }

    /// An id that nobody ever had.
    pub(crate) fn next_competitor(&self) -> EntrantId {
        EntrantId(self.last_competitor.saturating_add(1))
    }

    /// The state if the steps in `undone` had not happened.
    pub(crate) fn state_without(&self, undone: &BTreeSet<Seq>) -> Result<Option<State>, DamagedLog> {
        fold(self.records.iter(), undone)
    }

    /// Whether the steps before the latest draft that counts are undone, or not, just as they were when it was
    /// made. Steps after it throw a draft away by themselves.
    pub(crate) fn latest_draft_holds(&self, undone: &BTreeSet<Seq>) -> bool {
        let drafted = |record: &Recorded| {
            matches!(record.event, Event::RoundDrafted(_)) && !undone.contains(&record.step)
        };
        let Some(index) = self.records.iter().rposition(drafted) else { return true };
        let drafted = self.records[index].step;
        let mut then = BTreeSet::new();
        let readable = note_undone(&self.records[..index], &mut then);
        debug_assert!(readable.is_ok(), "the records of a ledger are sound");
        then.range(..drafted).eq(undone.range(..drafted))
    }

    /// Calls people by other names than their entries say. Nothing depends on names; folding the log anew brings those of the
    /// entries back.
    pub fn call(&mut self, name: impl Fn(EntrantId) -> Option<Name>) {
        let Some(state) = &mut self.state else { return };
        for (id, entrant) in Arc::make_mut(&mut state.entrants).iter_mut() {
            if let Some(name) = name(*id).filter(|name| *name != entrant.entry.name) {
                Arc::make_mut(entrant).entry.name = name;
            }
        }
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

/// Brings `undone` up to date with `records`; tells whether there was anything to do.
fn note_undone(records: &[Recorded], undone: &mut BTreeSet<Seq>) -> Result<bool, DamagedLog> {
    let mut touched = false;
    for record in records {
        let fits = match &record.event {
            Event::StepUndone(StepUndone { step }) => *step < record.seq && undone.insert(*step),
            Event::StepRedone(StepRedone { step }) => undone.remove(step),
            _ => continue,
        };
        if !fits {
            return Err(damaged(record, InvalidEvent::NoSuchStep));
        }
        touched = true;
    }
    Ok(touched)
}

fn fold<'a>(
    records: impl Iterator<Item = &'a Recorded>,
    undone: &BTreeSet<Seq>,
) -> Result<Option<State>, DamagedLog> {
    let mut state: Option<State> = None;
    let records: Vec<&Recorded> = records.filter(|record| !undone.contains(&record.step)).collect();
    let taken_back = taken_back(&records);
    for record in records {
        match (&mut state, &record.event) {
            (Some(state), Event::RoundPublished(published)) if taken_back.contains(&record.seq) => {
                let result = state.published(published, Results::MayBeMissing);
                result.map_err(|misfit| damaged(record, misfit))?;
            }
            (state, _) => apply(state, record)?,
        }
    }
    Ok(state)
}

/// The publications of rounds that were taken back later. Nothing was played by them, so a result that they were drawn by may
/// be undone: what is still published rests on all results.
fn taken_back(records: &[&Recorded]) -> BTreeSet<Seq> {
    let mut standing: BTreeMap<RoundNumber, Seq> = BTreeMap::new();
    let mut gone = BTreeSet::new();
    for record in records {
        match &record.event {
            Event::RoundPublished(published) => {
                standing.insert(published.round, record.seq);
            }
            Event::RoundRevoked(revoked) => gone.extend(standing.remove(&revoked.round)),
            _ => {}
        }
    }
    gone
}

fn apply(state: &mut Option<State>, record: &Recorded) -> Result<(), DamagedLog> {
    let result = match (state.as_mut(), &record.event) {
        (Some(state), event) => state.apply(event),
        (None, Event::Created(created)) => {
            *state = Some(State::new(created.settings.clone()));
            Ok(())
        }
        (None, _) => Err(InvalidEvent::NotCreated),
    };
    result.map_err(|misfit| damaged(record, misfit))
}

fn damaged(record: &Recorded, misfit: InvalidEvent) -> DamagedLog {
    DamagedLog { seq: record.seq, step: record.step, code: record.event.code(), misfit }
}
