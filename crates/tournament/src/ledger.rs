//! The log of one tournament with the state it leads to.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kolo_log::{Damaged, Effect, Flaw, Log, Machine, Record};
use kolo_model::{Name, RoundNumber};
use thiserror::Error;

use crate::book::GivenNumbers;
use crate::event::{Event, StepRedone, StepUndone};
use crate::evolve::{InvalidEvent, Results};
use crate::state::State;
use crate::{EntrantId, Order, Recorded, StageId, Step};

/// All events so far, which steps of them are undone, and the state that the others give.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    log: Log<Course>,
}

/// The events of one order with their place in the log, known to fit, not yet written.
#[derive(Debug, Clone)]
pub struct Prepared(kolo_log::Prepared<Course>);

impl Prepared {
    /// The state that the events lead to.
    pub fn state(&self) -> Option<&State> {
        self.0.state().state.as_ref()
    }

    /// The events.
    pub fn records(&self) -> &[Recorded] {
        self.0.records()
    }
}

/// What the log of a tournament makes: nothing before it is created.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Course {
    pub(crate) state: Option<State>,
    /// The highest id that was ever given, also one whose entry was undone.
    last_competitor: u32,
    /// The numbers that incidents and protests were given.
    given: GivenNumbers,
}

impl Record for Recorded {
    fn step(&self, _seq: u64) -> Step {
        self.step
    }

    fn effect(&self) -> Effect {
        match self.event {
            Event::StepUndone(StepUndone { step }) => Effect::Undo(step),
            Event::StepRedone(StepRedone { step }) => Effect::Redo(step),
            _ => Effect::Plain,
        }
    }
}

impl Machine for Course {
    type Record = Recorded;
    type Invalid = InvalidEvent;
    /// The publications of rounds that were revoked later, and the draws of plans that were thrown away. Nothing was played by
    /// them, so what they were made from may be undone: what is still there rests on all of it.
    type Ahead = BTreeSet<u64>;

    fn ahead(counting: &[&Recorded]) -> BTreeSet<u64> {
        let mut standing: BTreeMap<RoundNumber, u64> = BTreeMap::new();
        let mut drawn: BTreeMap<&StageId, u64> = BTreeMap::new();
        let mut revoked = BTreeSet::new();
        for record in counting {
            match &record.event {
                Event::RoundPublished(published) => {
                    standing.insert(published.round, record.seq);
                }
                Event::RoundRevoked(event) => revoked.extend(standing.remove(&event.round)),
                Event::PlanDrafted(event) => revoked.extend(drawn.insert(&event.stage, record.seq)),
                Event::PlanDiscarded(event) => revoked.extend(drawn.remove(&event.stage)),
                _ => {}
            }
        }
        revoked
    }

    fn apply(&mut self, _seq: u64, record: &Recorded, revoked: &BTreeSet<u64>) -> Result<(), InvalidEvent> {
        self.skip(record);
        match (&mut self.state, &record.event) {
            (Some(state), Event::RoundPublished(published)) if revoked.contains(&record.seq) => {
                state.published(published, Results::MayBeMissing)
            }
            (Some(state), Event::PlanDrafted(drafted)) if revoked.contains(&record.seq) => {
                state.plan_drafted(drafted, Results::MayBeMissing)
            }
            (Some(state), event) => state.apply(event),
            (None, Event::Created(created)) => {
                self.state = Some(State::new(created.settings.clone()));
                Ok(())
            }
            (None, _) => Err(InvalidEvent::NotCreated),
        }
    }

    fn skip(&mut self, record: &Recorded) {
        match &record.event {
            Event::Entered(entered) => self.last_competitor = self.last_competitor.max(entered.id.0),
            Event::IncidentRecorded(recorded) => self.given.note_incident(recorded.id),
            Event::ProtestLodged(lodged) => self.given.note_protest(lodged.id),
            _ => {}
        }
    }
}

