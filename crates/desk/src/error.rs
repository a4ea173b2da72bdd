//! What can go wrong at the desk.

use kolo_messages::{Lang, Message};
use kolo_store::{AppendError, CommandId, StoreError};
use kolo_tournament::{DamagedLog, Recorded, Refusal, UnreadableEvent};
use thiserror::Error;

/// Why an order was not carried out. Nothing was written, except after a lost connection, when the same order
/// must be sent again to find out.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum DeskError {
    /// The tournament refuses; the refusal names the clause.
    #[error("{0}")]
    Refused(Refusal),
    /// Another writer came first. The desk has caught up; look and give the order again.
    #[error("{}", stale(.0).text(Lang::En))]
    Stale(Vec<Recorded>),
    /// The name of an order that was carried out before was given to another one. Nothing was written.
    #[error("{}", reused(.0).text(Lang::En))]
    NameReused(CommandId),
    /// The database did not take it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log refused the append for a reason that is a mistake of the program.
    #[error(transparent)]
    Mistake(#[from] DeskMistake),
}

/// What should never happen: a log that this program cannot follow.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum DeskMistake {
    /// An event that cannot be read.
    #[error("event {seq}: {source}")]
    Unreadable {
        /// Its place in the log.
        seq: u64,
        /// What is wrong.
        source: UnreadableEvent,
    },
    /// The author of an event cannot be read.
    #[error("event {seq}: its author is damaged: {source}")]
    Author {
        /// Its place in the log.
        seq: u64,
        /// What is wrong.
        source: serde_json::Error,
    },
    /// The events do not follow from each other.
    #[error(transparent)]
    Damaged(#[from] DamagedLog),
    /// An event cannot be written down.
    #[error("an event cannot be written as JSON: {0}")]
    Unwritable(#[from] serde_json::Error),
    /// The log refuses the events.
    #[error("the log refuses the events: {0}")]
    Append(Box<AppendError>),
}

fn stale(since: &[Recorded]) -> Message {
    let codes: Vec<&str> = since.iter().map(|record| record.event.code()).collect();
    Message::new("desk-stale").with("count", since.len()).with("codes", codes)
}

fn reused(command: &CommandId) -> Message {
    Message::new("desk-name-reused").with("name", command.as_str())
}

impl DeskError {
    /// The sentence for people, if it is something they can act on.
    pub fn message(&self) -> Option<Message> {
        match self {
            DeskError::Refused(refusal) => Some(refusal.message()),
            DeskError::Stale(since) => Some(stale(since)),
            DeskError::NameReused(command) => Some(reused(command)),
            DeskError::Store(error) => Some(error.message()),
            DeskError::Mistake(_) => None,
        }
    }
}
