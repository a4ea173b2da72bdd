//! Which game is played, as far as words depend on it.

use kolo_messages::Message;
use kolo_model::{RuleSet, Side};
use kolo_tournament::Settings;
use serde::Serialize;
use utoipa::ToSchema;

/// Which game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// Chess: White moves first.
    Chess,
    /// Go: Black moves first.
    Go,
    /// Gomoku: one opens the first duel.
    Gomoku,
    /// Which one is not known.
    Any,
}

impl Game {
    /// The game of a tournament, by the rules it is run by.
    pub fn of(settings: &Settings) -> Game {
        Game::of_rules(settings.rules())
    }

    /// The game that rules are about.
    pub fn of_rules(rules: Option<RuleSet>) -> Game {
        match rules {
            Some(RuleSet::Fide1992 | RuleSet::FideDutch) => Game::Chess,
            Some(RuleSet::Go2009) => Game::Go,
            Some(RuleSet::Pisqworky2023) => Game::Gomoku,
            None => Game::Any,
        }
    }

    /// How a side is called.
    pub fn side(self, side: Side) -> Message {
        match (self, side) {
            (Game::Chess, Side::First) | (Game::Go, Side::Second) => Message::new("side-white"),
            (Game::Chess, Side::Second) | (Game::Go, Side::First) => Message::new("side-black"),
            (Game::Gomoku | Game::Any, Side::First) => Message::new("day-side-first"),
            (Game::Gomoku | Game::Any, Side::Second) => Message::new("day-side-second"),
        }
    }
}
