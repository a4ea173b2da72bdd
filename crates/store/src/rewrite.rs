//! The one exception to a log that never changes (K-ERASE): what a person may have erased from it.

use crate::{StreamId, Version};

/// Events of a stream that are to say something else from now on. Their number, order, codes, commands and times stay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewrite {
    /// Which stream.
    pub stream: StreamId,
    /// The version that was looked at; if the stream has grown since, nothing is written.
    pub expected: Version,
    /// What they say from now on.
    pub events: Vec<Rewritten>,
}

/// An event that says something else from now on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewritten {
    /// Which.
    pub seq: Version,
    /// Its payload from now on.
    pub payload: String,
    /// Its author from now on.
    pub author: String,
    /// Its reason from now on.
    pub reason: Option<String>,
}

/// What became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rewriting {
    /// It is written, and what stood there before is gone from the files that this program can reach.
    Done,
    /// The stream has this version by now; nothing was written.
    Stale(Version),
}
