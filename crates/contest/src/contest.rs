//! The contest: the log of its office, the logs of its tournaments, and what they add up to (K-LOG).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use kolo_log::{Damaged, Effect, Flaw, Happening, Log, Machine, Order, Step, UndoRefusal};

use crate::command::Command;
use crate::decide::{check_season, decide, require_reason};
use crate::event::{Event, Record};
use crate::fees::FeeState;
use crate::play::{Play, Sides, TableRow};
use crate::state::{InvalidEvent, Phase, State};
use crate::{Against, EntryId, PlayerId, Refusal, Season, VenueId};

/// A contest with its log. Nothing is ever taken out of it.
#[derive(Debug, Clone)]
pub struct Contest {
    pub(crate) log: Log<State>,
    /// The tournaments that have started, each with a log of its own.
    pub(crate) plays: BTreeMap<VenueId, Play>,
}

/// A log that does not fit together; it was changed by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DamagedLog {
    /// The number of the event, from 1.
    pub step: u64,
    /// What is wrong with it.
    pub misfit: InvalidEvent,
}

impl fmt::Display for DamagedLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} does not fit the events before it: {:?}", self.step, self.misfit)
    }
}

impl std::error::Error for DamagedLog {}

impl Contest {
    /// Opens a contest.
    ///
    /// # Errors
    /// When the dates of the season cannot be.
    pub fn open(hand: &Order, season: Season) -> Result<Contest, Refusal> {
        check_season(&season)?;
        let mut contest = Contest { log: Log::new(State::new(season.clone())), plays: BTreeMap::new() };
        contest.write(hand, Event::Opened { season });
        Ok(contest)
    }

    /// A contest from the log of its office; tournaments are added by their own logs.
    ///
    /// # Errors
    /// When an event does not fit those before it.
    pub fn replay(records: Vec<Record>) -> Result<Contest, DamagedLog> {
        let Some(Record { event: Event::Opened { season }, .. }) = records.first() else {
            return Err(DamagedLog { step: 1, misfit: InvalidEvent::Opening });
        };
        let log = Log::replay(State::new(season.clone()), records)?;
        Ok(Contest { log, plays: BTreeMap::new() })
    }

    /// What the log adds up to.
    pub fn state(&self) -> &State {
        self.log.state()
    }

    /// The log of the office.
    pub fn records(&self) -> &[Record] {
        self.log.records()
    }

    /// Whether an event does not count any more; events are numbered from 1.
    pub fn is_undone(&self, step: u64) -> bool {
        self.log.is_undone(Step(step))
    }

    /// A tournament that has started.
    pub fn play(&self, venue: &VenueId) -> Option<&Play> {
        self.plays.get(venue)
    }

    /// All tournaments that have started.
    pub fn plays(&self) -> impl Iterator<Item = (&VenueId, &Play)> {
        self.plays.iter()
    }

    /// The table of a tournament that has started. When it is over, those who were excluded later have no place and
    /// come last (P-4.1.1.10).
    ///
    /// # Errors
    /// When it has not started.
    pub fn table(&self, venue: &VenueId) -> Result<Vec<TableRow>, Refusal> {
        let play = self.plays.get(venue).ok_or_else(|| Refusal::NotRunning(venue.clone()))?;
        let mut rows = play.table()?;
        let over = self.log.state().venue(venue).filter(|state| matches!(state.phase, Phase::Closed(_)));
        if let Some(over) = over {
            let order = self.log.state().order(over).into_iter();
            let places: BTreeMap<EntryId, u32> = order.map(|ranked| (ranked.entry, ranked.place)).collect();
            for row in &mut rows {
                row.place = places.get(&row.entry).copied();
            }
            rows.sort_by_key(|row| row.place.is_none());
        }
        Ok(rows)
    }

    /// Does what the office is asked, or says why not. Nothing has changed when it is refused.
    ///
    /// # Errors
    /// When a rule stands against it.
    pub fn give(&mut self, hand: &Order, command: &Command) -> Result<&[Record], Refusal> {
        let before = self.log.records().len();
        if let Command::Undo(step) = command {
            self.undo(hand, *step)?;
            self.call_all();
            return Ok(&self.log.records()[before..]);
        }
        if let Command::Redo(step) = command {
            self.redo(hand, *step)?;
            self.call_all();
            return Ok(&self.log.records()[before..]);
        }
        let events = decide(self.log.state(), hand, command)?;
        for event in &events {
            if let Event::Started { venue, field, seed } = event {
                let play = Play::start(self.log.state(), hand, venue, field, *seed)?;
                self.plays.insert(venue.clone(), play);
            }
        }
        if let Some(event @ Event::PresenceCorrected { .. }) = events.first() {
            let mut after = self.log.state().clone();
            let fits = after.apply(event).is_ok();
            debug_assert!(fits, "what was decided fits");
            self.require_line_ups_hold(&after)?;
        }
        let renamed = events.iter().any(Event::is_about_names);
        for event in events {
            self.write(hand, event);
        }
        self.seat_all();
        if renamed {
            self.call_all();
        }
        Ok(&self.log.records()[before..])
    }

