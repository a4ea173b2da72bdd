//! The log in a PostgreSQL database.

mod backup;
mod connection;
mod faults;
mod listen;
mod open;

use std::path::Path;
use std::sync::Arc;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::sync::OnceCell;

use crate::background::Background;
use crate::engine::{Backend, Pooled, Purpose};
use crate::signal::Announcer;
use crate::url::postgres_place;
use crate::{StoreError, StreamId, Subscription, Version};

/// Connections for reading and writing; one more listens.
const CONNECTIONS: u32 = 8;

/// A PostgreSQL database, which other servers may share.
#[derive(Debug)]
pub(crate) struct Postgres {
    place: String,
    options: PgConnectOptions,
    pool: PgPool,
    announcer: Arc<Announcer>,
    listening: OnceCell<Background>,
}

impl Postgres {
    /// Connects to the database and brings its tables to the newest form.
    pub(crate) async fn open(given: PgConnectOptions) -> Result<Postgres, StoreError> {
        let place = postgres_place(&given);
        let options = open::options(given);
        open::prepare(&options, &place).await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(connection::PATIENCE)
            .after_connect(|connection, _| Box::pin(open::insist_on_durability(connection)))
            .connect_lazy_with(options.clone());
        let announcer = Arc::new(Announcer::new());
        Ok(Postgres { place, options, pool, announcer, listening: OnceCell::new() })
    }
}

impl Backend for Postgres {
    type Lease = Pooled<sqlx::Postgres>;

    // Several connections commit side by side, and the server lets them share its writes. Two groups that lock the same
    // streams would only wait for each other.
    const TOGETHER: usize = 1;

    async fn lend(&self, _purpose: Purpose) -> Result<Self::Lease, StoreError> {
        let lent = self.pool.acquire().await;
        lent.map(Pooled::new).map_err(|error| faults::name_of_connecting(&error, &self.place))
    }

    fn named(&self, error: &sqlx::Error) -> StoreError {
        faults::name(error, &self.place)
    }

    fn committed(&self, _stream: &StreamId, _version: Version) {
        // The server's notification reaches this process as it reaches the others.
    }

    async fn subscribe(&self) -> Result<Subscription, StoreError> {
        // The subscription first: nothing that the listener passes on escapes it.
        let subscription = self.announcer.subscription();
        let start = || listen::start(self.options.clone(), &self.announcer);
        let listening = self.listening.get_or_try_init(start).await;
        listening.map_err(|error| faults::name_of_connecting(&error, &self.place))?;
        Ok(subscription)
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::backup(self, to).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        if let Some(listener) = self.listening.get() {
            listener.stop();
        }
        self.pool.close().await;
        Ok(())
    }

    fn place(&self) -> &str {
        &self.place
    }
}
