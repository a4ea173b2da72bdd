//! How one duel ended and what that is worth (P-3.1.3, P-3.1.6, P-7.duel).

use kolo_model::{ForfeitResult, PerSide, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A duel won (P-3.1.3).
pub(crate) const WIN: u32 = 2;
/// A drawn duel, for each side (P-3.1.3).
pub(crate) const DRAW: u32 = 1;

/// What both sides of a duel have together, unless both forfeited it.
pub(crate) const POINTS_OF_DUEL: u32 = WIN;

/// Who forfeits a duel, a game or a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ForfeitBy {
    /// The first side; the second one wins.
    First,
    /// The second side; the first one wins.
    Second,
    /// Both; neither gets anything.
    Both,
}

impl ForfeitBy {
    /// All who can forfeit.
    pub const ALL: [ForfeitBy; 3] = [ForfeitBy::First, ForfeitBy::Second, ForfeitBy::Both];

    /// This side alone.
    pub fn of(side: Side) -> Self {
        match side {
            Side::First => ForfeitBy::First,
            Side::Second => ForfeitBy::Second,
        }
    }

    /// Those sides for which `does` holds; `None` if for neither.
    pub fn sides(does: impl Fn(Side) -> bool) -> Option<Self> {
        match (does(Side::First), does(Side::Second)) {
            (true, true) => Some(ForfeitBy::Both),
            (true, false) => Some(ForfeitBy::First),
            (false, true) => Some(ForfeitBy::Second),
            (false, false) => None,
        }
    }

    /// Whether `side` is among those who forfeit.
    pub fn includes(self, side: Side) -> bool {
        match self {
            ForfeitBy::First => side == Side::First,
            ForfeitBy::Second => side == Side::Second,
            ForfeitBy::Both => true,
        }
    }

    /// Whether all sides in `other` are among those who forfeit.
    pub fn includes_all(self, other: ForfeitBy) -> bool {
        Side::BOTH.into_iter().all(|side| self.includes(side) || !other.includes(side))
    }

    /// `worth` for the side that does not forfeit, nothing for a side that does.
    pub fn award(self, worth: u32) -> PerSide<u32> {
        match self {
            ForfeitBy::First => PerSide::new(0, worth),
            ForfeitBy::Second => PerSide::new(worth, 0),
            ForfeitBy::Both => PerSide::new(0, 0),
        }
    }

    /// The result of a match or a game that ends by it.
    pub fn result(self) -> ForfeitResult {
        match self {
            ForfeitBy::First => ForfeitResult::SecondWins,
            ForfeitBy::Second => ForfeitResult::FirstWins,
            ForfeitBy::Both => ForfeitResult::BothLose,
        }
    }

    /// The same with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            ForfeitBy::First => ForfeitBy::Second,
            ForfeitBy::Second => ForfeitBy::First,
            ForfeitBy::Both => ForfeitBy::Both,
        }
    }
}

/// How a duel ended. The sides are those of the match, no matter who opened the duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DuelResult {
    /// The player of the first side won.
    FirstWins,
    /// The player of the second side won.
    SecondWins,
    /// Neither side won.
    Draw,
    /// Decided without play, or against what was played.
    ForfeitedBy(ForfeitBy),
}

impl DuelResult {
    /// Every result there is.
    pub const ALL: [DuelResult; 6] = [
        DuelResult::FirstWins,
        DuelResult::SecondWins,
        DuelResult::Draw,
        DuelResult::ForfeitedBy(ForfeitBy::First),
        DuelResult::ForfeitedBy(ForfeitBy::Second),
        DuelResult::ForfeitedBy(ForfeitBy::Both),
    ];

    /// What each side gets: 2 for a win, 1 for a draw, 0 for a loss (P-3.1.3, P-3.1.6).
    pub fn points(self) -> PerSide<u32> {
        match self {
            DuelResult::FirstWins => PerSide::new(WIN, 0),
            DuelResult::SecondWins => PerSide::new(0, WIN),
            DuelResult::Draw => PerSide::new(DRAW, DRAW),
            DuelResult::ForfeitedBy(by) => by.award(WIN),
        }
    }

    /// Whether it was decided by play.
    pub fn is_played(self) -> bool {
        self.forfeit().is_none()
    }

    /// Who forfeited it, if a side did.
    pub fn forfeit(self) -> Option<ForfeitBy> {
        match self {
            DuelResult::FirstWins | DuelResult::SecondWins | DuelResult::Draw => None,
            DuelResult::ForfeitedBy(by) => Some(by),
        }
    }

    /// The same result with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            DuelResult::FirstWins => DuelResult::SecondWins,
            DuelResult::SecondWins => DuelResult::FirstWins,
            DuelResult::Draw => DuelResult::Draw,
            DuelResult::ForfeitedBy(by) => DuelResult::ForfeitedBy(by.swapped()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_points_for_a_win_and_one_for_a_draw() {
        let points = DuelResult::ALL.map(|result| (result.points().first, result.points().second));
        assert_eq!(points, [(2, 0), (0, 2), (1, 1), (0, 2), (2, 0), (0, 0)]);
    }

    #[test]
    fn exchanged_sides_exchange_the_points() {
        for result in DuelResult::ALL {
            assert_eq!(result.swapped().points(), result.points().swapped());
            assert_eq!(result.swapped().swapped(), result);
            assert_eq!(result.swapped().is_played(), result.is_played());
        }
    }

    #[test]
    fn both_include_each() {
        for by in ForfeitBy::ALL {
            assert!(ForfeitBy::Both.includes_all(by));
            assert_eq!(by.includes_all(ForfeitBy::Both), by == ForfeitBy::Both);
            assert_eq!(ForfeitBy::sides(|side| by.includes(side)), Some(by));
        }
        assert!(!ForfeitBy::First.includes_all(ForfeitBy::Second));
        assert_eq!(ForfeitBy::sides(|_| false), None);
    }
}
