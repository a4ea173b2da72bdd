//! Undo and redo: new events that let an earlier step count or not (K-UNDO).

use super::Decision;
use crate::event::{Event, StepRedone, StepUndone};
use crate::{Ledger, Refusal, Seq};

pub(super) fn undo(ledger: &Ledger, step: Seq) -> Result<Decision, Refusal> {
    let records = ledger.step(step);
    if records.is_empty() {
        return Err(Refusal::UnknownStep(step));
    }
    if ledger.is_undone(step) {
        return Err(Refusal::AlreadyUndone(step));
    }
    for record in records {
        can_be_undone(&record.event, step)?;
    }
    let mut undone = ledger.undone().clone();
    undone.insert(step);
    match ledger.state_without(&undone) {
        Ok(_) => Ok(StepUndone { step }.into()),
        Err(damaged) => Err(Refusal::LaterStepDepends(damaged.seq)),
    }
}

pub(super) fn redo(ledger: &Ledger, step: Seq) -> Result<Decision, Refusal> {
    if !ledger.is_undone(step) {
        return Err(Refusal::NotUndone(step));
    }
    let mut undone = ledger.undone().clone();
    undone.remove(&step);
    match ledger.state_without(&undone) {
        Ok(_) => Ok(StepRedone { step }.into()),
        Err(damaged) => Err(Refusal::LaterStepDepends(damaged.seq)),
    }
}

/// What is published has its own, narrower ways back (R-F6); an undo is taken back by a redo.
fn can_be_undone(event: &Event, step: Seq) -> Result<(), Refusal> {
    match event {
        Event::Created(_) => Err(Refusal::CannotUndoCreation),
        Event::RoundPublished(_) | Event::RoundAmended(_) | Event::RoundRevoked(_) => {
            Err(Refusal::CannotUndoPublication)
        }
        Event::StepUndone(_) | Event::StepRedone(_) => Err(Refusal::UnknownStep(step)),
        Event::Configured(_)
        | Event::Entered(_)
        | Event::Edited(_)
        | Event::Withdrawn(_)
        | Event::Returned(_)
        | Event::CheckedIn(_)
        | Event::CheckedOut(_)
        | Event::AbsenceAnnounced(_)
        | Event::AbsenceCancelled(_)
        | Event::NumbersAssigned(_)
        | Event::RoundDrafted(_)
        | Event::DraftEdited(_)
        | Event::DraftDiscarded(_)
        | Event::ResultReported(_)
        | Event::ResultConfirmed(_)
        | Event::ResultCorrected(_)
        | Event::SidesCorrected(_)
        | Event::Finished(_)
        | Event::Reopened(_) => Ok(()),
    }
}
