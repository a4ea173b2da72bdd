//! Acceleration points for the first rounds, as a setting.

use serde::{Deserialize, Serialize};

/// Whether the first rounds are paired with acceleration points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Acceleration {
    /// None.
    #[default]
    NotUsed,
    /// To the higher ranked half (C.04.7).
    Baku,
}

impl Acceleration {
    /// Whether this is what holds where nothing is said.
    pub fn is_usual(self) -> bool {
        self == Acceleration::default()
    }
}
