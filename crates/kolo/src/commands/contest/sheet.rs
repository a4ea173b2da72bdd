//! Lists with headings, as spreadsheets write them: cells by the names of their columns, problems with their places.

use std::path::Path;

use kolo_formats::csv::{self, SheetCell};
use kolo_messages::Message;

use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input;

/// A column: the name in messages, and other names it may have.
pub(super) type Column = (&'static str, &'static [&'static str]);

/// A list that was read, with the complaints so far.
pub(super) struct Sheet {
    name: String,
    /// Where each known column stands, in the order of the columns asked for.
    indices: Vec<Option<usize>>,
    rows: Vec<Vec<SheetCell>>,
    pub(super) complaints: Vec<Complaint>,
}

/// One row of a list.
#[derive(Clone, Copy)]
pub(super) struct Row(usize);

impl Sheet {
    /// Reads a list that must have the first `needed` of `columns` and may have the others. Unknown headings are
    /// complaints: a column that is misspelt would be lost silently.
    pub(super) fn read(file: &Path, columns: &[Column], needed: usize) -> Result<Sheet, Failure> {
        let name = file.display().to_string();
        let list = csv::read_sheet(&input::bytes(file)?);
        let list = list.map_err(|problems| Failure::of_content(&name, &problems))?;
        let mut sheet =
            Sheet { name, indices: vec![None; columns.len()], rows: list.rows, complaints: Vec::new() };
        let known: Vec<&str> = columns.iter().map(|column| column.0).collect();
        for (index, cell) in list.header.iter().enumerate() {
            let heading = cell.text.trim().to_lowercase();
            let names = |column: &Column| column.0 == heading || column.1.contains(&heading.as_str());
            match columns.iter().position(names) {
                Some(at) if sheet.indices[at].is_none() => sheet.indices[at] = Some(index),
                Some(_) => {
                    sheet.complain(cell, Message::new("csv-column-twice").with("column", cell.text.as_str()));
                }
                None => {
                    let message = Message::new("contest-cli-column").with("column", cell.text.as_str());
                    sheet.complain(cell, message.with("known", known.clone()));
                }
            }
        }
        for (column, index) in columns.iter().zip(sheet.indices.clone()).take(needed) {
            if index.is_none() {
                let message = Message::new("contest-cli-column-missing").with("column", column.0);
                sheet.complaints.push(Complaint::file(&sheet.name, message));
            }
        }
        Ok(sheet)
    }

    /// Every row.
    pub(super) fn rows(&self) -> impl Iterator<Item = Row> + use<> {
        (0..self.rows.len()).map(Row)
    }

    /// A cell that is not empty.
    pub(super) fn cell(&self, row: Row, column: usize) -> Option<&SheetCell> {
        let index = self.indices.get(column).copied().flatten()?;
        self.rows.get(row.0)?.get(index).filter(|cell| !cell.text.is_empty())
    }

    /// A cell that must be there, read; what is wrong with it becomes a complaint.
    pub(super) fn need<T>(
        &mut self,
        row: Row,
        column: usize,
        heading: &'static str,
        read: impl FnOnce(&str) -> Result<T, Message>,
    ) -> Option<T> {
        self.indices.get(column).copied().flatten()?;
        if self.cell(row, column).is_some() {
            return self.maybe(row, column, read);
        }
        let first = self.rows.get(row.0).and_then(|cells| cells.first()).cloned();
        if let Some(first) = first {
            self.complain(&first, Message::new("contest-cli-cell-empty").with("column", heading));
        }
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
                self.complain(&cell, message);
                None
            }
        }
    }

    /// Something that is wrong in a row.
    pub(super) fn complain_about(&mut self, row: Row, complaint: Complaint) {
        let place = self.rows.get(row.0).and_then(|cells| cells.first()).map(|cell| cell.place.clone());
        let file = Some(self.name.clone());
        self.complaints.push(Complaint { file, place: place.unwrap_or_default(), ..complaint });
    }

    fn complain(&mut self, cell: &SheetCell, message: Message) {
        let place = cell.place.clone();
        self.complaints.push(Complaint { place, ..Complaint::file(&self.name, message) });
    }
}

/// Nothing, or everything that is wrong with several lists.
pub(super) fn require_sound(complaints: Vec<Complaint>, exit: Exit) -> Result<(), Failure> {
    if complaints.is_empty() { Ok(()) } else { Err(Failure::Told { exit, complaints }) }
}
