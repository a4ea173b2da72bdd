//! Numbers in columns.

use kolo_messages::Message;
use kolo_model::HalfPoints;

use crate::collector::Collector;
use crate::columns::Line;

/// A number that may be left out.
pub(super) fn optional_number(text: &str) -> Result<Option<u32>, ()> {
    if text.is_empty() {
        return Ok(None);
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(());
    }
    text.parse().map(Some).map_err(|_| ())
}

/// The message for columns that hold no number.
pub(super) fn not_a_number(first: usize, last: usize, found: &str) -> Message {
    Message::new("trf-not-a-number").with("first", first).with("last", last).with("found", found)
}

/// The start number in columns `first` to `last`.
pub(super) fn start_number(line: &Line<'_>, first: usize, last: usize, notes: &mut Collector) -> Option<u32> {
    let field = line.field(first, last);
    if let Ok(Some(number)) = optional_number(field) {
        return Some(number);
    }
    notes.missing(line.place(first), not_a_number(first, last, field));
    None
}

/// Start numbers as words from column `first` on, each with its column.
pub(super) fn number_words(line: &Line<'_>, first: usize, notes: &mut Collector) -> Vec<(usize, u32)> {
    let mut numbers = Vec::new();
    for (column, word) in line.words(first) {
        match optional_number(word) {
            Ok(Some(number)) => numbers.push((column, number)),
            Ok(None) | Err(()) => {
                notes.problem(line.place(column), Message::new("trf-word-not-a-number").with("found", word));
            }
        }
    }
    numbers
}

/// Points in a text at `column`.
pub(super) fn points(
    line: &Line<'_>,
    column: usize,
    text: &str,
    notes: &mut Collector,
) -> Option<HalfPoints> {
    text.parse::<HalfPoints>().map_err(|error| notes.problem(line.place(column), error.message())).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_digits_make_a_number() {
        assert_eq!(optional_number(""), Ok(None));
        assert_eq!(optional_number("0012"), Ok(Some(12)));
        for text in ["+1", "-1", "1 2", "x", "99999999999"] {
            assert_eq!(optional_number(text), Err(()), "{text}");
        }
    }
}
