//! Any list with headings, as cells with their places.

use kolo_messages::Message;
use kolo_model::Place;

use super::parser::{Cell, Rows, Separator};
use crate::FileProblems;
use crate::limits::MOST_BYTES;
use crate::text;

/// A list: its headings and its rows. Rows without any text are left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The headings.
    pub header: Vec<SheetCell>,
    /// The rows below; one may be shorter or longer than the headings.
    pub rows: Vec<Vec<SheetCell>>,
}

/// A cell without the blanks around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetCell {
    /// What stands in it.
    pub text: String,
    /// Where it begins.
    pub place: Place,
}

impl SheetCell {
    fn of(cell: Cell<'_>) -> Self {
        SheetCell { text: cell.text.into_owned(), place: cell.place }
    }
}

/// Reads a list whatever its columns are; encoding and separator are found out as for lists of competitors.
///
/// # Errors
/// When it is empty, too large, or no such list.
pub fn read_sheet(bytes: &[u8]) -> Result<Sheet, FileProblems> {
    let decoded = text::decode(bytes, MOST_BYTES)?;
    let mut rows = Rows::new(&decoded.text, Separator::detect(&decoded.text));
    let mut filled = Vec::new();
    while let Some(row) = rows.next_row()? {
        let blank = row.iter().all(|cell| cell.text.is_empty());
        // Spreadsheets state the separator in a line before the header.
        let separator = filled.is_empty() && row.first().is_some_and(|cell| cell.text.starts_with("sep="));
        if !blank && !separator {
            filled.push(row.into_iter().map(SheetCell::of).collect::<Vec<_>>());
        }
    }
    let mut rows = filled.into_iter();
    let Some(header) = rows.next() else {
        return Err(FileProblems::one(Place::default(), Message::new("file-empty")));
    };
    Ok(Sheet { header, rows: rows.collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_and_rows_come_with_their_places() {
        let sheet = read_sheet("sep=;\nid;name\n\n a ;\"B;C\"\n;\n".as_bytes()).unwrap();
        let texts = |cells: &[SheetCell]| cells.iter().map(|cell| cell.text.clone()).collect::<Vec<_>>();
        assert_eq!(texts(&sheet.header), ["id", "name"]);
        assert_eq!(sheet.rows.len(), 1);
        assert_eq!(texts(&sheet.rows[0]), ["a", "B;C"]);
        assert_eq!(sheet.rows[0][1].place, Place::at(4, 5));
        assert!(read_sheet(b"\n").is_err());
    }
}
