//! What is asked: a board, whose turn it is, and who claims the win.

use kolo_messages::Message;
use kolo_model::Clause;

use super::Field;
use crate::record::counting_caution;
use crate::{Board, Cell, Mark, Row, Taken};

/// A position in which a player claims a forced win (P-3.3.1.6). Neither has won yet, and every mark is on the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    board: Board,
    field: Field,
    to_move: Mark,
    claimant: Mark,
}

impl Question {
    /// A question on the whole board.
    ///
    /// # Errors
    /// When a row of five stands already.
    pub fn new(board: Board, to_move: Mark, claimant: Mark) -> Result<Question, QuestionFlaw> {
        Question::on(Field::WHOLE, board, to_move, claimant)
    }

    /// A question on a smaller field.
    ///
    /// # Errors
    /// When a row of five stands already, or a mark lies outside the field.
    pub fn on(field: Field, board: Board, to_move: Mark, claimant: Mark) -> Result<Question, QuestionFlaw> {
        for mark in Mark::BOTH {
            if let Some(cell) = board.cells(mark).find(|cell| !field.has(*cell)) {
                return Err(QuestionFlaw::Outside { cell, field });
            }
            if let Some(row) = board.row_of(mark) {
                return Err(QuestionFlaw::Decided(row));
            }
        }
        Ok(Question { board, field, to_move, claimant })
    }

    /// The marks.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Where is played.
    pub fn field(&self) -> Field {
        self.field
    }

    /// Who marks a square next.
    pub fn to_move(&self) -> Mark {
        self.to_move
    }

    /// Who says that they win by force.
    pub fn claimant(&self) -> Mark {
        self.claimant
    }

    /// The same position, claimed by the opponent.
    #[must_use]
    pub fn claimed_by_the_other(&self) -> Question {
        Question { claimant: self.claimant.other(), ..self.clone() }
    }

    /// The question after a move of the side to move.
    ///
    /// # Errors
    /// When the square is not free, or the move wins.
    pub fn after(&self, cell: Cell) -> Result<Question, QuestionFlaw> {
        if !self.field.has(cell) {
            return Err(QuestionFlaw::Outside { cell, field: self.field });
        }
        let mut board = self.board.clone();
        board.put(cell, self.to_move).map_err(QuestionFlaw::Taken)?;
        match board.row_through(cell) {
            Some(row) => Err(QuestionFlaw::Decided(row)),
            None => Ok(Question { board, to_move: self.to_move.other(), ..self.clone() }),
        }
    }

    /// Squares of the field without a mark.
    pub fn empty(&self) -> impl Iterator<Item = Cell> + '_ {
        self.field.cells().filter(|cell| self.board.get(*cell).is_none())
    }

    /// A caution, not a refusal: see [`counting_caution`].
    pub fn caution(&self) -> Option<Message> {
        counting_caution(&self.board, self.to_move)
    }
}

/// Why a position cannot be asked about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QuestionFlaw {
    /// A player has won already.
    Decided(Row),
    /// A square that has a mark already.
    Taken(Taken),
    /// A mark outside the field.
    Outside {
        /// Where it is.
        cell: Cell,
        /// The field.
        field: Field,
    },
}

impl QuestionFlaw {
    /// The row that decided, if one did.
    pub(super) fn row(self) -> Option<Row> {
        match self {
            QuestionFlaw::Decided(row) => Some(row),
            QuestionFlaw::Taken(_) | QuestionFlaw::Outside { .. } => None,
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            QuestionFlaw::Decided(row) => {
                let ends = [row.cells.first(), row.cells.last()].map(|cell| cell.map(Cell::to_string));
                let [from, to] = ends.map(Option::unwrap_or_default);
                Message::new("prover-decided").with("mark", row.mark).with("from", from).with("to", to)
            }
            QuestionFlaw::Taken(taken) => {
                Message::new("prover-taken").with("cell", taken.cell.to_string()).with("mark", taken.by)
            }
            QuestionFlaw::Outside { cell, field } => {
                Message::new("prover-outside").with("cell", cell.to_string()).with("field", field.to_string())
            }
        }
    }

    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        match self {
            QuestionFlaw::Decided(_) => Clause::new("P-3.3.1.4"),
            QuestionFlaw::Taken(_) => Clause::new("P-3.3.1.3"),
            QuestionFlaw::Outside { .. } => Clause::new("P-3.3.1.1"),
        }
    }
}
