//! One competitor's day: the next game, and what was played so far.

use kolo_messages::{Lang, Message};
use kolo_model::{Outcome, PerSide, RoundNumber, Share, Side};
use kolo_tournament::{EntrantId, State, TableNumber};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;
use crate::entries::Standing;
use crate::own_boards::OwnBoards;
use crate::plan::mine::MyWay;
use crate::result::{self, Typed};
use crate::round::{Round, Stage, Status, next_start};
use crate::schema::SideName;

/// One competitor's day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Mine {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// Whether they play.
    pub standing: Standing,
    /// When the next round starts, in milliseconds since 1970, if that is set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<i64>,
    /// The rounds so far, the latest first.
    pub rounds: Vec<MyRound>,
    /// The way through knockout and groups.
    #[serde(flatten)]
    pub way: MyWay,
}

/// One round of one competitor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MyRound {
    /// Which round.
    pub round: u32,
    /// When it starts, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<i64>,
    /// The game; nothing if there is no opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<MyGame>,
    /// Why there is none, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<String>,
}

/// One game of one competitor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MyGame {
    /// The id of the match, by which it is reported.
    pub pairing: String,
    /// The table.
    pub table: u32,
    /// Which side.
    #[schema(value_type = SideName)]
    pub side: Side,
    /// How that side is called.
    pub side_name: String,
    /// Against whom.
    pub opponent: Who,
    /// Handicap and komi in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
    /// How it stands.
    pub status: Status,
    /// The result that counts, first side first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// What this competitor has reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reported: Option<String>,
    /// What the other one has reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_reported: Option<String>,
    /// The same three as this competitor says it.
    pub own: OwnSide,
    /// The boards, where there are several.
    #[serde(flatten)]
    pub match_boards: OwnBoards,
}

/// What a game brought, said to one of its sides: `you won`, or the own points of a match first.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct OwnSide {
    /// The result that counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// What this competitor has reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reported: Option<String>,
    /// What the other one has reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_reported: Option<String>,
}

impl Mine {
    /// The day of a player; nothing for a stranger. Drafts are not shown yet.
    pub fn of(state: &State, id: EntrantId, lang: Lang) -> Option<Mine> {
        let entrant = state.entrants().get(&id)?;
        let numbers = (0..state.rounds().len()).rev().map(RoundNumber::from_index);
        let rounds = numbers.filter_map(|number| Round::of(state, number, lang));
        let rounds = rounds.filter(|round| round.stage == Stage::Published);
        Some(Mine {
            who: Who::of(state, id),
            standing: Standing::of(entrant),
            starts: next_start(state),
            rounds: rounds.filter_map(|round| my_round(state, &round, id, lang)).collect(),
            way: MyWay::of(state, id, lang),
        })
    }
}

impl OwnSide {
    fn of(state: &State, round: u32, table: u32, side: Side, lang: Lang) -> OwnSide {
        let at = RoundNumber::new(round).zip(TableNumber::new(table));
        let Some(at) = at.and_then(|(round, table)| state.table(round, table)) else {
            return OwnSide::default();
        };
        let report = |by: Side| at.reported()[by].map(|report| (report.outcome, report.score));
        let described =
            |said: Option<Typed>| said.and_then(|(outcome, score)| seen_by(side, outcome, score, lang));
        OwnSide {
            result: described(Some((at.outcome, at.score))),
            reported: described(report(side)),
            opponent_reported: described(report(side.other())),
        }
    }
}

/// What a side got, in the words of a report; nothing while there is no result.
fn seen_by(side: Side, outcome: Outcome, score: Option<PerSide<u32>>, lang: Lang) -> Option<String> {
    let text = match (outcome, score) {
        (Outcome::Pending, _) => return None,
        (Outcome::Adjourned, _) => return result::text(outcome, score, lang),
        (Outcome::Played(..), Some(score)) => {
            return Some(format!("{} : {}", score[side], score[side.other()]));
        }
        (Outcome::Played(result, _), None) => match result.shares()[side] {
            Share::Win => Message::new("hall-my-got-won"),
            Share::Draw => Message::new("hall-my-got-drawn"),
            Share::Loss => Message::new("hall-my-got-lost"),
        },
        (Outcome::Forfeit(result), _) => match result.shares()[side] {
            Share::Win => Message::new("hall-my-got-won-free"),
            Share::Draw | Share::Loss => Message::new("hall-my-got-lost-free"),
        },
    };
    Some(text.text(lang))
}

fn my_round(state: &State, round: &Round, id: EntrantId, lang: Lang) -> Option<MyRound> {
    let found = round.tables.iter().find_map(|table| {
        let side = Side::BOTH.into_iter().find(|side| table.seats[*side].who.id == id.0)?;
        let at = RoundNumber::new(round.number).zip(TableNumber::new(table.table));
        let pairing = at.and_then(|(round, table)| state.pairing(round, table))?;
        Some(MyGame {
            match_boards: OwnBoards::of(state, &pairing, side, lang),
            pairing: pairing.to_string(),
            table: table.table,
            side,
            side_name: round.sides[side].clone(),
            opponent: table.seats[side.other()].who.clone(),
            terms: table.terms.clone(),
            status: table.status,
            result: table.result.clone(),
            reported: table.reports[side].clone(),
            opponent_reported: table.reports[side.other()].clone(),
            own: OwnSide::of(state, round.number, table.table, side, lang),
        })
    });
    let free = round.free.iter().find(|line| line.who.id == id.0).map(|line| line.why.clone());
    if found.is_none() && free.is_none() {
        return None;
    }
    Some(MyRound { round: round.number, starts: round.starts, game: found, free })
}
