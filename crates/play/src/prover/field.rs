//! The part of the board that is played on.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Cell, SIZE};

/// A square field of 5 × 5 to 15 × 15 in the corner at `a1`. The contest plays on the whole board; smaller fields are
/// for puzzles, and for tests that try every game there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Field(u8);

impl Field {
    /// The whole board (P-3.3.1.1).
    pub const WHOLE: Field = Field(15);

    /// A field of `side` × `side` squares; there is none below 5, where no player can win, and none above 15.
    pub fn new(side: u8) -> Option<Field> {
        (5..=15).contains(&side).then_some(Field(side))
    }

    /// Rows and columns.
    pub fn side(self) -> usize {
        usize::from(self.0)
    }

    /// Whether a square belongs to the field.
    pub fn has(self, cell: Cell) -> bool {
        cell.column() < self.side() && cell.row() < self.side()
    }

    /// Its squares in the order of [`Cell::all`].
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |cell| self.has(*cell))
    }
}

impl Default for Field {
    fn default() -> Field {
        Field::WHOLE
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0} × {0}", self.0)
    }
}

impl From<Field> for u8 {
    fn from(field: Field) -> u8 {
        field.0
    }
}

/// A side that no field has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a field has 5 to {SIZE} squares a side, not {0}")]
pub struct NoField(u8);

impl TryFrom<u8> for Field {
    type Error = NoField;

    fn try_from(side: u8) -> Result<Field, NoField> {
        Field::new(side).ok_or(NoField(side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_lie_in_the_corner() {
        assert_eq!(Field::new(4), None);
        assert_eq!(Field::new(16), None);
        assert_eq!(Field::new(15), Some(Field::WHOLE));
        let small = Field::new(6).expect("a field");
        assert_eq!(small.cells().count(), 36);
        assert!(small.has("f6".parse().expect("a square")) && !small.has("g6".parse().expect("a square")));
        assert_eq!(serde_json::from_str::<Field>("6").expect("a field"), small);
        assert!(serde_json::from_str::<Field>("3").is_err());
    }
}
