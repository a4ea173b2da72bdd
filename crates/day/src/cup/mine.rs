//! One player's way: what is to be played, and what was.

use kolo_messages::{Lang, Message};
use kolo_model::Side;
use kolo_stages::cup::Cup;
use kolo_stages::{EntrantId, Fixture, MatchId, Settled, SlotPlace, State, Status};
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
    /// Which side.
    #[schema(value_type = SideName)]
    pub side: Side,
    /// Against whom.
    pub opponent: String,
    /// How far it has come.
    pub state: MatchState,
    /// Whether it may end in a draw.
    pub may_be_drawn: bool,
    /// The result that counts, the first side first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Whether it was won, once it is over and somebody has won it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// What this player has reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reported: Option<String>,
    /// What the other one has reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_reported: Option<String>,
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
    let winner = state.fixture(id).and_then(Fixture::winner);
    Some(MyMatch {
        key: line.key,
        part: line.part,
        side,
        opponent: line.sides[Side::other(side)].name.clone(),
        state: line.state,
        may_be_drawn: in_group(state, id),
        result: line.score,
        won: winner.map(|winner| winner == side),
        reported: line.reports[side].clone(),
        opponent_reported: line.reports[Side::other(side)].clone(),
    })
}

/// Whether a match belongs to a group: there it may be drawn, while a knockout needs a winner.
fn in_group(state: &State, id: &MatchId) -> bool {
    let groups = state.plan().stages().iter().flat_map(|stage| &stage.groups);
    let mut views = groups.filter_map(|group| state.group(&group.id));
    views.any(|view| view.games.iter().any(|(game, _)| game == id))
}
