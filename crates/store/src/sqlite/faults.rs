//! SQLite's error codes given names.

use std::path::Path;

use sqlx::Error;

use crate::StoreError;

/// Primary result codes, <https://www.sqlite.org/rescode.html>. The low byte of every code.
mod code {
    pub(super) const BUSY: u32 = 5;
    pub(super) const LOCKED: u32 = 6;
    pub(super) const READONLY: u32 = 8;
    pub(super) const IOERR: u32 = 10;
    pub(super) const CORRUPT: u32 = 11;
    pub(super) const FULL: u32 = 13;
    pub(super) const CANTOPEN: u32 = 14;
    pub(super) const NOTADB: u32 = 26;
}

/// The error as the arbiter should see it.
pub(super) fn name(error: &Error, place: &str) -> StoreError {
    let place = place.to_owned();
    let detail = error.to_string();
    match error {
        Error::Database(database) => {
            let code = database.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or(0);
            match code & 0xff {
                code::BUSY | code::LOCKED => StoreError::Busy { place },
                code::READONLY => StoreError::ReadOnly { place },
                code::IOERR => StoreError::DiskFailed { place, detail },
                code::CORRUPT => StoreError::Corrupt { place, detail },
                code::FULL => StoreError::DiskFull { place },
                code::CANTOPEN => StoreError::CannotOpen { place, detail },
                code::NOTADB => StoreError::NotKolo { place },
                _ => StoreError::Unexpected { place, detail },
            }
        }
        Error::PoolTimedOut => StoreError::Busy { place },
        Error::Io(_) => StoreError::DiskFailed { place, detail },
        Error::Decode(_) | Error::ColumnDecode { .. } => StoreError::Corrupt { place, detail },
        _ => StoreError::Unexpected { place, detail },
    }
}

/// The error of a copy: a full or unwritable disk is the copy's, not the log's.
pub(super) fn name_of_copy(error: &Error, place: &str, to: &Path) -> StoreError {
    let to = to.display().to_string();
    match name(error, place) {
        StoreError::DiskFull { .. } => StoreError::DiskFull { place: to },
        StoreError::ReadOnly { .. } => StoreError::ReadOnly { place: to },
        StoreError::DiskFailed { detail, .. } => StoreError::DiskFailed { place: to, detail },
        other => other,
    }
}
