//! What a match consists of: boards, games or duels on each, and what decides it (K-SHAPE, P-3.1.1, P-7.zapas).

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use serde::{Deserialize, Serialize};

use crate::duel::POINTS_OF_DUEL;
use crate::game::DUELS_OF_GAME;

/// The most boards a match can have; no team is larger.
pub const MOST_BOARDS: u32 = 100;

/// What is played on one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Games {
    /// One game.
    #[default]
    Single,
    /// Two duels, which each of the two opens once (P-3.2.1).
    TwoDuels,
}

/// What decides a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchPoints {
    /// The match is one game, and ends as that does.
    #[default]
    OfTheGame,
    /// The points of all boards together: more is better, equal is a draw (P-3.1.4).
    ByScore,
}

/// What a match consists of.
///
/// One that the gomoku contest knows is written as the number of its boards, any other one with all its fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "ShapeForm", into = "ShapeForm")]
pub struct Shape {
    boards: u8,
    games: Games,
    points: MatchPoints,
}

impl Default for Shape {
    fn default() -> Self {
        Shape::GAME
    }
}

impl Shape {
    /// One game of two players, the usual match of a tournament.
    pub const GAME: Shape = Shape { boards: 1, games: Games::Single, points: MatchPoints::OfTheGame };
    /// A match of individuals in the gomoku contest.
    pub const ONE: Shape = Shape::duels_on(1);
    /// A match of teams of primary schools (ZŠ).
    pub const THREE: Shape = Shape::duels_on(3);
    /// A match of teams of secondary schools (SŠ).
    pub const FIVE: Shape = Shape::duels_on(5);

    /// The shapes of the gomoku contest (P-3.1.1): games of two duels, played at the same time.
    pub const CONTEST: [Shape; 3] = [Shape::ONE, Shape::THREE, Shape::FIVE];

    const fn duels_on(boards: u8) -> Shape {
        Shape { boards, games: Games::TwoDuels, points: MatchPoints::ByScore }
    }

    /// A match of so many boards.
    ///
    /// # Errors
    /// When it has no boards or too many, or one game is to decide a match that has several.
    pub fn new(boards: u32, games: Games, points: MatchPoints) -> Result<Self, NoSuchShape> {
        let possible = u8::try_from(boards).ok().filter(|_| (1..=MOST_BOARDS).contains(&boards));
        let shape = Shape { boards: possible.ok_or(NoSuchShape::Boards(boards))?, games, points };
        match points {
            MatchPoints::OfTheGame if shape.parts() > 1 => Err(NoSuchShape::SeveralGames(shape.parts())),
            // One game has no other points than its own.
            MatchPoints::ByScore if shape.parts() == 1 => Ok(Shape::GAME),
            MatchPoints::OfTheGame | MatchPoints::ByScore => Ok(shape),
        }
    }

    /// A match of so many boards, decided by the score where there are several games.
    ///
    /// # Errors
    /// When it has no boards or too many.
    pub fn of(boards: u32, games: Games) -> Result<Self, NoSuchShape> {
        Shape::new(boards, games, MatchPoints::ByScore)
    }

    /// The shape of the gomoku contest with this many boards.
    ///
    /// # Errors
    /// When no match of the contest has so many.
    pub fn of_boards(boards: i64) -> Result<Self, NoSuchShape> {
        let found = Shape::CONTEST.into_iter().find(|shape| i64::from(shape.boards) == boards);
        found.ok_or(NoSuchShape::OfContest(boards))
    }

    /// How many boards are played at the same time.
    pub fn boards(self) -> u32 {
        self.boards.into()
    }

    /// What is played on each of them.
    pub fn games(self) -> Games {
        self.games
    }

    /// What decides the match.
    pub fn points(self) -> MatchPoints {
        self.points
    }

    /// The number of boards, for lists.
    pub(crate) fn len(self) -> usize {
        self.boards.into()
    }

    /// Whether it is one game of two players.
    pub fn is_one_game(self) -> bool {
        self.parts() == 1
    }

    /// How many duels or games one board has.
    pub(crate) fn parts_of_board(self) -> u32 {
        match self.games {
            Games::Single => 1,
            Games::TwoDuels => DUELS_OF_GAME,
        }
    }

    /// How many duels, or games where no duels are played, there are (P-3.2.1).
    pub fn parts(self) -> u32 {
        self.boards() * self.parts_of_board()
    }

    /// What both sides of one board have together when nothing was forfeited by both.
    pub(crate) fn points_of_board(self) -> u32 {
        self.parts_of_board() * POINTS_OF_DUEL
    }

    /// What both sides have together when nothing was forfeited by both: a duel or a game gives 2 to its winner, a draw 1
    /// to each. In the contest 4, 12 or 20 (P-3.1.3).
    pub fn full_score(self) -> u32 {
        self.boards() * self.points_of_board()
    }

