//! Servers that work on the log, and when each was last alive. This is beside the log: rows are written over, and backups
//! of streams do not hold them.

use crate::Timestamp;

/// When a server was last alive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beat {
    /// Its name, which no other server has.
    pub server: String,
    /// When.
    pub at: Timestamp,
    /// Whether it means to go on.
    pub standing: Standing,
}

/// Whether a server means to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It does.
    Running,
    /// It has ended in good order.
    Ended,
}
