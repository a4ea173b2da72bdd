//! What was paired and how it ended, round by round.

use crate::{GameTerms, Idle, Outcome, PerSide, RoundNumber, Side, StartNumber};

/// A game or match between two competitors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// Who sat on which side.
    pub sides: PerSide<StartNumber>,
    /// How it ended.
    pub outcome: Outcome,
    /// Points inside the match, where the game has them (duel points in gomoku).
    pub score: Option<PerSide<u32>>,
    /// Handicap and komi, in go.
    pub terms: GameTerms,
}

impl Game {
    /// The side on which `who` sat.
    pub fn side_of(&self, who: StartNumber) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.sides[*side] == who)
    }
}

/// One round: games in board order, and those who had no opponent.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Round {
    /// Games in board order.
    pub games: Vec<Game>,
    /// All others who are named, by start number. A player in neither list was absent.
    pub idle: Vec<(StartNumber, Idle)>,
}

/// A round without opponent that is known before the round is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlannedIdle {
    /// The round.
    pub round: RoundNumber,
    /// Who.
    pub who: StartNumber,
    /// Which kind.
    pub idle: Idle,
}

/// Competitors who must not meet each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// None of these may meet another one of these.
    pub members: Vec<StartNumber>,
    /// From this round; from the start if `None`.
    pub from: Option<RoundNumber>,
    /// To this round, included; to the end if `None`.
    pub to: Option<RoundNumber>,
}

impl Forbidden {
    /// Whether the prohibition holds in `round`.
    pub fn holds_in(&self, round: RoundNumber) -> bool {
        self.from.is_none_or(|from| from <= round) && self.to.is_none_or(|to| round <= to)
    }
}
