//! Databases made for one test and gone after it.

mod events;
mod occupied;
mod postgres;
mod private_server;

use std::path::Path;

use kolo_store::Store;
use tempfile::TempDir;

pub(crate) use events::{append, event, stream};
pub(crate) use occupied::Occupied;
pub(crate) use postgres::{PostgresDatabase, admin_connection, server_url};
pub(crate) use private_server::PrivateServer;

/// An empty database of one kind.
pub(crate) enum TestDb {
    Sqlite(TempDir),
    Postgres(PostgresDatabase),
}

impl TestDb {
    pub(crate) fn sqlite() -> TestDb {
        TestDb::Sqlite(tempfile::tempdir().unwrap())
    }

    pub(crate) async fn postgres() -> TestDb {
        TestDb::Postgres(PostgresDatabase::create().await)
    }

    pub(crate) fn url(&self) -> String {
        match self {
            TestDb::Sqlite(folder) => sqlite_url(&folder.path().join("log.sqlite")),
            TestDb::Postgres(database) => database.url(),
        }
    }

    /// Opens the store; opened twice it is what two servers are.
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url()).await.unwrap()
    }

    /// Runs SQL beside the store, as a stranger might.
    pub(crate) async fn meddle(&self, sql: &'static str) -> Result<(), sqlx::Error> {
        use sqlx::{ConnectOptions, Connection, Executor};
        match self {
            TestDb::Sqlite(_) => {
                let path = self.url().replace("sqlite:", "");
                let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
                let mut connection = options.foreign_keys(false).connect().await?;
                connection.execute(sql).await?;
                connection.close().await
            }
            TestDb::Postgres(_) => {
                let mut connection = sqlx::PgConnection::connect(&self.url()).await?;
                connection.execute(sql).await?;
                connection.close().await
            }
        }
    }
}

pub(crate) fn sqlite_url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

/// Makes two tests of each function: one on SQLite, one on PostgreSQL.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {$(
        mod $name {
            #[tokio::test(flavor = "multi_thread")]
            async fn sqlite() {
                let db = crate::support::TestDb::sqlite();
                super::$name(&db).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn postgres() {
                let db = crate::support::TestDb::postgres().await;
                super::$name(&db).await;
            }
        }
    )*};
}
pub(crate) use on_both;
