//! The day of one team, as its captain sees it on a phone: the next match, what was reported, what is played.

use kolo_contest::{Contest, EntryId, GameKey, Play, VenueId};
use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};
use kolo_teams::CheckedSheet;
use kolo_tournament::EntrantId;
use serde::Serialize;
use utoipa::ToSchema;

use super::matches::{self, MatchLine, MatchState};
use super::slip::{Board, Slip};
use super::venue::starts;
use super::{describe, places};
use crate::schema::SideName;
use crate::stages::{Stage, Standing};

/// The day of one team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct TeamDay {
    /// The id of the team.
    pub entry: String,
    /// Its name.
    pub name: String,
    /// Its place, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// When the tournament begins, or in play the next round of a Swiss, in milliseconds since 1970, if that is set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<i64>,
    /// Matches that can be played, in the order of play.
    pub open: Vec<OwnMatch>,
    /// Which of them is the next for the captain to see to: the first that they have not reported, or where the
    /// reports differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// Matches whose other side is not known yet.
    pub ahead: Vec<Ahead>,
    /// Matches that are over, the latest first.
    pub done: Vec<OwnResult>,
    /// Why there is no match now, in words: the tournament has not started, a bye, a round that the team misses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<String>,
}

/// A match of the team that can be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OwnMatch {
    /// Its name.
    pub key: String,
    /// Where it belongs.
    pub part: String,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// Which side the team is.
    #[schema(value_type = SideName)]
    pub side: Side,
    /// Against whom.
    pub opponent: String,
    /// Who opens the first duels, in words.
    pub opens: String,
    /// How far it has come.
    pub state: MatchState,
    /// What the captain is to do, in words.
    #[serde(rename = "told")]
    pub text: String,
    /// Board by board.
    pub boards: Vec<OwnBoard>,
    /// What the team has reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reported: Option<OwnReport>,
    /// What the other team has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_reported: Option<OwnReport>,
    /// Where the reports differ, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<String>,
    /// The match on devices that it is, by its name there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<String>,
}

/// One board of such a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OwnBoard {
    /// Its number.
    pub board: u32,
    /// Who plays for the team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<String>,
    /// Against whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<String>,
    /// What the team has reported, one sign for each duel: `1` won, `0` lost, `=` drawn.
    pub reported: String,
    /// What the other team has, seen from this one.
    pub opponent_reported: String,
    /// Whether these differ.
    pub differs: bool,
}

/// What a side has reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OwnReport {
    /// The score, the points of the team first.
    pub score: String,
    /// The result as it is typed, the first side first; the same sent by the other side confirms it.
    pub result: String,
}

/// A match that is to come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Ahead {
    /// Its name.
    pub key: String,
    /// Where it belongs.
    pub part: String,
    /// Who will be the other side, in words.
    pub opponent: String,
}

/// A match that is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = TeamResult)]
pub struct OwnResult {
    /// Its name.
    pub key: String,
    /// Where it belongs.
    pub part: String,
    /// Against whom.
    pub opponent: String,
    /// The score, the points of the team first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
    /// Whether the team has won.
    pub won: bool,
    /// How far it has come, in words.
    #[serde(rename = "told")]
    pub text: String,
}

impl TeamDay {
    /// The day of a team; nothing if there is no such tournament.
    pub fn of(contest: &Contest, venue: &VenueId, entry: &EntryId, lang: Lang) -> Option<TeamDay> {
        let Some(play) = contest.play(venue) else { return TeamDay::ahead_of(contest, venue, entry, lang) };
        let (mut open, mut done) = (Vec::new(), Vec::new());
        for line in matches::all(contest, venue, lang) {
            let own = Side::BOTH.into_iter().find(|side| line.sides[*side].entry == entry.as_str());
            let Some(side) = own else { continue };
            if line.state.is_open() {
                let slip = Slip::of(contest, venue, &GameKey(line.key.clone()), lang)?;
                open.push(OwnMatch::of(play, slip, side, lang));
            } else {
                done.push(OwnResult::of(line, side));
            }
        }
        done.reverse();
        let waits = |one: &&OwnMatch| one.reported.is_none() || one.state == MatchState::Differing;
        let table = places::table(contest, venue).unwrap_or_default();
        Some(TeamDay {
            entry: entry.to_string(),
            name: describe::entry_name(contest.state(), entry),
            place: table.iter().find(|line| line.entry == entry.as_str()).and_then(|line| line.place),
            starts: contest.state().venue(venue).and_then(|at| starts(contest, at)),
            next: open.iter().find(waits).map(|one| one.key.clone()),
            ahead: ahead(play, entry, lang),
            idle: idle(play, entry).map(|why| why.text(lang)),
            open,
            done,
        })
    }

    /// Before the tournament starts: when and where it is.
    fn ahead_of(contest: &Contest, venue: &VenueId, entry: &EntryId, lang: Lang) -> Option<TeamDay> {
        let at = contest.state().venue(venue)?;
        let plan = &at.plan;
        let day = plan.day.message_with_weekday();
        let when = match &plan.place {
            Some(place) => Message::new("captain-not-started-at").with("day", day).with("place", place),
            None => Message::new("captain-not-started").with("day", day),
        };
        Some(TeamDay {
            entry: entry.to_string(),
            name: describe::entry_name(contest.state(), entry),
            place: None,
            starts: starts(contest, at),
            next: None,
            open: Vec::new(),
            ahead: Vec::new(),
            done: Vec::new(),
            idle: Some(when.text(lang)),
        })
    }
}

