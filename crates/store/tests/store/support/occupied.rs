//! A SQLite file that somebody else is writing to.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Executor};

/// Another program's open transaction: whoever wants to write has to wait for its end.
pub(crate) struct Occupied(SqliteConnection);

impl Occupied {
    pub(crate) async fn by_another(path: &Path) -> Occupied {
        let mut connection = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
        connection.execute("BEGIN IMMEDIATE").await.unwrap();
        Occupied(connection)
    }

    /// Ends the transaction after everything that can run by now has run up to its wait for the file. For a runtime of
    /// one thread, where what runs is known.
    pub(crate) async fn leave_when_all_wait(mut self) {
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        self.0.execute("COMMIT").await.unwrap();
    }
}
