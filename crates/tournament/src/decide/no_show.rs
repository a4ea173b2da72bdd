//! Absence without informing the arbiter (R-F8): the game is lost by forfeit, and the player counts as withdrawn,
//! unless the arbiter rules otherwise or the rules of the tournament say so (R-F.dispo).

use kolo_model::{ForfeitResult, Outcome, RoundNumber, Side};

use super::results::{check, pairing, table};
use super::{Decision, entrant, name_of, require_reason, with_draft_discarded};
use crate::command::{AfterNoShow, Missing};
use crate::event::{Event, NoShowLifted, NoShowRecorded, NoShowRuling, ResultConfirmed};
use crate::meeting::{Meeting, TableStatus};
use crate::settings::NoShows;
use crate::state::State;
use crate::{EntrantId, Order, Refusal, Role, TableNumber};

pub(super) fn report(
    state: &State,
    order: &Order,
    round: RoundNumber,
    number: TableNumber,
    missing: Missing,
    then: AfterNoShow,
) -> Result<Decision, Refusal> {
    let at = table(state, round, number)?;
    let (forfeit, who) = lost_by(state, at, missing, (round, number))?;
    let outcome = Outcome::Forfeit(forfeit);
    check(state, outcome.into())?;
    if order.by.role == Role::Helper && at.status() == TableStatus::Mismatch {
        return Err(Refusal::DecidesBetween);
    }
    let ruling = ruling(state, order, then)?;
    let lost = match at.outcome {
        Outcome::Pending => {
            let pairing = pairing(state, round, at);
            Some(ResultConfirmed { pairing, verdict: outcome.into(), result: None }.into())
        }
        // The result is entered; that it was an absence without notice was found out later.
        Outcome::Forfeit(_) if who.iter().all(|id| at.is_forfeited_by(*id)) => None,
        Outcome::Forfeit(_) | Outcome::Adjourned | Outcome::Played(..) => return Err(Refusal::ResultSettled),
    };
    let mut events: Vec<Event> = lost.into_iter().collect();
    for id in who {
        let known = entrant(state, id)?;
        if known.no_shows.contains_key(&round) {
            continue;
        }
        events.push(NoShowRecorded { id, pairing: pairing(state, round, at), ruling }.into());
    }
    if events.is_empty() {
        return Err(Refusal::NothingChanges);
    }
    // A mark alone changes nothing that a draft is made from.
    let only_marks = at.outcome != Outcome::Pending && ruling != NoShowRuling::Withdrawn;
    Ok(if only_marks { events.into() } else { with_draft_discarded(state, events) })
}

/// Who loses by not coming, and what that makes of the game.
fn lost_by(
    state: &State,
    at: &Meeting,
    missing: Missing,
    (round, table): (RoundNumber, TableNumber),
) -> Result<(ForfeitResult, Vec<EntrantId>), Refusal> {
    match missing {
        Missing::Both => Ok((ForfeitResult::BothLose, vec![at.sides.first, at.sides.second])),
        Missing::One(id) => {
            let name = name_of(entrant(state, id)?);
            let side = at.side_of(id).ok_or(Refusal::NotAtTable { name, round, table })?;
            let forfeit = match side {
                Side::First => ForfeitResult::SecondWins,
                Side::Second => ForfeitResult::FirstWins,
            };
            Ok((forfeit, vec![id]))
        }
    }
}

fn ruling(state: &State, order: &Order, then: AfterNoShow) -> Result<NoShowRuling, Refusal> {
    match (state.settings.no_shows, then) {
        (NoShows::Withdraw, AfterNoShow::ByRule) => Ok(NoShowRuling::Withdrawn),
        (NoShows::Withdraw, AfterNoShow::PlaysOn) => {
            require_reason(order)?;
            Ok(NoShowRuling::PlaysOn)
        }
        (NoShows::Stay, AfterNoShow::ByRule | AfterNoShow::PlaysOn) => Ok(NoShowRuling::PlaysOnByRules),
    }
}

/// What follows when the table turns out to have gone as `then` says: a player who did come after all did not miss
/// that round.
pub(super) fn lifted(state: &State, round: RoundNumber, then: &Meeting) -> Vec<Event> {
    let marked = |id: &EntrantId| state.entrants.get(id).is_some_and(|e| e.no_shows.contains_key(&round));
    let came = |id: &EntrantId| marked(id) && !then.is_forfeited_by(*id);
    let both = [then.sides.first, then.sides.second];
    both.into_iter().filter(came).map(|id| NoShowLifted { id, round }.into()).collect()
}
