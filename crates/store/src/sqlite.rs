//! The log in a SQLite file.

mod backup;
mod connection;
mod faults;
mod lease;
mod open;
mod watch;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use tokio::sync::OnceCell;

use crate::background::Background;
use crate::engine::{Backend, Pooled, Purpose};
use crate::signal::Announcer;
use crate::{StoreError, StreamId, Subscription, Version};
use lease::SqliteLease;
use writer::Writer;

/// Readers beside the one writer.
const READERS: u32 = 4;

/// A SQLite file: one connection that writes, some that read.
#[derive(Debug)]
pub(crate) struct Sqlite {
    path: PathBuf,
    shared: Arc<Shared>,
    watched: OnceCell<Background>,
}

/// What the watcher of foreign writes needs as well.
#[derive(Debug)]
struct Shared {
    place: String,
    writer: Writer,
    readers: SqlitePool,
    announcer: Announcer,
}

impl Sqlite {
    /// Opens the file; makes it if it is not there.
    pub(crate) async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let place = format!("sqlite:{}", path.display());
        let first = open::open(path, &place).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(writer::WAIT)
            // The connection is in this process: it does not go away by itself.
            .test_before_acquire(false)
            .connect_lazy_with(open::reading(path));
        let writer = Writer::new(open::writing(path), first);
        let shared = Shared { place, writer, readers, announcer: Announcer::new() };
        Ok(Sqlite { path: path.to_owned(), shared: Arc::new(shared), watched: OnceCell::new() })
    }
}

impl Backend for Sqlite {
    type Lease = SqliteLease;

    // One writer: on a disk that takes 4 ms to sync, 250 commits a second are the end. Groups keep far from it.
    const TOGETHER: usize = 1000;

    async fn lend(&self, purpose: Purpose) -> Result<SqliteLease, StoreError> {
        let lent = match purpose {
            Purpose::Read => {
                self.shared.readers.acquire().await.map(|lent| SqliteLease::Reader(Pooled::new(lent)))
            }
            Purpose::Write => self.shared.writer.turn().await.map(SqliteLease::Writer),
        };
        lent.map_err(|error| self.named(&error))
    }

    fn named(&self, error: &sqlx::Error) -> StoreError {
        faults::name(error, &self.shared.place)
    }

    fn committed(&self, stream: &StreamId, version: Version) {
        self.shared.announcer.announce(stream, version);
    }

    async fn subscribe(&self) -> Result<Subscription, StoreError> {
        // The subscription first: nothing that the watcher announces escapes it.
        let subscription = self.shared.announcer.subscription();
        let watching = self.watched.get_or_try_init(|| watch::start(&self.shared)).await;
        watching.map_err(|error| self.named(&error))?;
        Ok(subscription)
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::backup(&self.path, &self.shared.place, to).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        if let Some(watcher) = self.watched.get() {
            watcher.stop();
        }
        self.shared.readers.close().await;
        self.shared.writer.close().await.map_err(|error| self.named(&error))
    }

    fn place(&self) -> &str {
        &self.shared.place
    }
}
