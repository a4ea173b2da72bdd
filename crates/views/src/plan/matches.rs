//! Matches of a plan whose sides are known, in the order of play.

#![expect(clippy::similar_names, reason = "a plan, its play and a player are what they are called")]

use std::collections::BTreeMap;

use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side, Verdict};
use kolo_stages::verdict::is_forfeit;
use kolo_stages::{Fixture, MatchId, State, Status};
use kolo_tournament::PairingId;

use super::Plan;
use crate::contest::matches::{Corner, MatchLine, MatchState, parts_of};
use crate::contest::tables;
use crate::result;

/// All matches of a tournament's plans that are to be played and whose sides are known.
pub fn of_tournament(tournament: &kolo_tournament::State, lang: Lang) -> Vec<MatchLine> {
    Plan::played(tournament).flat_map(|plan| all(plan, lang)).collect()
}

/// All matches of a plan that are to be played and whose sides are known.
pub fn all(plan: Plan<'_>, lang: Lang) -> Vec<MatchLine> {
    plan.play().map(|play| lines(play, |id| About::of(plan, id), lang)).unwrap_or_default()
}

/// The same without what players have reported, for anything played in stages.
pub fn of_state(state: &State, lang: Lang) -> Vec<MatchLine> {
    lines(state, |_| About::default(), lang)
}

/// One match; nothing if the two do not stand in it, or it need not be played.
pub fn one(plan: Plan<'_>, id: &MatchId, lang: Lang) -> Option<MatchLine> {
    let play = plan.play()?;
    line(play, id, About::of(plan, id), &Known::of(play), lang)
}

/// What a side has reported about a match that waits for its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Who.
    pub by: String,
    /// What, as it is written.
    pub result: String,
    /// The same as it is typed.
    pub typed: String,
}

/// What the players of a match have reported, the first side first.
pub fn reports(plan: Plan<'_>, id: &MatchId, lang: Lang) -> Vec<Report> {
    let (Some(play), Some(reports)) = (plan.play(), plan.reports(id)) else { return Vec::new() };
    let of_side = |side: Side| {
        let verdict = reports.said[side]?;
        let by = play.name(reports.sides[side]);
        Some(Report { by, result: written(verdict, lang), typed: as_typed(verdict)? })
    };
    Side::BOTH.into_iter().filter_map(of_side).collect()
}

/// What is known of all matches by their names.
struct Known {
    /// Where they belong.
    parts: BTreeMap<String, Message>,
    /// Where they are played.
    tables: BTreeMap<String, u32>,
}

impl Known {
    fn of(state: &State) -> Known {
        Known { parts: parts_of(state), tables: tables::of_state(state) }
    }
}

/// What each side has reported.
type Said = PerSide<Option<Verdict>>;

/// What the tournament knows of a match besides its result: what each side has reported, the protests that it waits for,
/// and its id.
#[derive(Default)]
struct About {
    said: Said,
    held: Vec<u32>,
    pairing: Option<PairingId>,
    /// Under which name it is played on devices.
    live: Option<String>,
    /// Whether it was played with the sides the other way round.
    exchanged: bool,
}

impl About {
    fn of(plan: Plan<'_>, id: &MatchId) -> About {
        let exchanged = plan.is_exchanged(id);
        let turned = |pairing: PairingId| PairingId { sides: pairing.sides.swapped(), ..pairing };
        let pairing = plan.pairing(id).map(|pairing| if exchanged { turned(pairing) } else { pairing });
        let said = plan.reports(id).map_or(PerSide::new(None, None), |reports| reports.said);
        About { said, held: plan.held(id), pairing, live: plan.live(id), exchanged }
    }
}

fn lines(state: &State, about: impl Fn(&MatchId) -> About, lang: Lang) -> Vec<MatchLine> {
    let known = Known::of(state);
    state.plan().game_ids().filter_map(|id| line(state, id, about(id), &known, lang)).collect()
}

fn line(state: &State, id: &MatchId, about: About, known: &Known, lang: Lang) -> Option<MatchLine> {
    let About { said: reports, held, pairing, live, exchanged } = about;
    let fixture = state.fixture(id)?;
    let people = fixture.people()?;
    let corner = |side: Side| {
        let who = people[side];
        Corner { entry: who.to_string(), name: state.name(who), won: fixture.winner() == Some(side) }
    };
    let sides = PerSide::new(corner(Side::First), corner(Side::Second));
    let (how_far, text) = standing(fixture, reports, &sides)?;
    let verdict = fixture.verdict();
    let (sides, verdict) =
        if exchanged { (sides.swapped(), verdict.map(Verdict::swapped)) } else { (sides, verdict) };
    let text = if !held.is_empty() {
        let protests = held.iter().map(u32::to_string).collect::<Vec<String>>();
        Message::new("plan-match-held").with("protests", protests)
    } else if how_far == MatchState::Open && live.is_some() {
        Message::new("school-match-live")
    } else {
        text
    };
    let differences = if how_far == MatchState::Differing {
        let said = |side: Side| reports[side].map(|verdict| says(verdict, side, &sides, lang));
        [said(Side::First), said(Side::Second)].into_iter().flatten().collect()
    } else {
        Vec::new()
    };
    Some(MatchLine {
        key: id.as_str().to_owned(),
        part: known.parts.get(id.as_str()).map(|part| part.text(lang)).unwrap_or_default(),
        table: known.tables.get(id.as_str()).copied(),
        state: how_far,
        text: text.text(lang),
        pairing: pairing.map(|pairing| pairing.to_string()),
        score: verdict.map(|verdict| written(verdict, lang)),
        notation: verdict.and_then(as_typed),
        reports: reports.map(|said| said.map(|verdict| written(verdict, lang))),
        differences,
        live,
        held,
        sides,
    })
}

fn says(verdict: Verdict, side: Side, sides: &PerSide<Corner>, lang: Lang) -> String {
    format!("{}: {}", sides[side].name, written(verdict, lang))
}

fn standing(fixture: &Fixture, said: Said, sides: &PerSide<Corner>) -> Option<(MatchState, Message)> {
    Some(match (fixture.status, said.first, said.second) {
        (Status::Bye, _, _) => return None,
        (Status::Waiting, _, _) => (MatchState::Waiting, Message::new("school-match-waiting")),
        (Status::Tied { .. }, _, _) => (MatchState::Tied, Message::new("school-match-tied")),
        (Status::Over(_) | Status::GivenUp(_), _, _) if fixture.verdict().is_some_and(is_forfeit) => {
            (MatchState::Forfeited, Message::new("school-match-forfeited"))
        }
        (Status::Over(_) | Status::TieBroken { .. } | Status::GivenUp(_), _, _) => {
            (MatchState::Done, Message::new("school-match-done"))
        }
        (Status::Ready, Some(_), Some(_)) => (MatchState::Differing, Message::new("school-match-differing")),
        (Status::Ready, Some(_), None) => (MatchState::Reported, reported(&sides.first)),
        (Status::Ready, None, Some(_)) => (MatchState::Reported, reported(&sides.second)),
        (Status::Ready, None, None) => (MatchState::Open, Message::new("school-match-open")),
    })
}

fn reported(by: &Corner) -> Message {
    Message::new("school-match-reported").with("side", by.name.as_str())
}

/// How a result is written.
pub fn written(verdict: Verdict, lang: Lang) -> String {
    result::text(verdict.outcome, verdict.score, lang).unwrap_or_default()
}

/// How a result is typed.
pub fn as_typed(verdict: Verdict) -> Option<String> {
    result::as_typed(verdict.outcome, verdict.score)
}
