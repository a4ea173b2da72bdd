//! Results: reported, confirmed, corrected.

use kolo_model::{Outcome, RoundNumber, RuleSet, check_result};
use kolo_rulings::GameEnd;

use super::late::{self, Footing, Told};
use super::publish::revoke_after_correction;
use super::{Decision, no_show, require_reason, with_draft_discarded};
use crate::command::{PublishedPairs, TableResult};
use crate::event::{EndDescribed, Event, ResultConfirmed, ResultCorrected, ResultReported, SidesCorrected};
use crate::state::{State, Table};
use crate::{Order, PairingId, Refusal, Role, TableNumber};

pub(super) fn table(state: &State, round: RoundNumber, table: TableNumber) -> Result<&Table, Refusal> {
    state.table(round, table).ok_or(Refusal::UnknownTable { round, table })
}

/// The match that is played at a table.
pub(super) fn pairing(state: &State, round: RoundNumber, at: &Table) -> PairingId {
    PairingId::in_round(state.stage.clone(), round, at.sides)
}

/// The table of a result that this tournament can have. To take a result away is an undo, not a result.
pub(super) fn table_of<'a>(state: &'a State, result: &TableResult) -> Result<&'a Table, Refusal> {
    let at = table(state, result.round, result.table)?;
    let settings = &state.settings;
    let score = result.score.map(|score| score.map(i64::from));
    check_result(settings.system, settings.boards.unwrap_or(1), result.outcome, score)
        .map_err(Refusal::ResultImpossible)?;
    if result.outcome == Outcome::Pending { Err(Refusal::UndoInstead) } else { Ok(at) }
}

/// The result counts. A draft that was made without it is thrown away.
fn confirmed(state: &State, at: &Table, result: &TableResult, before: Option<Event>) -> Decision {
    let pairing = pairing(state, result.round, at);
    let confirmed = ResultConfirmed { pairing, verdict: result.verdict() };
    with_draft_discarded(state, before.into_iter().chain([confirmed.into()]))
}

pub(super) fn report(state: &State, order: &Order, result: &TableResult) -> Result<Decision, Refusal> {
    let at = table_of(state, result)?;
    match order.by.role {
        Role::Arbiter | Role::Helper => by_desk(state, at, result),
        Role::Competitor(by) => {
            let side = at.side_of(by).ok_or(Refusal::NotYourTable)?;
            if at.outcome != Outcome::Pending {
                return Err(Refusal::ResultSettled);
            }
            let report = result.verdict();
            if at.reports[side] == Some(report) {
                return Err(Refusal::NothingChanges);
            }
            let pairing = pairing(state, result.round, at);
            let reported = ResultReported { pairing, by, verdict: report };
            // Both sides say the same: the result counts.
            Ok(if at.reports[side.other()] == Some(report) {
                confirmed(state, at, result, Some(reported.into()))
            } else {
                reported.into()
            })
        }
    }
}

/// What the desk enters counts at once. An adjourned game may get its result this way, too.
fn by_desk(state: &State, at: &Table, result: &TableResult) -> Result<Decision, Refusal> {
    match at.outcome {
        Outcome::Adjourned if result.outcome == Outcome::Adjourned => Err(Refusal::NothingChanges),
        Outcome::Pending | Outcome::Adjourned => Ok(confirmed(state, at, result, None)),
        Outcome::Played(..) | Outcome::Forfeit(_) => Err(Refusal::ResultSettled),
    }
}

pub(super) fn confirm(state: &State, order: &Order, result: &TableResult) -> Result<Decision, Refusal> {
    let at = table_of(state, result)?;
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
    if report != result.verdict() {
        return Err(Refusal::ReportChanged);
    }
    Ok(confirmed(state, at, result, None))
}

pub(super) fn correct(
    state: &State,
    order: &Order,
    result: &TableResult,
    footing: Footing,
) -> Result<Decision, Refusal> {
    require_reason(order)?;
    let at = table_of(state, result)?;
    if at.outcome == Outcome::Pending {
        return Err(Refusal::ResultNotSettled);
    }
    if (at.outcome, at.score) == (result.outcome, result.score) {
        return Err(Refusal::NothingChanges);
    }
    let TableResult { round, outcome, .. } = *result;
    let (pairing, was) = (pairing(state, round, at), at.verdict());
    let corrected = ResultCorrected { pairing, was, verdict: result.verdict(), void: Vec::new() };
    let lifted = no_show::lifted(state, round, &Table { outcome, ..at.clone() });
    // The first result of an adjourned game is as late as the game was.
    let told = if at.outcome == Outcome::Adjourned { Told::InTime } else { footing.told };
    correction(state, round, [corrected.into()].into_iter().chain(lifted), Footing { told, ..footing })
}

pub(super) fn correct_sides(
    state: &State,
    order: &Order,
    (round, number): (RoundNumber, TableNumber),
    footing: Footing,
) -> Result<Decision, Refusal> {
    require_reason(order)?;
    let at = table(state, round, number)?;
    // Whatever was played, in go the result counts as if the drawn colours had been right.
    match state.settings.rules() {
        Some(RuleSet::Go2009) => return Err(Refusal::SidesAsDrawn),
        Some(RuleSet::Fide1992 | RuleSet::FideDutch | RuleSet::Pisqworky2023) | None => {}
    }
    // Sides of a game that is not over are no correction of what was played.
    if at.outcome == Outcome::Pending {
        return Err(Refusal::ResultNotSettled);
    }
    let corrected = SidesCorrected { pairing: pairing(state, round, at) };
    correction(state, round, [corrected.into()], footing)
}

/// R-F7.1: a correction counts for later pairings, so a draft is made anew; a published round stays unless the
/// arbiter decides otherwise (R-F7.2). In the Dutch system it comes before the next round has ended, or the rules of the
/// competition provide for it (D-C.04.2-4.3).
pub(super) fn correction(
    state: &State,
    round: RoundNumber,
    corrected: impl IntoIterator<Item = Event>,
    footing: Footing,
) -> Result<Decision, Refusal> {
    let late = late::allowed(state, round, footing)?;
    let revoked = match footing.published {
        PublishedPairs::Keep => None,
        PublishedPairs::Revoke => Some(revoke_after_correction(state, round, footing.own_rules)?),
    };
    Ok(with_draft_discarded(state, late.into_iter().chain(corrected).chain(revoked)))
}

/// How a game ended (G-4.4.5). Games of other rules than those of go end in other ways.
pub(super) fn describe(
    state: &State,
    order: &Order,
    round: RoundNumber,
    number: TableNumber,
    end: GameEnd,
) -> Result<Decision, Refusal> {
    let at = table(state, round, number)?;
    let of_go = match state.settings.rules() {
        None | Some(RuleSet::Go2009) => true,
        Some(RuleSet::Fide1992 | RuleSet::FideDutch | RuleSet::Pisqworky2023) => false,
    };
    if at.outcome == Outcome::Pending {
        return Err(Refusal::ResultNotSettled);
    }
    if !of_go || !end.fits(at.outcome) {
        return Err(Refusal::EndImpossible(end));
    }
    match at.end {
        Some(told) if told == end => return Err(Refusal::NothingChanges),
        // What was told is corrected, and a correction says why.
        Some(_) => require_reason(order)?,
        None => {}
    }
    Ok(EndDescribed { pairing: pairing(state, round, at), end }.into())
}
