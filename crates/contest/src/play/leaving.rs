//! A participant goes home during a tournament, misses a round of the Swiss, or comes back; and steps of groups and
//! Swiss that are not results, undone or redone (K-UNDO).

use std::sync::Arc;

use kolo_log::{Order, UndoRefusal};
use kolo_model::Idle;
use kolo_stages::{Command as StageCommand, EntrantId, Event as StageEvent, Later};
use kolo_teams::{ForfeitBy, MatchResult, SlipEvent};
use kolo_tournament::{Command as SwissCommand, Event as SwissEvent, Recorded, Step};

use super::sides::turned_in;
use super::{Counts, Engine, Play, ResultUndo, SlipRecord, SlipStep, groups, swiss};
use crate::{EntryId, GameKey, Refusal, VenueId};

impl Play {
    /// Whether a participant has left the tournament: everything to come is lost, and they are not paired any more.
    pub fn has_given_up(&self, entry: &EntryId) -> bool {
        self.sides.number(entry).is_some_and(|number| self.engine.has_left(number))
    }

    /// Whether a participant is left out of the next round of the Swiss.
    pub fn misses_next_round(&self, entry: &EntryId) -> bool {
        let state = self.swiss().and_then(kolo_tournament::Ledger::state);
        let entrant = state.zip(self.sides.number(entry)).and_then(|(state, number)| {
            let entrant = state.entrants().get(&EntrantId(number))?;
            entrant.absences.get(&state.next_round())
        });
        entrant.is_some()
    }

    /// Whether a round of the Swiss is still to come, so that a participant can miss it.
    pub fn has_round_to_come(&self) -> bool {
        let state = self.swiss().and_then(kolo_tournament::Ledger::state);
        state.is_some_and(|state| state.rounds().len() < state.settings().rounds as usize)
    }

    fn number_here(&self, entry: &EntryId) -> Result<u32, Refusal> {
        self.sides.number(entry).ok_or(Refusal::DoesNotPlayHere)
    }

    /// An entry goes home: the match of the round that is being played is lost, and so is whatever would come.
    pub(crate) fn leave(&mut self, hand: &Order, venue: &VenueId, entry: &EntryId) -> Result<(), Refusal> {
        let number = self.number_here(entry)?;
        if let Engine::Alone = self.engine {
            return Err(Refusal::NoGroups(venue.clone()));
        }
        let mut after = self.clone();
        let before = after.begun();
        if !after.engine.has_left(number) {
            after.lose_open_matches(hand, entry)?;
        }
        after.engine.withdraw(hand, number)?;
        after.void_orphans(hand, &before);
        *self = after;
        Ok(())
    }

    /// An entry that had left plays on: in the Swiss from the next round, in groups and play-off in whatever was lost only
    /// because he had left.
    pub(crate) fn come_back(&mut self, hand: &Order, entry: &EntryId) -> Result<(), Refusal> {
        let number = self.number_here(entry)?;
        let before = self.begun();
        match &mut self.engine {
            Engine::Swiss(ledger) => {
                swiss::give(Arc::make_mut(ledger), hand, SwissCommand::Return(EntrantId(number)))
            }
            Engine::Groups(ledger) => {
                let left = StageEvent::Withdrawn { entrant: EntrantId(number) };
                let steps = (1_u64..).zip(ledger.records()).filter(|(_, record)| record.event == left);
                let counting = steps.filter(|(step, _)| !ledger.is_undone(*step));
                let step = counting.last().map(|(step, _)| step);
                let step = step.ok_or_else(|| Refusal::HasNotLeft(entry.clone()))?;
                let ledger = Arc::make_mut(ledger);
                groups::give(ledger, hand, StageCommand::Undo(step))
                    .map_err(|refusal| groups::named(ledger, refusal))
            }
            Engine::Alone => Err(Refusal::HasNotLeft(entry.clone())),
        }?;
        self.void_orphans(hand, &before);
        Ok(())
    }

