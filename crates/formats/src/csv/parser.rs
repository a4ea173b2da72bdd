//! From text to cells.

use std::borrow::Cow;

use kolo_messages::Message;
use kolo_model::Place;

use crate::FileProblems;
use crate::limits::{MOST_CELLS, MOST_TEXT_BYTES};
use crate::text::count;

/// What stands between cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Separator {
    /// `,`
    Comma,
    /// `;`, as spreadsheets in Czech and Slovak write it.
    Semicolon,
    /// A tabulator.
    Tab,
}

impl Separator {
    /// The most common first: it wins when a header has as many of another.
    const ALL: [Separator; 3] = [Separator::Semicolon, Separator::Tab, Separator::Comma];

    /// The character itself.
    pub fn letter(self) -> char {
        match self {
            Separator::Comma => ',',
            Separator::Semicolon => ';',
            Separator::Tab => '\t',
        }
    }

    /// The separator that stands most often in the first line, outside of quotes.
    pub(super) fn detect(text: &str) -> Separator {
        let header = text.trim_start_matches(['\r', '\n', ' ']);
        let mut quoted = false;
        let mut counts = [0_usize; 3];
        for letter in header.chars() {
            match letter {
                '"' => quoted = !quoted,
                '\r' | '\n' if !quoted => break,
                letter if !quoted => {
                    for (count, separator) in counts.iter_mut().zip(Separator::ALL) {
                        *count += usize::from(separator.letter() == letter);
                    }
                }
                _ => {}
            }
        }
        let most = counts.into_iter().max().unwrap_or(0);
        let found = Separator::ALL.into_iter().zip(counts).find(|(_, count)| *count == most && most > 0);
        found.map_or(Separator::Comma, |(separator, _)| separator)
    }
}

/// A cell without the blanks around it, and where it begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cell<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) place: Place,
}

impl<'a> Cell<'a> {
    /// A cell of sensible size: a longer one shows that this is not a list.
    fn new(text: Cow<'a, str>, place: Place) -> Result<Self, FileProblems> {
        if text.len() > MOST_TEXT_BYTES {
            let message = Message::new("file-text-too-long").with("most", MOST_TEXT_BYTES);
            return Err(FileProblems::one(place, message));
        }
        Ok(Cell { text, place })
    }
}

/// Reads one row after the other.
#[derive(Debug)]
pub(super) struct Rows<'a> {
    text: &'a str,
    separator: char,
    offset: usize,
    line: u32,
    column: usize,
}

impl<'a> Rows<'a> {
    pub(super) fn new(text: &'a str, separator: Separator) -> Self {
        Rows { text, separator: separator.letter(), offset: 0, line: 1, column: 1 }
    }

    /// The next row, `None` at the end. Cells in quotes may hold separators and line breaks.
    pub(super) fn next_row(&mut self) -> Result<Option<Vec<Cell<'a>>>, FileProblems> {
        if self.peek().is_none() {
            return Ok(None);
        }
        let mut cells = Vec::new();
        loop {
            if cells.len() == MOST_CELLS {
                let message = Message::new("csv-too-many-cells").with("most", MOST_CELLS);
                return Err(FileProblems::one(self.place(), message));
            }
            cells.push(self.cell()?);
            match self.peek() {
                Some(letter) if letter == self.separator => self.step(),
                Some(_) => {
                    self.step_over_line_end();
                    return Ok(Some(cells));
                }
                None => return Ok(Some(cells)),
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.offset..].chars().next()
    }

    fn step(&mut self) {
        if let Some(letter) = self.peek() {
            self.offset += letter.len_utf8();
            let breaks_line = letter == '\n' || letter == '\r' && self.peek() != Some('\n');
            if breaks_line {
                self.line = self.line.saturating_add(1);
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
    }

    fn step_over_line_end(&mut self) {
        let was_return = self.peek() == Some('\r');
        self.step();
        if was_return && self.peek() == Some('\n') {
            self.step();
        }
    }

    fn place(&self) -> Place {
        Place::at(self.line, count(self.column))
    }

    fn ends_cell(&self, letter: char) -> bool {
        letter == self.separator || letter == '\r' || letter == '\n'
    }

    fn cell(&mut self) -> Result<Cell<'a>, FileProblems> {
        while self.peek().is_some_and(|letter| letter == ' ' && letter != self.separator) {
            self.step();
        }
        let place = self.place();
        if self.peek() == Some('"') {
            let text = self.quoted(&place)?;
            return Cell::new(Cow::Owned(text.trim().to_owned()), place);
        }
        let begin = self.offset;
        while self.peek().is_some_and(|letter| !self.ends_cell(letter)) {
            self.step();
        }
        Cell::new(Cow::Borrowed(self.text[begin..self.offset].trim()), place)
    }

    /// A cell in quotes; two quotes are one. What follows the closing quote belongs to the cell, too.
    fn quoted(&mut self, begin: &Place) -> Result<String, FileProblems> {
        self.step();
        let mut text = String::new();
        loop {
            match self.peek() {
                None => return Err(FileProblems::one(begin.clone(), Message::new("csv-quote-open"))),
                Some('"') => {
                    self.step();
                    if self.peek() != Some('"') {
                        break;
                    }
                    text.push('"');
                    self.step();
                }
                Some(letter) => {
                    text.push(letter);
                    self.step();
                }
            }
        }
        while let Some(letter) = self.peek().filter(|letter| !self.ends_cell(*letter)) {
            text.push(letter);
            self.step();
        }
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str, separator: Separator) -> Vec<Vec<String>> {
        let mut rows = Rows::new(text, separator);
        let mut all = Vec::new();
        while let Some(row) = rows.next_row().unwrap() {
            all.push(row.into_iter().map(|cell| cell.text.into_owned()).collect());
        }
        all
    }

    #[test]
    fn quotes_hold_separators_quotes_and_line_breaks() {
        let text = "a; \"b;c\" ;\"d \"\"e\"\"\"\r\n\"x\ny\";;z\rlast";
        let expected = vec![vec!["a", "b;c", "d \"e\""], vec!["x\ny", "", "z"], vec!["last"]];
        assert_eq!(rows(text, Separator::Semicolon), expected);
    }

    #[test]
    fn cells_know_their_places() {
        let mut rows = Rows::new("é,b\r\n\"x\r\ny\", c\n", Separator::Comma);
        let places = |row: Option<Vec<Cell<'_>>>| -> Vec<Place> {
            row.unwrap_or_default().into_iter().map(|cell| cell.place).collect()
        };
        assert_eq!(places(rows.next_row().unwrap()), [Place::at(1, 1), Place::at(1, 3)]);
        assert_eq!(places(rows.next_row().unwrap()), [Place::at(2, 1), Place::at(3, 5)]);
        assert_eq!(rows.next_row().unwrap(), None);
    }

    #[test]
    fn an_open_quote_is_refused_where_it_begins() {
        let mut rows = Rows::new("a,\"b\nc,d\n", Separator::Comma);
        assert!(rows.next_row().unwrap_err().to_string().starts_with("1:3: "));
    }

    #[test]
    fn the_separator_is_found_out() {
        assert_eq!(Separator::detect("\n\"a,b,c\";d\n,,,,"), Separator::Semicolon);
        assert_eq!(Separator::detect("a\tb\tc,d"), Separator::Tab);
        assert_eq!(Separator::detect("a,b"), Separator::Comma);
        assert_eq!(Separator::detect("name"), Separator::Comma);
    }
}
