//! The store as the rest of the program sees it: an address, and the log behind it.

use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;

use crate::engine::Log;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::url::StoreUrl;
use crate::{
    Append, AppendError, Appended, Beat, Checked, CommandId, EventLog, Figures, Lease, LeaseRequest, Rewrite,
    Rewriting, StoreError, StoredEvent, StreamId, StreamInfo, Subscription, Version, WholeStream,
};

/// An open log on SQLite or PostgreSQL. Clones share one set of connections.
#[derive(Debug, Clone)]
pub struct Store(Kind);

#[derive(Debug, Clone)]
enum Kind {
    Sqlite(Log<Sqlite>),
    Postgres(Log<Postgres>),
}

/// A call under way. Boxed: what happens inside is compiled once, here, and not again in every
/// crate that calls.
type Underway<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Hands a call to whichever log is open, and waits for it.
macro_rules! on {
    ($store:expr, $log:ident => $call:expr) => {{
        let underway: Underway<'_, _> = match &$store.0 {
            Kind::Sqlite($log) => Box::pin($call),
            Kind::Postgres($log) => Box::pin($call),
        };
        underway.await
    }};
}

impl Store {
    /// Opens the log at `sqlite:PATH` or `postgres://…`; makes the file or the tables on first use.
    ///
    /// # Errors
    /// A bad address, a missing folder, a database that is not ours or newer than this program,
    /// a server that cannot be reached or does not let us in.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let opening: Underway<'_, _> = Box::pin(open(url.parse()?));
        opening.await.map(Store)
    }

    /// The servers that have worked on this log, ordered by name, and when each was last alive.
    ///
    /// # Errors
    /// Trouble with the database.
    pub async fn servers(&self) -> Result<Vec<Beat>, StoreError> {
        on!(self, log => log.servers())
    }

    /// Notes that a server is alive, or that it has ended. What was noted before is written over; no signal is sent.
    ///
    /// # Errors
    /// Trouble with the database.
    pub async fn note_server(&self, beat: &Beat) -> Result<(), StoreError> {
        on!(self, log => log.note_server(beat))
    }

    /// A short text beside the log, if it is there: how far something has come. Backups of streams do not hold it.
    ///
    /// # Errors
    /// Trouble with the database.
    pub async fn note(&self, name: &str) -> Result<Option<String>, StoreError> {
        on!(self, log => log.note(name))
    }

    /// Writes such a text over; without one it goes. No signal is sent.
    ///
    /// # Errors
    /// Trouble with the database.
    pub async fn set_note(&self, name: &str, text: Option<&str>) -> Result<(), StoreError> {
        on!(self, log => log.set_note(name, text))
    }

    /// Asks for the right to some work that one server at a time does; asked again in time, it is kept.
    ///
    /// # Errors
    /// Trouble with the database.
    pub async fn take_lease(&self, request: &LeaseRequest) -> Result<Lease, StoreError> {
        on!(self, log => log.take_lease(request))
    }

    /// Gives the right up before its time is over, so that another can go on at once.
    ///
    /// # Errors
    /// Trouble with the database.
    pub async fn give_up_lease(&self, work: &str, holder: &str) -> Result<(), StoreError> {
        on!(self, log => log.give_up_lease(work, holder))
    }

    /// What this process has done to the store, counted since it was opened; clones count together.
    pub fn figures(&self) -> &Figures {
        match &self.0 {
            Kind::Sqlite(log) => log.figures(),
            Kind::Postgres(log) => log.figures(),
        }
    }

    /// Closes all connections and waits for what is under way. A SQLite log is then one file
    /// without side files. Dropping the store is safe too; it only does not wait.
    ///
    /// # Errors
    /// Trouble with the disk.
    pub async fn close(&self) -> Result<(), StoreError> {
        on!(self, log => log.close())
    }
}

async fn open(url: StoreUrl) -> Result<Kind, StoreError> {
    Ok(match url {
        StoreUrl::Sqlite(path) => Kind::Sqlite(Log::new(Arc::new(Sqlite::open(&path).await?))),
        StoreUrl::Postgres(options) => Kind::Postgres(Log::new(Arc::new(Postgres::open(*options).await?))),
    })
}

impl EventLog for Store {
    async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        on!(self, log => log.append(append))
    }

    async fn insert_stream(&self, stream: WholeStream) -> Result<Version, StoreError> {
        on!(self, log => log.insert_stream(stream))
    }

    async fn find_command(
        &self,
        stream: &StreamId,
        command: &CommandId,
    ) -> Result<Option<Appended>, StoreError> {
        on!(self, log => log.find_command(stream, command))
    }

    async fn version(&self, stream: &StreamId) -> Result<Version, StoreError> {
        on!(self, log => log.version(stream))
    }

    async fn read(
        &self,
        stream: &StreamId,
        after: Version,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        on!(self, log => log.read(stream, after, limit))
    }

    async fn list(&self) -> Result<Vec<StreamInfo>, StoreError> {
        on!(self, log => log.list())
    }

    async fn subscribe(&self) -> Result<Subscription, StoreError> {
        on!(self, log => log.subscribe())
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        on!(self, log => log.backup(to))
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<Rewriting, StoreError> {
        on!(self, log => log.rewrite(rewrite))
    }

    async fn check(&self) -> Result<Checked, StoreError> {
        on!(self, log => log.check())
    }

    fn place(&self) -> &str {
        match &self.0 {
            Kind::Sqlite(log) => log.place(),
            Kind::Postgres(log) => log.place(),
        }
    }
}
