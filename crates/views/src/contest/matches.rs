//! The matches of a tournament, in the order they come.

use std::collections::BTreeMap;

use kolo_contest::{Contest, Fixture, GameKey, Play, Progress, VenueId};
use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};
use kolo_teams::{Difference, SlipState};
use serde::Serialize;
use utoipa::ToSchema;

use super::{describe, tables};
use crate::bracket;
use crate::schema::Sides;

/// A match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MatchLine {
    /// Its name, short: `A.1.2`, `SF1`.
    pub key: String,
    /// Its id, where a tournament by itself holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairing: Option<String>,
    /// Where it belongs: group and round, semi-final, round of a Swiss.
    pub part: String,
    /// The table: of a Swiss round, of a group, of the play-off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// The two sides.
    #[schema(value_type = Sides<Corner>)]
    pub sides: PerSide<Corner>,
    /// How far it has come.
    pub state: MatchState,
    /// The same in words.
    #[serde(rename = "told")]
    pub text: String,
    /// The score, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
    /// What counts, duel by duel as it is typed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// What each side has reported.
    #[schema(value_type = Sides<Option<String>>)]
    pub reports: PerSide<Option<String>>,
    /// Where the reports differ, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<String>,
    /// The match on devices that it is, by its name there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<String>,
    /// Protests that hold it up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<u32>,
}

impl MatchLine {
    /// The end of the address of its page.
    pub fn path(&self) -> &str {
        self.pairing.as_deref().unwrap_or(&self.key)
    }

    /// Where it is played, in the language of the reader: a match of a bracket by the name of its round, with its number where
    /// the round has several; any other by its short name.
    pub fn place(&self) -> String {
        match (self.part.as_str(), in_bracket(&self.key)) {
            ("", _) | (_, None) => self.key.clone(),
            (part, Some("")) => part.to_owned(),
            (part, Some(number)) => format!("{part} {number}"),
        }
    }

    /// Where it belongs, if [`MatchLine::place`] does not say it.
    pub fn belongs(&self) -> &str {
        if in_bracket(&self.key).is_some() { "" } else { &self.part }
    }

    /// The same for the public: what a side reports before it counts, and what holds a match up, is for the organiser
    /// alone.
    #[must_use]
    pub fn for_public(self, lang: Lang) -> MatchLine {
        let (state, text) = if self.state.is_open() {
            (MatchState::Open, open(self.live.is_some()).text(lang))
        } else {
            (self.state, self.text)
        };
        let (reports, differences, held) = (PerSide::new(None, None), Vec::new(), Vec::new());
        MatchLine { state, text, reports, differences, held, ..self }
    }
}

/// One side of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MatchCorner)]
pub struct Corner {
    /// The id of the team.
    pub entry: String,
    /// Its name.
    pub name: String,
    /// Whether it has won.
    pub won: bool,
}

/// How far a match has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MatchState {
    /// It can be played.
    Open,
    /// One side has reported.
    Reported,
    /// Both sides have, and not the same.
    Differing,
    /// It was drawn, and something else must decide.
    Tied,
    /// It is played.
    Done,
    /// It was not played: a side stayed away or gave up.
    Forfeited,
    /// A side is not known yet.
    Waiting,
}

impl MatchState {
    /// The name in style sheets and data.
    pub fn code(self) -> &'static str {
        match self {
            MatchState::Open => "open",
            MatchState::Reported => "reported",
            MatchState::Differing => "differing",
            MatchState::Tied => "tied",
            MatchState::Done => "done",
            MatchState::Forfeited => "forfeited",
            MatchState::Waiting => "waiting",
        }
    }

    /// Whether a result is still wanted.
    pub fn is_open(self) -> bool {
        matches!(self, MatchState::Open | MatchState::Reported | MatchState::Differing)
    }
}

/// The number of a match within its round of a bracket, empty where the round has one match; nothing for a match of a group or
/// of a Swiss round.
fn in_bracket(key: &str) -> Option<&str> {
    let key = key.strip_prefix("C-").unwrap_or(key);
    if key == "final" {
        return Some("");
    }
    if let Some(number) = key.strip_prefix("SF").or_else(|| key.strip_prefix("QF")) {
        return Some(number);
    }
    if let Some(rest) = key.strip_prefix('R') {
        return rest.split_once('-').map(|(_, number)| number);
    }
    // `P3`, `P5-8`, `P5-8-1`.
    let places = key.strip_prefix('P')?;
    Some(places.splitn(3, '-').nth(2).unwrap_or_default())
}

