//! Protests against results (G-4.4.8): lodged before the next round is drawn, in the last round before the results are
//! announced; decided before that round is drawn, unless the arbiter says why not (K-PROTEST).

use kolo_model::{Outcome, RoundNumber};

use super::results::{correct, table};
use super::{Decision, entrant, name_of, require_reason};
use crate::command::{PublishedPairs, TableResult};
use crate::event::{ProtestDecided, ProtestLodged};
use crate::incident::{ProtestRuling, Remedy};
use crate::state::State;
use crate::{Command, CompetitorId, Order, ProtestId, Refusal, TableNumber};

pub(super) fn lodge(
    state: &State,
    order: &Order,
    id: ProtestId,
    (round, number): (RoundNumber, TableNumber),
    by: CompetitorId,
) -> Result<Decision, Refusal> {
    let at = table(state, round, number)?;
    let name = name_of(entrant(state, by)?);
    if at.side_of(by).is_none() {
        return Err(Refusal::NotAtTable { name, round, table: number });
    }
    // Nobody can answer a protest that does not say what is wrong.
    require_reason(order)?;
    match at.outcome {
        Outcome::Pending | Outcome::Adjourned => return Err(Refusal::ResultNotSettled),
        Outcome::Played(..) | Outcome::Forfeit(_) => {}
    }
    // A result that came late, of an adjourned game or by a correction, has until the draw after it.
    let drawn_since = at.settled_in.is_none_or(|settled_in| settled_in < state.rounds.len());
    if drawn_since || state.draft.is_some() {
        return Err(Refusal::ProtestAfterDraw { rules: state.settings.rules() });
    }
    let same = |protest: &crate::incident::Protest| {
        protest.ruling.is_none() && (protest.round, protest.table, protest.by) == (round, number, by)
    };
    if state.protests.values().any(same) {
        return Err(Refusal::NothingChanges);
    }
    Ok(ProtestLodged { id, round, table: number, sides: at.sides, by, against: at.outcome }.into())
}

/// The end of a tournament is the announcement of its results.
pub(super) fn too_late_after_the_end(state: &State, command: &Command) -> Option<Refusal> {
    match command {
        Command::LodgeProtest { .. } => {
            Some(Refusal::ProtestAfterAnnouncement { rules: state.settings.rules() })
        }
        _ => None,
    }
}

pub(super) fn decide(
    state: &State,
    order: &Order,
    id: ProtestId,
    ruling: &ProtestRuling,
    published: PublishedPairs,
) -> Result<Decision, Refusal> {
    let protest = state.protests.get(&id).ok_or(Refusal::UnknownProtest(id))?;
    if protest.ruling.is_some() {
        return Err(Refusal::ProtestIsDecided(id));
    }
    require_reason(order)?;
    let decided = ProtestDecided { id, ruling: *ruling };
    match ruling {
        ProtestRuling::Upheld(Remedy::Correction { outcome, score }) => {
            let (round, table) = (protest.round, protest.table);
            let result = TableResult { round, table, outcome: *outcome, score: *score };
            let mut decision = correct(state, order, &result, published)?;
            decision.events.push(decided.into());
            Ok(decision)
        }
        ProtestRuling::Upheld(Remedy::Other) | ProtestRuling::Rejected => Ok(decided.into()),
    }
}

/// K-PROTEST: the next round is not drawn, and the results are not announced, over an open protest without a reason.
pub(super) fn check_open(state: &State, order: &Order) -> Result<(), Refusal> {
    let open: Vec<ProtestId> = state.open_protests().collect();
    if open.is_empty() || require_reason(order).is_ok() { Ok(()) } else { Err(Refusal::ProtestsOpen(open)) }
}
