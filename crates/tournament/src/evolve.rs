//! How events change the state. Every event either fits or names why not; nothing is half applied.

mod amended;
mod arbiter;
mod graph;
mod incidents;
mod live;
mod results;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kolo_model::{Idle, RoundNumber};
use thiserror::Error;

use crate::book::Misplaced;
use crate::event::{
    AbsenceAnnounced, AbsenceCancelled, AbsenceCorrected, DraftEdited, Edited, Entered, Event, NoShowRuling,
    RoundDrafted, RoundPublished, Withdrawn,
};
use crate::meeting::{Meeting, ProtestWindow};
use crate::settings::CheckIn;
use crate::state::{ByHand, Draft, Entrant, Phase, PublishedRound, State};
use crate::{EntrantId, IncidentId, PairingId, PairingSheet, ProtestId, SanctionId, TableNumber};

/// Why an event does not fit the state it meets.
///
/// In a log this is damage. While an undo is tried it names the later step that depends on the undone one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum InvalidEvent {
    /// The tournament is created a second time.
    #[error("the tournament exists already")]
    CreatedTwice,
    /// Nothing was created yet.
    #[error("the tournament was not created yet")]
    NotCreated,
    /// The competitor is not entered.
    #[error("competitor {0} is not entered")]
    NoSuchCompetitor(EntrantId),
    /// The competitor is entered already.
    #[error("competitor {0} is entered already")]
    EnteredTwice(EntrantId),
    /// Withdrawn twice, returned without withdrawal, and the like.
    #[error("competitor {0} is not in the state this needs")]
    WrongStatus(EntrantId),
    /// The order of numbers does not name each player once.
    #[error("the start numbers do not name every competitor exactly once")]
    NumbersIncomplete,
    /// Round 1 is published.
    #[error("round 1 is published")]
    AlreadyStarted,
    /// It is about another round than the one that stands there.
    #[error("round {0} is not where this step needs it")]
    WrongRound(RoundNumber),
    /// The draft of the next round was made from something else.
    #[error("the draft of the next round was made without this step")]
    DraftStands,
    /// There is no draft.
    #[error("there is no draft of round {0}")]
    NoDraft(RoundNumber),
    /// A sheet names a player who is not there, twice, or who is absent.
    #[error("the pairs name {0} wrongly")]
    WrongSheet(EntrantId),
    /// A sheet has handicap and komi for more or fewer games than pairs.
    #[error("the sheet has other terms than pairs")]
    WrongTerms,
    /// The two do not meet there.
    #[error("the two do not meet there")]
    NoSuchPairing,
    /// The table is not in the state this step needs.
    #[error("table {1} of round {0} is not in the state this step needs")]
    TableStatus(RoundNumber, TableNumber),
    /// Finished twice, or played on after the end.
    #[error("the tournament is not in the phase this step needs")]
    WrongPhase,
    /// There is no such incident, or there is one already.
    #[error("incident {} is not there, or is there already", .0.0)]
    WrongIncident(IncidentId),
    /// There is no such protest, it is there already, or it is decided.
    #[error("protest {} is not in the state this step needs", .0.0)]
    WrongProtest(ProtestId),
    /// There is such a sanction already, or it is against nobody who entered.
    #[error("sanction {} is there already, or against nobody", .0.0)]
    WrongSanction(SanctionId),
    /// A line-up of another number of boards.
    #[error("the line-up has another number of boards than the match")]
    WrongLineUp,
    /// The match is on devices already, or is not.
    #[error("the match is not on devices as this step needs it")]
    WrongLive,
    /// The stage is closed, open, drawn or published otherwise than this step needs.
    #[error("the stage is not where this step needs it")]
    WrongStage,
    /// The event does not fit the play of a plan.
    #[error("it does not fit the play of the plan: {0:?}")]
    Stage(kolo_stages::InvalidEvent),
    /// A step that does not exist is undone or redone.
    #[error("there is no such step")]
    NoSuchStep,
}

/// Whether an event can come after the end: what leads back from it, and what was left open: incidents, and protests
/// with the corrections they lead to, and what is noted for the rating report.
fn comes_after_the_end(event: &Event) -> bool {
    matches!(
        event,
        Event::Reopened(_)
            | Event::StepUndone(_)
            | Event::StepRedone(_)
            | Event::IncidentRecorded(_)
            | Event::IncidentAmended(_)
            | Event::ProtestDecided(_)
            | Event::ResultCorrected(_)
            | Event::NoShowLifted(_)
            | Event::RatingNoted(_)
    )
}

