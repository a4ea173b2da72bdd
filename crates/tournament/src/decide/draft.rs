//! The draft of the next round.

use kolo_model::{Clause, Outcome};
use kolo_pairing::{CannotPair, Silent, pair};

use super::numbers::{check_ratings, numbers_for_draw};
use super::protests::check_open;
use super::{Ahead, Decision, require_reason};
use crate::command::{Drafting, Unfinished};
use crate::event::{DraftDiscarded, DraftEdited, DraftOrigin, Event, ResultConfirmed, RoundDrafted};
use crate::settings::CheckIn;
use crate::state::State;
use crate::{Order, PairingSheet, Refusal, RuleBreak};

pub(super) fn draft_round(
    state: &State,
    order: &Order,
    by: &Drafting,
    unfinished: Unfinished,
) -> Result<Decision, Refusal> {
    if state.sealed(&state.stage).is_some() {
        return Err(Refusal::StageClosed(state.stage.clone()));
    }
    state.rounds_system()?;
    if state.rounds.len() >= state.settings.rounds as usize {
        return Err(Refusal::AllRoundsPublished { rounds: state.settings.rounds });
    }
    check_presence(state)?;
    check_open(state)?;
    check_ratings(state)?;
    check_criteria(state)?;
    let mut ahead = Ahead::of(state);
    ahead.extend(state.draft.as_ref().map(|draft| DraftDiscarded { round: draft.round }.into()));
    ahead.extend(adjourned(state, order, unfinished)?);
    ahead.extend(numbers_for_draw(state)?.map(Event::from));
    let (sheet, origin) = match by {
        Drafting::Program => {
            let (drawn, origin) = by_program(&ahead.state)?;
            (ahead.state.with_terms(&drawn, None)?, origin)
        }
        Drafting::ByHand(sheet) => {
            // Putting one's own pairs in the place of others is an edit, and an edit needs a reason.
            if state.draft.is_some() {
                require_reason(order)?;
            }
            (ahead.state.with_terms(sheet, None)?, DraftOrigin::ByHand)
        }
    };
    let breaks = checked_breaks(&ahead.state, order, &sheet)?;
    let round = state.next_round();
    ahead.extend([Event::from(RoundDrafted { round, sheet, origin, breaks: ids(&breaks) })]);
    Ok(Decision { events: ahead.events, breaks })
}

fn check_presence(state: &State) -> Result<(), Refusal> {
    let playing = || state.entrants.iter().filter(|(id, _)| state.idle_next(**id).is_none());
    if playing().next().is_none() {
        return Err(Refusal::NobodyPresent);
    }
    if state.settings.check_in == CheckIn::Required && !state.has_started() {
        let missing: Vec<_> =
            playing().filter(|(_, entrant)| !entrant.checked_in).map(|(_, e)| e.entry.name.clone()).collect();
        if !missing.is_empty() {
            return Err(Refusal::NotAllCheckedIn(missing));
        }
    }
    Ok(())
}

/// G-3.3.5.2: where the rules have no order of players for the system, the organiser announces one before round 1.
fn check_criteria(state: &State) -> Result<(), Refusal> {
    let missing = !state.has_started() && state.settings.needs_criteria();
    if missing { Err(Refusal::CriteriaMissing) } else { Ok(()) }
}

/// R-F9: games without a result stop the pairing, unless the arbiter records them as adjourned.
fn adjourned(state: &State, order: &Order, unfinished: Unfinished) -> Result<Vec<Event>, Refusal> {
    let unsettled: Vec<_> = state.unsettled().collect();
    if unsettled.is_empty() {
        return Ok(Vec::new());
    }
    match unfinished {
        Unfinished::Wait => Err(Refusal::ResultsMissing(unsettled)),
        Unfinished::Adjourn => {
            require_reason(order)?;
            let adjourn = |(round, table, _)| {
                let pairing = state.pairing(round, table)?;
                Some(ResultConfirmed { pairing, verdict: Outcome::Adjourned.into(), result: None }.into())
            };
            Ok(unsettled.into_iter().filter_map(adjourn).collect())
        }
    }
}

fn by_program(state: &State) -> Result<(PairingSheet, DraftOrigin), Refusal> {
    let facts = state.facts().map_err(|problems| Refusal::unsound(&problems))?;
    let seed = state.settings.seed;
    let next = pair(state.rounds_system()?, &facts, &state.settings.drawing(seed), &mut Silent);
    let next = next.map_err(|cannot| refusal_of(&cannot))?;
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Ok((state.sheet_of(&next), DraftOrigin::Program { version, seed }))
}

fn refusal_of(cannot: &CannotPair) -> Refusal {
    let clause = cannot.clause().unwrap_or(Clause::new("K-ORDER"));
    Refusal::CannotPair { clause, message: cannot.message() }
}

/// The rules a sheet breaks; they need a reason (K-REASON).
fn checked_breaks(state: &State, order: &Order, sheet: &PairingSheet) -> Result<Vec<RuleBreak>, Refusal> {
    let breaks = state.rule_breaks(sheet)?;
    if !breaks.is_empty() && require_reason(order).is_err() {
        return Err(Refusal::BreaksNeedReason(breaks));
    }
    Ok(breaks)
}

fn ids(breaks: &[RuleBreak]) -> Vec<String> {
    breaks.iter().map(|broken| broken.clause.id().to_owned()).collect()
}

pub(super) fn edit(state: &State, order: &Order, sheet: &PairingSheet) -> Result<Decision, Refusal> {
    let draft = state.draft.as_ref().ok_or(Refusal::NoDraft)?;
    let sheet = state.with_terms(sheet, Some(&draft.sheet))?;
    if draft.sheet == sheet {
        return Err(Refusal::NothingChanges);
    }
    // Without a reason the arbiter is shown at once which rules the edit would break.
    let breaks = checked_breaks(state, order, &sheet)?;
    require_reason(order)?;
    let edited = DraftEdited { round: draft.round, sheet, breaks: ids(&breaks) };
    Ok(Decision { events: vec![edited.into()], breaks })
}

pub(super) fn discard(state: &State) -> Result<Decision, Refusal> {
    let draft = state.draft.as_ref().ok_or(Refusal::NoDraft)?;
    Ok(DraftDiscarded { round: draft.round }.into())
}
