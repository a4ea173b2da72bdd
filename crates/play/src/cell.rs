//! The squares of the board and their names.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Lang, Message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Rows and columns of the board (P-3.3.1.1).
pub const SIZE: usize = 15;

/// Squares of the board: a duel that has filled them all is drawn (P-3.3.1.5).
pub const CELLS: usize = SIZE * SIZE;

/// A square: columns `a` to `o` from the left, rows 1 to 15 from the bottom; the middle is `h8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String)]
pub struct Cell(u8);

impl Cell {
    /// The middle of the board.
    pub const MIDDLE: Cell = Cell(112);

    /// The square in this column and row, both counted from 0 at the bottom left.
    pub fn at(column: usize, row: usize) -> Option<Cell> {
        (column < SIZE && row < SIZE).then(|| Cell::of(row * SIZE + column))
    }

    /// The square with this place in the order of [`Cell::all`].
    pub fn from_index(index: usize) -> Option<Cell> {
        (index < CELLS).then(|| Cell::of(index))
    }

    fn of(index: usize) -> Cell {
        Cell(u8::try_from(index).expect("a board of 225 squares fits into a byte"))
    }

    /// All squares: row by row from the bottom, each from the left.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS).map(Cell::of)
    }

    /// The place in the order of [`Cell::all`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The column, 0 is `a`.
    pub fn column(self) -> usize {
        self.index() % SIZE
    }

    /// The row, 0 is the one printed as 1.
    pub fn row(self) -> usize {
        self.index() / SIZE
    }

    /// The square `steps` away in a direction, if it is on the board.
    pub fn step(self, direction: (isize, isize), steps: isize) -> Option<Cell> {
        let column = self.column().checked_add_signed(direction.0 * steps)?;
        let row = self.row().checked_add_signed(direction.1 * steps)?;
        Cell::at(column, row)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = b'a' + self.0 % 15;
        write!(f, "{}{}", char::from(column), self.row() + 1)
    }
}

/// A text that names no square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableCell(
    /// The text.
    pub String,
);

impl UnreadableCell {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("duel-unreadable-cell").with("text", self.0.clone())
    }
}

impl fmt::Display for UnreadableCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for UnreadableCell {}

impl FromStr for Cell {
    type Err = UnreadableCell;

    fn from_str(text: &str) -> Result<Cell, UnreadableCell> {
        let read = || {
            let mut chars = text.chars();
            let letter = chars.next()?.to_ascii_lowercase();
            let digits = chars.as_str();
            let plain = matches!(digits.len(), 1 | 2)
                && digits.bytes().all(|byte| byte.is_ascii_digit())
                && !digits.starts_with('0');
            let row: usize = if plain { digits.parse().ok()? } else { return None };
            let column = ('a'..='o').position(|known| known == letter)?;
            Cell::at(column, row.checked_sub(1)?)
        };
        read().ok_or_else(|| UnreadableCell(text.to_owned()))
    }
}

impl TryFrom<String> for Cell {
    type Error = UnreadableCell;

    fn try_from(text: String) -> Result<Cell, UnreadableCell> {
        text.parse()
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_a_name_that_reads_back() {
        let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!((names[0].as_str(), names[14].as_str(), names[224].as_str()), ("a1", "o1", "o15"));
        for (cell, name) in Cell::all().zip(&names) {
            assert_eq!(name.parse(), Ok(cell));
            assert_eq!(name.to_uppercase().parse(), Ok(cell));
        }
        assert_eq!("h8".parse(), Ok(Cell::MIDDLE));
    }

    #[test]
    fn other_texts_name_no_square() {
        for text in ["", "h", "8", "h0", "h16", "p1", "h08", "h+8", "h8 ", "hh8", "h123", "č8", "h８"] {
            assert_eq!(text.parse::<Cell>(), Err(UnreadableCell(text.to_owned())));
        }
    }

    #[test]
    fn steps_stay_on_the_board() {
        let corner = Cell::at(0, 0).expect("on the board");
        assert_eq!(corner.step((1, 1), 14).map(|cell| cell.to_string()).as_deref(), Some("o15"));
        assert_eq!(corner.step((1, 1), 15), None);
        assert_eq!(corner.step((-1, 0), 1), None);
        assert_eq!(Cell::MIDDLE.step((1, -1), 2).map(|cell| cell.to_string()).as_deref(), Some("j6"));
    }
}
