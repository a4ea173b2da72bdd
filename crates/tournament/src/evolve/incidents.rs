//! Incidents, protests, starts of rounds, and how games ended.

use std::sync::Arc;

use kolo_model::Outcome;

use super::InvalidEvent;
use crate::event::{
    EndDescribed, IncidentAmended, IncidentRecorded, ProtestDecided, ProtestLodged, ProtestPassedOver,
    StartSet,
};
use crate::incident::{Incident, Protest};
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
        let IncidentRecorded { id, scene, assessment } = event.clone();
        if self.incidents.contains_key(&id) {
            return Err(InvalidEvent::WrongIncident(id));
        }
        Arc::make_mut(&mut self.incidents).insert(id, Incident { scene, assessment });
        Ok(())
    }

    pub(super) fn incident_amended(&mut self, event: &IncidentAmended) -> Result<(), InvalidEvent> {
        let incident = Arc::make_mut(&mut self.incidents).get_mut(&event.id);
        let incident = incident.ok_or(InvalidEvent::WrongIncident(event.id))?;
        incident.assessment = event.assessment.clone();
        Ok(())
    }

    /// A protest is against a result: while it counts, so does the result it is against, or a correction of it.
    pub(super) fn protest_lodged(&mut self, event: &ProtestLodged) -> Result<(), InvalidEvent> {
        let ProtestLodged { id, pairing, by, against } = event.clone();
        if let Some((_, _, fixture)) = self.fixture(&pairing) {
            if !pairing.has(by) || fixture.outcome().map(Outcome::from) != Some(against) {
                return Err(InvalidEvent::Stage(kolo_stages::InvalidEvent::OtherResult));
            }
        } else {
            let ((round, table), at) = self.table_mut(&pairing)?;
            if at.outcome != against || at.side_of(by).is_none() {
                return Err(InvalidEvent::TableStatus(round, table));
            }
        }
        if self.protests.contains_key(&id) {
            return Err(InvalidEvent::WrongProtest(id));
        }
        let protest = Protest { pairing, by, against, ruling: None, passed_over_in: None };
        Arc::make_mut(&mut self.protests).insert(id, protest);
        Ok(())
    }

    pub(super) fn protest_decided(&mut self, event: &ProtestDecided) -> Result<(), InvalidEvent> {
        let wrong = InvalidEvent::WrongProtest(event.id);
        let protest = Arc::make_mut(&mut self.protests).get_mut(&event.id).ok_or(wrong)?;
        if protest.ruling.is_some() {
            return Err(wrong);
        }
        protest.ruling = Some(event.ruling);
        Ok(())
    }

    /// It holds until the next round is published: then the arbiter says again whether it can wait.
    pub(super) fn protest_passed_over(&mut self, event: &ProtestPassedOver) -> Result<(), InvalidEvent> {
        let wrong = InvalidEvent::WrongProtest(event.id);
        let here = Some(self.rounds.len());
        let protest = Arc::make_mut(&mut self.protests).get_mut(&event.id).ok_or(wrong)?;
        if protest.ruling.is_some() || protest.passed_over_in == here {
            return Err(wrong);
        }
        protest.passed_over_in = here;
        Ok(())
    }
}
