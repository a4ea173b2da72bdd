//! Publishing, and the few ways back from it (R-F6, R-F7.2).

use kolo_model::{Outcome, RoundNumber};

use super::{Decision, discard_draft, require_reason};
use crate::event::{AmendGround, Event, RevokeGround, RoundAmended, RoundPublished, RoundRevoked};
use crate::rule_break::Weight;
use crate::state::{PublishedRound, State};
use crate::{Order, PairingSheet, Refusal};

pub(super) fn publish(state: &State) -> Result<Decision, Refusal> {
    let draft = state.draft.as_ref().ok_or(Refusal::NoDraft)?;
    Ok(RoundPublished { round: draft.round }.into())
}

/// The latest round, the state before it, and its pairs.
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
    Ok(Latest { round, before, published })
}

impl Latest {
    fn sheet(&self) -> PairingSheet {
        let pairs = self.published.tables.iter().map(|table| table.sides).collect();
        PairingSheet { pairs, byes: self.published.byes.clone() }
    }

    /// The lawful reasons to change the published pairs that really exist.
    ///
    /// Somebody may have withdrawn since; that alone is no reason, so only B1 and B2 are looked at.
    fn grounds(&self) -> Vec<AmendGround> {
        let mut then = self.before.clone();
        for id in self.sheet().named() {
            if let Some(entrant) = then.entrants.get_mut(&id) {
                entrant.withdrawn_after = None;
                entrant.absences.remove(&self.round);
            }
        }
        let breaks = then.rule_breaks(&self.sheet()).unwrap_or_default();
        let ground = |weight| match weight {
            Weight::Waivable(ground) => ground,
            Weight::Impossible => None,
        };
        breaks.iter().filter_map(|broken| ground(broken.weight())).collect()
    }

    fn has_results(&self) -> bool {
        let touched = |outcome| match outcome {
            Outcome::Pending => false,
            Outcome::Adjourned | Outcome::Played(..) | Outcome::Forfeit(_) => true,
        };
        self.published.tables.iter().any(|table| touched(table.outcome))
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
    if !latest.grounds().contains(&ground) {
        return Err(Refusal::GroundUntrue);
    }
    // A game that has a result was played, and what was played stays.
    let kept =
        |table: &crate::state::Table| table.outcome == Outcome::Pending || sheet.pairs.contains(&table.sides);
    if !latest.published.tables.iter().all(kept) {
        return Err(Refusal::RoundHasResults(latest.round));
    }
    let breaks = latest.before.rule_breaks(sheet)?;
    let amended = RoundAmended { round: latest.round, sheet: sheet.clone(), ground };
    let events: Vec<Event> = discard_draft(state).into_iter().chain([amended.into()]).collect();
    Ok(Decision { events, breaks })
}

pub(super) fn revoke(state: &State, order: &Order, ground: RevokeGround) -> Result<Decision, Refusal> {
    require_reason(order)?;
    let latest = latest(state)?;
    if latest.has_results() {
        return Err(Refusal::RoundHasResults(latest.round));
    }
    match ground {
        RevokeGround::Unlawful if latest.grounds().is_empty() => return Err(Refusal::GroundUntrue),
        RevokeGround::Correction if !state.corrected_since_publication => return Err(Refusal::NoCorrection),
        RevokeGround::Unlawful | RevokeGround::Correction | RevokeGround::NotPlayed => {}
    }
    let revoked = RoundRevoked { round: latest.round, ground };
    let events: Vec<Event> = discard_draft(state).into_iter().chain([revoked.into()]).collect();
    Ok(events.into())
}

/// R-F7.2: after a correction the arbiter takes the published round back, if it is later than the corrected
/// one and nobody has played in it.
pub(super) fn revoke_after_correction(state: &State, corrected: RoundNumber) -> Result<Event, Refusal> {
    let latest = latest(state)?;
    if latest.round == corrected {
        return Err(Refusal::NoCorrection);
    }
    if latest.has_results() {
        return Err(Refusal::RoundHasResults(latest.round));
    }
    Ok(RoundRevoked { round: latest.round, ground: RevokeGround::Correction }.into())
}
