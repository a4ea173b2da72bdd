//! What an event is about.

use super::Event;
use crate::{EntrantId, Settings};

impl Event {
    /// The settings that hold from here on, where it says them.
    pub fn settings(&self) -> Option<&Settings> {
        match self {
            Event::Created(created) => Some(&created.settings),
            Event::Configured(configured) => Some(&configured.settings),
            _ => None,
        }
    }

    /// Whether it is about this competitor. Pairings, draws and lists of numbers are about all, and so about none.
    pub fn concerns(&self, id: EntrantId) -> bool {
        match self {
            Event::Entered(one) => one.id == id,
            Event::Edited(one) => one.id == id,
            Event::Withdrawn(one) => one.id == id,
            Event::Returned(one) => one.id == id,
            Event::CheckedIn(one) => one.id == id,
            Event::CheckedOut(one) => one.id == id,
            Event::AbsenceAnnounced(one) => one.id == id,
            Event::AbsenceCancelled(one) => one.id == id,
            Event::AbsenceCorrected(one) => one.id == id,
            Event::NoShowRecorded(one) => one.id == id,
            Event::NoShowLifted(one) => one.id == id,
            Event::RatingsConfirmed(one) => one.without.contains(&id),
            Event::ResultReported(one) => one.pairing.has(id),
            Event::ResultConfirmed(one) => one.pairing.has(id),
            Event::ResultCorrected(one) => one.pairing.has(id),
            Event::LineUpSet(one) => one.pairing.has(id),
            Event::LiveOpened(one) => one.pairing.has(id),
            Event::LiveClosed(one) => one.pairing.has(id),
            Event::LiveDelivered(one) => one.pairing.has(id),
            Event::SidesCorrected(one) => one.pairing.has(id),
            Event::RatingNoted(one) => one.pairing.has(id),
            Event::EndDescribed(one) => one.pairing.has(id),
            Event::ProtestLodged(one) => one.pairing.has(id),
            Event::IncidentRecorded(one) => one.scene.pairing().is_some_and(|pairing| pairing.has(id)),
            Event::SanctionGiven(one) => one.sanction.against.entrant() == Some(id),
            Event::TieDecided(one) => one.decision.order.contains(&id),
            Event::Noted(one) => one.note.entrant() == Some(id),
            Event::Created(_)
            | Event::Configured(_)
            | Event::StageClosed(_)
            | Event::PlanDrafted(_)
            | Event::PlanEdited(_)
            | Event::PlanDiscarded(_)
            | Event::PlanPublished(_)
            | Event::PlanUnpublished(_)
            | Event::SlotsEdited(_)
            | Event::NumbersAssigned(_)
            | Event::RoundDrafted(_)
            | Event::DraftEdited(_)
            | Event::DraftDiscarded(_)
            | Event::RoundPublished(_)
            | Event::RoundAmended(_)
            | Event::RoundRevoked(_)
            | Event::LateCorrectionAllowed(_)
            | Event::StartSet(_)
            | Event::IncidentAmended(_)
            | Event::ProtestDecided(_)
            | Event::ProtestPassedOver(_)
            | Event::Finished(_)
            | Event::Reopened(_)
            | Event::StepUndone(_)
            | Event::StepRedone(_) => false,
        }
    }
}
