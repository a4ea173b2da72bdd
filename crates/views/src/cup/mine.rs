//! One player's way: what is to be played, and what was.

use kolo_messages::{Lang, Message};
use kolo_model::Side;
use kolo_stages::cup::Cup;
use kolo_stages::{EntrantId, MatchId, Missing, Outcome, Settled, SlotPlace, State, Status};
use serde::Serialize;
use utoipa::ToSchema;

use super::matches;
use crate::contest::matches::{MatchState, parts_of};
use crate::schema::SideName;

/// One player's way through a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MyWay {
    /// The number that matches name.
    pub no: u32,
    /// The name.
    pub name: String,
    /// Matches that can be played now, the next one first.
    pub open: Vec<MyMatch>,
    /// The match that waits for an opponent, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<String>,
    /// Matches that are over, the latest first.
    pub earlier: Vec<MyMatch>,
    /// The place, once it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// One match of one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MyMatch {
    /// Its name.
    pub key: String,
    /// Where it belongs.
    pub part: String,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// Which side.
    #[schema(value_type = SideName)]
    pub side: Side,
    /// Against whom.
    pub opponent: String,
    /// How far it has come.
    pub state: MatchState,
    /// Whether it waits for a decision of the arbiter, before which nothing is reported.
    pub held: bool,
    /// Whether it may end in a draw.
    pub may_be_drawn: bool,
    /// The result that counts, the first side first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Whether it was won, once it is over and somebody has won it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// The result that counts, in words and as this player sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<String>,
    /// What this player has reported, in words and as this player sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reported: Option<String>,
    /// What the other one has reported, in words and as this player sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_reported: Option<String>,
    /// What a report says that confirms the other one's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirm: Option<Confirmation>,
}

/// A report that says the same as the other one's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Confirmation {
    /// `won`, `drawn` or `lost`, for this player.
    pub got: &'static str,
    /// The own points, where there are any.
    pub own: String,
    /// The other one's.
    pub other: String,
}

impl MyWay {
    /// The way of somebody; nothing for a stranger.
    pub fn of(cup: &Cup, who: EntrantId, lang: Lang) -> Option<MyWay> {
        let entrant = cup.setup().entrants.iter().find(|entrant| entrant.id == who)?;
        let mut way = MyWay {
            no: who.0,
            name: entrant.name.to_string(),
            open: Vec::new(),
            waits: None,
            earlier: Vec::new(),
            place: None,
        };
        let Some(state) = cup.state() else { return Some(way) };
        for id in state.plan().game_ids() {
            let Some(fixture) = state.fixture(id) else { continue };
            let Some(side) = Side::BOTH.into_iter().find(|side| fixture.sides[*side].id() == Some(who))
            else {
                continue;
            };
            match fixture.status {
                Status::Waiting => way.waits = way.waits.or_else(|| Some(waits(state, id, side, lang))),
                Status::Bye => {}
                Status::Ready | Status::Tied { .. } => way.open.extend(my_match(cup, id, side, lang)),
                Status::Over(_) | Status::TieBroken { .. } | Status::GivenUp(_) => {
                    way.earlier.extend(my_match(cup, id, side, lang));
                }
            }
        }
        way.earlier.reverse();
        let own = state.standings().into_iter().find(|one| one.entrant == who);
        way.place = own.filter(|one| one.settled == Settled::Yes).map(|one| one.places.to_string());
        Some(way)
    }
}

fn waits(state: &State, id: &MatchId, side: Side, lang: Lang) -> String {
    let part = parts_of(state).remove(id.as_str()).map(|part| part.text(lang)).unwrap_or_default();
    let other = state.label(&SlotPlace::Side(id.clone(), Side::other(side)), lang);
    Message::new("cup-my-waits").with("part", part).with("match", id).with("other", other).text(lang)
}

fn my_match(cup: &Cup, id: &MatchId, side: Side, lang: Lang) -> Option<MyMatch> {
    let line = matches::one(cup, id, lang)?;
    let state = cup.state()?;
    let fixture = state.fixture(id)?;
    let winner = fixture.winner();
    let said = cup.reports(id).map(|reports| reports.said);
    let own = said.and_then(|said| said[side]);
    let other = said.and_then(|said| said[Side::other(side)]);
    let seen = |outcome: Outcome| seen_from(outcome, side).text(lang);
    Some(MyMatch {
        key: line.key,
        part: line.part,
        side,
        table: line.table,
        opponent: line.sides[Side::other(side)].name.clone(),
        state: line.state,
        held: !line.held.is_empty(),
        may_be_drawn: in_group(state, id),
        result: line.score,
        won: winner.map(|winner| winner == side),
        seen: fixture.outcome().map(seen),
        reported: own.map(seen),
        opponent_reported: other.map(seen),
        confirm: other.filter(|_| own.is_none()).map(|outcome| confirmation(outcome, side)),
    })
}

/// A result in words, as one side sees it.
fn seen_from(outcome: Outcome, side: Side) -> Message {
    let own = outcome.score().map(|score| format!("{} : {}", score[side], score[side.other()]));
    let usual = |text: &str| own.clone().unwrap_or_else(|| text.to_owned());
    match outcome {
        Outcome::Won { by, .. } if by == side => Message::new("cup-my-you-won").with("score", usual("1 : 0")),
        Outcome::Won { .. } => Message::new("cup-my-you-lost").with("score", usual("0 : 1")),
        Outcome::Drawn { .. } => Message::new("cup-my-you-drew").with("score", usual("½ : ½")),
        Outcome::Walkover { missing } => match (missing, side) {
            (Missing::Both, _) => Message::new("cup-my-nobody-came"),
            (Missing::First, Side::First) | (Missing::Second, Side::Second) => {
                Message::new("cup-my-you-missed")
            }
            (Missing::First, Side::Second) | (Missing::Second, Side::First) => {
                Message::new("cup-my-other-missed")
            }
        },
    }
}

fn confirmation(outcome: Outcome, side: Side) -> Confirmation {
    let got = match outcome.winner() {
        Some(winner) if winner == side => "won",
        Some(_) => "lost",
        None => "drawn",
    };
    let points = |of: Side| outcome.score().map(|score| score[of].to_string()).unwrap_or_default();
    Confirmation { got, own: points(side), other: points(side.other()) }
}

/// Whether a match belongs to a group: there it may be drawn, while a knockout needs a winner.
fn in_group(state: &State, id: &MatchId) -> bool {
    let groups = state.plan().stages().iter().flat_map(|stage| &stage.groups);
    let mut views = groups.filter_map(|group| state.group(&group.id));
    views.any(|view| view.games.iter().any(|(game, _)| game == id))
}
