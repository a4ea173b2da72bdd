//! What stands in the messages of webhooks, as types: what is sent and what the description of the data says are the
//! same.

use kolo_tournament::TableNumber;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// As it is sent.
pub(super) fn data(told: &impl Serialize) -> Value {
    // Nothing of this has a key that is no text, which is all that JSON could refuse.
    serde_json::to_value(told).unwrap_or_default()
}

/// By which a player is known: a number in tournaments, a text in contests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum ToldId {
    /// Of a player.
    Number(u32),
    /// Of a team or a player of a contest.
    Text(String),
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ToldSide {
    /// By which views know them too.
    pub(super) id: Option<ToldId>,
    /// As the public may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
}

impl ToldSide {
    /// A player whose name is looked up when it is sent.
    pub(super) fn numbered(id: u32) -> ToldSide {
        ToldSide { id: Some(ToldId::Number(id)), name: None }
    }

    /// The same in a contest.
    pub(super) fn entry(id: Option<String>) -> ToldSide {
        ToldSide { id: id.map(ToldId::Text), name: None }
    }
}

/// A round of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldRound {
    /// Which tournament of a contest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) venue: Option<String>,
    /// Its number.
    pub(super) round: u32,
    /// Where to read it; not where it was unpublished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) view: Option<String>,
}

/// A result of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldGame {
    /// The round.
    pub(super) round: u32,
    /// The table.
    #[schema(value_type = u32)]
    pub(super) table: TableNumber,
    /// The first side.
    pub(super) first: ToldSide,
    /// The second side.
    pub(super) second: ToldSide,
    /// What counts, in signs; nothing where only sides were corrected.
    pub(super) result: Option<String>,
}

/// Where to look.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldView {
    /// Which tournament of a contest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) venue: Option<String>,
    /// Where to read it; not where it was unpublished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) view: Option<String>,
}

/// A draw that counts.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldDraw {
    /// Which tournament of a contest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) venue: Option<String>,
    /// How many teams play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) teams: Option<usize>,
    /// How many play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) players: Option<usize>,
    /// Where to read it.
    pub(super) view: String,
}

/// A result of a match of a contest.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldTeamMatch {
    /// Which tournament.
    pub(super) venue: String,
    /// Which match.
    #[serde(rename = "match")]
    pub(super) game: String,
    /// The first side.
    pub(super) first: ToldSide,
    /// The second side.
    pub(super) second: ToldSide,
    /// The score; nothing where it does not count any more.
    pub(super) result: Option<String>,
    /// Duel by duel, in the short notation.
    pub(super) duels: Option<String>,
}

/// A match whose sides are known.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldPair {
    /// Which match.
    #[serde(rename = "match")]
    pub(super) game: String,
    /// The first side.
    pub(super) first: ToldSide,
    /// The second side.
    pub(super) second: ToldSide,
}

/// Matches that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldMatches {
    /// Which.
    pub(super) matches: Vec<ToldPair>,
    /// Where to read them.
    pub(super) view: String,
}

/// A result of a match of a knockout or a group.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldMatch {
    /// The match and its sides.
    #[serde(flatten)]
    pub(super) pair: ToldPair,
    /// What counts.
    pub(super) result: String,
    /// What counted before, where it was corrected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) before: Option<String>,
    /// Later matches whose results do not hold any more, where it was corrected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) void: Option<Vec<String>>,
}

/// A result of a tournament, in a round or in a plan.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum ToldResult {
    /// Of a game at a table of a round.
    Game(ToldGame),
    /// Of a match of a knockout or a group.
    Match(ToldMatch),
}

/// A player who plays no more.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldWithdrawal {
    /// Who.
    pub(super) player: ToldSide,
}

/// Where tied players stand: in a group, or in a match that is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub(crate) struct ToldWhere {
    /// Which tournament of a contest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) venue: Option<String>,
    /// The group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) group: Option<String>,
    /// The match.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub(super) game: Option<String>,
}

impl ToldWhere {
    pub(super) fn group(group: &impl ToString) -> ToldWhere {
        ToldWhere { group: Some(group.to_string()), ..ToldWhere::default() }
    }

    pub(super) fn game(game: &impl ToString) -> ToldWhere {
        ToldWhere { game: Some(game.to_string()), ..ToldWhere::default() }
    }
}

/// The places that tied competitors share.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldPlaces {
    /// The best of them.
    pub(super) from: usize,
    /// The last of them.
    pub(super) to: usize,
}

/// Tied competitors who wait until something decides between them.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldEquals {
    /// Where.
    #[serde(flatten)]
    pub(super) place: ToldWhere,
    /// Who.
    pub(super) equal: Vec<ToldSide>,
    /// The places that they share, in a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) places: Option<ToldPlaces>,
}

/// A duel that was played to break a tie.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldDuel {
    /// Where.
    #[serde(flatten)]
    pub(super) place: ToldWhere,
    /// The first side.
    pub(super) first: ToldSide,
    /// The second side.
    pub(super) second: ToldSide,
    /// How it ended.
    pub(super) result: String,
}

/// What broke a tie.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldDecision {
    /// Where.
    #[serde(flatten)]
    pub(super) place: ToldWhere,
    /// `hand` or `lot`.
    pub(super) by: String,
    /// The order, of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) order: Option<Vec<ToldSide>>,
    /// The first side, of a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) first: Option<ToldSide>,
    /// The second side, of a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) second: Option<ToldSide>,
    /// Who goes on, of a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) winner: Option<ToldSide>,
}

/// One of the others that was undone by an organiser, or holds again.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldStep {
    /// Which tournament of a contest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) venue: Option<String>,
    /// The number of the step.
    pub(super) step: u64,
    /// What it was.
    pub(super) was: ToldBefore,
}

/// What was sent before.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldBefore {
    /// Of what kind.
    pub(super) kind: &'static str,
    /// What was in it.
    #[schema(value_type = Object)]
    pub(super) data: Value,
}

/// A message that an organiser has sent to try a webhook out.
#[cfg(feature = "describe")]
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ToldNothing {}
