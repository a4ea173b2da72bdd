//! What goes into the log and what comes out. To the store an event is an opaque record.

use std::fmt;

use crate::{CommandId, StreamId};

/// How many events a stream has; 0 means that the stream does not exist.
///
/// It is also the place of an event: the nth event of a stream has the number n.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Version(pub u64);

impl Version {
    /// The version of a stream that does not exist yet.
    pub const NONE: Version = Version(0);

    /// The version `more` events later.
    pub(crate) fn plus(self, more: usize) -> Version {
        Version(self.0.saturating_add(more as u64))
    }

    /// The number as the databases keep it. No log has more events than that.
    pub(crate) fn as_i64(self) -> i64 {
        i64::try_from(self.0).unwrap_or(i64::MAX)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A moment: milliseconds since 1970-01-01 UTC. The caller reads the clock, never the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Timestamp(pub i64);

/// An event on its way into the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEvent {
    /// The stable short code of the kind of event.
    pub code: String,
    /// The version of the payload's form.
    pub schema: u16,
    /// JSON text; kept byte for byte and never looked into.
    pub payload: String,
    /// Who did it; kept as it is.
    pub author: String,
    /// When it was done.
    pub at: Timestamp,
    /// Why, where a reason is due.
    pub reason: Option<String>,
}

impl NewEvent {
    /// All texts of the event.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        let NewEvent { code, schema: _, payload, author, at: _, reason } = self;
        [code, payload, author].into_iter().chain(reason).map(String::as_str)
    }

    /// The event at its place in the log.
    pub(crate) fn stored(self, stream: StreamId, seq: Version, command: CommandId) -> StoredEvent {
        let NewEvent { code, schema, payload, author, at, reason } = self;
        StoredEvent { stream, seq, command, code, schema, payload, author, at, reason }
    }
}

/// An event of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEvent {
    /// The stream it belongs to.
    pub stream: StreamId,
    /// Its number in the stream, from 1: the version of the stream right after it.
    pub seq: Version,
    /// The command that brought it.
    pub command: CommandId,
    /// The stable short code of the kind of event.
    pub code: String,
    /// The version of the payload's form.
    pub schema: u16,
    /// JSON text, byte for byte as it came.
    pub payload: String,
    /// Who did it.
    pub author: String,
    /// When it was done.
    pub at: Timestamp,
    /// Why, where a reason was due.
    pub reason: Option<String>,
}

impl StoredEvent {
    /// All texts of the event but the checked names.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        let StoredEvent { stream: _, seq: _, command: _, code, schema: _, payload, author, at: _, reason } =
            self;
        [code, payload, author].into_iter().chain(reason).map(String::as_str)
    }

    /// Whether `new` says the same. The time does not count: a request that is sent again is the
    /// same request, though the clock went on.
    pub(crate) fn says_the_same_as(&self, new: &NewEvent) -> bool {
        let NewEvent { code, schema, payload, author, at: _, reason } = new;
        self.code == *code
            && self.schema == *schema
            && self.payload == *payload
            && self.author == *author
            && self.reason == *reason
    }
}

/// One command's events, to be written all or none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// The stream they belong to; it begins with its first event.
    pub stream: StreamId,
    /// The version of the stream on which the command was decided.
    pub expected: Version,
    /// The name of the command. The same name sent again counts once.
    pub command: CommandId,
    /// At least one event.
    pub events: Vec<NewEvent>,
}

/// An append that stands in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appended {
    /// The version of the stream right after this command's events.
    pub version: Version,
    /// The command had been written before; this time nothing was.
    pub repeated: bool,
}

/// One stream, without its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StreamInfo {
    /// Its name.
    pub stream: StreamId,
    /// How many events it has.
    pub version: Version,
    /// The time of its first event.
    pub first_at: Timestamp,
    /// The time of its latest event.
    pub last_at: Timestamp,
}
