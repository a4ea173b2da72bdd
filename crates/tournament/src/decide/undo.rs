//! Undo and redo: new events that let an earlier step count or not (K-UNDO).

use kolo_log::Turn;

use super::{Decision, late, live, protests, require_reason, sealed, stages};
use crate::book::require_none;
use crate::event::{
    DraftDiscarded, Event, PlanDiscarded, PlanDrafted, ResultConfirmed, StepRedone, StepUndone, TieDecided,
};
use crate::graph::Graph;
use crate::ledger::Course;
use crate::state::State;
use crate::{Fixed, Ledger, Order, PairingId, Place, Refusal, StageId, Step};

pub(super) fn undo(ledger: &Ledger, state: &State, order: &Order, step: Step) -> Result<Decision, Refusal> {
    let turn = ledger.log().undo(step).map_err(Refusal::Undo)?;
    for record in turn.records() {
        can_be_undone(&record.event)?;
        if let Event::StageClosed(closed) = &record.event {
            sealed::may_open(state, &closed.stage)?;
        }
    }
    turned(ledger, state, order, &turn, StepUndone { step }.into())
}

pub(super) fn redo(ledger: &Ledger, state: &State, order: &Order, step: Step) -> Result<Decision, Refusal> {
    let turn = ledger.log().redo(step).map_err(Refusal::Undo)?;
    for record in turn.records() {
        may_count_again(state, order, &record.event)?;
    }
    turned(ledger, state, order, &turn, StepRedone { step }.into())
}

/// `event`, if the law agrees and what is fixed stays fixed.
fn turned(
    ledger: &Ledger,
    state: &State,
    order: &Order,
    turn: &Turn<'_, Course>,
    event: Event,
) -> Result<Decision, Refusal> {
    // Once a round is published, an undo is a repair like any other (K-REASON).
    if state.has_started() {
        require_reason(order)?;
    }
    let after = turn.state().map_err(Refusal::Undo)?;
    let after = after.state.ok_or(Refusal::CannotUndoCreation)?;
    check_fixed(state, &after)?;
    late::check_undo(state, &after, turn.records())?;
    // Where no rounds are played, numbers are an order of the list and nothing else.
    if after.settings.system.is_some() && !after.order.is_empty() {
        after.facts().map_err(|problems| Refusal::unsound(&problems))?;
    }
    // A draft that comes back, or stays, holds only if everything before it counts as it did then.
    let outdated =
        (after.draft.is_some() && !ledger.latest_draft_holds(turn.undone())).then(|| after.next_round());
    let discarded = outdated.map(|round| Event::from(DraftDiscarded { round }));
    let drafted = ledger.records().iter().filter_map(|record| match &record.event {
        Event::PlanDrafted(drafted) if !turn.undone().contains(&record.step) => Some(drafted),
        _ => None,
    });
    let drafted: Vec<&PlanDrafted> = drafted.collect();
    let plans = stages::outdated(&after, &drafted);
    let plans = plans.map(|stage| Event::from(PlanDiscarded { stage: stage.clone() }));
    let closed = live::taken_off(&after, turn.records());
    let events: Vec<Event> = [event].into_iter().chain(discarded).chain(plans).chain(closed).collect();
    Ok(events.into())
}

/// K-PROTEST: what waits for a protest does not come back over it, nor a protest that is too late. A result has been there
/// before: it waits whatever stands in its place now.
fn may_count_again(state: &State, order: &Order, event: &Event) -> Result<(), Refusal> {
    let plan = |stage: &StageId| state.graph(stage).and_then(Graph::play).map(kolo_stages::State::plan);
    let held = match event {
        Event::ProtestLodged(lodged) => return protests::check_again(state, lodged),
        Event::StageClosed(closed) => return stages::may_close_again(state, order, closed),
        Event::ResultConfirmed(ResultConfirmed {
            pairing: PairingId { stage, place: Place::Node(game), .. },
            ..
        }) => plan(stage).map(|plan| state.held_by(stage, &plan.feeding(game))),
        Event::TieDecided(TieDecided { stage, group, .. }) => {
            plan(stage).map(|plan| state.held_by(stage, &plan.deciding_group(group)))
        }
        _ => None,
    };
    Ok(require_none(held.unwrap_or_default())?)
}

