//! Publishing, and the few ways back from it (R-F6, R-F7.2).

use kolo_model::{Outcome, RoundNumber};

use super::{Decision, require_reason, with_draft_discarded};
use crate::event::{AmendGround, Event, RevokeGround, RoundAmended, RoundPublished, RoundRevoked};
use crate::rule_break::Weight;
use crate::state::{PublishedRound, State, Table};
use crate::{Order, PairingSheet, Refusal, RuleBreak};

pub(super) fn publish(state: &State) -> Result<Decision, Refusal> {
    let draft = state.draft.as_ref().ok_or(Refusal::NoDraft)?;
    let (round, sheet, idle) = (draft.round, draft.sheet.clone(), state.idle_list());
    Ok(RoundPublished { round, sheet, idle }.into())
}

/// The latest round, and the state before it.
struct Latest {
    round: RoundNumber,
    before: State,
    published: PublishedRound,
}

fn latest(state: &State) -> Result<Latest, Refusal> {
    let round = state.latest_round().ok_or(Refusal::NothingPublished)?;
    let mut before = state.clone();
    before.draft = None;
    let published = before.rounds.pop().ok_or(Refusal::NothingPublished)?;
    Ok(Latest { round, before, published: PublishedRound::clone(&published) })
}

/// The lawful reasons to change published pairs that these broken rules give.
fn grounds(breaks: &[RuleBreak]) -> Vec<AmendGround> {
    let ground = |weight| match weight {
        Weight::Waivable(ground) => ground,
        Weight::Impossible => None,
    };
    breaks.iter().filter_map(|broken| ground(broken.weight())).collect()
}

impl Latest {
    /// The rules that `sheet` breaks in the place of what is published, for the same people.
    fn breaks_of(&self, sheet: &PairingSheet) -> Result<Vec<RuleBreak>, Refusal> {
        self.before.rule_breaks_instead_of(&self.published.sheet(), sheet)
    }

    fn is_touched(&self) -> bool {
        self.published.tables.iter().any(Table::is_touched)
    }
}

pub(super) fn amend(
    state: &State,
    order: &Order,
    sheet: &PairingSheet,
    ground: AmendGround,
) -> Result<Decision, Refusal> {
    require_reason(order)?;
    let latest = latest(state)?;
    let sheet = &latest.before.with_terms(sheet, Some(&latest.published.sheet()))?;
    if latest.published.sheet() == *sheet {
        return Err(Refusal::NothingChanges);
    }
    if !grounds(&latest.breaks_of(&latest.published.sheet())?).contains(&ground) {
        return Err(Refusal::GroundUntrue);
    }
    // A game that has a result was played, and what was played stays.
    let kept = |table: &Table| table.outcome == Outcome::Pending || sheet.pairs.contains(&table.sides);
    if !latest.published.tables.iter().all(kept) {
        return Err(Refusal::RoundHasResults(latest.round));
    }
    let breaks = latest.breaks_of(sheet)?;
    if grounds(&breaks).contains(&ground) {
        return Err(Refusal::StillBroken(breaks));
    }
    let amended = RoundAmended { round: latest.round, sheet: sheet.clone(), ground };
    Ok(Decision { breaks, ..with_draft_discarded(state, [amended.into()]) })
}

pub(super) fn revoke(state: &State, order: &Order, ground: RevokeGround) -> Result<Decision, Refusal> {
    require_reason(order)?;
    let latest = latest(state)?;
    if latest.is_touched() {
        return Err(Refusal::RoundHasResults(latest.round));
    }
    match ground {
        RevokeGround::Unlawful if grounds(&latest.breaks_of(&latest.published.sheet())?).is_empty() => {
            return Err(Refusal::GroundUntrue);
        }
        RevokeGround::Correction if !state.corrected_before_latest => return Err(Refusal::NoCorrection),
        RevokeGround::Mistake if state.settings.fixes_published_pairs() => {
            return Err(Refusal::CannotUndoPublication);
        }
        RevokeGround::Unlawful | RevokeGround::Correction | RevokeGround::Mistake => {}
    }
    Ok(with_draft_discarded(state, [RoundRevoked { round: latest.round, ground }.into()]))
}

/// R-F7.2: after a correction the arbiter takes the published round back, if it is later than the corrected
/// one and nobody has played in it.
pub(super) fn revoke_after_correction(state: &State, corrected: RoundNumber) -> Result<Event, Refusal> {
    let latest = latest(state)?;
    if latest.round == corrected {
        return Err(Refusal::NoCorrection);
    }
    if latest.is_touched() {
        return Err(Refusal::RoundHasResults(latest.round));
    }
    Ok(RoundRevoked { round: latest.round, ground: RevokeGround::Correction }.into())
}