/// All matches whose sides are known.
pub fn all(contest: &Contest, venue: &VenueId, lang: Lang) -> Vec<MatchLine> {
    let Some(play) = contest.play(venue) else { return Vec::new() };
    let known = Known::of(play);
    let fixtures = play.games().into_iter().filter_map(|key| play.fixture(&key));
    fixtures.map(|fixture| line(contest, play, &fixture, &known, lang)).collect()
}

/// One match; nothing if its sides are not known.
pub fn one(contest: &Contest, venue: &VenueId, key: &GameKey, lang: Lang) -> Option<MatchLine> {
    let play = contest.play(venue)?;
    let fixture = play.fixture(key)?;
    let known = Known::of(play);
    Some(line(contest, play, &fixture, &known, lang))
}

/// What is known of all matches by their names.
struct Known {
    /// Where they belong.
    parts: BTreeMap<String, Message>,
    /// Where they are played.
    tables: BTreeMap<String, u32>,
    /// Under which names they are played on devices.
    lives: BTreeMap<GameKey, String>,
}

impl Known {
    fn of(play: &Play) -> Known {
        let lives = play.lives().into_iter().map(|(game, opening)| (game.clone(), opening.live.to_string()));
        Known { parts: parts(play), tables: tables::of_stages(play), lives: lives.collect() }
    }
}

fn line(contest: &Contest, play: &Play, fixture: &Fixture, known: &Known, lang: Lang) -> MatchLine {
    let slip = play.slip(&fixture.key);
    let state = slip.map_or(SlipState::Open, kolo_teams::Slip::state);
    let result = slip.and_then(|slip| slip.settled()).map(|settled| settled.sheet.result());
    let winner = winner(play, fixture, result);
    let corner = |side: Side| {
        let entry = &fixture.sides[side];
        let name = describe::entry_name(contest.state(), entry);
        Corner { entry: entry.to_string(), name, won: winner == Some(side) }
    };
    let sides = PerSide::new(corner(Side::First), corner(Side::Second));
    let live = known.lives.get(&fixture.key).cloned();
    let (state, message, differences) = standing(fixture, &state, result, &sides, live.is_some());
    let report = |side: Side| {
        let sheet = slip.and_then(|slip| slip.report(side));
        sheet.map(|sheet| sheet.sheet().entry.to_string())
    };
    let score = match fixture.progress {
        Progress::Over(Some(score)) => Some(score),
        Progress::Over(None) | Progress::Tied => result.map(|result| result.score),
        Progress::Open | Progress::Waiting => None,
    };
    let part = known.parts.get(&fixture.key.0).map(|part| part.text(lang)).unwrap_or_default();
    MatchLine {
        key: fixture.key.to_string(),
        pairing: None,
        part,
        table: fixture.table.or_else(|| known.tables.get(&fixture.key.0).copied()),
        state,
        text: message.text(lang),
        score: score.map(|score| format!("{} : {}", score.first, score.second)),
        notation: slip.and_then(|slip| slip.settled()).map(|settled| settled.sheet.sheet().entry.to_string()),
        reports: PerSide::new(report(Side::First), report(Side::Second)),
        differences: differences.iter().map(|one| one.message().text(lang)).collect(),
        live,
        held: play.held_by(&fixture.key).into_iter().map(|id| id.0).collect(),
        sides,
    }
}

/// A match that can be played, or is in play on devices.
fn open(live: bool) -> Message {
    Message::new(if live { "school-match-live" } else { "school-match-open" })
}

fn standing(
    fixture: &Fixture,
    state: &SlipState<'_>,
    result: Option<kolo_teams::Worth>,
    sides: &PerSide<Corner>,
    live: bool,
) -> (MatchState, Message, Vec<Difference>) {
    let none = Vec::new;
    match (fixture.progress, state) {
        (Progress::Waiting, _) => (MatchState::Waiting, Message::new("school-match-waiting"), none()),
        (Progress::Tied, _) => (MatchState::Tied, Message::new("school-match-tied"), none()),
        (Progress::Over(_), _) if result.is_some_and(|result| result.is_played()) => {
            (MatchState::Done, Message::new("school-match-done"), none())
        }
        (Progress::Over(_), _) => (MatchState::Forfeited, Message::new("school-match-forfeited"), none()),
        (Progress::Open, SlipState::Mismatch(differences)) => {
            (MatchState::Differing, Message::new("school-match-differing"), differences.clone())
        }
        (Progress::Open, SlipState::Reported(side)) => {
            let message = Message::new("school-match-reported").with("side", sides[*side].name.as_str());
            (MatchState::Reported, message, none())
        }
        (Progress::Open, SlipState::Open | SlipState::Settled(_)) => (MatchState::Open, open(live), none()),
    }
}

