//! Lists with headings, as spreadsheets write them: cells by the names of their columns, problems with their places.

use kolo_formats::FileProblems;
use kolo_formats::csv::{self, SheetCell};
use kolo_messages::Message;
use kolo_model::Place;

use super::TableProblem;

/// A column: the name in messages, and other names it may have.
pub(super) type Column = (&'static str, &'static [&'static str]);

/// A list that was read, with what is wrong with it so far.
pub(super) struct Sheet {
    /// Where each known column stands, in the order of the columns asked for.
    indices: Vec<Option<usize>>,
    columns: &'static [Column],
    rows: Vec<Vec<SheetCell>>,
    pub(super) problems: Vec<TableProblem>,
}

/// One row of a list.
#[derive(Clone, Copy)]
pub(super) struct Row(usize);

impl Sheet {
    /// Reads a list that must have the first `needed` of `columns` and may have the others. Unknown headings are
    /// problems: a column that is misspelt would be lost silently.
    pub(super) fn read(
        bytes: &[u8],
        columns: &'static [Column],
        needed: usize,
    ) -> Result<Sheet, FileProblems> {
        let list = csv::read_sheet(bytes)?;
        let indices = vec![None; columns.len()];
        let mut sheet = Sheet { indices, columns, rows: list.rows, problems: Vec::new() };
        let known: Vec<&str> = columns.iter().map(|column| column.0).collect();
        for (index, cell) in list.header.iter().enumerate() {
            let heading = cell.text.trim().to_lowercase();
            let names = |column: &Column| column.0 == heading || column.1.contains(&heading.as_str());
            match columns.iter().position(names) {
                Some(at) if sheet.indices[at].is_none() => sheet.indices[at] = Some(index),
                Some(_) => {
                    sheet.add(cell, Message::new("csv-column-twice").with("column", cell.text.as_str()));
                }
                None => {
                    let message = Message::new("pieces-list-column").with("column", cell.text.as_str());
                    sheet.add(cell, message.with("known", known.clone()));
                }
            }
        }
        for (column, index) in columns.iter().zip(sheet.indices.clone()).take(needed) {
            if index.is_none() {
                let message = Message::new("pieces-list-column-missing").with("column", column.0);
                sheet.problems.push(TableProblem { place: Place::default(), message });
            }
        }
        Ok(sheet)
    }

    /// Every row.
    pub(super) fn rows(&self) -> impl Iterator<Item = Row> + use<> {
        (0..self.rows.len()).map(Row)
    }

    /// Where a row begins.
    pub(super) fn place(&self, row: Row) -> Place {
        let first = self.rows.get(row.0).and_then(|cells| cells.first());
        first.map(|cell| cell.place.clone()).unwrap_or_default()
    }

    /// A cell that is not empty.
    pub(super) fn cell(&self, row: Row, column: usize) -> Option<&SheetCell> {
        let index = self.indices.get(column).copied().flatten()?;
        self.rows.get(row.0)?.get(index).filter(|cell| !cell.text.is_empty())
    }

    /// A cell that must be there, read; what is wrong with it becomes a problem.
    pub(super) fn need<T>(
        &mut self,
        row: Row,
        column: usize,
        read: impl FnOnce(&str) -> Result<T, Message>,
    ) -> Option<T> {
        // That the whole column is missing was reported once.
        self.indices.get(column).copied().flatten()?;
        if self.cell(row, column).is_some() {
            return self.maybe(row, column, read);
        }
        let heading = self.columns.get(column).map_or("", |column| column.0);
        let message = Message::new("pieces-list-cell-empty").with("column", heading);
        self.problems.push(TableProblem { place: self.place(row), message });
        None
    }

    /// A cell that may be empty, read.
    pub(super) fn maybe<T>(
        &mut self,
        row: Row,
        column: usize,
        read: impl FnOnce(&str) -> Result<T, Message>,
    ) -> Option<T> {
        let cell = self.cell(row, column)?.clone();
        match read(&cell.text) {
            Ok(value) => Some(value),
            Err(message) => {
                self.add(&cell, message);
                None
            }
        }
    }

    fn add(&mut self, cell: &SheetCell, message: Message) {
        self.problems.push(TableProblem { place: cell.place.clone(), message });
    }
}