    /// Whether several play for each side, so that captains answer for the match and not two players.
    pub fn is_of_teams(self) -> bool {
        self.boards > 1
    }
}

/// How a shape is written.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum ShapeForm {
    Boards(i64),
    Whole(WholeShape),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WholeShape {
    boards: u32,
    games: Games,
    points: MatchPoints,
}

impl TryFrom<ShapeForm> for Shape {
    type Error = NoSuchShape;

    fn try_from(form: ShapeForm) -> Result<Self, NoSuchShape> {
        match form {
            ShapeForm::Boards(boards) => Shape::of_boards(boards),
            ShapeForm::Whole(WholeShape { boards, games, points }) => Shape::new(boards, games, points),
        }
    }
}

impl From<Shape> for ShapeForm {
    fn from(shape: Shape) -> Self {
        let Shape { games, points, .. } = shape;
        if Shape::CONTEST.contains(&shape) {
            ShapeForm::Boards(shape.boards().into())
        } else {
            ShapeForm::Whole(WholeShape { boards: shape.boards(), games, points })
        }
    }
}

/// Why there is no match of a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoSuchShape {
    /// A number of boards that no match of the gomoku contest has.
    OfContest(i64),
    /// No boards, or more than there can be.
    Boards(u32),
    /// One game decides the match, but there are several.
    SeveralGames(u32),
}

impl NoSuchShape {
    /// The clause that fixes the numbers.
    pub fn clause(self) -> Clause {
        match self {
            NoSuchShape::OfContest(_) => Clause::new("P-3.1.1"),
            NoSuchShape::Boards(_) | NoSuchShape::SeveralGames(_) => Clause::new("K-SHAPE"),
        }
    }

    /// The sentence for people.
    pub fn message(self) -> Message {
        match self {
            NoSuchShape::OfContest(boards) => Message::new("teams-no-such-shape").with("boards", boards),
            NoSuchShape::Boards(boards) => {
                Message::new("teams-shape-boards").with("boards", boards).with("most", MOST_BOARDS)
            }
            NoSuchShape::SeveralGames(games) => {
                Message::new("teams-shape-several-games").with("games", games)
            }
        }
    }
}

impl fmt::Display for NoSuchShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for NoSuchShape {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_duels_and_full_scores() {
        let sizes = Shape::CONTEST.map(|shape| (shape.boards(), shape.parts(), shape.full_score()));
        assert_eq!(sizes, [(1, 2, 4), (3, 6, 12), (5, 10, 20)]);
        assert!(Shape::CONTEST.iter().all(|shape| shape.len() == shape.boards() as usize));
        let four = Shape::of(4, Games::Single).expect("a match");
        assert_eq!((four.parts(), four.full_score(), four.points()), (4, 8, MatchPoints::ByScore));
        assert_eq!(Shape::of(1, Games::Single), Ok(Shape::GAME));
    }

    #[test]
    fn only_one_three_and_five_boards_are_a_match() {
        for boards in -2..9 {
            let expected = [1, 3, 5].contains(&boards);
            assert_eq!(Shape::of_boards(boards).is_ok(), expected, "{boards}");
        }
        assert_eq!(Shape::of_boards(i64::MAX), Err(NoSuchShape::OfContest(i64::MAX)));
        assert_eq!(NoSuchShape::OfContest(4).clause().id(), "P-3.1.1");
    }

    #[test]
    fn a_match_without_boards_or_with_one_game_among_several_is_none() {
        for boards in [0, MOST_BOARDS + 1, u32::MAX] {
            assert_eq!(Shape::of(boards, Games::Single), Err(NoSuchShape::Boards(boards)));
        }
        let of_the_game = |boards, games| Shape::new(boards, games, MatchPoints::OfTheGame);
        assert_eq!(of_the_game(4, Games::Single), Err(NoSuchShape::SeveralGames(4)));
        assert_eq!(of_the_game(1, Games::TwoDuels), Err(NoSuchShape::SeveralGames(2)));
        assert_eq!(NoSuchShape::SeveralGames(4).clause().id(), "K-SHAPE");
    }

    #[test]
    fn a_shape_of_the_contest_is_written_as_a_number() {
        let four = Shape::of(4, Games::Single).expect("a match");
        let written = |shape: Shape| serde_json::to_string(&shape).expect("JSON");
        assert_eq!(written(Shape::FIVE), "5");
        assert_eq!(written(four), r#"{"boards":4,"games":"single","points":"by-score"}"#);
        for shape in [Shape::GAME, Shape::THREE, four] {
            assert_eq!(serde_json::from_str::<Shape>(&written(shape)).expect("a shape"), shape);
        }
        for wrong in ["4", "0", r#"{"boards":0,"games":"single","points":"by-score"}"#] {
            assert!(serde_json::from_str::<Shape>(wrong).is_err(), "{wrong}");
        }
    }
}
