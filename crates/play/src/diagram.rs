//! Pictures of duels and positions: SVG for pages and paper, letters for terminals.
//!
//! The same picture gives the same bytes. It says nothing in any language but what the caller passes as title,
//! description and captions.

mod escape;
mod letters;
mod svg;

use crate::duel::Placed;
use crate::record::{Position, Report};
use crate::{Board, Cell, Row};

pub use letters::letters;
pub use svg::{Labels, svg};

/// What is to be seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    board: Board,
    numbered: Vec<Placed>,
    opening: usize,
    row: Option<Row>,
}

impl Picture {
    /// A duel: its marks numbered, those of the opening distinguished, the row that won struck through (P-3.3.1.4).
    pub fn of_report(report: &Report) -> Picture {
        Picture {
            board: report.board.clone(),
            numbered: report.placed.clone(),
            opening: report.opening_marks,
            row: report.row(),
        }
    }

    /// A position: marks without numbers.
    pub fn of_position(position: &Position) -> Picture {
        Picture { board: position.board().clone(), numbered: Vec::new(), opening: 0, row: None }
    }

    /// A position with a line of play: the marks of the line are numbered from 1.
    pub fn of_line(position: &Position, line: &[Placed]) -> Picture {
        let mut board = position.board().clone();
        let mut numbered = Vec::new();
        for placed in line {
            // A line that does not fit the board shows as far as it does.
            if board.put(placed.cell, placed.mark).is_err() {
                break;
            }
            numbered.push(*placed);
        }
        let row = numbered.last().and_then(|placed| board.row_through(placed.cell));
        Picture { board, numbered, opening: 0, row }
    }

    /// What stands on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    fn last(&self) -> Option<Cell> {
        self.numbered.last().map(|placed| placed.cell)
    }
}
