//! Duels that decide between tied teams: one player of each side, chosen by the captain.

use kolo_messages::Message;
use kolo_model::{Name, PerSide, Side};
use kolo_play::duel::Opening;
use serde::{Deserialize, Serialize};

use crate::EntrantId;

/// The minutes of a duel that decides a play-off match (P-1.1.4.8.2).
pub const DECIDER_MINUTES: u32 = 10;

/// One duel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// Who played for each side.
    pub players: PerSide<Name>,
    /// How it ended.
    pub result: DuelResult,
}

/// How a duel ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DuelResult {
    /// The first side won.
    First,
    /// The second side won.
    Second,
    /// There is no winner.
    Draw,
}

impl DuelResult {
    /// The side that won, if one did.
    pub fn winner(self) -> Option<Side> {
        match self {
            DuelResult::First => Some(Side::First),
            DuelResult::Second => Some(Side::Second),
            DuelResult::Draw => None,
        }
    }
}

impl Duel {
    /// In words; the names of the teams are arguments.
    pub fn message(&self, teams: PerSide<String>) -> Message {
        match self.result {
            DuelResult::First => Message::new("stages-duel-first"),
            DuelResult::Second => Message::new("stages-duel-second"),
            DuelResult::Draw => Message::new("stages-duel-draw"),
        }
        .with("first", teams.first)
        .with("second", teams.second)
        .with("player", &self.players.first)
        .with("other", &self.players.second)
    }
}

/// A duel between two of those who are tied in a group (P-1.1.4.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupDuel {
    /// All those who are tied; the duel counts while exactly they are.
    pub among: Vec<EntrantId>,
    /// The two teams.
    pub sides: PerSide<EntrantId>,
    /// Who played, and how it ended.
    pub duel: Duel,
}

/// What was agreed for a duel that decides a play-off match (P-1.1.4.8.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DuelTerms {
    /// The opening.
    pub opening: Opening,
    /// Whether there was a clock.
    pub clock: Clock,
    /// The time for the duel.
    pub minutes: u32,
}

impl DuelTerms {
    /// With the time that the rules give.
    pub fn new(opening: Opening, clock: Clock) -> Self {
        DuelTerms { opening, clock, minutes: DECIDER_MINUTES }
    }
}

/// Whether a chess clock is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// It is not.
    #[default]
    None,
    /// It is, because at least one of the players asked for it.
    Chess,
}

/// Which of the two duels that can decide a play-off match (P-1.1.4.8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DuelNumber {
    /// The first.
    First,
    /// The second, after a drawn first one.
    Second,
}
