//! The result of pairing.

use kolo_model::{PerSide, RoundNumber, StartNumber};
use serde::Serialize;

/// A round that has been paired and not yet played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NextRound {
    /// Its number.
    pub round: RoundNumber,
    /// Who meets whom, in board order.
    pub pairs: Vec<PerSide<StartNumber>>,
    /// Those who are present and have no opponent, by start number.
    pub byes: Vec<StartNumber>,
}
