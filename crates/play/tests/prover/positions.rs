//! Positions for the tests: read from text, made from a seed, turned and mirrored.

use kolo_model::SplitMix64;
use kolo_play::prover::{Field, Question};
use kolo_play::{Board, Cell, Mark};

/// A field of this side.
pub(crate) fn field(side: u8) -> Field {
    Field::new(side).expect("5 to 15")
}

/// A board from names of squares.
pub(crate) fn board(crosses: &str, circles: &str) -> Board {
    let mut board = Board::default();
    for (text, mark) in [(crosses, Mark::Cross), (circles, Mark::Circle)] {
        for cell in text.split_whitespace() {
            board.put(cell.parse().expect("a square"), mark).expect("an empty square");
        }
    }
    board
}

/// A question from names of squares.
pub(crate) fn question(crosses: &str, circles: &str, to_move: Mark, claimant: Mark) -> Question {
    Question::new(board(crosses, circles), to_move, claimant).expect("nobody has won")
}

/// How a random position is made.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mix {
    pub(crate) side: u8,
    pub(crate) empty: u64,
    /// Of a thousand marks so many are the claimant's.
    pub(crate) claimant: u32,
}

/// A position in which nobody has won, with so many empty squares or a few more.
pub(crate) fn random(random: &mut SplitMix64, mix: Mix) -> Question {
    let claimant = if random.happens(500) { Mark::Cross } else { Mark::Circle };
    let to_move = if random.happens(600) { claimant } else { claimant.other() };
    let field = field(mix.side);
    let mut cells: Vec<Cell> = field.cells().collect();
    random.shuffle(&mut cells);
    let empty = usize::try_from(mix.empty).expect("small");
    let mut board = Board::default();
    for cell in cells.into_iter().skip(empty) {
        let mark = if random.happens(mix.claimant) { claimant } else { claimant.other() };
        board.put(cell, mark).expect("an empty square");
        if board.row_through(cell).is_some() {
            board.clear(cell);
            board.put(cell, mark.other()).expect("an empty square");
            if board.row_through(cell).is_some() {
                board.clear(cell);
            }
        }
    }
    Question::on(field, board, to_move, claimant).expect("nobody has won")
}

/// The same question turned and mirrored in one of eight ways.
pub(crate) fn turned(question: &Question, way: usize) -> Question {
    let last = question.field().side() - 1;
    let mut board = Board::default();
    for mark in Mark::BOTH {
        for cell in question.board().cells(mark) {
            let (mut column, mut row) = (cell.column(), cell.row());
            if way & 1 != 0 {
                column = last - column;
            }
            if way & 2 != 0 {
                row = last - row;
            }
            if way & 4 != 0 {
                std::mem::swap(&mut column, &mut row);
            }
            board.put(Cell::at(column, row).expect("on the field"), mark).expect("an empty square");
        }
    }
    Question::on(question.field(), board, question.to_move(), question.claimant()).expect("nobody has won")
}
