//! The law of results in a round: what can be one, and what its correction does to the rounds that follow.

use kolo_model::{Outcome, RoundNumber, RuleSet, Verdict, check_result};
use kolo_rulings::GameEnd;
use kolo_teams::Judged;

use super::late::{self, Footing, Reported};
use super::publish::revoke_after_correction;
use super::{Decision, no_show, require_reason, with_draft_discarded};
use crate::command::PublishedPairs;
use crate::event::{EndDescribed, Event, ResultCorrected, SidesCorrected};
use crate::meeting::Meeting;
use crate::state::State;
use crate::{Order, PairingId, Refusal, TableNumber};

pub(super) fn table(state: &State, round: RoundNumber, table: TableNumber) -> Result<&Meeting, Refusal> {
    state.table(round, table).ok_or(Refusal::UnknownTable { round, table })
}

/// The match that is played at a table.
pub(super) fn pairing(state: &State, round: RoundNumber, at: &Meeting) -> PairingId {
    PairingId::in_round(state.stage.clone(), round, at.sides)
}

/// A result as the organiser types it that this tournament can have. To remove a result is an undo, not a result.
pub(super) fn check(state: &State, verdict: Verdict) -> Result<(), Refusal> {
    let (system, boards) = (state.settings.system, state.settings.boards_of_contest().unwrap_or(1));
    let score = verdict.score.map(|score| score.map(i64::from));
    check_result(system, boards, verdict.outcome, score).map_err(Refusal::ResultImpossible)?;
    if verdict.outcome == Outcome::Pending { Err(Refusal::UndoInstead) } else { Ok(()) }
}

/// A result of a round that counts is corrected (R-F7.1).
pub(super) fn correct(
    state: &State,
    round: RoundNumber,
    at: &Meeting,
    right: &Judged,
    footing: Footing,
) -> Result<Decision, Refusal> {
    let Some(counts) = at.result() else { return Err(Refusal::ResultNotSettled) };
    if counts == right.result && at.verdict() == right.verdict {
        return Err(Refusal::NothingChanges);
    }
    let (pairing, was, verdict, result) =
        (pairing(state, round, at), at.verdict(), right.verdict, right.detail());
    let corrected = ResultCorrected { pairing, was, verdict, result, void: Vec::new() };
    let lifted = no_show::lifted(state, round, &Meeting { outcome: verdict.outcome, ..at.clone() });
    // The first result of an adjourned game is as late as the game was.
    let reported = if at.outcome == Outcome::Adjourned { Reported::InTime } else { footing.reported };
    correction(state, round, [corrected.into()].into_iter().chain(lifted), Footing { reported, ..footing })
}

pub(super) fn correct_sides(
    state: &State,
    order: &Order,
    (round, number): (RoundNumber, TableNumber),
    footing: Footing,
) -> Result<Decision, Refusal> {
    let at = table(state, round, number)?;
    may_correct_sides(state, order)?;
    // Sides of a game that is not over are no correction of what was played.
    if at.outcome == Outcome::Pending {
        return Err(Refusal::ResultNotSettled);
    }
    let corrected = SidesCorrected { pairing: pairing(state, round, at) };
    correction(state, round, [corrected.into()], footing)
}

/// Whatever was played, in go the result counts as if the drawn colours had been right.
pub(super) fn may_correct_sides(state: &State, order: &Order) -> Result<(), Refusal> {
    require_reason(order)?;
    match state.settings.rules() {
        Some(RuleSet::Go2009) => Err(Refusal::SidesAsDrawn),
        Some(RuleSet::Fide1992 | RuleSet::FideDutch | RuleSet::Pisqworky2023) | None => Ok(()),
    }
}

/// R-F7.1: a correction counts for later pairings, so a draft is made again; a published round stays unless the
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
        Some(recorded) if recorded == end => return Err(Refusal::NothingChanges),
        // What was reported is corrected, and a correction says why.
        Some(_) => require_reason(order)?,
        None => {}
    }
    Ok(EndDescribed { pairing: pairing(state, round, at), end }.into())
}