/// What is published (R-F6) and what round 1 fixes (K-LOCK, R-A2.2) does not change by undoing something else.
fn check_fixed(before: &State, after: &State) -> Result<(), Refusal> {
    if before.rounds.len() != after.rounds.len() || !same_pairs(before, after) {
        return Err(Refusal::CannotUndoPublication);
    }
    stages::check_undo(before, after)?;
    if !before.has_started() {
        return Ok(());
    }
    // Round 1 was paired on the strength of it.
    if let Some(clause) = before.rating_clause()
        && before.ratings_confirmed != after.ratings_confirmed
    {
        return Err(Refusal::ConfirmationFixed(clause));
    }
    let same_numbers = after.order.starts_with(&before.order) || before.order.starts_with(&after.order);
    if !same_numbers && !before.numbers_are_open() {
        return Err(before.numbers_stay());
    }
    // Who floated in a published round is read from the acceleration points given for it.
    let lent = |state: &State| state.rounds.iter().map(|round| round.group_a.clone()).collect::<Vec<_>>();
    if lent(before) != lent(after) {
        return Err(Refusal::PointsLent);
    }
    let fixed = Fixed::differences(&before.settings, &after.settings);
    if !fixed.is_empty() {
        return Err(Refusal::SettingsFixed(fixed));
    }
    if (after.settings.rounds as usize) < after.rounds.len() {
        return Err(Refusal::RoundsTooFew { asked: after.settings.rounds, published: after.rounds.len() });
    }
    Ok(())
}

/// Whether both states have the same people at the same tables, on whichever side, and the same people without an
/// opponent, for whichever reason: all that undoing a correction of sides or of an absence may change.
fn same_pairs(before: &State, after: &State) -> bool {
    before.rounds.iter().zip(&after.rounds).all(|(before, after)| {
        let same_idle = before.idle.iter().map(|(id, _)| id).eq(after.idle.iter().map(|(id, _)| id));
        same_idle
            && (&before.byes, before.tables.len()) == (&after.byes, after.tables.len())
            && before.tables.iter().zip(&after.tables).all(|(before, after)| {
                before.sides == after.sides
                    || (before.sides.swapped() == after.sides && before.is_touched() && after.is_touched())
            })
    })
}

/// What is published has its own, narrower ways back (R-F6).
fn can_be_undone(event: &Event) -> Result<(), Refusal> {
    match event {
        Event::Created(_) => Err(Refusal::CannotUndoCreation),
        Event::RoundPublished(_)
        | Event::RoundAmended(_)
        | Event::RoundRevoked(_)
        | Event::PlanPublished(_)
        | Event::PlanUnpublished(_) => {
            Err(Refusal::CannotUndoPublication)
        }
        Event::Configured(_)
        | Event::StageClosed(_)
        | Event::PlanDrafted(_)
        | Event::PlanEdited(_)
        | Event::PlanDiscarded(_)
        | Event::SlotsEdited(_)
        | Event::TieDecided(_)
        | Event::Entered(_)
        | Event::Edited(_)
        | Event::Withdrawn(_)
        | Event::Returned(_)
        | Event::CheckedIn(_)
        | Event::CheckedOut(_)
        | Event::AbsenceAnnounced(_)
        | Event::AbsenceCancelled(_)
        | Event::AbsenceCorrected(_)
        | Event::NumbersAssigned(_)
        | Event::RoundDrafted(_)
        | Event::DraftEdited(_)
        | Event::DraftDiscarded(_)
        | Event::ResultReported(_)
        | Event::ResultConfirmed(_)
        | Event::ResultCorrected(_)
        | Event::LineUpSet(_)
        | Event::LiveOpened(_)
        | Event::LiveClosed(_)
        | Event::LiveDelivered(_)
        | Event::SidesCorrected(_)
        | Event::LateCorrectionAllowed(_)
        | Event::RatingNoted(_)
        | Event::RatingsConfirmed(_)
        | Event::NoShowRecorded(_)
        | Event::NoShowLifted(_)
        | Event::EndDescribed(_)
        | Event::StartSet(_)
        | Event::Noted(_)
        | Event::IncidentRecorded(_)
        | Event::IncidentAmended(_)
        | Event::SanctionGiven(_)
        | Event::ProtestLodged(_)
        | Event::ProtestDecided(_)
        | Event::ProtestPassedOver(_)
        | Event::Finished(_)
        | Event::Reopened(_)
        // The law has refused these already.
        | Event::StepUndone(_)
        | Event::StepRedone(_) => Ok(()),
    }
}
