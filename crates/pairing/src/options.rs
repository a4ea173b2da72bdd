//! What the arbiter may choose about a draw.

use kolo_model::FloatsTwoRoundsAgo;

/// The choices that are not facts of the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Options {
    /// The seed of every lot in this draw (K-SEED). The same seed gives the same draw.
    pub seed: u64,
    /// Who gets which side in a round robin.
    pub sides: SidesBy,
    /// Which floats the FIDE 1992 system looks back at (R-B6).
    pub b6: FloatsTwoRoundsAgo,
}

/// Where the sides of a round-robin game come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SidesBy {
    /// The table: sides balance over the cycle.
    #[default]
    Table,
    /// A lot for every game, the custom of *nigiri* in go.
    Nigiri,
}
