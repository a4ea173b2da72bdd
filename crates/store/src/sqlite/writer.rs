//! The one connection that writes.

use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, query_scalar};
use tokio::sync::{Mutex, OwnedMutexGuard};

/// How long a writer waits for its turn before it gives up.
pub(super) const WAIT: Duration = Duration::from_secs(10);

/// The writing connection, one at a time within this process.
///
/// A second writing connection would only wait inside SQLite, where waiting is by trial; here it
/// is a fair queue. After an error the connection is thrown away and opened again: SQLite may
/// have ended the transaction on its own, and guessing is not a way to keep a log.
#[derive(Debug)]
pub(super) struct Writer {
    options: SqliteConnectOptions,
    slot: Arc<Mutex<Slot>>,
}

#[derive(Debug)]
struct Slot {
    connection: Option<SqliteConnection>,
    /// How many connections there have been.
    opened: u64,
    closed: bool,
}

/// What shows that others have written: it differs whenever they have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ForeignWrites {
    opened: u64,
    data_version: i64,
}

impl Writer {
    pub(super) fn new(options: SqliteConnectOptions, first: SqliteConnection) -> Writer {
        Writer {
            options,
            slot: Arc::new(Mutex::new(Slot { connection: Some(first), opened: 1, closed: false })),
        }
    }

    /// Waits for the turn.
    pub(super) async fn turn(&self) -> Result<Turn, sqlx::Error> {
        let slot = tokio::time::timeout(WAIT, Arc::clone(&self.slot).lock_owned()).await;
        let mut slot = slot.map_err(|_| sqlx::Error::PoolTimedOut)?;
        if slot.closed {
            return Err(sqlx::Error::PoolClosed);
        }
        let connection = if let Some(connection) = slot.connection.take() {
            connection
        } else {
            slot.opened += 1;
            self.options.connect().await?
        };
        Ok(Turn { connection, slot })
    }

    /// Looks whether other processes have written. Writes of this process do not count:
    /// SQLite's counter stands still for the connection that writes.
    pub(super) async fn foreign_writes(&self) -> Result<ForeignWrites, sqlx::Error> {
        let mut turn = self.turn().await?;
        let data_version = query_scalar("PRAGMA data_version").fetch_one(&mut turn.connection).await?;
        let seen = ForeignWrites { opened: turn.slot.opened, data_version };
        turn.give_back();
        Ok(seen)
    }

    /// Closes the connection; SQLite tidies up its side files when it is the last one.
    pub(super) async fn close(&self) -> Result<(), sqlx::Error> {
        let mut slot = self.slot.lock().await;
        slot.closed = true;
        match slot.connection.take() {
            Some(connection) => sqlx::Connection::close(connection).await,
            None => Ok(()),
        }
    }
}

/// The right to write. Dropped without [`give_back`](Turn::give_back), the connection is closed
/// and whatever it had not committed is undone.
pub(crate) struct Turn {
    pub(super) connection: SqliteConnection,
    slot: OwnedMutexGuard<Slot>,
}

impl Turn {
    /// Ends the turn with a sound connection.
    pub(super) fn give_back(mut self) {
        self.slot.connection = Some(self.connection);
    }
}
