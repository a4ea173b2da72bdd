//! A PostgreSQL database for one test, on the server that the environment names.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};

/// So that every test has a database of its own.
static DATABASES: AtomicU32 = AtomicU32::new(0);

/// Does to a database what no server of this version does.
pub(crate) async fn meddle(url: &str, sql: &'static str) {
    if let Some(path) = url.strip_prefix("sqlite:") {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
        let mut connection = options.connect().await.expect("the file is there");
        connection.execute(sql).await.expect("it is done");
        connection.close().await.expect("it closes");
    } else {
        let mut connection = PgConnection::connect(url).await.expect("the server lets us in");
        connection.execute(sql).await.expect("it is done");
        connection.close().await.expect("it closes");
    }
}

/// Runs a test on a database of its own; it is dropped afterwards, even if clients are still connected.
pub(crate) async fn on_postgres<F: Future<Output = ()>>(test: impl FnOnce(String) -> F) {
    let server = std::env::var("KOLO_TEST_POSTGRES").expect(
        "KOLO_TEST_POSTGRES is set: run ./scripts/test, or eval \"$(scripts/postgres start)\" before the tests",
    );
    let number = DATABASES.fetch_add(1, Ordering::Relaxed);
    let name = format!("kolo_web_{}_{number}", std::process::id());
    let mut connection = PgConnection::connect(&server).await.expect("the server lets us in");
    let create = format!("CREATE DATABASE {name} TEMPLATE template0");
    connection.execute(AssertSqlSafe(create)).await.expect("a new database");
    let options: PgConnectOptions = server.parse().expect("an address");
    test(options.database(&name).to_url_lossy().to_string()).await;
    let drop = format!("DROP DATABASE {name} WITH (FORCE)");
    connection.execute(AssertSqlSafe(drop)).await.expect("the database goes");
}
