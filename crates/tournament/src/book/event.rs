//! What is written into a book.

use serde::{Deserialize, Serialize};

use super::{Book, Incident, Protest};
use super::{IncidentAmended, IncidentRecorded, ProtestDecided, ProtestLodged, ProtestPassedOver};
use crate::{IncidentId, ProtestId};

/// Something that was written into a book, under the codes of a tournament's log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the events of a tournament say what each of them is")]
pub enum BookEvent {
    #[serde(rename = "incident.recorded")]
    IncidentRecorded(IncidentRecorded),
    #[serde(rename = "incident.amended")]
    IncidentAmended(IncidentAmended),
    #[serde(rename = "protest.lodged")]
    ProtestLodged(ProtestLodged),
    #[serde(rename = "protest.decided")]
    ProtestDecided(ProtestDecided),
    #[serde(rename = "protest.passed-over")]
    ProtestPassedOver(ProtestPassedOver),
}

impl BookEvent {
    /// The incident that it is about.
    pub fn incident(&self) -> Option<IncidentId> {
        match self {
            BookEvent::IncidentRecorded(IncidentRecorded { id, .. })
            | BookEvent::IncidentAmended(IncidentAmended { id, .. }) => Some(*id),
            BookEvent::ProtestLodged(_) | BookEvent::ProtestDecided(_) | BookEvent::ProtestPassedOver(_) => {
                None
            }
        }
    }

    /// The protest that it is about.
    pub fn protest(&self) -> Option<ProtestId> {
        match self {
            BookEvent::ProtestLodged(ProtestLodged { id, .. })
            | BookEvent::ProtestDecided(ProtestDecided { id, .. })
            | BookEvent::ProtestPassedOver(ProtestPassedOver { id }) => Some(*id),
            BookEvent::IncidentRecorded(_) | BookEvent::IncidentAmended(_) => None,
        }
    }
}

/// An event about something that is not in the book, or is there twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misplaced {
    /// About an incident.
    Incident(IncidentId),
    /// About a protest.
    Protest(ProtestId),
}

impl Book {
    /// Takes an event in, after so many published rounds.
    ///
    /// # Errors
    /// When it does not fit.
    pub fn apply(&mut self, event: &BookEvent, rounds: usize) -> Result<(), Misplaced> {
        match event {
            BookEvent::IncidentRecorded(event) => self.recorded(event),
            BookEvent::IncidentAmended(event) => self.amended(event),
            BookEvent::ProtestLodged(event) => self.lodged(event),
            BookEvent::ProtestDecided(event) => self.decided(event),
            BookEvent::ProtestPassedOver(event) => self.passed_over(event, rounds),
        }
    }

    pub(crate) fn recorded(&mut self, event: &IncidentRecorded) -> Result<(), Misplaced> {
        let IncidentRecorded { id, scene, assessment } = event.clone();
        let twice = self.incidents.insert(id, Incident { scene, assessment }).is_some();
        if twice { Err(Misplaced::Incident(id)) } else { Ok(()) }
    }

    pub(crate) fn amended(&mut self, event: &IncidentAmended) -> Result<(), Misplaced> {
        let known = self.incidents.get_mut(&event.id).ok_or(Misplaced::Incident(event.id))?;
        known.assessment = event.assessment.clone();
        Ok(())
    }

    pub(crate) fn lodged(&mut self, event: &ProtestLodged) -> Result<(), Misplaced> {
        let ProtestLodged { id, pairing, by, against } = event.clone();
        let protest = Protest { pairing, by, against, ruling: None, passed_over_in: None };
        let twice = self.protests.insert(id, protest).is_some();
        if twice { Err(Misplaced::Protest(id)) } else { Ok(()) }
    }

    pub(crate) fn decided(&mut self, event: &ProtestDecided) -> Result<(), Misplaced> {
        let open = self.protests.get_mut(&event.id).filter(|protest| protest.ruling.is_none());
        open.ok_or(Misplaced::Protest(event.id))?.ruling = Some(event.ruling.clone());
        Ok(())
    }

    /// It holds until the next round is published: then the arbiter says again whether it can wait.
    pub(crate) fn passed_over(&mut self, event: &ProtestPassedOver, rounds: usize) -> Result<(), Misplaced> {
        let wrong = Misplaced::Protest(event.id);
        let protest = self.protests.get_mut(&event.id).ok_or(wrong)?;
        if protest.passed_over_in == Some(rounds) {
            return Err(wrong);
        }
        protest.passed_over_in = Some(rounds);
        Ok(())
    }
}

/// The highest numbers that were ever given, also those of events that were undone: they are never given again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct GivenNumbers {
    incidents: u32,
    protests: u32,
}

impl GivenNumbers {
    /// A number that no incident ever had.
    pub fn next_incident(self) -> IncidentId {
        IncidentId(self.incidents.saturating_add(1))
    }

    /// A number that no protest ever had.
    pub fn next_protest(self) -> ProtestId {
        ProtestId(self.protests.saturating_add(1))
    }

    /// Notes what an event gave a number to.
    pub fn note(&mut self, event: &BookEvent) {
        match event {
            BookEvent::IncidentRecorded(recorded) => self.note_incident(recorded.id),
            BookEvent::ProtestLodged(lodged) => self.note_protest(lodged.id),
            BookEvent::IncidentAmended(_)
            | BookEvent::ProtestDecided(_)
            | BookEvent::ProtestPassedOver(_) => {}
        }
    }

    /// Notes that an incident has this number.
    pub(crate) fn note_incident(&mut self, id: IncidentId) {
        self.incidents = self.incidents.max(id.0);
    }

    /// Notes that a protest has this number.
    pub(crate) fn note_protest(&mut self, id: ProtestId) {
        self.protests = self.protests.max(id.0);
    }
}
