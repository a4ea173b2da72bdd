//! Numbers that must not be mixed up: players, boards and duels.

use std::fmt;

use kolo_messages::Arg;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A player, by the number that the contest gave out. No two players of a contest share one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A board of a match, counted from 1. One game is played on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct BoardNumber(pub u32);

impl BoardNumber {
    /// The board that stands in place `index` of a list.
    pub(crate) fn of_index(index: usize) -> Self {
        BoardNumber(u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1))
    }
}

impl fmt::Display for BoardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<BoardNumber> for Arg {
    fn from(board: BoardNumber) -> Self {
        Arg::from(board.0)
    }
}

/// One of the two duels of a game (P-3.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DuelNumber {
    /// The duel that is played first.
    One,
    /// The duel in which the other player opens.
    Two,
}

impl DuelNumber {
    /// Both duels in the order of play.
    pub const BOTH: [DuelNumber; 2] = [DuelNumber::One, DuelNumber::Two];

    /// 1 or 2.
    pub fn number(self) -> u32 {
        match self {
            DuelNumber::One => 1,
            DuelNumber::Two => 2,
        }
    }
}

impl From<DuelNumber> for Arg {
    fn from(duel: DuelNumber) -> Self {
        Arg::from(duel.number())
    }
}
