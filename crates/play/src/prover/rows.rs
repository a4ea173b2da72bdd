//! Squares that complete a row, on a plain board: for those who show a proof, where clarity counts and speed does not.

use super::Field;
use crate::{Board, Cell, Mark};

/// The empty squares of a field in which a side makes five or more in a row.
pub(super) fn fives(board: &Board, field: Field, mark: Mark) -> Vec<Cell> {
    let mut board = board.clone();
    let empty: Vec<Cell> = field.cells().filter(|cell| board.get(*cell).is_none()).collect();
    let mut found = Vec::new();
    for cell in empty {
        if board.put(cell, mark).is_ok() {
            if board.row_through(cell).is_some() {
                found.push(cell);
            }
            board.clear(cell);
        }
    }
    found
}