    /// A participant is left out of the next round of the Swiss, without points (P-6.1), or is paired in it after all.
    pub(crate) fn miss_round(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        entry: &EntryId,
        misses: Misses,
    ) -> Result<(), Refusal> {
        let id = EntrantId(self.number_here(entry)?);
        let ledger = self.swiss_mut(venue)?;
        let round = ledger.state().map(kolo_tournament::State::next_round);
        let round = round.ok_or_else(|| Refusal::NoRounds(venue.clone()))?;
        let command = match misses {
            Misses::NextRound => SwissCommand::AnnounceAbsence { id, round, idle: Idle::AnnouncedAbsence },
            Misses::Nothing => SwissCommand::CancelAbsence { id, round },
        };
        swiss::give(ledger, hand, command)
    }

    /// Who left in a step of the groups or of the Swiss.
    pub(crate) fn left_in(&self, step: u64) -> Option<&EntryId> {
        let number = match &self.engine {
            Engine::Groups(ledger) => match stage_event(ledger, step)? {
                StageEvent::Withdrawn { entrant } => Some(entrant.0),
                _ => None,
            },
            Engine::Swiss(ledger) => ledger.step(Step(step)).iter().find_map(|record| match &record.event {
                SwissEvent::Withdrawn(left) => Some(left.id.0),
                _ => None,
            }),
            Engine::Alone => None,
        };
        self.sides.entry(number?)
    }

    /// Who came back in a step of the Swiss; in groups coming back is undoing.
    pub(crate) fn returned_in(&self, step: u64) -> Option<&EntryId> {
        let number = self.swiss()?.step(Step(step)).iter().find_map(|record| match &record.event {
            SwissEvent::Returned(back) => Some(back.id.0),
            _ => None,
        });
        self.sides.entry(number?)
    }

    /// Undoes or redoes a step that is not a result, by its number in the log of the groups or of the Swiss.
    pub(crate) fn count_step(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        step: u64,
        counts: Counts,
    ) -> Result<(), Refusal> {
        let mut after = self.clone();
        match &after.engine {
            Engine::Groups(_) => after.count_stage(hand, venue, step, counts)?,
            Engine::Swiss(_) => after.count_swiss(hand, venue, step, counts)?,
            Engine::Alone => return Err(UndoRefusal::NoSuchStep(Step(step)).into()),
        }
        *self = after;
        Ok(())
    }

    fn count_stage(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        step: u64,
        counts: Counts,
    ) -> Result<(), Refusal> {
        let before = self.begun();
        let has_play = self.has_play();
        let Engine::Groups(ledger) = &mut self.engine else { return Err(Refusal::NoGroups(venue.clone())) };
        let mut turned = None;
        match stage_event(ledger, step) {
            Some(StageEvent::SidesCorrected { game, .. }) => {
                turned = Some(GameKey(game.as_str().to_owned()));
            }
            Some(StageEvent::SlotsEdited { .. }) if has_play => {
                return Err(Refusal::VenueStarted(venue.clone()));
            }
            Some(
                StageEvent::SlotsEdited { .. }
                | StageEvent::Withdrawn { .. }
                | StageEvent::Returned { .. }
                | StageEvent::TieDecided { .. }
                | StageEvent::ChosenDuel { .. }
                | StageEvent::DecidingDuel { .. }
                | StageEvent::MatchLot { .. },
            ) => {}
            // Results count on slips.
            Some(
                StageEvent::Result { .. }
                | StageEvent::Corrected { .. }
                | StageEvent::Undone { .. }
                | StageEvent::Redone { .. },
            )
            | None => return Err(UndoRefusal::NoSuchStep(Step(step)).into()),
        }
        let command = match counts {
            Counts::NoMore => StageCommand::Undo(step),
            Counts::Again => StageCommand::Redo(step),
        };
        let ledger = Arc::make_mut(ledger);
        groups::give(ledger, hand, command).map_err(|refusal| groups::named(ledger, refusal))?;
        if let Some(key) = turned {
            return self.turn_slip(hand, &key);
        }
        self.void_orphans(hand, &before);
        Ok(())
    }