/// Who has won, by the duels, the lot or the score.
fn winner(play: &Play, fixture: &Fixture, result: Option<kolo_teams::Worth>) -> Option<Side> {
    if let Some(ledger) = play.stages() {
        let (state, id) = (ledger.state(), fixture.key.0.as_str().into());
        let winner = state.fixture(&id)?.winner();
        return if state.is_turned(&id) { winner.map(Side::other) } else { winner };
    }
    let points = result?.points;
    match points.first.cmp(&points.second) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some(Side::Second),
    }
}

/// What part of the tournament each match belongs to.
pub(crate) fn parts(play: &Play) -> BTreeMap<String, Message> {
    let mut parts = play.stages().map(|ledger| parts_of(ledger.state())).unwrap_or_default();
    for key in play.games() {
        if let Some((round, _)) = key.table() {
            parts.insert(key.0.clone(), Message::new("school-part-round").with("round", round));
        }
    }
    parts
}

/// What part of the stages each match belongs to.
pub(crate) fn parts_of(state: &kolo_stages::State) -> BTreeMap<String, Message> {
    let mut parts = BTreeMap::new();
    for (index, stage) in state.plan().stages().iter().enumerate() {
        for group in stage.groups.iter().filter_map(|group| state.group(&group.id)) {
            for (id, _) in &group.games {
                parts.insert(id.as_str().to_owned(), of_group(&group.id, id.as_str()));
            }
        }
        let bracket = state.bracket(index);
        let last = bracket.iter().map(|game| game.round).max().unwrap_or_default();
        for game in &bracket {
            let left = last.saturating_sub(game.round);
            parts.insert(game.id.as_str().to_owned(), bracket_round(game.id.as_str(), left));
        }
    }
    parts
}

fn of_group(group: &kolo_stages::GroupId, id: &str) -> Message {
    let round = id.split('.').nth(1).unwrap_or_default();
    Message::new("school-part-group").with("group", group).with("round", round)
}

/// A round of the play-off by how many rounds are left after it.
pub fn bracket_round(id: &str, left: usize) -> Message {
    if let Some(round) = id.strip_prefix("C-") {
        return Message::new("plan-part-consolation").with("round", bracket_round(round, left));
    }
    if let Some((from, to)) = id.strip_prefix('P').filter(|rest| *rest != "3").and_then(places) {
        return Message::new("plan-part-places").with("from", from).with("to", to);
    }
    if id == "P3" { Message::new("school-part-third") } else { bracket::round_name(left) }
}

/// The places that a match is about: `5-8-1` is one of those for 5 to 8, `5` the one for 5 and 6.
fn places(rest: &str) -> Option<(u32, u32)> {
    let mut numbers = rest.split('-').map(|part| part.parse::<u32>().ok());
    let from = numbers.next()??;
    let to = numbers.next().unwrap_or_else(|| from.checked_add(1))?;
    Some((from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_are_called_by_what_they_are_about() {
        let named = |id: &str, left: usize| bracket_round(id, left).text(Lang::En);
        assert_eq!(named("R32-5", 4), "Round of 32");
        assert_eq!(named("R16-5", 3), "Round of sixteen");
        assert_eq!((named("SF1", 1), named("final", 0)), ("Semi-finals".to_owned(), "Final".to_owned()));
        assert_eq!(named("P3", 0), "Match for third place");
        assert_eq!(named("P5-8-1", 1), "For places 5 to 8");
        assert_eq!(named("P5", 0), "For places 5 to 6");
        assert_eq!(named("C-SF1", 1), "Consolation: Semi-finals");
        assert_eq!(named("Pokus", 0), "Final", "a name that was given by hand");
    }

    #[test]
    fn matches_of_brackets_have_the_number_within_their_round() {
        for (key, number) in [
            ("final", Some("")),
            ("SF2", Some("2")),
            ("QF4", Some("4")),
            ("R16-11", Some("11")),
            ("P3", Some("")),
            ("P5-8", Some("")),
            ("P5-8-2", Some("2")),
            ("C-SF1", Some("1")),
            ("C-final", Some("")),
            ("A.1.2", None),
            ("r4-t1", None),
        ] {
            assert_eq!(in_bracket(key), number, "{key}");
        }
    }
}
