//! The lines of an exported file, and the seal at its end.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{LARGEST_EVENT, StoredEvent, StreamId, Timestamp, Version};

/// The name of the format in the first line.
pub(super) const FORMAT: &str = "kolo-log";

/// The version of the format that is written, and the newest that is read.
pub(super) const FORMAT_VERSION: u32 = 1;

/// The longest line that an event can become: JSON writes some characters as six (`\u0001`).
pub(super) const LONGEST_LINE: usize = 6 * LARGEST_EVENT + 4096;

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) stream: String,
    pub(super) events: u64,
}

/// What is looked at first, to distinguish a newer format from a broken file.
#[derive(Debug, Deserialize)]
pub(super) struct FormatOnly {
    pub(super) format: String,
    pub(super) version: u32,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventLine {
    pub(super) seq: u64,
    command: String,
    at: i64,
    author: String,
    code: String,
    schema: u16,
    payload: String,
    reason: Option<String>,
}

impl From<StoredEvent> for EventLine {
    fn from(event: StoredEvent) -> Self {
        let StoredEvent { stream: _, seq, command, code, schema, payload, author, at, reason } = event;
        EventLine {
            seq: seq.0,
            command: command.to_string(),
            at: at.0,
            author,
            code,
            schema,
            payload,
            reason,
        }
    }
}

impl EventLine {
    /// The event, checked, as an event of `stream`.
    pub(super) fn into_event(self, stream: &StreamId) -> Result<StoredEvent, crate::InvalidId> {
        let EventLine { seq, command, at, author, code, schema, payload, reason } = self;
        Ok(StoredEvent {
            stream: stream.clone(),
            seq: Version(seq),
            command: command.parse()?,
            code,
            schema,
            payload,
            author,
            at: Timestamp(at),
            reason,
        })
    }
}

/// The checksum of all lines so far, line ends included.
#[derive(Debug, Clone, Default)]
pub(super) struct Seal(Sha256);

impl Seal {
    pub(super) fn add(&mut self, line: &[u8]) {
        self.0.update(line);
    }

    /// The last line of the file.
    pub(super) fn line(self) -> String {
        use std::fmt::Write;
        let mut hex = String::with_capacity(64);
        for byte in self.0.finalize() {
            write!(hex, "{byte:02x}").expect("writing to a string does not fail");
        }
        format!("{{\"sha256\":\"{hex}\"}}\n")
    }
}
