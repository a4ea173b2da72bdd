//! What can be wrong with a file to be imported.

use std::fmt;

use kolo_messages::{Lang, Message};

use crate::{EventProblem, InvalidId, StoreError};

/// Why nothing was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ImportError {
    /// The file is not what was exported.
    File {
        /// The file's name, as given by the caller.
        file: String,
        /// The line, from 1.
        line: u64,
        /// What is wrong there.
        problem: FileProblem,
    },
    /// Trouble with the store; [`StoreError::StreamExists`] among it.
    Store(StoreError),
}

/// What is wrong with one line.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileProblem {
    /// The first line is not that of an exported tournament.
    NotAnExport,
    /// The file was written by a newer Kolo.
    NewerFormat {
        /// The format of the file.
        found: u32,
        /// The newest format this program reads.
        known: u32,
    },
    /// The line cannot be read.
    Unreadable {
        /// What the reader said, in English.
        detail: String,
    },
    /// The line is longer than any event can be.
    TooLong,
    /// A name that cannot be one.
    Name(InvalidId),
    /// The events are not numbered 1, 2, 3 …
    Misnumbered {
        /// The number that should stand there.
        expected: u64,
    },
    /// A command's events do not stand side by side.
    SplitCommand,
    /// An event that cannot be kept.
    Unstorable(EventProblem),
    /// The file says that it has no events.
    Empty,
    /// The file ends too early.
    Truncated,
    /// The checksum does not fit: something was changed.
    Changed,
    /// Something follows the checksum.
    Surplus,
}

impl FileProblem {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        match self {
            FileProblem::NotAnExport => Message::new("store-file-not-an-export"),
            FileProblem::NewerFormat { found, known } => {
                Message::new("store-file-newer-format").with("found", *found).with("known", *known)
            }
            FileProblem::Unreadable { detail } => {
                Message::new("store-file-unreadable").with("detail", detail.as_str())
            }
            FileProblem::Name(invalid) => invalid.message(),
            FileProblem::Misnumbered { expected } => {
                Message::new("store-file-misnumbered").with("expected", crate::Version(*expected).as_i64())
            }
            FileProblem::SplitCommand => Message::new("store-file-split-command"),
            FileProblem::Unstorable(EventProblem::Nul) => Message::new("store-file-nul"),
            FileProblem::TooLong | FileProblem::Unstorable(EventProblem::TooLarge) => {
                Message::new("store-file-too-long")
            }
            FileProblem::Empty => Message::new("store-file-empty"),
            FileProblem::Truncated => Message::new("store-file-truncated"),
            FileProblem::Changed => Message::new("store-file-changed"),
            FileProblem::Surplus => Message::new("store-file-surplus"),
        }
    }
}

impl ImportError {
    /// What is wrong and where, for people.
    pub fn message(&self) -> Message {
        match self {
            ImportError::File { file, line, problem } => Message::new("store-file-problem")
                .with("file", file.as_str())
                .with("line", crate::Version(*line).as_i64())
                .with("problem", problem.message()),
            ImportError::Store(error) => error.message(),
        }
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for ImportError {}

impl From<StoreError> for ImportError {
    fn from(error: StoreError) -> Self {
        ImportError::Store(error)
    }
}
