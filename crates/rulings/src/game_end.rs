//! How a game of go ended (G-4.4.5): there are three ways and no others.

use std::fmt;

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, HalfPoints, Outcome, PlayedResult};
use serde::{Deserialize, Serialize};

/// By how much a game was won, in half points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Margin(HalfPoints);

impl Margin {
    /// So many half points.
    pub const fn from_halves(halves: u32) -> Margin {
        Margin(HalfPoints::from_halves(halves))
    }

    /// The number of half points.
    pub const fn halves(self) -> u32 {
        self.0.halves()
    }
}

impl fmt::Display for Margin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Margin> for String {
    fn from(margin: Margin) -> String {
        margin.to_string()
    }
}

impl TryFrom<String> for Margin {
    type Error = kolo_model::UnreadablePoints;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Margin)
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameEnd {
    /// One of the two gave up (G-4.4.5a).
    Resignation,
    /// The points were counted, komi included (G-4.4.5b, G-4.4.7).
    Counting {
        /// By how much it was won; nothing for jigo.
        margin: Margin,
    },
    /// A player exceeded their time (G-4.4.5c).
    Time,
}

impl GameEnd {
    /// The clause.
    pub fn clause(self) -> Clause {
        Clause::new(match self {
            GameEnd::Resignation => "G-4.4.5a",
            GameEnd::Counting { .. } => "G-4.4.5b",
            GameEnd::Time => "G-4.4.5c",
        })
    }

    /// In words.
    pub fn message(self) -> Message {
        match self {
            GameEnd::Resignation => Message::new("rulings-end-resignation"),
            GameEnd::Counting { margin } if margin.halves() == 0 => Message::new("rulings-end-jigo"),
            GameEnd::Counting { margin } => {
                Message::new("rulings-end-counting").with("margin", Arg::decimal(margin))
            }
            GameEnd::Time => Message::new("rulings-end-time"),
        }
    }

    /// Whether a game with this outcome can have ended so: no one resigns a drawn game, and a margin has a winner.
    pub fn fits(self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Played(PlayedResult::FirstWins | PlayedResult::SecondWins, _) => match self {
                GameEnd::Resignation | GameEnd::Time => true,
                GameEnd::Counting { margin } => margin.halves() > 0,
            },
            Outcome::Played(PlayedResult::Draw, _) => match self {
                GameEnd::Resignation | GameEnd::Time => false,
                GameEnd::Counting { margin } => margin.halves() == 0,
            },
            Outcome::Played(
                PlayedResult::BothLose
                | PlayedResult::FirstDrawsSecondLoses
                | PlayedResult::SecondDrawsFirstLoses,
                _,
            )
            | Outcome::Pending
            | Outcome::Adjourned
            | Outcome::Forfeit(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::ForfeitResult;

    use super::*;

    #[test]
    fn an_end_fits_its_result() {
        let counted = |halves| GameEnd::Counting { margin: Margin::from_halves(halves) };
        let won = Outcome::played(PlayedResult::SecondWins);
        let jigo = Outcome::played(PlayedResult::Draw);
        let fits = |outcome| {
            [GameEnd::Resignation, GameEnd::Time, counted(0), counted(1)]
                .map(|end: GameEnd| end.fits(outcome))
        };
        assert_eq!(fits(won), [true, true, false, true]);
        assert_eq!(fits(jigo), [false, false, true, false]);
        for outcome in [Outcome::Pending, Outcome::Adjourned, Outcome::Forfeit(ForfeitResult::FirstWins)] {
            assert_eq!(fits(outcome), [false; 4]);
        }
    }

    #[test]
    fn ends_are_kept_in_logs_as_words() {
        let counted = GameEnd::Counting { margin: Margin::from_halves(13) };
        let json = serde_json::to_string(&counted).unwrap();
        assert_eq!(json, r#"{"counting":{"margin":"6.5"}}"#);
        assert_eq!(serde_json::from_str::<GameEnd>(&json).unwrap(), counted);
        assert_eq!(serde_json::to_string(&GameEnd::Time).unwrap(), r#""time""#);
    }
}
