//! What the arbiter may choose about a draw.

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

/// The two readings of R-B6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FloatsTwoRoundsAgo {
    /// The English text: nobody has the same float as two rounds before.
    #[default]
    Same,
    /// The literal Czech text: whoever floated, in either direction, does not float in the two rounds
    /// after it.
    Any,
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
