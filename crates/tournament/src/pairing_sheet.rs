//! The pairs of one round, as drafted, edited and published.

use kolo_model::PerSide;
use serde::{Deserialize, Serialize};

use crate::CompetitorId;

/// Who meets whom on which side, in the order of the tables, and who is free.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingSheet {
    /// Pairs in the order of the tables.
    pub pairs: Vec<PerSide<CompetitorId>>,
    /// Those whom the pairing leaves free.
    pub byes: Vec<CompetitorId>,
}

impl PairingSheet {
    /// Everybody on the sheet, in order; somebody named twice appears twice.
    pub fn named(&self) -> impl Iterator<Item = CompetitorId> {
        let paired = self.pairs.iter().flat_map(|pair| [pair.first, pair.second]);
        paired.chain(self.byes.iter().copied())
    }
}
