//! Publishing, and the few ways back from it (R-F6, R-F7.2, D-C.04.2-4.4).

use kolo_model::{Outcome, RoundNumber, System};

use super::{Decision, grounds, require_reason, with_draft_discarded};
use crate::command::OwnRules;
use crate::event::{AmendGround, Event, RevokeGround, RoundAmended, RoundPublished, RoundRevoked};
use crate::meeting::Meeting;
use crate::rule_break::Weight;
use crate::state::{PublishedRound, State};
use crate::{EntrantId, Order, PairingSheet, Refusal, RefusedChange, RuleBreak};

pub(super) fn publish(state: &State) -> Result<Decision, Refusal> {
    let draft = state.draft.as_ref().ok_or(Refusal::NoDraft)?;
    let (round, sheet, idle) = (draft.round, draft.sheet.clone(), state.idle_list());
    Ok(RoundPublished { round, sheet, idle }.into())
}

/// The latest round, and the state before it.
pub(super) struct Latest {
    pub(super) round: RoundNumber,
    pub(super) before: State,
    pub(super) published: PublishedRound,
}

fn latest(state: &State) -> Result<Latest, Refusal> {
    let round = state.latest_round().ok_or(Refusal::NothingPublished)?;
    let published = state.rounds.last().ok_or(Refusal::NothingPublished)?;
    let before = state.before_latest().ok_or(Refusal::NothingPublished)?;
    Ok(Latest { round, before, published: PublishedRound::clone(published) })
}

/// The reasons to change published pairs that these broken rules give (R-F6).
fn broken_rules(breaks: &[RuleBreak]) -> Vec<AmendGround> {
    let ground = |weight| match weight {
        Weight::Waivable(ground) => ground,
        Weight::Impossible => None,
    };
    breaks.iter().filter_map(|broken| ground(broken.weight())).collect()
}

impl Latest {
    /// The rules that `sheet` breaks in the place of what is published, for the same people.
    pub(super) fn breaks_of(&self, sheet: &PairingSheet) -> Result<Vec<RuleBreak>, Refusal> {
        self.breaks_among(self.published.sheet().named(), sheet)
    }

    /// The rules that `sheet` breaks if it is for these people.
    pub(super) fn breaks_among(
        &self,
        people: impl Iterator<Item = EntrantId>,
        sheet: &PairingSheet,
    ) -> Result<Vec<RuleBreak>, Refusal> {
        self.before.rule_breaks_instead_of(people, sheet)
    }

    fn is_touched(&self) -> bool {
        self.before.is_touched(self.round, &self.published)
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
    let breaks = match state.rounds_system()? {
        System::Dutch => grounds::check(&latest, sheet, ground)?,
        System::Fide1992 | System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin => {
            unlawful_pairs(&latest, sheet, ground)?
        }
    };
    let amended = RoundAmended { round: latest.round, sheet: sheet.clone(), ground };
    Ok(Decision { breaks, ..with_draft_discarded(state, [amended.into()]) })
}

/// R-F6: the published pairs break the rule that is named, and the new ones do not.
fn unlawful_pairs(
    latest: &Latest,
    sheet: &PairingSheet,
    ground: AmendGround,
) -> Result<Vec<RuleBreak>, Refusal> {
    match ground {
        AmendGround::BreaksB1 | AmendGround::BreaksB2 => {}
        AmendGround::Rematch
        | AmendGround::CompetitionRules
        | AmendGround::WithoutOpponent
        | AmendGround::LateEntry
        | AmendGround::TopOfLastRound => {
            return Err(Refusal::GroundOfOtherRules(latest.before.rounds_system()?));
        }
    }
    if !broken_rules(&latest.breaks_of(&latest.published.sheet())?).contains(&ground) {
        return Err(Refusal::GroundUntrue);
    }
    // A game that has a result was played, and what was played stays.
    let kept = |table: &Meeting| table.outcome == Outcome::Pending || sheet.pairs.contains(&table.sides);
    if !latest.published.tables.iter().all(kept) {
        return Err(Refusal::RoundHasResults(latest.round));
    }
    let breaks = latest.breaks_of(sheet)?;
    if broken_rules(&breaks).contains(&ground) {
        return Err(Refusal::StillBroken(breaks));
    }
    Ok(breaks)
}

pub(super) fn revoke(state: &State, order: &Order, ground: RevokeGround) -> Result<Decision, Refusal> {
    require_reason(order)?;
    let latest = latest(state)?;
    if latest.is_touched() {
        return Err(Refusal::RoundHasResults(latest.round));
    }
    match (state.rounds_system()?, ground) {
        (System::Dutch, _) => revoke_dutch(&latest, ground)?,
        (_, RevokeGround::CompetitionRules) => {
            return Err(Refusal::GroundOfOtherRules(state.rounds_system()?));
        }
        (_, RevokeGround::Unlawful)
            if broken_rules(&latest.breaks_of(&latest.published.sheet())?).is_empty() =>
        {
            return Err(Refusal::GroundUntrue);
        }
        (_, RevokeGround::Correction) if !state.corrected_before_latest => return Err(Refusal::NoCorrection),
        (_, RevokeGround::Mistake) if state.settings.fixes_published_pairs() => {
            return Err(Refusal::CannotUndoPublication);
        }
        (_, RevokeGround::Unlawful | RevokeGround::Correction | RevokeGround::Mistake) => {}
    }
    Ok(with_draft_discarded(state, [RoundRevoked { round: latest.round, ground }.into()]))
}

/// D-C.04.2-4.4: a whole round is unpublished if two would meet again, or if the rules of the competition provide for
/// it. A correction alone leaves it as it is (D-C.04.2-4.3).
fn revoke_dutch(latest: &Latest, ground: RevokeGround) -> Result<(), Refusal> {
    let refused = |why| Err(Refusal::PublishedStays(why));
    match ground {
        RevokeGround::CompetitionRules => Ok(()),
        RevokeGround::Unlawful => {
            let breaks = latest.breaks_of(&latest.published.sheet())?;
            if grounds::has_rematch(&breaks) { Ok(()) } else { refused(RefusedChange::NoRematch) }
        }
        RevokeGround::Correction | RevokeGround::Mistake => {
            refused(RefusedChange::OnlyByOwnRules(latest.round))
        }
    }
}

/// R-F7.2: after a correction the arbiter unpublishes the round, if it is later than the corrected
/// one and no game of it was played. In the Dutch system the rules of the competition must provide for it
/// (D-C.04.2-4.4).
pub(super) fn revoke_after_correction(
    state: &State,
    corrected: RoundNumber,
    own_rules: OwnRules,
) -> Result<Event, Refusal> {
    let latest = latest(state)?;
    if latest.round == corrected {
        return Err(Refusal::NoCorrection);
    }
    if latest.is_touched() {
        return Err(Refusal::RoundHasResults(latest.round));
    }
    let ground = match (state.rounds_system()?, own_rules) {
        (System::Dutch, OwnRules::Provide) => RevokeGround::CompetitionRules,
        (System::Dutch, OwnRules::Silent) => {
            return Err(Refusal::PublishedStays(RefusedChange::OnlyByOwnRules(latest.round)));
        }
        (_, OwnRules::Silent | OwnRules::Provide) => RevokeGround::Correction,
    };
    Ok(RoundRevoked { round: latest.round, ground }.into())
}
