//! What a check of the database found.

use kolo_messages::Message;

use crate::{CommandId, StreamId, Version};

/// The outcome of [`EventLog::check`](crate::EventLog::check).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Checked {
    /// How many streams there are.
    pub streams: u64,
    /// How many events there are.
    pub events: u64,
    /// What is wrong; empty if all is sound.
    pub defects: Vec<Defect>,
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Defect {
    /// The database itself says that its file is damaged.
    Damaged {
        /// What it said.
        detail: String,
    },
    /// A stream whose events are not numbered 1 to its version.
    Miscounted {
        /// The stream.
        stream: StreamId,
        /// Its version.
        version: Version,
        /// How many events it has.
        events: u64,
    },
    /// Events of a stream that is not listed.
    Unlisted {
        /// The stream's name as it stands there.
        stream: String,
        /// How many events.
        events: u64,
    },
    /// A command whose events do not stand side by side, or not where the log remembers them.
    SplitCommand {
        /// The stream.
        stream: StreamId,
        /// The command.
        command: CommandId,
    },
}

impl Defect {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        match self {
            Defect::Damaged { detail } => {
                Message::new("store-defect-damaged").with("detail", detail.as_str())
            }
            Defect::Miscounted { stream, version, events } => Message::new("store-defect-miscounted")
                .with("stream", stream.as_str())
                .with("version", version.as_i64())
                .with("events", Version(*events).as_i64()),
            Defect::Unlisted { stream, events } => Message::new("store-defect-unlisted")
                .with("stream", stream.as_str())
                .with("events", Version(*events).as_i64()),
            Defect::SplitCommand { stream, command } => Message::new("store-defect-split-command")
                .with("stream", stream.as_str())
                .with("command", command.as_str()),
        }
    }
}
