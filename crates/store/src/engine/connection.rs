//! The steps that a connection must be able to do for the log.

use std::future::Future;

use crate::{
    Beat, CommandId, Defect, Lease, LeaseRequest, Rewritten, StoredEvent, StreamId, StreamInfo, Timestamp,
    Version,
};

/// What a step answers: a value, or the database's own error for the back end to name.
pub(crate) trait Replies<T>: Future<Output = Result<T, sqlx::Error>> + Send {}

impl<T, F: Future<Output = Result<T, sqlx::Error>> + Send> Replies<T> for F {}

/// A connection through which one transaction at a time runs.
pub(crate) trait LogConnection: Send {
    /// Begins a transaction that will write.
    fn begin(&mut self) -> impl Replies<()>;

    /// The version of the stream, which no other writer can change until this transaction ends.
    fn lock_stream(&mut self, stream: &StreamId) -> impl Replies<Version>;

    /// Writes events of one locked stream and moves the stream's version to the last of them.
    fn insert(&mut self, events: &[StoredEvent]) -> impl Replies<()>;

    /// Ends the transaction; what it wrote is durable when this returns.
    fn commit(&mut self) -> impl Replies<()>;

    /// Ends the transaction; what it wrote is undone.
    fn rollback(&mut self) -> impl Replies<()>;

    /// The version of the stream at this moment.
    fn version(&mut self, stream: &StreamId) -> impl Replies<Version>;

    /// Up to `limit` events after a version, in order.
    fn page(&mut self, stream: &StreamId, after: Version, limit: u32) -> impl Replies<Vec<StoredEvent>>;

    /// The events that the command has brought before, in order.
    fn events_of(&mut self, stream: &StreamId, command: &CommandId) -> impl Replies<Vec<StoredEvent>>;

    /// The last event that the command has brought.
    fn last_of(&mut self, stream: &StreamId, command: &CommandId) -> impl Replies<Option<Version>>;

    /// All streams, ordered by name.
    fn streams(&mut self) -> impl Replies<Vec<StreamInfo>>;

    /// All servers that are remembered, ordered by name.
    fn servers(&mut self) -> impl Replies<Vec<Beat>>;

    /// Notes when a server was alive, and forgets those that were not since `forget`.
    fn note_server(&mut self, beat: &Beat, forget: Timestamp) -> impl Replies<()>;

    /// A short text beside the log.
    fn note(&mut self, name: &str) -> impl Replies<Option<String>>;

    /// Writes it over; without a text it goes.
    fn set_note(&mut self, name: &str, text: Option<&str>) -> impl Replies<()>;

    /// Asks for the right to some work.
    fn take_lease(&mut self, request: &LeaseRequest) -> impl Replies<Lease>;

    /// Gives the right to some work up.
    fn give_up_lease(&mut self, work: &str, holder: &str) -> impl Replies<()>;

    /// Takes the guard away that keeps events from being changed, until this transaction ends.
    fn unguard(&mut self) -> impl Replies<()>;

    /// Lets an event of a locked stream say something else.
    fn rewrite(&mut self, stream: &StreamId, event: &Rewritten) -> impl Replies<()>;

    /// Puts the guard back.
    fn guard(&mut self) -> impl Replies<()>;

    /// Makes sure, outside a transaction, that nothing of what was written over is left in the files.
    fn scrub(&mut self) -> impl Replies<()>;

    /// How many streams and events there are.
    fn totals(&mut self) -> impl Replies<(u64, u64)>;

    /// What is wrong with the streams, by the numbers of their events.
    fn misnumbered(&mut self) -> impl Replies<Vec<Defect>>;

    /// What the database says about the soundness of its own files.
    fn damage(&mut self) -> impl Replies<Vec<Defect>>;
}
