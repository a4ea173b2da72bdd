//! What reading and writing report about a file.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::{HalfPoints, Place, Tournament};

/// The message for a file of `bytes` where `most` are taken.
pub(crate) fn too_large(bytes: usize, most: usize) -> Message {
    let mebibyte = 1024 * 1024;
    Message::new("file-too-large").with("size", bytes.div_ceil(mebibyte)).with("most", most / mebibyte)
}

/// One thing to know about a file, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileNote {
    /// Line and column, or unknown.
    pub place: Place,
    /// The sentence for people.
    pub message: Message,
}

impl fmt::Display for FileNote {
    /// `line:column: text` in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_unknown() {
            write!(f, "{}: ", self.place)?;
        }
        f.write_str(&self.message.text(Lang::En))
    }
}

/// A sound file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// What it holds.
    pub tournament: Tournament,
    /// What is odd about it, and what Kolo keeps but does not use.
    pub warnings: Vec<FileNote>,
}

/// Everything that is wrong with a file, in the order of the file. Never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileProblems {
    notes: Vec<FileNote>,
    too_large: bool,
}

impl FileProblems {
    /// One problem that ends the reading.
    pub(crate) fn one(place: Place, message: Message) -> Self {
        FileProblems { notes: vec![FileNote { place, message }], too_large: false }
    }

    /// The file is larger than the program takes.
    pub(crate) fn too_large(place: Place, message: Message) -> Self {
        FileProblems { too_large: true, ..FileProblems::one(place, message) }
    }

    /// The problems of a list, or `None` if it is empty. Sorted by place.
    pub(crate) fn from_list(mut notes: Vec<FileNote>, too_large: bool) -> Option<Self> {
        notes.sort_by_key(|note| (note.place.line, note.place.column));
        (!notes.is_empty()).then_some(FileProblems { notes, too_large })
    }

    /// One after the other.
    pub fn iter(&self) -> std::slice::Iter<'_, FileNote> {
        self.notes.iter()
    }

    /// How many there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always at least one")]
    pub fn len(&self) -> usize {
        self.notes.len()
    }

    /// Whether the file is larger than the program takes, rather than wrong.
    pub fn is_too_large(&self) -> bool {
        self.too_large
    }
}

impl<'a> IntoIterator for &'a FileProblems {
    type Item = &'a FileNote;
    type IntoIter = std::slice::Iter<'a, FileNote>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for FileProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, note) in self.notes.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{note}")?;
        }
        Ok(())
    }
}

impl std::error::Error for FileProblems {}

/// A file that was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Writing {
    /// The content.
    pub bytes: Vec<u8>,
    /// What the format cannot express, named.
    pub lost: Vec<FileNote>,
}

/// Why a tournament cannot be written in a format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CannotWrite {
    /// Start numbers have four columns in a TRF.
    TooManyCompetitors {
        /// How many there are.
        count: usize,
    },
    /// The file would be larger than a file may be that is read.
    TooLarge {
        /// How large it would be.
        bytes: usize,
        /// How large it may be.
        most: usize,
    },
    /// More players than the program that reads the file takes.
    TooManyPlayers {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// More rounds than the program that reads the file takes.
    TooManyRounds {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A file of results needs a final table, and there is none.
    NoTable(Message),
    /// Points have four columns in a TRF.
    TooManyPoints {
        /// Who.
        no: u32,
        /// The points.
        points: HalfPoints,
    },
}

impl CannotWrite {
    /// The sentence for people, with the way out.
    pub fn message(&self) -> Message {
        match self {
            CannotWrite::TooManyCompetitors { count } => {
                Message::new("trf-too-many-competitors").with("count", *count)
            }
            CannotWrite::TooLarge { bytes, most } => too_large(*bytes, *most),
            CannotWrite::TooManyPlayers { count, most } => {
                Message::new("go-too-many-players").with("count", *count).with("most", *most)
            }
            CannotWrite::TooManyRounds { count, most } => {
                Message::new("go-too-many-rounds").with("count", *count).with("most", *most)
            }
            CannotWrite::NoTable(why) => why.clone(),
            CannotWrite::TooManyPoints { no, points } => {
                Message::new("trf-too-many-points").with("no", *no).with("points", *points)
            }
        }
    }
}

impl fmt::Display for CannotWrite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for CannotWrite {}
