//! The two sides of a game.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A side of a game: White in chess, Black in go, the one who starts in gomoku is [`Side::First`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = SideName)]
pub enum Side {
    /// The side that moves first.
    First,
    /// The other side.
    Second,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent's side.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// Something that each side has one of.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize, ToSchema,
)]
#[schema(as = Sides)]
pub struct PerSide<T> {
    /// What the first side has.
    pub first: T,
    /// What the second side has.
    pub second: T,
}

impl<T> PerSide<T> {
    /// One for each side.
    pub const fn new(first: T, second: T) -> Self {
        PerSide { first, second }
    }

    /// The same pair seen from the other end.
    #[must_use]
    pub fn swapped(self) -> Self {
        PerSide { first: self.second, second: self.first }
    }

    /// Applies `f` to both.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> PerSide<U> {
        PerSide { first: f(self.first), second: f(self.second) }
    }
}

impl<T> Index<Side> for PerSide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }
}