/// A log that cannot be: it was damaged, or written by a program with a bug.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("event {seq} ({code}) does not fit the events before it: {misfit}")]
pub struct DamagedLog {
    /// The event.
    pub seq: u64,
    /// The step it belongs to.
    pub step: Step,
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
        Log::replay(Course::default(), records).map(|log| Ledger { log }).map_err(damaged)
    }

    /// The log as it stood after so many events; nothing if there were never so many.
    pub fn as_of(&self, events: u64) -> Option<Ledger> {
        self.log.as_of(events).map(|log| Ledger { log })
    }

    /// A ledger that is looked at only: a state, and no log that led to it.
    pub(crate) fn with_state(state: State) -> Ledger {
        let course = Course { state: Some(state), ..Course::default() };
        Ledger { log: Log::new(course) }
    }

    /// The state now; `None` before the tournament is created.
    pub fn state(&self) -> Option<&State> {
        self.log.state().state.as_ref()
    }

    /// Everything that happened, undone or not.
    pub fn records(&self) -> &[Recorded] {
        self.log.records()
    }

    /// Whether the step that begins at `step` is undone.
    pub fn is_undone(&self, step: Step) -> bool {
        self.log.is_undone(step)
    }

    /// The events of the step that begins at `step`.
    pub fn step(&self, step: Step) -> &[Recorded] {
        self.log.step(step)
    }

    /// Whether the step that begins at `step` is what `order` led to when it was given: the same author, the same reason,
    /// and the same events decided where that step was decided (K-ONCE).
    pub fn is_step_of(&self, step: Step, order: &Order) -> bool {
        let events = self.step(step);
        let Some(then) = step.0.checked_sub(1).and_then(|before| self.as_of(before)) else { return false };
        let same_hand = |record: &Recorded| record.by == order.by && record.reason == order.reason;
        !events.is_empty()
            && events.iter().all(same_hand)
            && then
                .decide(order)
                .is_ok_and(|decided| decided.events.iter().eq(events.iter().map(|record| &record.event)))
    }

    /// The place of the next event.
    pub fn next_seq(&self) -> u64 {
        self.log.next_seq()
    }

    /// The events of one order as the next step of the log.
    pub fn recorded(&self, order: &Order, events: Vec<Event>) -> Vec<Recorded> {
        let step = Step(self.next_seq());
        let record = |(seq, event)| Recorded {
            seq,
            step,
            by: order.by.clone(),
            at: order.at,
            reason: order.reason.clone(),
            event,
        };
        (step.0..).zip(events).map(record).collect()
    }

    /// Gives the events of one order their place and makes sure that they fit. Nothing is changed yet.
    ///
    /// # Errors
    /// When an event does not fit. Events from [`decide`](Ledger::decide) on the same ledger always do.
    pub fn prepare(&self, order: &Order, events: Vec<Event>) -> Result<Prepared, DamagedLog> {
        self.follow(self.recorded(order, events))
    }

    /// Takes in events that were prepared on this very ledger.
    pub fn commit(&mut self, prepared: Prepared) -> &[Recorded] {
        self.log.commit(prepared.0)
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
        self.log.follow(records).map(Prepared).map_err(damaged)
    }

    /// The numbers that incidents and protests were given.
    pub(crate) fn given(&self) -> GivenNumbers {
        self.log.state().given
    }

    /// An id that nobody ever had.
    pub(crate) fn next_competitor(&self) -> EntrantId {
        EntrantId(self.log.state().last_competitor.saturating_add(1))
    }

    /// Whether the steps before the latest draft that counts are undone, or not, just as they were when it was
    /// made. Steps after it throw a draft away by themselves.
    pub(crate) fn latest_draft_holds(&self, undone: &BTreeSet<Step>) -> bool {
        let drafted = |record: &Recorded| {
            matches!(record.event, Event::RoundDrafted(_)) && !undone.contains(&record.step)
        };
        let Some(index) = self.records().iter().rposition(drafted) else { return true };
        let drafted = self.records()[index].step;
        self.log.undone_after(index).range(..drafted).eq(undone.range(..drafted))
    }

    /// Calls people by other names than their entries say. Nothing depends on names; folding the log again brings those
    /// of the entries back.
    pub fn call(&mut self, name: impl Fn(EntrantId) -> Option<Name>) {
        self.log.adorn(|course| {
            let Some(state) = &mut course.state else { return };
            for (id, entrant) in Arc::make_mut(&mut state.entrants).iter_mut() {
                if let Some(name) = name(*id).filter(|name| *name != entrant.entry.name) {
                    Arc::make_mut(entrant).entry.name = name;
                }
            }
            let entrants = Arc::clone(&state.entrants);
            for (id, entrant) in entrants.iter() {
                state.call_in_plans(*id, &entrant.entry);
            }
        });
    }

    pub(crate) fn log(&self) -> &Log<Course> {
        &self.log
    }
}

fn damaged(damaged: Damaged<Recorded, InvalidEvent>) -> DamagedLog {
    let Damaged { seq, record, flaw } = damaged;
    let misfit = match flaw {
        Flaw::Step => InvalidEvent::NoSuchStep,
        Flaw::Invalid(invalid) => invalid,
    };
    DamagedLog { seq, step: record.step, code: record.event.code(), misfit }
}
