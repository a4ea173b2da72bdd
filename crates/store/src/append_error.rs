//! Why an append was refused. In every case but a lost connection nothing was written.

use std::fmt;

use kolo_messages::{Lang, Message};

use crate::{CommandId, StoreError, StoredEvent, StreamId, Version};

/// The largest event, all its texts together, in bytes.
pub const LARGEST_EVENT: usize = 4 * 1024 * 1024;

/// How many events a [`Conflict`] shows at most.
pub const CONFLICT_SHOWS: u32 = 1000;

/// A command was decided on a state that is no longer the latest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conflict {
    /// The stream both wrote to.
    pub stream: StreamId,
    /// The version that the command was decided on.
    pub expected: Version,
    /// The version that the stream has.
    pub actual: Version,
    /// What came in between, oldest first; of very many the first [`CONFLICT_SHOWS`].
    pub since: Vec<StoredEvent>,
}

/// Why events were not appended.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum AppendError {
    /// Another writer was faster.
    Conflict(Box<Conflict>),
    /// The command's name stands in the stream with other events.
    CommandReused {
        /// The stream.
        stream: StreamId,
        /// The name used twice.
        command: CommandId,
        /// The version right after the events that have the name.
        version: Version,
    },
    /// A command without events.
    NoEvents {
        /// The command.
        command: CommandId,
    },
    /// An event that the databases cannot keep.
    Unstorable {
        /// The command.
        command: CommandId,
        /// Which of its events, from 1.
        event: usize,
        /// Why not.
        problem: EventProblem,
    },
    /// Trouble with the store.
    Store(StoreError),
}

/// Why an event cannot be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventProblem {
    /// A text holds the character NUL, which PostgreSQL cannot keep.
    Nul,
    /// Its texts are longer than [`LARGEST_EVENT`].
    TooLarge,
}

impl EventProblem {
    /// What is wrong with an event of these texts, if anything.
    pub(crate) fn among<'t>(texts: impl Iterator<Item = &'t str>) -> Option<EventProblem> {
        let mut bytes = 0;
        for text in texts {
            if text.contains('\0') {
                return Some(EventProblem::Nul);
            }
            bytes += text.len();
        }
        (bytes > LARGEST_EVENT).then_some(EventProblem::TooLarge)
    }
}

impl AppendError {
    /// What is wrong and what to do, for people.
    pub fn message(&self) -> Message {
        match self {
            AppendError::Conflict(conflict) => Message::new("store-conflict")
                .with("stream", conflict.stream.as_str())
                .with("expected", conflict.expected.as_i64())
                .with("actual", conflict.actual.as_i64()),
            AppendError::CommandReused { stream, command, version } => Message::new("store-command-reused")
                .with("stream", stream.as_str())
                .with("command", command.as_str())
                .with("version", version.as_i64()),
            AppendError::NoEvents { command } => {
                Message::new("store-no-events").with("command", command.as_str())
            }
            AppendError::Unstorable { command, event, problem } => {
                let key = match problem {
                    EventProblem::Nul => "store-event-nul",
                    EventProblem::TooLarge => "store-event-too-large",
                };
                Message::new(key).with("command", command.as_str()).with("event", *event)
            }
            AppendError::Store(error) => error.message(),
        }
    }
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for AppendError {}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> Self {
        AppendError::Store(error)
    }
}
