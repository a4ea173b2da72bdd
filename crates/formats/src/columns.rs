//! A line seen as columns.

use kolo_model::Place;

use crate::text::count;

/// A line whose columns are counted in characters, from 1, as the documents count them.
#[derive(Debug)]
pub(crate) struct Line<'a> {
    text: &'a str,
    number: u32,
    /// Byte offset of each character; `None` where characters are bytes.
    offsets: Option<Vec<usize>>,
}

impl<'a> Line<'a> {
    pub(crate) fn new(number: u32, text: &'a str) -> Self {
        let offsets = (!text.is_ascii()).then(|| text.char_indices().map(|(offset, _)| offset).collect());
        Line { text, number, offsets }
    }

    /// The whole line.
    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    /// The number of the line.
    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    /// How many columns there are.
    pub(crate) fn len(&self) -> usize {
        self.offsets.as_ref().map_or(self.text.len(), Vec::len)
    }

    pub(crate) fn place(&self, column: usize) -> Place {
        Place::at(self.number, count(column))
    }

    /// Columns `first` to `last`, both included, without blanks around; columns after the end are blank.
    pub(crate) fn field(&self, first: usize, last: usize) -> &'a str {
        self.text[self.offset(first - 1)..self.offset(last)].trim()
    }

    /// Everything from column `first` on, without blanks around.
    pub(crate) fn rest(&self, first: usize) -> &'a str {
        self.text[self.offset(first - 1)..].trim()
    }

    /// Whether a column is blank or after the end.
    pub(crate) fn is_blank(&self, column: usize) -> bool {
        self.field(column, column).is_empty()
    }

    /// The words from column `first` on, each with its column.
    pub(crate) fn words(&self, first: usize) -> Vec<(usize, &'a str)> {
        let begin = self.offset(first - 1);
        let mut words = Vec::new();
        let mut column = first;
        for piece in self.text[begin..].split(' ') {
            if !piece.is_empty() {
                words.push((column, piece));
            }
            column += piece.chars().count() + 1;
        }
        words
    }

    fn offset(&self, index: usize) -> usize {
        match &self.offsets {
            None => index.min(self.text.len()),
            Some(offsets) => offsets.get(index).copied().unwrap_or(self.text.len()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_characters() {
        let line = Line::new(7, "001 žluťoučký  kůň");
        assert_eq!(line.len(), 18);
        assert_eq!(line.field(5, 13), "žluťoučký");
        assert_eq!(line.field(16, 99), "kůň");
        assert_eq!(line.field(40, 50), "");
        assert!(line.is_blank(4) && line.is_blank(19) && !line.is_blank(18));
        assert_eq!(line.words(5), [(5, "žluťoučký"), (16, "kůň")]);
        assert_eq!(line.place(5), Place::at(7, 5));
    }
}
