//! How many games a match has (P-3.1.1, P-7.zapas).

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use serde::{Deserialize, Serialize};

use crate::game::{DUELS_OF_GAME, POINTS_OF_GAME};

/// The games of a match, played at the same time: five between teams of secondary schools, three between teams of
/// primary schools, one between individuals (P-3.1.1). Written as the number of boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub enum MatchShape {
    /// A match of individuals.
    One,
    /// A match of teams of primary schools (ZŠ).
    Three,
    /// A match of teams of secondary schools (SŠ).
    Five,
}

impl MatchShape {
    /// Every shape there is.
    pub const ALL: [MatchShape; 3] = [MatchShape::One, MatchShape::Three, MatchShape::Five];

    /// The shape with this many boards.
    ///
    /// # Errors
    /// When no match of the contest has so many.
    pub fn of_boards(boards: i64) -> Result<Self, NoSuchShape> {
        MatchShape::ALL
            .into_iter()
            .find(|shape| i64::from(shape.boards()) == boards)
            .ok_or(NoSuchShape(boards))
    }

    /// How many games there are, each on a board of its own.
    pub fn boards(self) -> u32 {
        match self {
            MatchShape::One => 1,
            MatchShape::Three => 3,
            MatchShape::Five => 5,
        }
    }

    /// The same number, for lists.
    pub(crate) fn len(self) -> usize {
        match self {
            MatchShape::One => 1,
            MatchShape::Three => 3,
            MatchShape::Five => 5,
        }
    }

    /// How many duels there are (P-3.2.1).
    pub fn duels(self) -> u32 {
        self.boards() * DUELS_OF_GAME
    }

    /// What both sides have together when nothing was forfeited by both: 4, 12 or 20 (P-3.1.3).
    pub fn full_score(self) -> u32 {
        self.boards() * POINTS_OF_GAME
    }

    /// Whether it is a match of teams, whose captains answer for it, and not of two players.
    pub fn is_of_teams(self) -> bool {
        match self {
            MatchShape::One => false,
            MatchShape::Three | MatchShape::Five => true,
        }
    }
}

/// A number of boards that no match has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchShape(
    /// The number asked for.
    pub i64,
);

impl NoSuchShape {
    /// The clause that fixes the numbers.
    pub fn clause(self) -> Clause {
        Clause::new("P-3.1.1")
    }

    /// The sentence for people.
    pub fn message(self) -> Message {
        Message::new("teams-no-such-shape").with("boards", self.0)
    }
}

impl fmt::Display for NoSuchShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for NoSuchShape {}

impl TryFrom<i64> for MatchShape {
    type Error = NoSuchShape;

    fn try_from(boards: i64) -> Result<Self, NoSuchShape> {
        MatchShape::of_boards(boards)
    }
}

impl From<MatchShape> for i64 {
    fn from(shape: MatchShape) -> i64 {
        i64::from(shape.boards())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_duels_and_full_scores() {
        let sizes = MatchShape::ALL.map(|shape| (shape.boards(), shape.duels(), shape.full_score()));
        assert_eq!(sizes, [(1, 2, 4), (3, 6, 12), (5, 10, 20)]);
        assert!(MatchShape::ALL.iter().all(|shape| shape.len() == shape.boards() as usize));
    }

    #[test]
    fn only_one_three_and_five_boards_are_a_match() {
        for boards in -2..9 {
            let expected = [1, 3, 5].contains(&boards);
            assert_eq!(MatchShape::of_boards(boards).is_ok(), expected, "{boards}");
        }
        assert_eq!(MatchShape::of_boards(i64::MAX), Err(NoSuchShape(i64::MAX)));
        assert_eq!(NoSuchShape(4).clause().id(), "P-3.1.1");
    }
}
