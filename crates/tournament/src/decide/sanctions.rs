//! Sanctions and what they lead to, all in one step (K-SANCTION, P-2.1.1.2).

use kolo_model::{ForfeitResult, Outcome, RuleSet, Side};
use kolo_rulings::{PlayedMatches, needs_warning};
use kolo_teams::{ForfeitBy, MatchResult};

use super::late::{Footing, Reported};
use super::matches::Match;
use super::{Ahead, Decision, entrant, entrants, name_of, require_reason};
use crate::command::{OwnRules, PublishedPairs};
use crate::event::SanctionGiven;
use crate::meeting::Meeting;
use crate::sanction::{Against, Measure, Sanction};
use crate::state::State;
use crate::{EntrantId, Ledger, Order, PairingId, Refusal};

pub(super) fn give(
    ledger: &Ledger,
    state: &State,
    order: &Order,
    sanction: &Sanction,
    published: PublishedPairs,
) -> Result<Decision, Refusal> {
    // What happened is what the reason says.
    require_reason(order)?;
    let who = sanction.against.entrant().ok_or(Refusal::UnknownCompetitor)?;
    entrant(state, who)?;
    state.name_against(sanction.against).ok_or(Refusal::UnknownMember)?;
    check_breach(state, sanction)?;
    if needs_warning(sanction.breach, sanction.weight, sanction.measure.kind())
        && !state.is_warned(sanction.against)
    {
        return Err(Refusal::WarningFirst(state.settings.rules()));
    }
    let mut ahead = Ahead::of(state);
    let footing = Footing { published, own_rules: OwnRules::Silent, reported: Reported::InTime };
    match (&sanction.measure, sanction.against) {
        (Measure::ForfeitMatch { pairing }, _) => {
            ahead.take(forfeited(state, order, pairing, who, footing)?);
        }
        (Measure::Exclusion { .. }, against) if state.is_excluded(against) => {
            return Err(Refusal::NothingChanges);
        }
        // Without an excluded member the team plays on.
        (Measure::Warning, _) | (Measure::Exclusion { .. }, Against::Member(_)) => {}
        (Measure::Exclusion { played }, Against::Entrant(_)) => {
            exclude(&mut ahead, order, who, *played, footing)?;
        }
    }
    ahead.extend([SanctionGiven { id: ledger.next_sanction(), sanction: sanction.clone() }.into()]);
    Ok(ahead.events.into())
}

/// Where the rules have a list of breaches, one of them is named; elsewhere what happened is said in words.
fn check_breach(state: &State, sanction: &Sanction) -> Result<(), Refusal> {
    match (state.settings.rules(), sanction.breach) {
        (Some(RuleSet::Pisqworky2023), None) => Err(Refusal::BreachMissing),
        (Some(RuleSet::Go2009 | RuleSet::Fide1992 | RuleSet::FideDutch) | None, Some(_)) => {
            Err(Refusal::BreachOfOtherRules)
        }
        (Some(RuleSet::Pisqworky2023), Some(_)) | (_, None) => Ok(()),
    }
}

/// A match is lost: a result that counts is corrected, an open one is entered.
fn forfeited(
    state: &State,
    order: &Order,
    pairing: &PairingId,
    who: EntrantId,
    footing: Footing,
) -> Result<Decision, Refusal> {
    let meeting = state.meeting(pairing).ok_or_else(|| Refusal::UnknownPairing(pairing.clone()))?;
    let side = meeting.side_of(who);
    let side = side.ok_or_else(|| Refusal::NotInMatch(name_of_entrant(state, who)))?;
    let pairing = PairingId { sides: meeting.sides, ..pairing.clone() };
    let at = Match::of(state, &pairing)?;
    let lost = lost_by(&meeting, side);
    let result = if state.settings.shape().is_one_game() {
        MatchResult::Game(Outcome::Forfeit(lost).into())
    } else {
        MatchResult::Forfeit(match lost {
            ForfeitResult::FirstWins => ForfeitBy::Second,
            ForfeitResult::SecondWins => ForfeitBy::First,
            ForfeitResult::BothLose => ForfeitBy::Both,
        })
    };
    // What is published of rounds stays; in a plan results that rest on it may be removed with it.
    let published = if pairing.round().is_some() { PublishedPairs::Keep } else { footing.published };
    let footing = Footing { published, ..footing };
    match meeting.outcome {
        Outcome::Pending | Outcome::Adjourned => at.report(order, &result),
        Outcome::Played(..) | Outcome::Forfeit(_) => at.correct(order, &result, footing),
    }
}

fn name_of_entrant(state: &State, id: EntrantId) -> kolo_model::Name {
    entrant(state, id).map_or_else(|_| state.settings.name.clone(), name_of)
}

/// A side loses a match; where the other one has lost it already, both do.
fn lost_by(meeting: &Meeting, side: Side) -> ForfeitResult {
    let other_lost = meeting.is_forfeited_by(meeting.sides[side.other()]);
    match side {
        _ if other_lost => ForfeitResult::BothLose,
        Side::First => ForfeitResult::SecondWins,
        Side::Second => ForfeitResult::FirstWins,
    }
}

/// A player or a team plays no more: matches that wait for a result are lost, those that were played stay or are lost too.
fn exclude(
    ahead: &mut Ahead,
    order: &Order,
    who: EntrantId,
    played: PlayedMatches,
    footing: Footing,
) -> Result<(), Refusal> {
    for pairing in matches_of(&ahead.state, who) {
        // A correction before may have put others there.
        let Some(meeting) = ahead.state.meeting(&pairing) else { continue };
        let in_round = pairing.round().is_some();
        let lost = match meeting.outcome {
            // In a plan the withdrawal gives up what is to be played.
            Outcome::Pending | Outcome::Adjourned => in_round,
            Outcome::Played(..) => played == PlayedMatches::Forfeited,
            Outcome::Forfeit(_) => played == PlayedMatches::Forfeited && !meeting.is_forfeited_by(who),
        };
        if lost {
            ahead.take(forfeited(&ahead.state, order, &pairing, who, footing)?);
        }
    }
    if entrant(&ahead.state, who)?.withdrawn_after.is_none() {
        ahead.take(entrants::withdraw(&ahead.state, who)?);
    }
    Ok(())
}

/// The matches of a player, in the order of play.
fn matches_of(state: &State, who: EntrantId) -> Vec<PairingId> {
    let in_rounds = (0..state.rounds.len()).map(kolo_model::RoundNumber::from_index).flat_map(|round| {
        let tables = state.rounds[round.index()].tables.iter().map(|table| table.sides);
        tables.map(move |sides| PairingId::in_round(state.stage.clone(), round, sides))
    });
    let in_plans = state.graphs().flat_map(|(stage, graph)| {
        let play = graph.play().into_iter();
        play.flat_map(|play| {
            play.plan().game_ids().filter_map(|game| {
                let sides = play.fixture(game)?.people()?;
                play.result(game)?;
                Some(PairingId::at_node(stage.id.clone(), game.clone(), sides))
            })
        })
    });
    in_rounds.chain(in_plans).filter(|pairing| pairing.has(who)).collect()
}
