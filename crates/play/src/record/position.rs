//! A position: what stands on the board, and whose turn it is.

use kolo_messages::Message;
use kolo_model::{Clause, Place, Spot};

use super::lines::Notes;
use super::problem::{ProblemKind, RecordProblems};
use crate::duel::Placed;
use crate::{Board, Cell, Mark, Row};

/// How many marks of each kind are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Counting {
    /// As many as a duel can have: the numbers differ by one at most, and the side with more is not to move.
    #[default]
    AsInDuel,
    /// Any number: composed positions.
    Any,
}

/// A caution, not a refusal: marks alternate, so the side to move has as many as the other or one fewer. With other
/// numbers the record probably lacks a mark, or it is the other's turn.
pub fn counting_caution(board: &Board, to_move: Mark) -> Option<Message> {
    let (own, other) = (board.count(to_move), board.count(to_move.other()));
    (own > other || own + 1 < other).then(|| {
        Message::new("prover-odd-counts")
            .with("crosses", board.count(Mark::Cross))
            .with("circles", board.count(Mark::Circle))
            .with("to-move", to_move)
    })
}

/// Marks on the board in which neither has won, and the mark to move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    to_move: Mark,
}

impl Position {
    /// Checks a board.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn new(board: Board, to_move: Mark, counting: Counting) -> Result<Position, Vec<PositionProblem>> {
        let mut problems: Vec<PositionProblem> = Mark::BOTH
            .into_iter()
            .filter_map(|mark| board.row_of(mark))
            .map(PositionProblem::FiveAlready)
            .collect();
        let counts = Mark::BOTH.map(|mark| board.count(mark));
        match counting {
            Counting::AsInDuel if counts[0].abs_diff(counts[1]) > 1 => {
                problems.push(PositionProblem::Counts { crosses: counts[0], circles: counts[1] });
            }
            Counting::AsInDuel if board.count(to_move) > board.count(to_move.other()) => {
                problems.push(PositionProblem::TurnOfMore { to_move });
            }
            Counting::AsInDuel | Counting::Any => {}
        }
        if problems.is_empty() { Ok(Position { board, to_move }) } else { Err(problems) }
    }

    /// What stands on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Mark {
        self.to_move
    }

    /// All marks: crosses first, each kind in the order of [`Cell::all`].
    pub fn placed(&self) -> impl Iterator<Item = Placed> + '_ {
        Mark::BOTH.into_iter().flat_map(|mark| self.board.cells(mark).map(move |cell| Placed { cell, mark }))
    }
}

/// Why marks cannot stand on the board like this.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionProblem {
    /// A square is marked twice.
    Twice {
        /// Which.
        cell: Cell,
    },
    /// The numbers of crosses and circles differ by more than one.
    Counts {
        /// Crosses.
        crosses: usize,
        /// Circles.
        circles: usize,
    },
    /// The turn is said to be that of the mark which stands there more often.
    TurnOfMore {
        /// Which.
        to_move: Mark,
    },
    /// As many crosses as circles, and it is not said whose turn it is.
    TurnUnknown,
    /// A player has won already.
    FiveAlready(Row),
}

impl PositionProblem {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            PositionProblem::Twice { .. } => "P-3.3.1.1",
            PositionProblem::Counts { .. }
            | PositionProblem::TurnOfMore { .. }
            | PositionProblem::TurnUnknown => "P-3.3.1.3",
            PositionProblem::FiveAlready(_) => "P-3.3.1.4",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            PositionProblem::Twice { cell } => Message::new("position-twice").with("cell", cell.to_string()),
            PositionProblem::Counts { crosses, circles } => {
                Message::new("position-counts").with("crosses", *crosses).with("circles", *circles)
            }
            PositionProblem::TurnOfMore { to_move } => {
                Message::new("position-turn-of-more").with("mark", *to_move)
            }
            PositionProblem::TurnUnknown => Message::new("position-turn-unknown"),
            PositionProblem::FiveAlready(row) => {
                let ends = row.cells.first().zip(row.cells.last());
                let (from, to) =
                    ends.map(|(from, to)| (from.to_string(), to.to_string())).unwrap_or_default();
                Message::new("position-five-already").with("mark", row.mark).with("from", from).with("to", to)
            }
        }
    }
}

