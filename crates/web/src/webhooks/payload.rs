//! What stands in the messages of webhooks, as types: what is sent and what the description of the data says are the
//! same.

use kolo_tournament::TableNumber;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// As it is sent.
pub(super) fn data(payload: &impl Serialize) -> Value {
    // Nothing of this has a key that is no text, which is all that JSON could refuse.
    serde_json::to_value(payload).unwrap_or_default()
}

/// By which a player is known: a number in tournaments, a text in contests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum PayloadId {
    /// Of a player.
    Number(u32),
    /// Of a team or a player of a contest.
    Text(String),
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct PayloadSide {
    /// By which views know them too.
    pub(super) id: Option<PayloadId>,
    /// As the public may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
}

impl PayloadSide {
    /// A player whose name is looked up when it is sent.
    pub(super) fn numbered(id: u32) -> PayloadSide {
        PayloadSide { id: Some(PayloadId::Number(id)), name: None }
    }

    /// The same in a contest.
    pub(super) fn entry(id: Option<String>) -> PayloadSide {
        PayloadSide { id: id.map(PayloadId::Text), name: None }
    }
}

/// A round of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundPayload {
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
pub(crate) struct GamePayload {
    /// The round.
    pub(super) round: u32,
    /// The table.
    #[schema(value_type = u32)]
    pub(super) table: TableNumber,
    /// The first side.
    pub(super) first: PayloadSide,
    /// The second side.
    pub(super) second: PayloadSide,
    /// What counts, in signs; nothing where only sides were corrected.
    pub(super) result: Option<String>,
}

/// Where to look.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ViewPayload {
    /// Which tournament of a contest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) venue: Option<String>,
    /// Where to read it; not where it was unpublished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) view: Option<String>,
}

/// A draw that counts.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DrawPayload {
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
pub(crate) struct TeamMatchPayload {
    /// Which tournament.
    pub(super) venue: String,
    /// Which match.
    #[serde(rename = "match")]
    pub(super) game: String,
    /// The first side.
    pub(super) first: PayloadSide,
    /// The second side.
    pub(super) second: PayloadSide,
    /// The score; nothing where it does not count any more.
    pub(super) result: Option<String>,
    /// Duel by duel, in the short notation.
    pub(super) duels: Option<String>,
}

/// A match whose sides are known.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PayloadPair {
    /// Which match.
    #[serde(rename = "match")]
    pub(super) game: String,
    /// The first side.
    pub(super) first: PayloadSide,
    /// The second side.
    pub(super) second: PayloadSide,
}

/// Matches that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MatchesPayload {
    /// Which.
    pub(super) matches: Vec<PayloadPair>,
    /// Where to read them.
    pub(super) view: String,
}

/// A result of a match of a knockout or a group.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MatchPayload {
    /// The match and its sides.
    #[serde(flatten)]
    pub(super) pair: PayloadPair,
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
pub(crate) enum ResultPayload {
    /// Of a game at a table of a round.
    Game(GamePayload),
    /// Of a match of a knockout or a group.
    Match(MatchPayload),
}

/// A player who plays no more.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WithdrawalPayload {
    /// Who.
    pub(super) player: PayloadSide,
}

/// Where tied players stand: in a group, or in a match that is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub(crate) struct PayloadPlace {
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

impl PayloadPlace {
    pub(super) fn group(group: &impl ToString) -> PayloadPlace {
        PayloadPlace { group: Some(group.to_string()), ..PayloadPlace::default() }
    }

    pub(super) fn game(game: &impl ToString) -> PayloadPlace {
        PayloadPlace { game: Some(game.to_string()), ..PayloadPlace::default() }
    }
}

/// The places that tied competitors share.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PayloadPlaces {
    /// The best of them.
    pub(super) from: usize,
    /// The last of them.
    pub(super) to: usize,
}

/// Tied competitors who wait until something decides between them.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TiePayload {
    /// Where.
    #[serde(flatten)]
    pub(super) place: PayloadPlace,
    /// Who.
    pub(super) equal: Vec<PayloadSide>,
    /// The places that they share, in a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) places: Option<PayloadPlaces>,
}

/// A duel that was played to break a tie.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DuelPayload {
    /// Where.
    #[serde(flatten)]
    pub(super) place: PayloadPlace,
    /// The first side.
    pub(super) first: PayloadSide,
    /// The second side.
    pub(super) second: PayloadSide,
    /// How it ended.
    pub(super) result: String,
}

/// What broke a tie.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DecisionPayload {
    /// Where.
    #[serde(flatten)]
    pub(super) place: PayloadPlace,
    /// `hand` or `lot`.
    pub(super) by: String,
    /// The order, of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) order: Option<Vec<PayloadSide>>,
    /// The first side, of a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) first: Option<PayloadSide>,
    /// The second side, of a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) second: Option<PayloadSide>,
    /// Who goes on, of a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) winner: Option<PayloadSide>,
}

/// One of the others that was undone by an organiser, or holds again.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StepPayload {
    /// Which tournament of a contest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) venue: Option<String>,
    /// The number of the step.
    pub(super) step: u64,
    /// What it was.
    pub(super) was: PayloadBefore,
}

/// What was sent before.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PayloadBefore {
    /// Of what kind.
    pub(super) kind: &'static str,
    /// What was in it.
    #[schema(value_type = Object)]
    pub(super) data: Value,
}

/// A message that an organiser has sent to try a webhook out.
#[cfg(feature = "describe")]
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TestPayload {}