    fn count_swiss(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        step: u64,
        counts: Counts,
    ) -> Result<(), Refusal> {
        let lost = self.lost_by_leaving(step);
        let ledger = self.swiss_mut(venue)?;
        let records = ledger.step(Step(step));
        let turned = turned_in(ledger, step);
        if records.is_empty() || !records.iter().all(is_no_result) {
            return Err(UndoRefusal::NoSuchStep(Step(step)).into());
        }
        if let Some(key) = turned {
            let command = match counts {
                Counts::NoMore => SwissCommand::Undo(Step(step)),
                Counts::Again => SwissCommand::Redo(Step(step)),
            };
            swiss::give(ledger, hand, command)?;
            return self.turn_slip(hand, &key);
        }
        match counts {
            Counts::NoMore => {
                swiss::give(ledger, hand, SwissCommand::Undo(Step(step)))?;
                let unchanged = lost.filter(|(key, at)| self.last_said(key) == Some(*at));
                match unchanged.map(|(key, _)| key) {
                    Some(key) if self.result_undo(&key) == Some(ResultUndo::Reopen) => {
                        self.reopen(hand, &key, Later::Keep)
                    }
                    Some(_) | None => Ok(()),
                }
            }
            Counts::Again => {
                swiss::give(ledger, hand, SwissCommand::Redo(Step(step)))?;
                let key = lost.map(|(key, _)| key).filter(|key| self.taken_away(key).is_some());
                key.map_or(Ok(()), |key| self.restore(hand, &key))
            }
        }
    }

    /// The match that was lost because a participant left in this step, and the line of the slips that says so: both
    /// were one order, by the same hand at the same moment.
    fn lost_by_leaving(&self, step: u64) -> Option<(GameKey, usize)> {
        let entry = self.left_in(step)?;
        let left = self.swiss()?.step(Step(step)).first()?;
        let lost = |(line, record): (usize, &SlipRecord)| match &record.step {
            SlipStep::Wrote(SlipEvent::Entered { sheet, .. }) => {
                // The sheet has the sides as they were then.
                let turned = self.is_turned_since(&record.game, line);
                let side = self.side_of(&record.game, entry);
                let side = side.map(|side| if turned { side.other() } else { side });
                let forfeit = side.map(|side| MatchResult::Forfeit(ForfeitBy::of(side)));
                let one_order = record.at == left.at && record.by.name == left.by.name;
                one_order && forfeit.as_ref() == Some(&sheet.sheet().entry)
            }
            SlipStep::Wrote(_)
            | SlipStep::Void
            | SlipStep::Turned
            | SlipStep::LiveOpened(_)
            | SlipStep::LiveClosed => false,
        };
        let at = self.log.iter().enumerate().position(lost)?;
        Some((self.log.get(at)?.game.clone(), at))
    }

    /// The line of the slips that said last what counts in a match.
    pub(super) fn last_said(&self, key: &GameKey) -> Option<usize> {
        self.log.iter().rposition(|record| {
            let says = match &record.step {
                SlipStep::Wrote(
                    SlipEvent::Entered { .. } | SlipEvent::Confirmed { .. } | SlipEvent::Corrected { .. },
                ) => true,
                SlipStep::Wrote(_)
                | SlipStep::Void
                | SlipStep::Turned
                | SlipStep::LiveOpened(_)
                | SlipStep::LiveClosed => false,
            };
            record.game == *key && says
        })
    }
}

/// Whether a participant misses the next round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misses {
    /// They do.
    NextRound,
    /// They are paired in it.
    Nothing,
}

fn stage_event(ledger: &kolo_stages::Ledger, step: u64) -> Option<&StageEvent> {
    let index = usize::try_from(step).ok()?.checked_sub(1)?;
    ledger.records().get(index).map(|record| &record.event)
}

/// Whether a step of the Swiss is one that is undone by itself; results are undone on their slips.
fn is_no_result(record: &Recorded) -> bool {
    matches!(
        record.event,
        SwissEvent::Withdrawn(_)
            | SwissEvent::Returned(_)
            | SwissEvent::AbsenceAnnounced(_)
            | SwissEvent::AbsenceCancelled(_)
            | SwissEvent::DraftDiscarded(_)
            | SwissEvent::SidesCorrected(_)
            | SwissEvent::StartSet(_)
    )
}
