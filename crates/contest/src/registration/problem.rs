//! What can be wrong with a list of entries.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Name, Place};

use super::RegistrationColumn;
use crate::{Category, EntryId};

/// After so many problems the rest is left out: one mistake runs through all of the list.
const MOST_PROBLEMS: usize = 1_000;

/// One thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegistrationProblem {
    /// Line and column.
    pub place: Place,
    /// What is wrong.
    pub fault: RegistrationFault,
}

/// What is wrong with a list, a row or a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RegistrationFault {
    /// Larger than any list.
    TooLarge {
        /// MiB that are taken.
        most: usize,
    },
    /// Not in UTF-8.
    NotUtf8,
    /// No heading, or no rows below it.
    NobodyListed,
    /// A quote that is never closed.
    OpenQuote,
    /// A heading that names no column.
    UnknownColumn(String),
    /// Two headings name one column.
    ColumnTwice(RegistrationColumn),
    /// A column that must be there.
    ColumnMissing(RegistrationColumn),
    /// A cell beyond the last heading.
    CellWithoutColumn,
    /// A cell that must not be blank.
    Missing(RegistrationColumn),
    /// A date, a name or an id that cannot be; the sentence says why.
    Unreadable(Message),
    /// No category.
    BadCategory(String),
    /// No school year.
    BadSchooling(String),
    /// No role.
    BadRole(String),
    /// Neither yes nor no.
    BadCaptain(String),
    /// No part of a school.
    BadPart(String),
    /// A person who plays alone is in no team.
    TeamOfOne(Category),
    /// A second captain of an entry.
    CaptainTwice {
        /// The entry.
        entry: Name,
        /// The line of the first one.
        line: u32,
    },
    /// A person is described in two ways.
    PersonDiffers {
        /// Who.
        player: Name,
        /// What differs.
        column: RegistrationColumn,
        /// The line of the first description.
        line: u32,
    },
    /// An entry is described in two ways.
    EntryDiffers {
        /// Which.
        entry: EntryId,
        /// What differs.
        column: RegistrationColumn,
        /// The line of the first description.
        line: u32,
    },
    /// A school has two names.
    SchoolDiffers {
        /// The name in the first line that gives one.
        name: Name,
        /// The line.
        line: u32,
    },
    /// An id that was made is another entry's.
    IdTaken {
        /// The id.
        entry: EntryId,
        /// The line of the other entry.
        line: u32,
    },
}

use RegistrationFault as Fault;

impl RegistrationProblem {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new("K-FILE")
    }

    /// The sentence for people, without the place.
    pub fn message(&self) -> Message {
        self.fault.message()
    }
}

impl RegistrationFault {
    fn message(&self) -> Message {
        match self {
            Fault::TooLarge { most } => Message::new("pieces-list-too-large").with("most", *most),
            Fault::NotUtf8 => Message::new("pieces-list-not-utf8"),
            Fault::NobodyListed => Message::new("pieces-list-nobody"),
            Fault::OpenQuote => Message::new("pieces-list-open-quote"),
            Fault::UnknownColumn(text) => Message::new("pieces-list-unknown-column")
                .with("column", text.as_str())
                .with("known", RegistrationColumn::ALL.to_vec()),
            Fault::ColumnTwice(column) => Message::new("pieces-list-column-twice").with("column", *column),
            Fault::ColumnMissing(column) => {
                Message::new("pieces-list-column-missing").with("column", *column)
            }
            Fault::CellWithoutColumn => Message::new("pieces-list-cell-without-column"),
            Fault::Missing(column) => Message::new("pieces-list-missing").with("column", *column),
            Fault::Unreadable(why) => why.clone(),
            Fault::BadCategory(text) => Message::new("pieces-list-bad-category").with("text", text.as_str()),
            Fault::BadSchooling(text) => {
                Message::new("pieces-list-bad-schooling").with("text", text.as_str())
            }
            Fault::BadRole(text) => Message::new("pieces-list-bad-role").with("text", text.as_str()),
            Fault::BadCaptain(text) => Message::new("pieces-list-bad-captain").with("text", text.as_str()),
            Fault::BadPart(text) => Message::new("pieces-list-bad-part").with("text", text.as_str()),
            Fault::TeamOfOne(category) => Message::new("pieces-list-team-of-one").with("category", *category),
            Fault::CaptainTwice { entry, line } => {
                Message::new("pieces-list-captain-twice").with("entry", entry).with("line", *line)
            }
            Fault::PersonDiffers { player, column, line } => Message::new("pieces-list-person-differs")
                .with("player", player)
                .with("column", *column)
                .with("line", *line),
            Fault::EntryDiffers { entry, column, line } => Message::new("pieces-list-entry-differs")
                .with("entry", entry)
                .with("column", *column)
                .with("line", *line),
            Fault::SchoolDiffers { name, line } => {
                Message::new("pieces-list-school-differs").with("name", name).with("line", *line)
            }
            Fault::IdTaken { entry, line } => {
                Message::new("pieces-list-id-taken").with("entry", entry).with("line", *line)
            }
        }
    }
}

impl fmt::Display for RegistrationProblem {
    /// `line:column: text` in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_unknown() {
            write!(f, "{}: ", self.place)?;
        }
        f.write_str(&self.message().text(Lang::En))
    }
}

/// Everything that is wrong with a list, in its order. Never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegistrationProblems(Vec<RegistrationProblem>);

impl RegistrationProblems {
    /// One after the other.
    pub fn iter(&self) -> std::slice::Iter<'_, RegistrationProblem> {
        self.0.iter()
    }

    /// One problem that ends the reading.
    pub(super) fn one(place: Place, fault: RegistrationFault) -> Self {
        RegistrationProblems(vec![RegistrationProblem { place, fault }])
    }
}

impl<'a> IntoIterator for &'a RegistrationProblems {
    type Item = &'a RegistrationProblem;
    type IntoIter = std::slice::Iter<'a, RegistrationProblem>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for RegistrationProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RegistrationProblems {}

/// Problems gathered while a list is read.
#[derive(Debug, Default)]
pub(super) struct Found(Vec<RegistrationProblem>);

impl Found {
    pub(super) fn add(&mut self, place: &Place, fault: RegistrationFault) {
        if self.0.len() < MOST_PROBLEMS {
            self.0.push(RegistrationProblem { place: place.clone(), fault });
        }
    }

    /// Everything, sorted by place, if there is anything.
    pub(super) fn finish(mut self) -> Result<(), RegistrationProblems> {
        self.0.sort_by(|one, other| one.place.cmp(&other.place));
        if self.0.is_empty() { Ok(()) } else { Err(RegistrationProblems(self.0)) }
    }
}