    /// All in a tournament that has started have the names that the office has for them now.
    pub(crate) fn call_all(&mut self) {
        for play in self.plays.values_mut() {
            play.call_by(self.log.state());
        }
    }

    /// Writes an event that was decided.
    pub(crate) fn write(&mut self, hand: &Order, event: Event) {
        let fits = self.log.take(hand.line(event)).is_ok();
        debug_assert!(fits, "what was decided fits");
    }

    /// Lets a step of the office not count. What is being played, or was, stays as it is, except what an exclusion did to it.
    fn undo(&mut self, hand: &Order, step: u64) -> Result<(), Refusal> {
        require_reason(hand)?;
        let target = Step(step);
        let turn = self.log.undo(target)?;
        let event = turn.records().first().map(|record| record.event.clone());
        match &event {
            None | Some(Event::Opened { .. }) => return Err(Refusal::OpeningStays),
            Some(Event::Started { venue, .. }) => {
                let played = self.plays.get(venue).is_some_and(Play::has_results);
                if played {
                    return Err(Refusal::VenueStarted(venue.clone()));
                }
            }
            Some(Event::Sanctioned(sanction)) if sanction.measure.is_result() => {
                return Err(Refusal::SanctionTookEffect(step));
            }
            Some(_) => {}
        }
        let about_presence =
            event.as_ref().and_then(|event| self.later_presence(turn.undone(), target, event));
        if let Some(later) = about_presence {
            return Err(UndoRefusal::StandsIn { later }.into());
        }
        let state = turn.state()?;
        if let Some(later) = self.first_illegal(turn.undone(), target) {
            return Err(UndoRefusal::StandsIn { later }.into());
        }
        let unstarted =
            if let Some(Event::Started { venue, .. }) = &event { Some(venue.clone()) } else { None };
        let lifted = if let Some(Event::Sanctioned(sanction)) = event { Some(sanction) } else { None };
        self.require_fields_hold(&state, unstarted.as_ref())?;
        self.require_orders_hold(&state)?;
        if let Some(venue) = unstarted {
            self.plays.remove(&venue);
        }
        self.write(hand, Event::Undone { step });
        self.bar_excluded();
        if let Some(sanction) = lifted {
            self.lift(hand, &sanction);
        }
        Ok(())
    }

    /// Those who play in a tournament that has started stay the same people: slips name them by their numbers.
    pub(crate) fn require_fields_hold(
        &self,
        after: &State,
        unstarted: Option<&VenueId>,
    ) -> Result<(), Refusal> {
        for (id, play) in self.plays.iter().filter(|(id, _)| Some(*id) != unstarted) {
            let venue = after.venue(id);
            let start = venue.and_then(|venue| venue.start.as_ref());
            let came = self.log.state().venue(id).map(|venue| &venue.came);
            let same = venue.zip(start).is_some_and(|(venue, start)| {
                // Only players found to be there since may differ; they were checked when that was recorded.
                let sides = Sides::of(after, venue, &start.field);
                let (now, then) = (&play.sides.people, &sides.people);
                let numbered_alike = now.starts_with(then) || then.starts_with(now);
                Some(&venue.came) == came && sides.field == play.sides.field && numbered_alike
            });
            if !same {
                return Err(Refusal::VenueStarted(id.clone()));
            }
        }
        self.require_line_ups_hold(after)
    }

    /// A tournament that would count as over again is over, and its order is the one it has now.
    pub(crate) fn require_orders_hold(&self, after: &State) -> Result<(), Refusal> {
        for (id, play) in &self.plays {
            let phase = after.venue(id).map(|venue| &venue.phase);
            if phase == self.log.state().venue(id).map(|venue| &venue.phase) {
                continue;
            }
            let Some(Phase::Closed(order)) = phase else { continue };
            if !play.is_over() || play.final_order()? != *order {
                return Err(Refusal::OrderHasChanged(id.clone()));
            }
        }
        Ok(())
    }

    /// People who are there, and those who are excluded, or not any more, in every tournament.
    pub(crate) fn bar_excluded(&mut self) {
        self.seat_all();
        for (id, play) in &mut self.plays {
            play.sides.bar_excluded(self.log.state(), id);
        }
    }

