//! PostgreSQL's errors given names.

use sqlx::Error;

use crate::StoreError;

/// The error of a connection that was working, as the arbiter should see it.
pub(super) fn name(error: &Error, place: &str) -> StoreError {
    let place = place.to_owned();
    let detail = error.to_string();
    match error {
        Error::Database(database) => {
            let code = database.code().unwrap_or_default();
            // SQLSTATE classes and codes, PostgreSQL's appendix A.
            match &*code {
                "53100" => StoreError::DiskFull { place },
                "58030" => StoreError::DiskFailed { place, detail },
                "25006" => StoreError::ReadOnly { place },
                "55P03" | "57014" | "40P01" => StoreError::Busy { place },
                "57P01" | "57P02" | "57P03" | "57P05" => StoreError::ConnectionLost { place, detail },
                "53300" => StoreError::Unreachable { place, detail },
                "42501" => StoreError::Refused { place, detail },
                "XX001" | "XX002" => StoreError::Corrupt { place, detail },
                code if code.starts_with("08") => StoreError::ConnectionLost { place, detail },
                code if code.starts_with("28") => StoreError::Refused { place, detail },
                _ => StoreError::Unexpected { place, detail },
            }
        }
        Error::Io(_) | Error::Tls(_) | Error::Protocol(_) | Error::BeginFailed | Error::WorkerCrashed => {
            StoreError::ConnectionLost { place, detail }
        }
        Error::PoolTimedOut => StoreError::Unreachable { place, detail },
        Error::Decode(_) | Error::ColumnDecode { .. } => StoreError::Corrupt { place, detail },
        _ => StoreError::Unexpected { place, detail },
    }
}

/// The error of an attempt to connect: nothing was sent, so nothing is in doubt.
pub(super) fn name_of_connecting(error: &Error, place: &str) -> StoreError {
    if let Error::Database(database) = error {
        let code = database.code().unwrap_or_default();
        // No such user, wrong password, no such database.
        if code.starts_with("28") || code.starts_with("3D") {
            return StoreError::Refused { place: place.to_owned(), detail: database.message().to_owned() };
        }
    }
    match name(error, place) {
        StoreError::ConnectionLost { place, detail } => StoreError::Unreachable { place, detail },
        other => other,
    }
}