/// Why a team has no match in the latest round of a Swiss, or none any more.
fn idle(play: &Play, entry: &EntryId) -> Option<Message> {
    if play.has_given_up(entry) {
        return Some(Message::new("captain-left"));
    }
    let state = play.swiss()?.state()?;
    if play.misses_next_round(entry) {
        return Some(Message::new("captain-misses").with("round", state.next_round()));
    }
    let index = play.field().iter().position(|one| one == entry)?;
    let id = EntrantId(u32::try_from(index + 1).ok()?);
    let (round, latest) = (state.latest_round()?, state.rounds().last()?);
    let absent = latest.idle.iter().any(|(one, _)| *one == id);
    if latest.byes.contains(&id) {
        Some(Message::new("captain-bye").with("round", round))
    } else if absent {
        Some(Message::new("captain-absent").with("round", round))
    } else {
        None
    }
}

impl OwnMatch {
    fn of(play: &Play, slip: Slip, side: Side, lang: Lang) -> OwnMatch {
        let reports = play.slip(&GameKey(slip.line.key.clone()));
        let report = |by: Side| {
            let sheet: &CheckedSheet = reports.and_then(|slip| slip.report(by))?;
            let result = sheet.sheet().entry.to_string();
            Some(OwnReport { score: seen(&sheet.result().score, side), result })
        };
        let (reported, opponent_reported) = (report(side), report(side.other()));
        let score = |report: &Option<OwnReport>| {
            report.as_ref().map(|report| report.score.clone()).unwrap_or_default()
        };
        let message = match (slip.line.state, &reported) {
            (MatchState::Differing, _) => Message::new("school-my-differ")
                .with("own", score(&reported))
                .with("other", score(&opponent_reported)),
            (MatchState::Reported, Some(own)) => {
                Message::new("school-my-waits").with("score", own.score.as_str())
            }
            (MatchState::Reported, None) => {
                Message::new("school-my-confirm").with("score", score(&opponent_reported))
            }
            (
                MatchState::Open
                | MatchState::Tied
                | MatchState::Done
                | MatchState::Forfeited
                | MatchState::Waiting,
                _,
            ) => Message::new(if slip.line.live.is_some() { "school-my-live" } else { "school-my-open" }),
        };
        OwnMatch {
            opens: opens(&slip.games, side).text(lang),
            boards: slip.games.iter().map(|board| OwnBoard::of(board, side)).collect(),
            opponent: slip.line.sides[side.other()].name.clone(),
            key: slip.line.key,
            part: slip.line.part,
            table: slip.line.table,
            side,
            state: slip.line.state,
            text: message.text(lang),
            reported,
            opponent_reported,
            differences: slip.line.differences,
            live: slip.line.live,
        }
    }
}

/// Who opens the first duel on each board. Unless it is set otherwise, the side that is named first.
fn opens(boards: &[Board], side: Side) -> Message {
    let own: Vec<String> = boards
        .iter()
        .filter(|board| board.opens.unwrap_or(Side::First) == side)
        .map(|board| board.board.to_string())
        .collect();
    match own.len() {
        0 => Message::new("school-my-opens-they"),
        all if all == boards.len() => Message::new("school-my-opens-we"),
        _ => Message::new("school-my-opens-some").with("boards", own),
    }
}

impl OwnBoard {
    fn of(board: &Board, side: Side) -> OwnBoard {
        let said = |by: Side| {
            let marks = board.reports[by].as_deref().unwrap_or_default();
            marks.chars().map(|mark| turned(mark, side)).collect()
        };
        OwnBoard {
            board: board.board,
            own: board.players[side].clone(),
            other: board.players[side.other()].clone(),
            reported: said(side),
            opponent_reported: said(side.other()),
            differs: board.differs,
        }
    }
}

impl OwnResult {
    fn of(line: MatchLine, side: Side) -> OwnResult {
        let score = line.score.as_deref().and_then(|score| score.split_once(" : "));
        OwnResult {
            score: score.map(|(first, second)| seen(&PerSide::new(first, second), side)),
            opponent: line.sides[side.other()].name.clone(),
            won: line.sides[side].won,
            key: line.key,
            part: line.part,
            text: line.text,
        }
    }
}

/// A mark of a slip, seen from one side; and the other way round.
pub fn turned(mark: char, side: Side) -> char {
    match (mark, side) {
        ('1', Side::Second) => '0',
        ('0', Side::Second) => '1',
        ('+', Side::Second) => '-',
        ('-', Side::Second) => '+',
        ('>', Side::Second) => '<',
        ('<', Side::Second) => '>',
        (mark, Side::First | Side::Second) => mark,
    }
}

fn seen<T: std::fmt::Display>(score: &PerSide<T>, side: Side) -> String {
    format!("{} : {}", score[side], score[side.other()])
}

/// Matches in which the team stands and the other side is not known yet.
fn ahead(play: &Play, entry: &EntryId, lang: Lang) -> Vec<Ahead> {
    let Some(ledger) = play.stages() else { return Vec::new() };
    let index = play.field().iter().position(|one| one == entry);
    let Some(number) = index.and_then(|index| u32::try_from(index + 1).ok()) else { return Vec::new() };
    let parts = matches::parts(play);
    let stages = Stage::all(ledger.state(), lang);
    let waiting = stages.into_iter().flat_map(|stage| stage.rounds).flatten();
    let own = waiting.filter(|meeting| meeting.standing == Standing::Waiting).filter_map(|meeting| {
        let side = Side::BOTH.into_iter().find(|side| meeting.sides[*side].id == Some(number))?;
        let part = parts.get(&meeting.id).map(|part| part.text(lang)).unwrap_or_default();
        Some(Ahead { part, opponent: meeting.sides[side.other()].name.clone(), key: meeting.id })
    });
    own.collect()
}
