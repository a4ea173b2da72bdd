//! How types of other crates are written, for the description of the data. Nothing of this is ever made.

use utoipa::ToSchema;

/// Something that each side has one of.
#[derive(Debug, ToSchema)]
pub struct Sides<T> {
    /// What the first side has.
    pub first: T,
    /// What the second side has.
    pub second: T,
}

/// A side of a game.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "kebab-case")]
pub enum SideName {
    /// The side that moves first.
    First,
    /// The other side.
    Second,
}
