//! The name of a match in a tournament.

use std::fmt;

use kolo_messages::Arg;
use serde::{Deserialize, Serialize};

/// A match of a tournament: the name of a match of groups and play-off, or round and table of a Swiss, `r3-t2`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameKey(pub String);

impl GameKey {
    /// The match at a table of a Swiss round.
    pub fn at_table(round: u32, table: u32) -> Self {
        GameKey(format!("r{round}-t{table}"))
    }

    /// Round and table, if it names them.
    pub fn table(&self) -> Option<(u32, u32)> {
        let (round, table) = self.0.strip_prefix('r')?.split_once("-t")?;
        Some((round.parse().ok()?, table.parse().ok()?))
    }
}

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl From<&GameKey> for Arg {
    fn from(key: &GameKey) -> Self {
        Arg::from(key.0.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_lead_back_to_their_numbers() {
        assert_eq!(GameKey::at_table(3, 12).table(), Some((3, 12)));
        for other in ["V1", "r3", "r-t", "A-1", "rx-t1"] {
            assert_eq!(GameKey(other.to_owned()).table(), None, "{other}");
        }
    }
}
