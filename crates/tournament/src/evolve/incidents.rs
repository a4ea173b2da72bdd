//! Incidents, protests, starts of rounds, and how games ended.

use std::sync::Arc;

use super::InvalidEvent;
use crate::event::{
    EndDescribed, IncidentAmended, IncidentRecorded, ProtestDecided, ProtestLodged, ProtestPassedOver,
    StartSet,
};
use crate::state::State;

impl State {
    pub(super) fn end_described(&mut self, event: &EndDescribed) -> Result<(), InvalidEvent> {
        let ((round, number), table) = self.table_mut(&event.pairing)?;
        if !event.end.fits(table.outcome) {
            return Err(InvalidEvent::TableStatus(round, number));
        }
        table.end = Some(event.end);
        Ok(())
    }

    pub(super) fn start_set(&mut self, event: &StartSet) -> Result<(), InvalidEvent> {
        if self.start_of(event.round) != event.was {
            return Err(InvalidEvent::WrongRound(event.round));
        }
        self.starts.insert(event.round, event.at);
        Ok(())
    }

    /// Who sat at the table is looked at, not on which side: an exchange of sides changes nothing of what happened.
    pub(super) fn incident_recorded(&mut self, event: &IncidentRecorded) -> Result<(), InvalidEvent> {
        if let Some(pairing) = event.scene.pairing()
            && !self.has_match(pairing)
        {
            return Err(InvalidEvent::NoSuchPairing);
        }
        Ok(Arc::make_mut(&mut self.book).recorded(event)?)
    }

    pub(super) fn incident_amended(&mut self, event: &IncidentAmended) -> Result<(), InvalidEvent> {
        Ok(Arc::make_mut(&mut self.book).amended(event)?)
    }

    /// A protest is against a result: while it counts, so does the result it is against, or a correction of it.
    pub(super) fn protest_lodged(&mut self, event: &ProtestLodged) -> Result<(), InvalidEvent> {
        let ProtestLodged { pairing, by, against, .. } = event;
        let (by, against) = (*by, *against);
        if let Some((_, _, fixture)) = self.fixture(pairing) {
            if !pairing.has(by) || fixture.verdict().map(|verdict| verdict.outcome) != Some(against) {
                return Err(InvalidEvent::Stage(kolo_stages::InvalidEvent::OtherResult));
            }
        } else {
            let ((round, table), at) = self.table_mut(pairing)?;
            if at.outcome != against || at.side_of(by).is_none() {
                return Err(InvalidEvent::TableStatus(round, table));
            }
        }
        Ok(Arc::make_mut(&mut self.book).lodged(event)?)
    }

    pub(super) fn protest_decided(&mut self, event: &ProtestDecided) -> Result<(), InvalidEvent> {
        Ok(Arc::make_mut(&mut self.book).decided(event)?)
    }

    pub(super) fn protest_passed_over(&mut self, event: &ProtestPassedOver) -> Result<(), InvalidEvent> {
        // What a ruling corrects is corrected in its step: nothing is left to pass over.
        if self.book.protests().get(&event.id).is_some_and(|protest| protest.ruling.is_some()) {
            return Err(InvalidEvent::WrongProtest(event.id));
        }
        let rounds = self.rounds.len();
        Ok(Arc::make_mut(&mut self.book).passed_over(event, rounds)?)
    }
}
