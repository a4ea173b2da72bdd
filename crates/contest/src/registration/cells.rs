//! From text to cells. A cell knows its place, and a quote that is never closed is noticed: it would swallow the rest of
//! the list silently.

use std::iter::Peekable;
use std::str::Chars;

use kolo_model::Place;

/// A cell without the blanks around it, and where it begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) place: Place,
}

/// A quote that is opened and never closed.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct OpenQuote(pub(super) Place);

/// All rows that are not blank.
pub(super) fn rows(text: &str) -> Result<Vec<Vec<Cell>>, OpenQuote> {
    let mut scanner =
        Scanner { letters: text.chars().peekable(), separator: separator(text), line: 1, column: 1 };
    let mut rows = Vec::new();
    while let Some(row) = scanner.row()? {
        if row.iter().any(|cell| !cell.text.is_empty()) {
            rows.push(row);
        }
    }
    Ok(rows)
}

/// What stands more often in the first line, outside of quotes: semicolons or commas.
fn separator(text: &str) -> char {
    let mut quoted = false;
    let (mut semicolons, mut commas) = (0_usize, 0_usize);
    for letter in text.trim_start().chars() {
        match letter {
            '"' => quoted = !quoted,
            '\r' | '\n' if !quoted => break,
            ';' if !quoted => semicolons += 1,
            ',' if !quoted => commas += 1,
            _ => {}
        }
    }
    if commas > semicolons { ',' } else { ';' }
}

struct Scanner<'a> {
    letters: Peekable<Chars<'a>>,
    separator: char,
    line: u32,
    column: u32,
}

impl Scanner<'_> {
    /// The next row; `None` at the end.
    fn row(&mut self) -> Result<Option<Vec<Cell>>, OpenQuote> {
        if self.letters.peek().is_none() {
            return Ok(None);
        }
        let mut cells = Vec::new();
        loop {
            cells.push(self.cell()?);
            match self.step() {
                Some(letter) if letter == self.separator => {}
                Some(_) | None => return Ok(Some(cells)),
            }
        }
    }

    fn cell(&mut self) -> Result<Cell, OpenQuote> {
        while self.letters.peek() == Some(&' ') {
            self.step();
        }
        let place = Place::at(self.line, self.column);
        let mut text = String::new();
        if self.letters.peek() == Some(&'"') {
            self.quoted(&mut text, &place)?;
        }
        // Anything that follows a closing quote belongs to the cell, too.
        while self.letters.peek().copied().is_some_and(|letter| !self.ends_cell(letter)) {
            text.extend(self.step());
        }
        Ok(Cell { text: text.trim().to_owned(), place })
    }

    fn ends_cell(&self, letter: char) -> bool {
        letter == self.separator || letter == '\r' || letter == '\n'
    }

    /// The inside of quotes; two quotes are one.
    fn quoted(&mut self, text: &mut String, begin: &Place) -> Result<(), OpenQuote> {
        self.step();
        loop {
            match self.step() {
                None => return Err(OpenQuote(begin.clone())),
                Some('"') if self.letters.peek() == Some(&'"') => text.extend(self.step()),
                Some('"') => return Ok(()),
                Some(letter) => text.push(letter),
            }
        }
    }

    /// The next letter; every kind of line end is one `\n`.
    fn step(&mut self) -> Option<char> {
        let mut letter = self.letters.next()?;
        if letter == '\r' {
            self.letters.next_if_eq(&'\n');
            letter = '\n';
        }
        if letter == '\n' {
            self.line = self.line.saturating_add(1);
            self.column = 1;
        } else {
            self.column = self.column.saturating_add(1);
        }
        Some(letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<Vec<String>> {
        let rows = rows(text).unwrap();
        rows.into_iter().map(|row| row.into_iter().map(|cell| cell.text).collect()).collect()
    }

    #[test]
    fn quotes_hold_separators_quotes_and_line_ends() {
        let text = "a; \"b;c\" ;\"d \"\"e\"\"\"\r\n\n ; ;\r\"x\ny\";;z\rlast";
        let expected = vec![vec!["a", "b;c", "d \"e\""], vec!["x\ny", "", "z"], vec!["last"]];
        assert_eq!(texts(text), expected);
    }

    #[test]
    fn the_separator_is_found_in_the_heading() {
        assert_eq!(texts("a,b\n1;2,3"), [["a", "b"], ["1;2", "3"]]);
        assert_eq!(texts("\"a,b,c\";d\n,"), vec![vec!["a,b,c", "d"], vec![","]]);
    }

    #[test]
    fn cells_know_their_places() {
        let places: Vec<Place> =
            rows("é, b\r\n\"x\r\ny\", c\n").unwrap().concat().into_iter().map(|cell| cell.place).collect();
        assert_eq!(places, [Place::at(1, 1), Place::at(1, 4), Place::at(2, 1), Place::at(3, 5)]);
        assert_eq!(rows("a,\"b\nc,d\n"), Err(OpenQuote(Place::at(1, 3))));
    }
}