    /// The first later event that could not be decided any more if other events counted, as without the undone one: a
    /// participant who was entered stays entered while checked in, a number that was published while a tournament runs
    /// by it.
    pub(crate) fn first_illegal(&self, undone: &BTreeSet<Step>, step: Step) -> Option<Step> {
        let (mut with, mut without): (Option<State>, Option<State>) = (None, None);
        for (number, record) in self.log.numbered() {
            let number = Step(number);
            let counts_now = !self.log.is_undone(number);
            let counts_then = !undone.contains(&number);
            if number > step
                && counts_then
                && let (Some(with), Some(without)) = (&with, &without)
                && rests_on(with, &record.event)
                && !rests_on(without, &record.event)
            {
                return Some(number);
            }
            if counts_now {
                advance(&mut with, &record.event);
            }
            if counts_then {
                advance(&mut without, &record.event);
            }
        }
        None
    }
}

/// Whether everything an event stands on is there.
fn rests_on(state: &State, event: &Event) -> bool {
    let entry = |id| state.entries.contains_key(id);
    match event {
        Event::Area(area) => state.regions.contains_key(&area.region),
        Event::School(school) => state.areas.contains_key(&school.area),
        Event::Entered(one) | Event::Amended { entry: one } => {
            let people = one.members.iter().all(|member| state.players.contains_key(&member.player));
            people && one.school.as_ref().is_none_or(|school| state.schools.contains_key(school))
        }
        Event::Fee { entry: id, fee: FeeState::Discounted { team } } => {
            entry(id) && state.code_of(team).is_some()
        }
        Event::Fee { entry: id, fee: FeeState::Due | FeeState::Paid { .. } | FeeState::Waived }
        | Event::Withdrawn { entry: id }
        | Event::Renamed { who: Against::Entry(id), .. }
        | Event::Declined { entry: id, .. } => entry(id),
        Event::Placed { entry: id, venue } => entry(id) && state.venue(venue).is_some(),
        Event::Renamed { who: Against::Player(id), .. } => state.players.contains_key(id),
        Event::PresenceCorrected { entry: id, players, .. } => state.entries.get(id).is_some_and(|entry| {
            let is_member = |player: &PlayerId| entry.members.iter().any(|member| member.player == *player);
            players.iter().all(is_member)
        }),
        Event::CheckedIn { venue, entry: id, players } => {
            let expected = state.venue(venue).is_some_and(|venue| state.expected(venue).contains(id));
            let members = state.entries.get(id).is_some_and(|entry| {
                let is_member =
                    |player: &PlayerId| entry.members.iter().any(|member| member.player == *player);
                players.iter().all(is_member)
            });
            expected && members && state.fee_is_settled(id)
        }
        Event::Started { venue, field, .. } => state.venue(venue).is_some_and(|venue| {
            !state.needs_quota(venue) && field.iter().all(|id| venue.present.contains_key(id))
        }),
        Event::SeedingPublished { venue, order } => state.venue(venue).is_some_and(|venue| {
            let expected = state.expected(venue);
            order.iter().all(|id| expected.contains(id))
        }),
        Event::QuotasPublished { quotas, .. } => {
            quotas.iter().all(|quota| state.venue(&quota.venue).is_some())
        }
        Event::Opened { .. }
        | Event::SeasonChanged { .. }
        | Event::Region(_)
        | Event::Player(_)
        | Event::Venue(_)
        | Event::Closed { .. }
        | Event::Reopened { .. }
        | Event::Sanctioned(_)
        | Event::Noted(_)
        | Event::Undone { .. }
        | Event::Redone { .. } => true,
    }
}

fn advance(state: &mut Option<State>, event: &Event) {
    match (state.as_mut(), event) {
        (Some(state), event) => {
            // A fold of the same events has succeeded before.
            let _ = state.apply(event);
        }
        (None, Event::Opened { season }) => *state = Some(State::new(season.clone())),
        (None, _) => {}
    }
}

impl Happening for Event {
    fn effect(&self) -> Effect {
        match *self {
            Event::Undone { step } => Effect::Undo(Step(step)),
            Event::Redone { step } => Effect::Redo(Step(step)),
            _ => Effect::Plain,
        }
    }
}

/// What the events of the office add up to. Those that were undone leave nothing but the numbers they gave to people.
impl Machine for State {
    type Record = Record;
    type Invalid = InvalidEvent;
    type Ahead = ();

    fn apply(&mut self, seq: u64, record: &Record, _ahead: &()) -> Result<(), InvalidEvent> {
        match &record.event {
            // The season it was opened with is in the state before the first event already.
            Event::Opened { .. } if seq == 1 => Ok(()),
            event => State::apply(self, event),
        }
    }

    fn skip(&mut self, record: &Record) {
        self.keep_numbers(&record.event);
    }

    fn applies_whole(record: &Record) -> bool {
        !matches!(record.event, Event::QuotasPublished { .. })
    }
}

impl From<Damaged<Record, InvalidEvent>> for DamagedLog {
    fn from(damaged: Damaged<Record, InvalidEvent>) -> Self {
        let misfit = match damaged.flaw {
            Flaw::Step => InvalidEvent::Unknown,
            Flaw::Invalid(invalid) => invalid,
        };
        DamagedLog { step: damaged.seq, misfit }
    }
}
