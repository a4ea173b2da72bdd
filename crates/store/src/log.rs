//! The one door to the log, whatever database is behind it.

use std::future::Future;
use std::path::Path;

use crate::{
    Append, AppendError, Appended, Checked, CommandId, Rewrite, Rewriting, StoreError, StoredEvent, StreamId,
    StreamInfo, Subscription, Version, WholeStream,
};

/// How many events [`EventLog::for_each`] and [`EventLog::read_all`] fetch at a time.
const PAGE: u32 = 1000;

/// An append-only log of streams of events.
///
/// What was acknowledged is durable. A command is written whole or not at all. Events never
/// change and never go, except for what [`EventLog::rewrite`] is there for.
pub trait EventLog: Send + Sync {
    /// Appends one command's events, all or none.
    ///
    /// The same command sent again to the same stream is answered as the first time, with
    /// [`Appended::repeated`], and writes nothing, even if others have written since. The time
    /// of the events may differ then; everything else must be the same.
    ///
    /// The append goes on to its end even if the caller stops waiting for it.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] shows a stale writer what came in between. After
    /// [`StoreError::ConnectionLost`] the outcome is unknown and the same command is to be sent
    /// again; after every other error nothing was written.
    fn append(&self, append: Append) -> impl Future<Output = Result<Appended, AppendError>> + Send;

    /// What became of a command, if it stands in the stream. For a request that comes again,
    /// ask this before deciding again.
    ///
    /// # Errors
    /// Trouble with the database.
    fn find_command(
        &self,
        stream: &StreamId,
        command: &CommandId,
    ) -> impl Future<Output = Result<Option<Appended>, StoreError>> + Send;

    /// The version of a stream, [`Version::NONE`] if there is no such stream.
    ///
    /// # Errors
    /// Trouble with the database.
    fn version(&self, stream: &StreamId) -> impl Future<Output = Result<Version, StoreError>> + Send;

    /// Up to `limit` events that came after a version, oldest first. None for an unknown stream.
    ///
    /// # Errors
    /// Trouble with the database.
    fn read(
        &self,
        stream: &StreamId,
        after: Version,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<StoredEvent>, StoreError>> + Send;

    /// All streams, ordered by name.
    ///
    /// # Errors
    /// Trouble with the database.
    fn list(&self) -> impl Future<Output = Result<Vec<StreamInfo>, StoreError>> + Send;

    /// Signals about everything that is committed from now on, by this process or another.
    ///
    /// # Errors
    /// Trouble with the database.
    fn subscribe(&self) -> impl Future<Output = Result<Subscription, StoreError>> + Send;

    /// Writes the whole log as it is at one moment into a new SQLite file, while others write on.
    /// Open the file with `sqlite:PATH` to use it, or bring its streams back with [`crate::copy`].
    ///
    /// # Errors
    /// [`StoreError::FileExists`] if the file is there; trouble with the database or the disk.
    /// In no case is there a half-written file under the given name.
    fn backup(&self, to: &Path) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Writes a whole stream that must not exist yet, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::StreamExists`]; trouble with the database.
    fn insert_stream(&self, stream: WholeStream) -> impl Future<Output = Result<Version, StoreError>> + Send;

    /// Lets events of a stream say something else, all or none: the only way to change what was written, for the one
    /// reason that law has (K-ERASE). There is no signal; programs that hold the stream in memory must learn of it by
    /// other means. Without any events it only makes sure that nothing of earlier ones is left in the files.
    ///
    /// # Errors
    /// Trouble with the database. Sent again after it, it does the same.
    fn rewrite(&self, rewrite: Rewrite) -> impl Future<Output = Result<Rewriting, StoreError>> + Send;

    /// Looks the database over: is it sound, and is every stream whole.
    ///
    /// # Errors
    /// Trouble with the database. Defects found are in the answer.
    fn check(&self) -> impl Future<Output = Result<Checked, StoreError>> + Send;

    /// The database's name for people, without a password.
    fn place(&self) -> &str;

    /// Gives every event after a version to `visit`, oldest first; answers the version reached.
    ///
    /// # Errors
    /// Trouble with the database.
    fn for_each(
        &self,
        stream: &StreamId,
        after: Version,
        mut visit: impl FnMut(StoredEvent) + Send,
    ) -> impl Future<Output = Result<Version, StoreError>> + Send {
        async move {
            let mut reached = after;
            loop {
                let page = self.read(stream, reached, PAGE).await?;
                let Some(last) = page.last() else {
                    return Ok(reached);
                };
                reached = last.seq;
                page.into_iter().for_each(&mut visit);
            }
        }
    }

    /// All events of a stream, oldest first.
    ///
    /// # Errors
    /// Trouble with the database.
    fn read_all(
        &self,
        stream: &StreamId,
    ) -> impl Future<Output = Result<Vec<StoredEvent>, StoreError>> + Send {
        async move {
            let mut events = Vec::new();
            self.for_each(stream, Version::NONE, |event| events.push(event)).await?;
            Ok(events)
        }
    }
}
