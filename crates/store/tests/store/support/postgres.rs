//! A database of its own for each test, on the server that the environment names.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};

/// The server on which databases may be made.
pub(crate) fn server_url() -> String {
    std::env::var("KOLO_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!(
            "KOLO_TEST_POSTGRES is not set: run ./scripts/test, or eval \"$(scripts/postgres start)\" before the tests"
        )
    })
}

pub(crate) async fn admin_connection() -> PgConnection {
    connect(&server_url()).await
}

async fn connect(url: &str) -> PgConnection {
    PgConnection::connect(url).await.unwrap_or_else(|error| panic!("no connection to {url}: {error}"))
}

/// A database that is dropped with this value, whoever is still connected.
pub(crate) struct PostgresDatabase {
    server: String,
    name: String,
}

impl PostgresDatabase {
    pub(crate) async fn create() -> PostgresDatabase {
        PostgresDatabase::create_on(&server_url(), "").await
    }

    /// Makes the database on another server than the usual one, or with more to say about it.
    pub(crate) async fn create_on(server: &str, with: &str) -> PostgresDatabase {
        static COUNTER: AtomicU32 = AtomicU32::new(0);
        let number = COUNTER.fetch_add(1, Ordering::Relaxed);
        let name = format!("kolo_test_{}_{number}", std::process::id());
        let mut connection = connect(server).await;
        let create = format!("CREATE DATABASE {name} TEMPLATE template0 {with}");
        connection.execute(AssertSqlSafe(create)).await.unwrap();
        connection.close().await.unwrap();
        PostgresDatabase { server: server.to_owned(), name }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn url(&self) -> String {
        let options: PgConnectOptions = self.server.parse().unwrap();
        options.database(&self.name).to_url_lossy().to_string()
    }
}

impl Drop for PostgresDatabase {
    fn drop(&mut self) {
        let (server, name) = (self.server.clone(), self.name.clone());
        // A destructor cannot wait inside the test's own runtime.
        let dropping = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let mut connection = PgConnection::connect(&server).await?;
                connection.execute(AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"))).await?;
                connection.close().await
            })
        });
        if let Ok(Err(error)) = dropping.join() {
            eprintln!("database {} was not dropped: {error}", self.name);
        }
    }
}
