//! The database behind `walk` and `log`.

use std::future::Future;

use kolo_desk::DeskError;
use kolo_messages::Message;
use kolo_store::{CommandId, Store, StoreError, StreamId};

use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

/// Runs a future to its end; the program needs no more than one thread for its database.
///
/// # Errors
/// What the future says, or that the system gives no runtime.
pub(crate) fn run<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| Failure::of_writing("tokio", &error))?.block_on(work)
}

/// Opens the database at `url`.
///
/// # Errors
/// Wrong usage for an address that is not valid; otherwise that the database failed.
pub(crate) async fn open(url: &str) -> Result<Store, Failure> {
    Store::open(url).await.map_err(|error| failure_of_store(&error))
}

/// What to say about trouble with the database.
pub(crate) fn failure_of_store(error: &StoreError) -> Failure {
    let exit = match error {
        StoreError::InvalidUrl { .. } | StoreError::NotFound { .. } | StoreError::StreamExists { .. } => {
            Exit::BadInput
        }
        _ => Exit::Failed,
    };
    Failure::one(exit, Complaint::usage(error.message()))
}

/// What to say about trouble with the tournament.
pub(crate) fn failure_of_desk(error: &DeskError) -> Failure {
    match error {
        DeskError::Store(error) => failure_of_store(error),
        DeskError::Refused(refusal) => {
            let clause = Some(refusal.clause());
            Failure::one(Exit::BadInput, Complaint { clause, ..Complaint::usage(refusal.why()) })
        }
        other => {
            let text = other.message().unwrap_or(Message::new("log-damaged").with("why", other.to_string()));
            Failure::one(Exit::Failed, Complaint::usage(text))
        }
    }
}

/// The name of a tournament in the database.
pub(crate) fn stream(name: &str) -> Result<StreamId, Failure> {
    name.parse().map_err(|invalid: kolo_store::InvalidId| Failure::usage(invalid.message()))
}

/// The name of a command.
pub(crate) fn command_id(name: &str) -> Result<CommandId, Failure> {
    name.parse().map_err(|invalid: kolo_store::InvalidId| Failure::usage(invalid.message()))
}

/// A tournament that is not there.
pub(crate) fn no_such_stream(name: &StreamId) -> Failure {
    let message = Message::new("log-no-such-stream").with("stream", name.as_str());
    Failure::one(Exit::BadInput, Complaint::usage(message))
}

/// Refuses a SQLite file that is not there, where looking at it would only make an empty one.
pub(crate) fn must_exist(url: &str, may_be_new: bool) -> Result<(), Failure> {
    let path = url.strip_prefix("sqlite:").map(|rest| rest.strip_prefix("//").unwrap_or(rest));
    match path.filter(|path| !path.is_empty()) {
        Some(path) if !may_be_new && !std::path::Path::new(path).exists() => {
            Err(Failure::of_reading(path, &std::io::Error::from(std::io::ErrorKind::NotFound)))
        }
        Some(_) | None => Ok(()),
    }
}