/// A position as it was written: marks with their places, and perhaps whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RawPosition {
    /// The marks in the order in which they were written.
    pub marks: Vec<Spot<Placed>>,
    /// Whose turn it is, if that was written.
    pub to_move: Option<Mark>,
}

impl RawPosition {
    /// Checks it. `asked` goes before what was written about the turn; where neither says anything, it is the turn of
    /// the mark that stands there less often.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn check(&self, asked: Option<Mark>, counting: Counting) -> Result<Position, RecordProblems> {
        let mut notes = Notes::default();
        let mut board = Board::default();
        for spot in &self.marks {
            if board.put(spot.value.cell, spot.value.mark).is_err() {
                let problem = PositionProblem::Twice { cell: spot.value.cell };
                notes.add(spot.place.clone(), ProblemKind::Position(problem));
            }
        }
        let Some(to_move) = asked.or(self.to_move).or_else(|| board.fewer()) else {
            notes.add(Place::default(), ProblemKind::Position(PositionProblem::TurnUnknown));
            return Err(notes.finish(()).expect_err("a problem was just added"));
        };
        match Position::new(board, to_move, counting) {
            Ok(position) => notes.finish(position),
            Err(problems) => {
                for problem in problems {
                    notes.add(Place::default(), ProblemKind::Position(problem));
                }
                Err(notes.finish(()).expect_err("problems were just added"))
            }
        }
    }
}

impl From<&Position> for RawPosition {
    fn from(position: &Position) -> RawPosition {
        let marks = position.placed().map(|placed| Spot::new(placed, Place::default())).collect();
        RawPosition { marks, to_move: Some(position.to_move()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(marks: &str, to_move: Option<Mark>) -> RawPosition {
        let read = crate::record::position_text::read_marks(marks).expect("marks");
        RawPosition { to_move, ..read }
    }

    fn problems(raw: &RawPosition, counting: Counting) -> Vec<PositionProblem> {
        let Err(problems) = raw.check(None, counting) else { return Vec::new() };
        let kind = |kind: &ProblemKind| match kind {
            ProblemKind::Position(problem) => problem.clone(),
            other => panic!("{other:?}"),
        };
        problems.iter().map(|problem| kind(&problem.kind)).collect()
    }

    #[test]
    fn numbers_of_marks_are_those_of_a_duel_unless_stated_otherwise() {
        let uneven = raw("xh8 xi8 xj9", None);
        assert_eq!(
            problems(&uneven, Counting::AsInDuel),
            [PositionProblem::Counts { crosses: 3, circles: 0 }]
        );
        assert_eq!(problems(&uneven, Counting::Any), []);
        let wrong_turn = raw("xh8 xi8 oj9", Some(Mark::Cross));
        let found = problems(&wrong_turn, Counting::AsInDuel);
        assert_eq!(found, [PositionProblem::TurnOfMore { to_move: Mark::Cross }]);
        assert_eq!(problems(&wrong_turn, Counting::Any), []);
        for to_move in Mark::BOTH {
            assert_eq!(problems(&raw("xh8 oi8", Some(to_move)), Counting::AsInDuel), []);
        }
    }

    #[test]
    fn whose_turn_it_is_follows_from_the_numbers_or_is_asked_for() {
        let position = raw("xh8 xi8 oj9", None).check(None, Counting::AsInDuel).expect("sound");
        assert_eq!(position.to_move(), Mark::Circle);
        assert_eq!(problems(&raw("xh8 oi8", None), Counting::AsInDuel), [PositionProblem::TurnUnknown]);
        let asked = raw("xh8 oi8", Some(Mark::Cross)).check(Some(Mark::Circle), Counting::AsInDuel);
        assert_eq!(asked.expect("sound").to_move(), Mark::Circle);
    }

    #[test]
    fn a_square_twice_and_five_in_a_row_are_named() {
        let cell = "h8".parse().expect("a square");
        assert_eq!(problems(&raw("xh8 oh8", None), Counting::AsInDuel), [PositionProblem::Twice { cell }]);
        let five = raw("xa1 xb1 xc1 xd1 xe1 oa3 ob3 oc3 od3", None);
        let found = problems(&five, Counting::AsInDuel);
        let [PositionProblem::FiveAlready(row)] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!((row.mark, row.cells.len()), (Mark::Cross, 5));
        assert_eq!(found[0].clause().id(), "P-3.3.1.4");
    }
}
