//! Work that one server at a time does. This is beside the log, as [`Beat`](crate::Beat) is.

/// Asking for the right to some work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaseRequest {
    /// The name of the work.
    pub work: String,
    /// Who asks: a name that no other server has.
    pub holder: String,
    /// For how long, in milliseconds by the clock of the database, so that the clocks of the servers do not matter.
    pub lasts_ms: i64,
}

/// Whether the right was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lease {
    /// It is the asker's until the time is over.
    Held,
    /// Another holds it.
    Elsewhere,
}
