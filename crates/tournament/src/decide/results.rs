//! Results: reported, confirmed, corrected.

use kolo_model::{Outcome, RoundNumber, check_score};

use super::publish::revoke_after_correction;
use super::{Decision, discard_draft, require_reason};
use crate::command::{PublishedPairs, TableResult};
use crate::event::{Event, ResultConfirmed, ResultCorrected, ResultReported, SidesCorrected};
use crate::state::{Report, State, Table};
use crate::{Order, Refusal, Role, TableNumber};

fn table(state: &State, round: RoundNumber, table: TableNumber) -> Result<&Table, Refusal> {
    state.table(round, table).ok_or(Refusal::UnknownTable { round, table })
}

/// A result that this tournament can have.
fn check_result(state: &State, result: &TableResult) -> Result<(), Refusal> {
    let settings = &state.settings;
    let score = result.score.map(|score| score.map(i64::from));
    check_score(Some(settings.system), settings.boards.unwrap_or(1), result.outcome, score)
        .map(|_| ())
        .map_err(Refusal::ResultImpossible)
}

fn confirmed(result: &TableResult) -> Event {
    let TableResult { round, table, outcome, score } = *result;
    ResultConfirmed { round, table, outcome, score }.into()
}

pub(super) fn report(state: &State, order: &Order, result: &TableResult) -> Result<Decision, Refusal> {
    let at = table(state, result.round, result.table)?;
    check_result(state, result)?;
    if result.outcome == Outcome::Pending {
        return Err(Refusal::NothingChanges);
    }
    match order.by.role {
        Role::Arbiter | Role::Helper => by_desk(state, at, result),
        Role::Competitor(by) => {
            let side = at.side_of(by).ok_or(Refusal::NotYourTable)?;
            if at.outcome != Outcome::Pending {
                return Err(Refusal::ResultSettled);
            }
            let report = Report { outcome: result.outcome, score: result.score };
            if at.reports[side] == Some(report) {
                return Err(Refusal::NothingChanges);
            }
            let TableResult { round, table, outcome, score } = *result;
            let mut events = vec![ResultReported { round, table, by, outcome, score }.into()];
            // Both sides say the same: the result counts.
            if at.reports[side.other()] == Some(report) {
                events.push(confirmed(result));
            }
            Ok(events.into())
        }
    }
}

/// What the desk enters counts at once. An adjourned game may get its result this way, too.
fn by_desk(state: &State, at: &Table, result: &TableResult) -> Result<Decision, Refusal> {
    match at.outcome {
        Outcome::Pending => Ok(confirmed(result).into()),
        Outcome::Adjourned if result.outcome == Outcome::Adjourned => Err(Refusal::NothingChanges),
        Outcome::Adjourned => {
            let events: Vec<Event> = discard_draft(state).into_iter().chain([confirmed(result)]).collect();
            Ok(events.into())
        }
        Outcome::Played(..) | Outcome::Forfeit(_) => Err(Refusal::ResultSettled),
    }
}

pub(super) fn confirm(
    state: &State,
    order: &Order,
    round: RoundNumber,
    number: TableNumber,
) -> Result<Decision, Refusal> {
    let at = table(state, round, number)?;
    if at.outcome != Outcome::Pending {
        return Err(Refusal::ResultSettled);
    }
    let report = match order.by.role {
        Role::Competitor(by) => {
            let side = at.side_of(by).ok_or(Refusal::NotYourTable)?;
            match (at.reports[side.other()], at.reports[side]) {
                (Some(report), _) => report,
                (None, Some(_)) => return Err(Refusal::OwnReport),
                (None, None) => return Err(Refusal::NothingToConfirm),
            }
        }
        Role::Arbiter | Role::Helper => match (at.reports.first, at.reports.second) {
            (Some(report), None) | (None, Some(report)) => report,
            // Two different reports: the desk must say which one holds.
            (Some(_), Some(_)) | (None, None) => return Err(Refusal::NothingToConfirm),
        },
    };
    Ok(confirmed(&TableResult { round, table: number, outcome: report.outcome, score: report.score }).into())
}

pub(super) fn correct(
    state: &State,
    order: &Order,
    result: &TableResult,
    published: PublishedPairs,
) -> Result<Decision, Refusal> {
    require_reason(order)?;
    let at = table(state, result.round, result.table)?;
    check_result(state, result)?;
    if at.outcome == Outcome::Pending {
        return Err(Refusal::ResultNotSettled);
    }
    if (at.outcome, at.score) == (result.outcome, result.score) {
        return Err(Refusal::NothingChanges);
    }
    let TableResult { round, table, outcome, score } = *result;
    let corrected = ResultCorrected { round, table, was: at.outcome, outcome, score };
    correction(state, round, corrected.into(), published)
}

pub(super) fn correct_sides(
    state: &State,
    order: &Order,
    round: RoundNumber,
    number: TableNumber,
    published: PublishedPairs,
) -> Result<Decision, Refusal> {
    require_reason(order)?;
    table(state, round, number)?;
    correction(state, round, SidesCorrected { round, table: number }.into(), published)
}

/// R-F7.1: a correction counts for later pairings, so a draft is made anew; a published round stays unless the
/// arbiter decides otherwise (R-F7.2).
fn correction(
    state: &State,
    round: RoundNumber,
    corrected: Event,
    published: PublishedPairs,
) -> Result<Decision, Refusal> {
    let mut events: Vec<Event> = discard_draft(state).into_iter().collect();
    events.push(corrected);
    match published {
        PublishedPairs::Keep => {}
        PublishedPairs::Revoke => events.push(revoke_after_correction(state, round)?),
    }
    Ok(events.into())
}
