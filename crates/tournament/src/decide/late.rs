//! D-C.04.2-4.3: until when a correction counts in the Dutch system, and what is noted for the rating report after that.

use kolo_model::{Outcome, RoundNumber};

use super::results::{check, pairing, table};
use super::{Decision, require_reason};
use crate::command::{OwnRules, PublishedPairs};
use crate::event::{Event, LateCorrectionAllowed, RatingNoted};
use crate::meeting::Meeting;
use crate::rating_note::{ForRating, RatingNote};
use crate::state::{PublishedRound, State};
use crate::{Order, Recorded, Refusal, TableNumber};

/// What a correction stands on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Footing {
    /// What becomes of a round already published.
    pub(super) published: PublishedPairs,
    /// What the rules of the competition say.
    pub(super) own_rules: OwnRules,
    /// When the arbiter was informed of the mistake.
    pub(super) reported: Reported,
}

/// When the arbiter was informed of a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reported {
    /// With the order.
    Now,
    /// While it could count: a protest is reported when it is lodged, however late it is decided.
    InTime,
}

impl Footing {
    pub(super) fn now(published: PublishedPairs, own_rules: OwnRules) -> Footing {
        Footing { published, own_rules, reported: Reported::Now }
    }
}

/// What is written beside a correction of `round` that comes too late, if the rules of the competition let it count.
pub(super) fn allowed(state: &State, round: RoundNumber, footing: Footing) -> Result<Option<Event>, Refusal> {
    if footing.reported == Reported::InTime || !state.is_too_late_for(round) {
        return Ok(None);
    }
    match footing.own_rules {
        OwnRules::Silent => Err(Refusal::TooLateToCount { round }),
        OwnRules::Provide => Ok(Some(LateCorrectionAllowed { round }.into())),
    }
}

/// Notes a mistake for the rating report only: no points, pairs or places change.
pub(super) fn note(
    state: &State,
    order: &Order,
    (round, number): (RoundNumber, TableNumber),
    should: ForRating,
) -> Result<Decision, Refusal> {
    if !state.has_deadlines() {
        return Err(Refusal::NotForRatingHere);
    }
    require_reason(order)?;
    let at = table(state, round, number)?;
    match at.outcome {
        Outcome::Pending | Outcome::Adjourned => return Err(Refusal::ResultNotSettled),
        Outcome::Played(..) | Outcome::Forfeit(_) => {}
    }
    if !state.is_only_for_rating(round) {
        return Err(Refusal::StillCounts { round });
    }
    match should {
        ForRating::Result(outcome) => {
            check(state, outcome.into())?;
            if outcome == Outcome::Adjourned {
                return Err(Refusal::GamesAdjourned(vec![(round, number)]));
            }
            if outcome == at.outcome {
                return Err(Refusal::NothingChanges);
            }
        }
        ForRating::SidesExchanged => {}
    }
    let pairing = pairing(state, round, at);
    let note = RatingNote { pairing: pairing.clone(), was: at.outcome, should };
    if state.for_rating.contains(&note) {
        return Err(Refusal::NothingChanges);
    }
    Ok(RatingNoted { pairing, was: at.outcome, should }.into())
}

/// An undo or a redo that changes what counts of a round is a correction like any other. Steps that were late by leave of the
/// rules of the competition, and decisions about protests, can be undone as they were made. What has ended stays so: a
/// deadline that could be opened by an undo would be none.
pub(super) fn check_undo(before: &State, after: &State, step: &[Recorded]) -> Result<(), Refusal> {
    let by_leave = |record: &Recorded| {
        matches!(record.event, Event::LateCorrectionAllowed(_) | Event::ProtestDecided(_))
    };
    if step.iter().any(by_leave) {
        return Ok(());
    }
    for (index, (then, now)) in before.rounds.iter().zip(&after.rounds).enumerate() {
        let round = RoundNumber::from_index(index);
        if !before.is_too_late_for(round) {
            continue;
        }
        if !counts_the_same(then, now) {
            return Err(Refusal::TooLateToCount { round });
        }
        if !after.is_too_late_for(round) {
            return Err(Refusal::WouldOpenAgain { round: round.next() });
        }
    }
    Ok(())
}

/// An adjourned game has a result when it is over, and not before: that is no correction.
fn counts_the_same(one: &PublishedRound, other: &PublishedRound) -> bool {
    let same = |(one, other): (&Meeting, &Meeting)| {
        let adjourned = [one.outcome, other.outcome].contains(&Outcome::Adjourned);
        one.sides == other.sides && (adjourned || (one.outcome, one.score) == (other.outcome, other.score))
    };
    one.idle == other.idle
        && one.tables.len() == other.tables.len()
        && one.tables.iter().zip(&other.tables).all(same)
}
