//! A connection of a pool, lent for one piece of work.

use sqlx::Database;
use sqlx::pool::PoolConnection;

use super::{Lease, LogConnection};

/// The lease of a pooled connection. See [`Lease`] for what happens when it is dropped.
pub(crate) struct Pooled<DB: Database>(Option<PoolConnection<DB>>);

impl<DB: Database> Pooled<DB> {
    pub(crate) fn new(connection: PoolConnection<DB>) -> Self {
        Pooled(Some(connection))
    }
}

impl<DB: Database<Connection: LogConnection>> Lease for Pooled<DB> {
    type Connection = DB::Connection;

    fn connection(&mut self) -> &mut DB::Connection {
        self.0.as_mut().expect("the connection is taken out only when the lease itself ends")
    }

    fn give_back(mut self) {
        drop(self.0.take());
    }
}

impl<DB: Database> Drop for Pooled<DB> {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            // Closed at once, not politely: a polite end may wait for a server that is gone.
            drop(connection.detach());
        }
    }
}
