//! How a duel ended.

use kolo_model::{Clause, Side};
use serde::{Deserialize, Serialize};

use crate::{Cell, Mark};

/// Who has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// This side.
    Won(Side),
    /// Neither.
    Drawn,
}

/// Why a duel is over.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "end", rename_all = "kebab-case", from = "Written")]
pub enum End {
    /// Five or more in a row (P-3.3.1.4).
    Row {
        /// Whose row it is.
        winner: Side,
        /// With which mark.
        mark: Mark,
        /// From one end of the row to the other.
        cells: Vec<Cell>,
    },
    /// Every square is marked (P-3.3.1.5).
    BoardFull,
    /// A side gave up.
    Resigned {
        /// Who.
        by: Side,
    },
    /// One side offered a draw and the other took it.
    Agreed,
    /// The time was over and the opponent pointed it out (P-3.3.2.8).
    Flag {
        /// Whose time it was.
        loser: Side,
    },
    /// Both times were over (P-3.3.2.9).
    BothFlags,
    /// The time of the duel was over, and neither player showed a forced win (P-3.3.1.6).
    TimeLimit,
    /// The time of the duel was over, and the arbiter saw a forced win (P-3.3.1.6).
    ForcedWin {
        /// Whose.
        winner: Side,
    },
    /// The arbiter decided (P-3.3.1.4).
    Ruled {
        /// What.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
}

/// As it stands in a file. Braces also where there is nothing in them: without, unknown keys would be taken.
#[derive(Deserialize)]
#[serde(tag = "end", rename_all = "kebab-case", deny_unknown_fields)]
enum Written {
    Row { winner: Side, mark: Mark, cells: Vec<Cell> },
    BoardFull {},
    Resigned { by: Side },
    Agreed {},
    Flag { loser: Side },
    BothFlags {},
    TimeLimit {},
    ForcedWin { winner: Side },
    Ruled { outcome: Outcome, reason: String },
}

impl From<Written> for End {
    fn from(written: Written) -> End {
        match written {
            Written::Row { winner, mark, cells } => End::Row { winner, mark, cells },
            Written::BoardFull {} => End::BoardFull,
            Written::Resigned { by } => End::Resigned { by },
            Written::Agreed {} => End::Agreed,
            Written::Flag { loser } => End::Flag { loser },
            Written::BothFlags {} => End::BothFlags,
            Written::TimeLimit {} => End::TimeLimit,
            Written::ForcedWin { winner } => End::ForcedWin { winner },
            Written::Ruled { outcome, reason } => End::Ruled { outcome, reason },
        }
    }
}

impl End {
    /// Who has won.
    pub fn outcome(&self) -> Outcome {
        match self {
            End::Row { winner, .. } | End::ForcedWin { winner } => Outcome::Won(*winner),
            End::Resigned { by: loser } | End::Flag { loser } => Outcome::Won(loser.other()),
            End::BoardFull | End::Agreed | End::BothFlags | End::TimeLimit => Outcome::Drawn,
            End::Ruled { outcome, .. } => *outcome,
        }
    }

    /// The clause by which it is over.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            End::Row { .. } | End::Ruled { .. } => "P-3.3.1.4",
            End::BoardFull => "P-3.3.1.5",
            End::TimeLimit | End::ForcedWin { .. } => "P-3.3.1.6",
            End::Flag { .. } => "P-3.3.2.8",
            End::BothFlags => "P-3.3.2.9",
            End::Resigned { .. } | End::Agreed => "K-DUEL-AGREED",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_read_as_they_are_written_and_with_nothing_more() {
        let ends = [
            End::Row { winner: Side::First, mark: Mark::Cross, cells: Vec::new() },
            End::BoardFull,
            End::Resigned { by: Side::First },
            End::Agreed,
            End::Flag { loser: Side::Second },
            End::BothFlags,
            End::TimeLimit,
            End::ForcedWin { winner: Side::Second },
            End::Ruled { outcome: Outcome::Drawn, reason: "rain".to_owned() },
        ];
        for end in ends {
            let json = serde_json::to_string(&end).expect("plain data");
            assert_eq!(serde_json::from_str::<End>(&json).ok(), Some(end), "{json}");
            let more = json.replacen('{', r#"{"more":1,"#, 1);
            assert!(serde_json::from_str::<End>(&more).is_err(), "{more}");
        }
    }
}