/// What a publication or a draw rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Results {
    /// Every result of the rounds before; the order of the stage before.
    AllThere,
    /// It was taken back later, so a result or a closing may have been undone since.
    MayBeMissing,
}

impl From<Misplaced> for InvalidEvent {
    fn from(misplaced: Misplaced) -> Self {
        match misplaced {
            Misplaced::Incident(id) => InvalidEvent::WrongIncident(id),
            Misplaced::Protest(id) => InvalidEvent::WrongProtest(id),
        }
    }
}

impl State {
    /// Applies one event.
    ///
    /// # Errors
    /// When the event does not fit; the state is unchanged then.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), InvalidEvent> {
        if self.phase == Phase::Finished && !comes_after_the_end(event) {
            return Err(InvalidEvent::WrongPhase);
        }
        if (self.draft.is_some() && self.voids_draft(event)) || self.stands_on_plans(event) {
            return Err(InvalidEvent::DraftStands);
        }
        match event {
            Event::Created(_) => Err(InvalidEvent::CreatedTwice),
            Event::Configured(event) => {
                self.settings = event.settings.clone();
                Ok(())
            }
            Event::Entered(event) => self.entered(event),
            Event::Edited(event) => self.edited(event),
            Event::Withdrawn(event) => self.withdrawn(event),
            Event::Returned(event) => self.returned(event.id),
            Event::CheckedIn(event) => self.checked(event.id, true),
            Event::CheckedOut(event) => self.checked(event.id, false),
            Event::AbsenceAnnounced(event) => self.absence_announced(event),
            Event::AbsenceCancelled(event) => self.absence_cancelled(event),
            Event::AbsenceCorrected(event) => self.absence_corrected(event),
            Event::NumbersAssigned(event) => self.numbers_assigned(event),
            Event::RoundDrafted(event) => self.drafted(event),
            Event::DraftEdited(event) => self.draft_edited(event),
            Event::DraftDiscarded(event) => {
                self.draft_of(event.round)?;
                self.draft = None;
                Ok(())
            }
            Event::RoundPublished(event) => self.published(event, Results::AllThere),
            Event::RoundAmended(event) => self.amended(event),
            Event::RoundRevoked(event) => self.revoked(event.round),
            Event::RatingNoted(event) => self.rating_noted(event),
            Event::ResultReported(event) => self.reported(event),
            Event::ResultConfirmed(event) => self.confirmed(event),
            Event::ResultCorrected(event) => self.corrected(event),
            Event::LineUpSet(event) => self.line_up_set(event),
            Event::LiveOpened(event) => self.live_opened(event),
            Event::LiveClosed(event) => self.live_closed(event),
            Event::LiveDelivered(event) => self.live_delivered(event),
            Event::SidesCorrected(event) => self.sides_corrected(event),
            Event::RatingsConfirmed(event) => self.ratings_confirmed(event),
            Event::NoShowRecorded(event) => self.no_show_recorded(event),
            Event::NoShowLifted(event) => self.no_show_lifted(event),
            Event::EndDescribed(event) => self.end_described(event),
            Event::StartSet(event) => self.start_set(event),
            Event::Noted(event) => self.noted(event),
            Event::IncidentRecorded(event) => self.incident_recorded(event),
            Event::IncidentAmended(event) => self.incident_amended(event),
            Event::SanctionGiven(event) => {
                let fits = self.sanction_given(event.id, &event.sanction);
                if fits { Ok(()) } else { Err(InvalidEvent::WrongSanction(event.id)) }
            }
            Event::ProtestLodged(event) => self.protest_lodged(event),
            Event::ProtestDecided(event) => self.protest_decided(event),
            Event::ProtestPassedOver(event) => self.protest_passed_over(event),
            Event::StageClosed(event) => self.stage_closed(event),
            Event::PlanDrafted(event) => self.plan_drafted(event, Results::AllThere),
            Event::PlanEdited(event) => self.plan_edited(event),
            Event::PlanDiscarded(event) => self.plan_discarded(&event.stage),
            Event::PlanPublished(event) => self.plan_published(event),
            Event::PlanUnpublished(event) => self.plan_unpublished(&event.stage),
            Event::SlotsEdited(event) => self.slots_edited(event),
            Event::TieDecided(event) => self.tie_decided(event),
            Event::Finished(_) => self.finished(),
            Event::Reopened(_) if self.phase == Phase::Finished => {
                self.phase = Phase::Open;
                Ok(())
            }
            Event::Reopened(_) => Err(InvalidEvent::WrongPhase),
            // The ledger leaves undone steps out of the fold; these two change nothing by themselves.
            // What a late correction corrects stands beside its leave.
            Event::StepUndone(_) | Event::StepRedone(_) | Event::LateCorrectionAllowed(_) => Ok(()),
        }
    }

    /// Whether an event changes what a draft is made from. The draft is thrown away first, so such an event
    /// never meets one, except while an undo is tried.
    fn voids_draft(&self, event: &Event) -> bool {
        match event {
            Event::Configured(_)
            | Event::Entered(_)
            | Event::Edited(_)
            | Event::Withdrawn(_)
            | Event::Returned(_)
            | Event::NumbersAssigned(_)
            | Event::RoundAmended(_)
            | Event::RoundRevoked(_)
            | Event::ResultCorrected(_)
            | Event::SidesCorrected(_)
            | Event::AbsenceCorrected(_)
            | Event::ResultConfirmed(_)
            | Event::NoShowLifted(_)
            | Event::Finished(_) => true,
            Event::AbsenceAnnounced(event) => event.round == self.next_round(),
            Event::AbsenceCancelled(event) => event.round == self.next_round(),
            Event::CheckedOut(_) => self.check_out_voids_draft(),
            Event::NoShowRecorded(event) => event.ruling == NoShowRuling::Withdrawn,
            Event::Created(_)
            | Event::StageClosed(_)
            | Event::PlanDrafted(_)
            | Event::PlanEdited(_)
            | Event::PlanDiscarded(_)
            | Event::PlanPublished(_)
            | Event::PlanUnpublished(_)
            | Event::SlotsEdited(_)
            | Event::TieDecided(_)
            | Event::CheckedIn(_)
            | Event::RoundDrafted(_)
            | Event::DraftEdited(_)
            | Event::DraftDiscarded(_)
            | Event::RoundPublished(_)
            | Event::ResultReported(_)
            | Event::LineUpSet(_)
            | Event::LiveOpened(_)
            | Event::LiveClosed(_)
            | Event::LiveDelivered(_)
            | Event::RatingsConfirmed(_)
            | Event::LateCorrectionAllowed(_)
            | Event::RatingNoted(_)
            | Event::EndDescribed(_)
            | Event::StartSet(_)
            | Event::Noted(_)
            | Event::IncidentRecorded(_)
            | Event::SanctionGiven(_)
            | Event::IncidentAmended(_)
            | Event::ProtestLodged(_)
            | Event::ProtestDecided(_)
            | Event::ProtestPassedOver(_)
            | Event::Reopened(_)
            | Event::StepUndone(_)
            | Event::StepRedone(_) => false,
        }
    }

    /// Where check-in is required, round 1 is paired only for those who are there.
    pub(crate) fn check_out_voids_draft(&self) -> bool {
        self.settings.check_in == CheckIn::Required && !self.has_started()
    }

    fn entrant_mut(&mut self, id: EntrantId) -> Result<&mut Entrant, InvalidEvent> {
        let entrant = Arc::make_mut(&mut self.entrants).get_mut(&id);
        entrant.map(Arc::make_mut).ok_or(InvalidEvent::NoSuchCompetitor(id))
    }

    /// The end: every game has its result, adjourned ones included.
    fn finished(&mut self) -> Result<(), InvalidEvent> {
        let unsettled =
            self.unsettled().map(|(round, table, _)| (round, table)).chain(self.adjourned()).next();
        if let Some((round, table)) = unsettled {
            return Err(InvalidEvent::TableStatus(round, table));
        }
        if self.graphs.values().any(|graph| graph.play().is_some_and(|play| !play.is_over())) {
            return Err(InvalidEvent::WrongStage);
        }
        self.phase = Phase::Finished;
        self.close_protests();
        Ok(())
    }

    fn entered(&mut self, event: &Entered) -> Result<(), InvalidEvent> {
        if self.entrants.contains_key(&event.id) {
            return Err(InvalidEvent::EnteredTwice(event.id));
        }
        let entrant = Entrant {
            entry: event.entry.clone(),
            withdrawn_after: None,
            checked_in: false,
            absences: BTreeMap::new(),
            no_shows: BTreeMap::new(),
            withdrawn_by_no_shows: BTreeSet::new(),
        };
        Arc::make_mut(&mut self.entrants).insert(event.id, Arc::new(entrant));
        Ok(())
    }

    fn edited(&mut self, event: &Edited) -> Result<(), InvalidEvent> {
        let entrant = self.entrant_mut(event.id)?;
        let strength_changed = entrant.entry.strength() != event.entry.strength();
        entrant.entry = event.entry.clone();
        self.corrected_before_latest |= strength_changed;
        self.call_in_plans(event.id, &event.entry);
        Ok(())
    }

    fn withdrawn(&mut self, event: &Withdrawn) -> Result<(), InvalidEvent> {
        if event.after as usize > self.rounds.len() {
            return Err(InvalidEvent::WrongStatus(event.id));
        }
        let entrant = self.entrant_mut(event.id)?;
        if entrant.withdrawn_after.is_some() {
            return Err(InvalidEvent::WrongStatus(event.id));
        }
        entrant.withdrawn_after = Some(event.after);
        self.leaves_plans(event.id)
    }

    fn returned(&mut self, id: EntrantId) -> Result<(), InvalidEvent> {
        let entrant = self.entrant_mut(id)?;
        entrant.withdrawn_by_no_shows.clear();
        entrant.withdrawn_after.take().ok_or(InvalidEvent::WrongStatus(id))?;
        self.returns_to_plans(id)
    }

    fn checked(&mut self, id: EntrantId, present: bool) -> Result<(), InvalidEvent> {
        let entrant = self.entrant_mut(id)?;
        if entrant.checked_in == present {
            return Err(InvalidEvent::WrongStatus(id));
        }
        entrant.checked_in = present;
        Ok(())
    }

    fn absence_announced(&mut self, event: &AbsenceAnnounced) -> Result<(), InvalidEvent> {
        if event.round < self.next_round() {
            return Err(InvalidEvent::WrongRound(event.round));
        }
        self.entrant_mut(event.id)?.absences.insert(event.round, event.idle);
        Ok(())
    }

    fn absence_cancelled(&mut self, event: &AbsenceCancelled) -> Result<(), InvalidEvent> {
        if event.round < self.next_round() {
            return Err(InvalidEvent::WrongRound(event.round));
        }
        let removed = self.entrant_mut(event.id)?.absences.remove(&event.round);
        removed.map(|_| ()).ok_or(InvalidEvent::WrongStatus(event.id))
    }

    fn absence_corrected(&mut self, event: &AbsenceCorrected) -> Result<(), InvalidEvent> {
        let round = self.rounds.get_mut(event.round.index()).ok_or(InvalidEvent::WrongRound(event.round))?;
        let known = (event.id, event.was);
        let at =
            round.idle.iter().position(|one| *one == known).ok_or(InvalidEvent::WrongStatus(event.id))?;
        Arc::make_mut(round).idle[at].1 = event.idle;
        self.note_correction(event.round);
        Ok(())
    }

    /// All who must be on a sheet of the next round are on it once, and no others.
    fn check_sheet(&self, sheet: &PairingSheet) -> Result<(), InvalidEvent> {
        if !sheet.has_terms_of_its_pairs() {
            return Err(InvalidEvent::WrongTerms);
        }
        let mut named: Vec<EntrantId> = sheet.named().collect();
        named.sort_unstable();
        if let Some(twice) = named.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(InvalidEvent::WrongSheet(twice[0]));
        }
        let unknown =
            named.iter().find(|id| self.number_of(**id).is_none() || self.idle_next(**id).is_some());
        if let Some(id) = unknown {
            return Err(InvalidEvent::WrongSheet(*id));
        }
        let mut present = self.order.iter().filter(|id| self.idle_next(**id).is_none());
        match present.find(|id| named.binary_search(id).is_err()) {
            Some(missing) => Err(InvalidEvent::WrongSheet(*missing)),
            None => Ok(()),
        }
    }

    fn drafted(&mut self, event: &RoundDrafted) -> Result<(), InvalidEvent> {
        if event.round != self.next_round() || self.draft.is_some() {
            return Err(InvalidEvent::WrongRound(event.round));
        }
        if self.order.len() != self.entrants.len() {
            return Err(InvalidEvent::NumbersIncomplete);
        }
        self.check_sheet(&event.sheet)?;
        let (sheet, origin, breaks) = (event.sheet.clone(), event.origin.clone(), event.breaks.clone());
        let changed = ByHand::Untouched;
        self.draft = Some(Arc::new(Draft { round: event.round, sheet, origin, changed, breaks }));
        Ok(())
    }

    fn draft_of(&self, round: RoundNumber) -> Result<&Draft, InvalidEvent> {
        self.draft.as_deref().filter(|draft| draft.round == round).ok_or(InvalidEvent::NoDraft(round))
    }

    fn draft_edited(&mut self, event: &DraftEdited) -> Result<(), InvalidEvent> {
        self.check_sheet(&event.sheet)?;
        let draft = self.draft_of(event.round)?.clone();
        let (sheet, breaks) = (event.sheet.clone(), event.breaks.clone());
        self.draft = Some(Arc::new(Draft { sheet, breaks, changed: ByHand::Changed, ..draft }));
        Ok(())
    }

    pub(crate) fn published(&mut self, event: &RoundPublished, results: Results) -> Result<(), InvalidEvent> {
        let round = event.round;
        let draft = self.draft_of(round)?;
        // The list was written in the order of numbers, which may be another one without a step that is undone.
        let by_person = |mut idle: Vec<(EntrantId, Idle)>| {
            idle.sort_unstable_by_key(|(id, _)| *id);
            idle
        };
        if draft.sheet != event.sheet || by_person(event.idle.clone()) != by_person(self.idle_list()) {
            return Err(InvalidEvent::WrongRound(round));
        }
        // A draft may be left behind by an undone result, and is thrown away then; what is published rests on all of them.
        let missing = self.unsettled().next().filter(|_| results == Results::AllThere);
        if let Some((of, table, _)) = missing {
            return Err(InvalidEvent::TableStatus(of, table));
        }
        self.check_sheet(&event.sheet)?;
        let (origin, changed) = (draft.origin.clone(), draft.changed);
        let tables = event.sheet.games().map(|(sides, terms)| Meeting::new(sides, terms)).collect();
        let (byes, idle) = (event.sheet.byes.clone(), event.idle.clone());
        let group_a = self.note_group_a();
        let (had_ended, gone) = (false, BTreeSet::new());
        let published = PublishedRound { tables, byes, idle, origin, changed, had_ended, gone, group_a };
        self.rounds.push(Arc::new(published));
        self.draft = None;
        self.corrected_before_latest = false;
        self.close_protests();
        Ok(())
    }

    /// Results that can be protested against cannot any more (G-4.4.8).
    fn close_protests(&mut self) {
        let is_open = |table: &Meeting| table.window == ProtestWindow::Open;
        for round in self.rounds.iter_mut().filter(|round| round.tables.iter().any(is_open)) {
            for table in Arc::make_mut(round).tables.iter_mut().filter(|table| is_open(table)) {
                table.window = ProtestWindow::Closed;
            }
        }
    }

    /// The latest round goes. No game of it was played, so no protest is about it; protests against earlier results
    /// that came too late for it stay too late.
    fn revoked(&mut self, round: RoundNumber) -> Result<(), InvalidEvent> {
        if self.latest_round() != Some(round) {
            return Err(InvalidEvent::WrongRound(round));
        }
        if let Some(index) =
            self.rounds.last().and_then(|round| round.tables.iter().position(Meeting::is_touched))
        {
            return Err(InvalidEvent::TableStatus(round, TableNumber::from_index(index)));
        }
        // A player who did not come may have lost the place at the tables; that they did not come is known all the
        // same.
        if let Some((id, _)) = self.entrants.iter().find(|(_, one)| one.no_shows.contains_key(&round)) {
            return Err(InvalidEvent::WrongStatus(*id));
        }
        if let Some(id) = self.rounds.last().and_then(|latest| latest.gone.first()) {
            return Err(InvalidEvent::WrongStatus(*id));
        }
        self.rounds.pop();
        self.draft = None;
        if !self.has_started() {
            self.last_of_group_a = None;
        }
        self.corrected_before_latest = false;
        // Who withdrew after the revoked round has now withdrawn after the one before it.
        let left = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
        for entrant in Arc::make_mut(&mut self.entrants).values_mut() {
            if entrant.withdrawn_after.is_some_and(|after| after > left) {
                Arc::make_mut(entrant).withdrawn_after = Some(left);
            }
        }
        Ok(())
    }

    /// The table at which a match is played, the two on these very sides.
    fn seat(&self, pairing: &PairingId) -> Result<(RoundNumber, TableNumber), InvalidEvent> {
        let found = self.find(pairing).filter(|(_, _, table)| table.sides == pairing.sides);
        found.map(|(round, table, _)| (round, table)).ok_or(InvalidEvent::NoSuchPairing)
    }

    /// The same, to be changed.
    fn table_mut(
        &mut self,
        pairing: &PairingId,
    ) -> Result<((RoundNumber, TableNumber), &mut Meeting), InvalidEvent> {
        let (round, table) = self.seat(pairing)?;
        let tables = self.rounds.get_mut(round.index()).map(|round| &mut Arc::make_mut(round).tables);
        let found = tables.and_then(|tables| tables.get_mut(table.index()));
        found.map(|found| ((round, table), found)).ok_or(InvalidEvent::NoSuchPairing)
    }

    /// Remembers that something before the latest round was corrected (R-F7.2).
    fn note_correction(&mut self, round: RoundNumber) {
        self.corrected_before_latest |= self.latest_round().is_some_and(|latest| round < latest);
    }
}
