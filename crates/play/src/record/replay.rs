//! Marks in turn, without an opening: games from elsewhere, and what follows a step that was not legal.

use crate::duel::Placed;
use crate::{Board, Cell, Mark, Row, Taken};

/// What stands on the board, and whose turn it is.
#[derive(Debug, Clone)]
pub(super) struct Turns {
    pub(super) board: Board,
    pub(super) placed: Vec<Placed>,
    pub(super) to_move: Mark,
    pub(super) over: Option<Ended>,
}

/// Why nothing more can be marked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Ended {
    /// Five or more in a row (P-3.3.1.4).
    Row(Row),
    /// The board is full (P-3.3.1.5).
    Full,
}

impl Turns {
    pub(super) fn new(first: Mark) -> Turns {
        Turns { board: Board::default(), placed: Vec::new(), to_move: first, over: None }
    }

    /// Marks a square; a square that is taken costs the turn. Ask `over` first.
    pub(super) fn play(&mut self, cell: Cell) -> Result<(), Taken> {
        let mark = self.to_move;
        self.to_move = mark.other();
        self.board.put(cell, mark)?;
        self.placed.push(Placed { cell, mark });
        self.over = match self.board.row_through(cell) {
            Some(row) => Some(Ended::Row(row)),
            None => self.board.is_full().then_some(Ended::Full),
        };
        Ok(())
    }
}
