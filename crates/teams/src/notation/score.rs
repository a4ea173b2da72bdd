//! The score in the short notation: `7:5`, `6:4 x1`.

use std::fmt;

use super::{NotationProblem, NotationProblemKind};
use crate::ScoreEntry;

impl fmt::Display for ScoreEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.first, self.second)?;
        if self.void == 0 { Ok(()) } else { write!(f, " x{}", self.void) }
    }
}

/// A text read from left to right.
struct Reader<'a> {
    rest: &'a str,
    column: u32,
}

impl<'a> Reader<'a> {
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        let letters = u32::try_from(taken.chars().count()).unwrap_or(u32::MAX);
        self.column = self.column.saturating_add(letters);
        taken
    }

    fn skip_spaces(&mut self) {
        self.take(self.rest.len() - self.rest.trim_start().len());
    }

    fn trouble(&self) -> NotationProblem {
        NotationProblem { column: self.column, kind: NotationProblemKind::Score }
    }

    /// Exactly this letter.
    fn letter(&mut self, wanted: &[char]) -> Result<(), NotationProblem> {
        self.skip_spaces();
        match self.rest.chars().next() {
            Some(found) if wanted.contains(&found) => {
                self.take(found.len_utf8());
                Ok(())
            }
            Some(_) | None => Err(self.trouble()),
        }
    }

    /// A whole number; the trouble is where it starts.
    fn number<T: std::str::FromStr>(&mut self) -> Result<T, NotationProblem> {
        self.skip_spaces();
        let trouble = self.trouble();
        let sign = usize::from(self.rest.starts_with('-'));
        let unsigned = self.rest.get(sign..).unwrap_or("");
        let digits =
            unsigned.len() - unsigned.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        self.take(sign + digits).parse().map_err(|_| trouble)
    }
}

/// Reads a score; whether it can be is for the check to say.
pub(super) fn parse(text: &str) -> Result<ScoreEntry, NotationProblem> {
    let mut reader = Reader { rest: text, column: 1 };
    let first = reader.number()?;
    reader.letter(&[':'])?;
    let second = reader.number()?;
    reader.skip_spaces();
    let mut void = 0;
    if !reader.rest.is_empty() {
        reader.letter(&['x', 'X', '×'])?;
        void = reader.number()?;
        reader.skip_spaces();
    }
    if reader.rest.is_empty() { Ok(ScoreEntry { first, second, void }) } else { Err(reader.trouble()) }
}
