//! Matches whose sides are known, in the order of play.

use std::collections::BTreeMap;

use kolo_messages::{Lang, Message};
use kolo_model::{Outcome as Ended, PerSide, PlayedResult, Side};
use kolo_stages::cup::Cup;
use kolo_stages::{Fixture, MatchId, Missing, Outcome, State, Status};

use crate::contest::matches::{Corner, MatchLine, MatchState, parts_of};
use crate::contest::tables;
use crate::result::{self, Form, NoResult};

/// All matches that are to be played and whose sides are known.
pub fn all(cup: &Cup, lang: Lang) -> Vec<MatchLine> {
    let state = cup.state();
    state.map(|state| lines(state, |id| (said(cup, id), cup.held_by(id)), lang)).unwrap_or_default()
}

/// The same without what players have reported, for whatever is played in stages.
pub fn of_state(state: &State, lang: Lang) -> Vec<MatchLine> {
    lines(state, |_| (PerSide::new(None, None), Vec::new()), lang)
}

/// One match; nothing if its sides are not known, or nobody has to play it.
pub fn one(cup: &Cup, id: &MatchId, lang: Lang) -> Option<MatchLine> {
    let state = cup.state()?;
    line(state, id, (said(cup, id), cup.held_by(id)), &Known::of(state), lang)
}

/// What somebody has reported about a match that waits for its result.
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
pub fn reports(cup: &Cup, id: &MatchId, lang: Lang) -> Vec<Report> {
    let (Some(state), Some(reports)) = (cup.state(), cup.reports(id)) else { return Vec::new() };
    let of_side = |side: Side| {
        let outcome = reports.said[side]?;
        let by = state.name(reports.sides[side]);
        Some(Report { by, result: written(outcome, lang), typed: as_typed(outcome)? })
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
type Said = PerSide<Option<Outcome>>;

fn said(cup: &Cup, id: &MatchId) -> Said {
    cup.reports(id).map_or(PerSide::new(None, None), |reports| reports.said)
}

/// What the desk knows of a match besides: what each side has reported, and the protests that it waits for.
type About = (Said, Vec<u32>);

fn lines(state: &State, about: impl Fn(&MatchId) -> About, lang: Lang) -> Vec<MatchLine> {
    let known = Known::of(state);
    state.plan().game_ids().filter_map(|id| line(state, id, about(id), &known, lang)).collect()
}

fn line(state: &State, id: &MatchId, (reports, held): About, known: &Known, lang: Lang) -> Option<MatchLine> {
    let fixture = state.fixture(id)?;
    let people = fixture.people()?;
    let corner = |side: Side| {
        let who = people[side];
        Corner { entry: who.to_string(), name: state.name(who), won: fixture.winner() == Some(side) }
    };
    let sides = PerSide::new(corner(Side::First), corner(Side::Second));
    let (how_far, told) = standing(fixture, reports, &sides)?;
    let outcome = fixture.outcome();
    let told = if held.is_empty() {
        told
    } else {
        let protests = held.iter().map(u32::to_string).collect::<Vec<String>>();
        Message::new("cup-match-held").with("protests", protests)
    };
    let differences = if how_far == MatchState::Differing {
        let said = |side: Side| reports[side].map(|outcome| says(outcome, side, &sides, lang));
        [said(Side::First), said(Side::Second)].into_iter().flatten().collect()
    } else {
        Vec::new()
    };
    Some(MatchLine {
        key: id.as_str().to_owned(),
        part: known.parts.get(id.as_str()).map(|part| part.text(lang)).unwrap_or_default(),
        table: known.tables.get(id.as_str()).copied(),
        state: how_far,
        told: told.text(lang),
        score: outcome.map(|outcome| written(outcome, lang)),
        notation: outcome.and_then(as_typed),
        reports: reports.map(|said| said.map(|outcome| written(outcome, lang))),
        differences,
        live: None,
        held,
        sides,
    })
}

fn says(outcome: Outcome, side: Side, sides: &PerSide<Corner>, lang: Lang) -> String {
    format!("{}: {}", sides[side].name, written(outcome, lang))
}

fn standing(fixture: &Fixture, said: Said, sides: &PerSide<Corner>) -> Option<(MatchState, Message)> {
    Some(match (fixture.status, said.first, said.second) {
        (Status::Bye, _, _) => return None,
        (Status::Waiting, _, _) => (MatchState::Waiting, Message::new("school-match-waiting")),
        (Status::Tied { .. }, _, _) => (MatchState::Tied, Message::new("school-match-tied")),
        (Status::Over(Outcome::Walkover { .. }) | Status::GivenUp(_), _, _) => {
            (MatchState::Forfeited, Message::new("school-match-forfeited"))
        }
        (Status::Over(_) | Status::TieBroken { .. }, _, _) => {
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
pub fn written(outcome: Outcome, lang: Lang) -> String {
    result::text(Ended::from(outcome), outcome.score(), lang).unwrap_or_default()
}

/// How a result is typed.
pub fn as_typed(outcome: Outcome) -> Option<String> {
    result::as_typed(Ended::from(outcome), outcome.score())
}

/// What was typed: a key, or a score.
///
/// # Errors
/// When it is neither, or no end that a match of stages can have.
pub fn typed(text: &str) -> Result<Outcome, NoResult> {
    let (ended, score) = result::typed(text, Form::Match)?;
    let wrong = || NoResult(text.chars().take(40).collect());
    let played = |result: PlayedResult| match result {
        PlayedResult::FirstWins => Ok(Outcome::Won { by: Side::First, score }),
        PlayedResult::SecondWins => Ok(Outcome::Won { by: Side::Second, score }),
        PlayedResult::Draw => Ok(Outcome::Drawn { score }),
        PlayedResult::BothLose
        | PlayedResult::FirstDrawsSecondLoses
        | PlayedResult::SecondDrawsFirstLoses => Err(wrong()),
    };
    match ended {
        Ended::Played(result, _) => played(result),
        Ended::Forfeit(result) => {
            let missing = match result {
                kolo_model::ForfeitResult::FirstWins => Missing::Second,
                kolo_model::ForfeitResult::SecondWins => Missing::First,
                kolo_model::ForfeitResult::BothLose => Missing::Both,
            };
            Ok(Outcome::Walkover { missing })
        }
        Ended::Pending | Ended::Adjourned => Err(wrong()),
    }
}
