//! One competitor's day: the next game, and what was played so far.

use kolo_messages::Lang;
use kolo_model::{RoundNumber, Side};
use kolo_tournament::{CompetitorId, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;
use crate::entries::Standing;
use crate::round::{Round, Stage, Status};
use crate::schema::SideName;

/// One competitor's day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Mine {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// Whether he plays.
    pub standing: Standing,
    /// The rounds so far, the latest first.
    pub rounds: Vec<MyRound>,
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
}

impl Mine {
    /// The day of somebody; nothing for a stranger. Drafts are nobody's business yet.
    pub fn of(state: &State, id: CompetitorId, lang: Lang) -> Option<Mine> {
        let entrant = state.entrants().get(&id)?;
        let numbers = (0..state.rounds().len()).rev().map(RoundNumber::from_index);
        let rounds = numbers.filter_map(|number| Round::of(state, number, lang));
        let rounds = rounds.filter(|round| round.stage == Stage::Published);
        Some(Mine {
            who: Who::of(state, id),
            standing: Standing::of(entrant),
            rounds: rounds.filter_map(|round| my_round(&round, id)).collect(),
        })
    }
}

fn my_round(round: &Round, id: CompetitorId) -> Option<MyRound> {
    let found = round.tables.iter().find_map(|table| {
        let side = Side::BOTH.into_iter().find(|side| table.seats[*side].who.id == id.0)?;
        Some(MyGame {
            table: table.table,
            side,
            side_name: round.sides[side].clone(),
            opponent: table.seats[side.other()].who.clone(),
            terms: table.terms.clone(),
            status: table.status,
            result: table.result.clone(),
            reported: table.reports[side].clone(),
            opponent_reported: table.reports[side.other()].clone(),
        })
    });
    let free = round.free.iter().find(|line| line.who.id == id.0).map(|line| line.why.clone());
    if found.is_none() && free.is_none() {
        return None;
    }
    Some(MyRound { round: round.number, starts: round.starts, game: found, free })
}
