//! What can go wrong with a store as a whole. Every sentence says what, where and what to do.

use std::fmt;
use std::path::PathBuf;

use kolo_messages::{Lang, Message};

use crate::StreamId;

/// Trouble with the store. `place` names the database without its password.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum StoreError {
    /// The address is neither `sqlite:PATH` nor `postgres://…`, or it cannot be read.
    InvalidUrl {
        /// The address, without anything that may be a password.
        given: String,
        /// What the reader of addresses said.
        detail: String,
    },
    /// The folder for the SQLite file does not exist.
    FolderMissing {
        /// That folder.
        folder: PathBuf,
    },
    /// The file cannot be opened or made.
    CannotOpen {
        /// The database.
        place: String,
        /// What the database said.
        detail: String,
    },
    /// The file or database holds something, but not a Kolo log.
    NotKolo {
        /// The database.
        place: String,
    },
    /// The database was written by a newer Kolo.
    NewerSchema {
        /// The database.
        place: String,
        /// The schema found there.
        found: u32,
        /// The newest schema this program knows.
        known: u32,
    },
    /// The PostgreSQL server is older than Kolo can use.
    ServerTooOld {
        /// The database.
        place: String,
        /// Its version.
        found: String,
    },
    /// The PostgreSQL database does not keep text in UTF-8.
    WrongEncoding {
        /// The database.
        place: String,
        /// Its encoding.
        found: String,
    },
    /// No connection to the server. Nothing was sent.
    Unreachable {
        /// The database.
        place: String,
        /// What the network said.
        detail: String,
    },
    /// The server answers but does not let us in.
    Refused {
        /// The database.
        place: String,
        /// What the server said.
        detail: String,
    },
    /// The server lets us in, but old events are only changed by the owner of their table. Nothing was written.
    NotOwner {
        /// The database.
        place: String,
        /// What the server said.
        detail: String,
    },
    /// The connection broke in the middle. Whether the command was written is unknown;
    /// sending it again under the same name settles it.
    ConnectionLost {
        /// The database.
        place: String,
        /// What the network said.
        detail: String,
    },
    /// Another program holds the database for too long. Nothing was written.
    Busy {
        /// The database.
        place: String,
    },
    /// No room on the disk. Nothing was written.
    DiskFull {
        /// The database.
        place: String,
    },
    /// The disk reported an error.
    DiskFailed {
        /// The database.
        place: String,
        /// What the database said.
        detail: String,
    },
    /// The database may be read but not written.
    ReadOnly {
        /// The database.
        place: String,
    },
    /// The database is damaged.
    Corrupt {
        /// The database.
        place: String,
        /// What is damaged.
        detail: String,
    },
    /// There is no such stream.
    NotFound {
        /// The stream asked for.
        stream: StreamId,
        /// The database.
        place: String,
    },
    /// The stream is there already, and this would have to replace it.
    StreamExists {
        /// The stream.
        stream: StreamId,
        /// The database.
        place: String,
    },
    /// The file is there already, and this would have to replace it.
    FileExists {
        /// The file.
        path: PathBuf,
    },
    /// A file cannot be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        detail: String,
    },
    /// What should never happen: a mistake in Kolo, to be reported to its developers.
    Unexpected {
        /// The database.
        place: String,
        /// What the database said, in English.
        detail: String,
    },
}

impl StoreError {
    /// What is wrong and what to do, for people.
    pub fn message(&self) -> Message {
        let at = |key: &'static str, place: &str| Message::new(key).with("place", place);
        match self {
            StoreError::InvalidUrl { given, detail } => Message::new("store-invalid-url")
                .with("given", given.as_str())
                .with("detail", detail.as_str()),
            StoreError::FolderMissing { folder } => {
                Message::new("store-folder-missing").with("folder", folder.display().to_string())
            }
            StoreError::CannotOpen { place, detail } => {
                at("store-cannot-open", place).with("detail", detail.as_str())
            }
            StoreError::NotKolo { place } => at("store-not-kolo", place),
            StoreError::NewerSchema { place, found, known } => {
                at("store-newer-schema", place).with("found", *found).with("known", *known)
            }
            StoreError::ServerTooOld { place, found } => {
                at("store-server-too-old", place).with("found", found.as_str())
            }
            StoreError::WrongEncoding { place, found } => {
                at("store-wrong-encoding", place).with("found", found.as_str())
            }
            StoreError::Unreachable { place, detail } => {
                at("store-unreachable", place).with("detail", detail.as_str())
            }
            StoreError::Refused { place, detail } => {
                at("store-refused", place).with("detail", detail.as_str())
            }
            StoreError::NotOwner { place, detail } => {
                at("store-not-owner", place).with("detail", detail.as_str())
            }
            StoreError::ConnectionLost { place, detail } => {
                at("store-connection-lost", place).with("detail", detail.as_str())
            }
            StoreError::Busy { place } => at("store-busy", place),
            StoreError::DiskFull { place } => at("store-disk-full", place),
            StoreError::DiskFailed { place, detail } => {
                at("store-disk-failed", place).with("detail", detail.as_str())
            }
            StoreError::ReadOnly { place } => at("store-read-only", place),
            StoreError::Corrupt { place, detail } => {
                at("store-corrupt", place).with("detail", detail.as_str())
            }
            StoreError::NotFound { stream, place } => {
                at("store-not-found", place).with("stream", stream.as_str())
            }
            StoreError::StreamExists { stream, place } => {
                at("store-stream-exists", place).with("stream", stream.as_str())
            }
            StoreError::FileExists { path } => {
                Message::new("store-file-exists").with("path", path.display().to_string())
            }
            StoreError::File { path, detail } => Message::new("store-file")
                .with("path", path.display().to_string())
                .with("detail", detail.as_str()),
            StoreError::Unexpected { place, detail } => {
                at("store-unexpected", place).with("detail", detail.as_str())
            }
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for StoreError {}
