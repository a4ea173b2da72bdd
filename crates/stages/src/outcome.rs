//! How a match ended.

use kolo_messages::Message;
use kolo_model::{ForfeitResult, PerSide, PlayedResult, Side, Verdict};
use serde::{Deserialize, Serialize};

/// The most points that both sides of a match can have together; no game comes near.
pub const MOST_SCORE: u32 = 1_000_000;

/// A result: who won, and with which score if it has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Outcome {
    /// A side won at the board.
    Won {
        /// Which.
        by: Side,
        /// Points inside the match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<PerSide<u32>>,
    },
    /// There is no winner. In groups only.
    Drawn {
        /// Points inside the match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<PerSide<u32>>,
    },
    /// It was not played.
    Walkover {
        /// Who did not come.
        missing: Missing,
    },
}

/// Who did not come to a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Missing {
    /// The first side.
    First,
    /// The second side.
    Second,
    /// Neither came.
    Both,
}

impl Outcome {
    /// The side that goes on, if one does.
    pub fn winner(self) -> Option<Side> {
        match self {
            Outcome::Won { by, .. } => Some(by),
            Outcome::Walkover { missing: Missing::First } => Some(Side::Second),
            Outcome::Walkover { missing: Missing::Second } => Some(Side::First),
            Outcome::Walkover { missing: Missing::Both } | Outcome::Drawn { .. } => None,
        }
    }

    /// The score, if it has one.
    pub fn score(self) -> Option<PerSide<u32>> {
        match self {
            Outcome::Won { score, .. } | Outcome::Drawn { score } => score,
            Outcome::Walkover { .. } => None,
        }
    }

    /// The same with the sides the other way round.
    #[must_use]
    pub fn swapped(self) -> Outcome {
        match self {
            Outcome::Won { by, score } => Outcome::Won { by: by.other(), score: score.map(PerSide::swapped) },
            Outcome::Drawn { score } => Outcome::Drawn { score: score.map(PerSide::swapped) },
            Outcome::Walkover { missing } => Outcome::Walkover {
                missing: match missing {
                    Missing::First => Missing::Second,
                    Missing::Second => Missing::First,
                    Missing::Both => Missing::Both,
                },
            },
        }
    }

    /// Whether the score does not say otherwise: no side wins with fewer points, and a draw has equal ones.
    pub fn score_fits(self) -> bool {
        match self {
            Outcome::Won { by, score } => score.is_none_or(|score| score[by] >= score[by.other()]),
            Outcome::Drawn { score } => score.is_none_or(|score| score.first == score.second),
            Outcome::Walkover { .. } => true,
        }
    }

    /// Whether the score is one that the table of a group takes.
    pub fn score_is_possible(self) -> bool {
        self.score().is_none_or(|score| score.first.saturating_add(score.second) <= MOST_SCORE)
    }

    /// In words; the names of the sides are arguments.
    pub fn message(self, names: PerSide<String>) -> Message {
        let message = match self {
            Outcome::Won { by: Side::First, score: None } => Message::new("stages-outcome-first"),
            Outcome::Won { by: Side::Second, score: None } => Message::new("stages-outcome-second"),
            Outcome::Won { by: Side::First, score: Some(_) } => Message::new("stages-outcome-first-score"),
            Outcome::Won { by: Side::Second, score: Some(_) } => Message::new("stages-outcome-second-score"),
            Outcome::Drawn { score: None } => Message::new("stages-outcome-draw"),
            Outcome::Drawn { score: Some(_) } => Message::new("stages-outcome-draw-score"),
            Outcome::Walkover { missing: Missing::First } => Message::new("stages-outcome-first-missing"),
            Outcome::Walkover { missing: Missing::Second } => Message::new("stages-outcome-second-missing"),
            Outcome::Walkover { missing: Missing::Both } => Message::new("stages-outcome-both-missing"),
        };
        let message = message.with("first", names.first).with("second", names.second);
        match self.score() {
            None => message,
            Some(score) => message.with("score", format!("{}:{}", score.first, score.second)),
        }
    }
}

impl From<Outcome> for kolo_model::Outcome {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won { by: Side::First, .. } => kolo_model::Outcome::played(PlayedResult::FirstWins),
            Outcome::Won { by: Side::Second, .. } => kolo_model::Outcome::played(PlayedResult::SecondWins),
            Outcome::Drawn { .. } => kolo_model::Outcome::played(PlayedResult::Draw),
            Outcome::Walkover { missing } => kolo_model::Outcome::Forfeit(match missing {
                Missing::First => ForfeitResult::SecondWins,
                Missing::Second => ForfeitResult::FirstWins,
                Missing::Both => ForfeitResult::BothLose,
            }),
        }
    }
}

impl From<Outcome> for Verdict {
    fn from(outcome: Outcome) -> Self {
        Verdict { outcome: outcome.into(), score: outcome.score() }
    }
}

/// A verdict that no match of a plan has: it is adjourned, not there yet, or gives the sides what a knockout and a group
/// do not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchEnd;

impl TryFrom<Verdict> for Outcome {
    type Error = NoSuchEnd;

    fn try_from(verdict: Verdict) -> Result<Self, NoSuchEnd> {
        let score = verdict.score;
        match verdict.outcome {
            kolo_model::Outcome::Played(PlayedResult::FirstWins, _) => {
                Ok(Outcome::Won { by: Side::First, score })
            }
            kolo_model::Outcome::Played(PlayedResult::SecondWins, _) => {
                Ok(Outcome::Won { by: Side::Second, score })
            }
            kolo_model::Outcome::Played(PlayedResult::Draw, _) => Ok(Outcome::Drawn { score }),
            kolo_model::Outcome::Forfeit(ForfeitResult::SecondWins) => {
                Ok(Outcome::Walkover { missing: Missing::First })
            }
            kolo_model::Outcome::Forfeit(ForfeitResult::FirstWins) => {
                Ok(Outcome::Walkover { missing: Missing::Second })
            }
            kolo_model::Outcome::Forfeit(ForfeitResult::BothLose) => {
                Ok(Outcome::Walkover { missing: Missing::Both })
            }
            kolo_model::Outcome::Pending
            | kolo_model::Outcome::Adjourned
            | kolo_model::Outcome::Played(
                PlayedResult::BothLose
                | PlayedResult::FirstDrawsSecondLoses
                | PlayedResult::SecondDrawsFirstLoses,
                _,
            ) => Err(NoSuchEnd),
        }
    }
}
