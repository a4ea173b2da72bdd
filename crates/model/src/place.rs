//! Where a piece of input came from.

use std::fmt;

/// A place in an input: line and column of a file, or the name of a field, or both.
///
/// Lines and columns count from 1; 0 means that the input has no lines (a form, a program).
#[derive(Debug, Clone, PartialEq, Eq, Default, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The field, for example `competitors[3].no`; empty when line and column say enough.
    pub field: String,
}

impl Place {
    /// A line and column of a file.
    pub fn at(line: u32, column: u32) -> Self {
        Place { line, column, field: String::new() }
    }

    /// A named field of a form or a program's data.
    pub fn field(field: impl Into<String>) -> Self {
        Place { line: 0, column: 0, field: field.into() }
    }

    /// Whether nothing is known about the place.
    pub fn is_unknown(&self) -> bool {
        self.line == 0 && self.field.is_empty()
    }
}

impl fmt::Display for Place {
    /// `3:14`, `3:14 competitors[2].no` or `competitors[2].no`; nothing when unknown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.field.as_str()) {
            (0, field) => f.write_str(field),
            (line, "") => write!(f, "{line}:{}", self.column),
            (line, field) => write!(f, "{line}:{} {field}", self.column),
        }
    }
}

/// A value and the place where it was written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Spot<T> {
    /// The value.
    pub value: T,
    /// Where it stands.
    pub place: Place,
}

impl<T> Spot<T> {
    /// `value` from `place`.
    pub fn new(value: T, place: Place) -> Self {
        Spot { value, place }
    }
}
