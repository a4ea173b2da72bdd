//! Lines and words of a text, each with its place.

use kolo_model::Place;

use super::problem::{Problem, ProblemKind};

/// After so many problems reading stops: the input is something else.
const MOST_PROBLEMS: usize = 100;

/// A piece of a line and where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Piece<'a> {
    pub(super) text: &'a str,
    pub(super) line: u32,
    pub(super) column: u32,
}

impl<'a> Piece<'a> {
    pub(super) fn place(self) -> Place {
        Place::at(self.line, self.column)
    }

    /// The piece that begins `bytes` later in it.
    pub(super) fn from(self, bytes: usize) -> Piece<'a> {
        let column = self.column.saturating_add(count(self.text[..bytes].chars().count()));
        Piece { text: &self.text[bytes..], column, ..self }
    }

    /// Without the white space around it.
    pub(super) fn trimmed(self) -> Piece<'a> {
        let begin = self.text.len() - self.text.trim_start().len();
        let rest = self.from(begin);
        Piece { text: rest.text.trim_end(), ..rest }
    }

    /// The words between white space.
    pub(super) fn words(self) -> impl Iterator<Item = Piece<'a>> {
        self.split(char::is_whitespace).filter(|piece| !piece.text.is_empty())
    }

    /// The pieces between separators.
    pub(super) fn split(self, is_separator: impl Fn(char) -> bool) -> impl Iterator<Item = Piece<'a>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let here = rest?;
            let end = here.text.find(&is_separator);
            rest = end.map(|end| {
                let width = here.text[end..].chars().next().map_or(0, char::len_utf8);
                here.from(end + width)
            });
            Some(Piece { text: &here.text[..end.unwrap_or(here.text.len())], ..here })
        })
    }
}

/// A count as it stands in a [`Place`].
pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The lines. One ends with LF, CR LF or CR, as each of them is in use.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = Some(text);
    let mut line = 0;
    std::iter::from_fn(move || {
        let here = rest?;
        line += 1;
        let end = here.bytes().position(|byte| byte == b'\n' || byte == b'\r');
        rest = end.map(|end| {
            let after = &here[end..];
            after.strip_prefix("\r\n").unwrap_or(&after[1..])
        });
        Some(Piece { text: &here[..end.unwrap_or(here.len())], line, column: 1 })
    })
}

/// The problems found so far.
#[derive(Debug, Default)]
pub(super) struct Notes {
    problems: Vec<Problem>,
}

impl Notes {
    pub(super) fn add(&mut self, place: Place, kind: ProblemKind) {
        if !self.is_full() {
            self.problems.push(Problem { place, kind });
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.problems.len() >= MOST_PROBLEMS
    }

    /// What was read, unless something was wrong with it.
    pub(super) fn finish<T>(self, read: T) -> Result<T, super::RecordProblems> {
        match super::RecordProblems::new(self.problems) {
            None => Ok(read),
            Some(problems) => Err(problems),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_know_their_places_in_characters() {
        let all: Vec<Piece<'_>> = lines("žž ab\r\n\r c  d").collect();
        assert_eq!(all.iter().map(|line| line.text).collect::<Vec<_>>(), ["žž ab", "", " c  d"]);
        let words: Vec<Piece<'_>> = all[0].words().collect();
        assert_eq!((words[1].text, words[1].line, words[1].column), ("ab", 1, 4));
        let last = all[2].words().last().expect("a word");
        assert_eq!((last.text, last.line, last.column), ("d", 3, 5));
        assert_eq!(all[2].trimmed().column, 2);
        let halves: Vec<&str> = all[0].split(|c| c == 'a').map(|piece| piece.text).collect();
        assert_eq!(halves, ["žž ", "b"]);
    }
}
