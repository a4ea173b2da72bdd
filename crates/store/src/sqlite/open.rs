//! Opening a SQLite file: made on first use, brought to the newest form, refused if it is not ours.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Executor, query, query_scalar, raw_sql};

use super::faults;
use super::writer::WAIT;
use crate::engine::{LogConnection, sql};
use crate::{StoreError, migrations};

/// "Kolo" in the header of the file: marks our files.
const APPLICATION_ID: i64 = 0x4B6F_6C6F;

/// The pause between two tries to open a file that others are opening.
const TRY_AGAIN: Duration = Duration::from_millis(20);

/// How a file is opened for writing.
pub(super) fn writing(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // The log is synced to the disk before a commit is acknowledged.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // What is written over or given up is gone from its page (K-ERASE).
        .pragma("secure_delete", "ON")
        .busy_timeout(WAIT)
        .disable_statement_logging()
}

/// How a file is opened for reading only.
pub(super) fn reading(path: &Path) -> SqliteConnectOptions {
    copying(path).pragma("query_only", "ON")
}

/// How a file is opened to be copied. Nothing but the copy is written.
pub(super) fn copying(path: &Path) -> SqliteConnectOptions {
    writing(path).create_if_missing(false)
}

/// Opens the file, makes or updates its tables, and gives back a connection for writing.
pub(super) async fn open(path: &Path, place: &str) -> Result<SqliteConnection, StoreError> {
    if let Some(folder) = path.parent()
        && !folder.as_os_str().is_empty()
        && !folder.is_dir()
    {
        return Err(StoreError::FolderMissing { folder: PathBuf::from(folder) });
    }
    if path.is_dir() {
        return Err(StoreError::CannotOpen { place: place.to_owned(), detail: "it is a folder".to_owned() });
    }
    let begun = Instant::now();
    loop {
        match try_open(path, place).await {
            // Turning to WAL does not wait for its turn as other statements do; when several
            // programs open a new file at once, some of them must try again.
            Err(StoreError::Busy { .. }) if begun.elapsed() < WAIT => tokio::time::sleep(TRY_AGAIN).await,
            outcome => return outcome,
        }
    }
}

async fn try_open(path: &Path, place: &str) -> Result<SqliteConnection, StoreError> {
    let named = |error: sqlx::Error| faults::name(&error, place);
    // A foreign file must stay as it is: opened as we open ours, it would be turned to WAL.
    // Not opened as read-only, though: after a crash SQLite must be able to repair the file.
    if path.exists() {
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(WAIT);
        let options = options.disable_statement_logging();
        let mut connection = options.connect().await.map_err(named)?;
        look(&mut connection, place).await?;
        sqlx::Connection::close(connection).await.map_err(named)?;
    }
    let mut connection = writing(path).connect().await.map_err(named)?;
    connection.begin().await.map_err(named)?;
    let found = look(&mut connection, place).await?;
    if found < migrations::newest() {
        migrate(&mut connection, found).await.map_err(named)?;
        connection.commit().await.map_err(named)?;
    } else {
        connection.rollback().await.map_err(named)?;
    }
    Ok(connection)
}

/// The form of the tables, 0 for an empty file.
async fn look(connection: &mut SqliteConnection, place: &str) -> Result<u32, StoreError> {
    let named = |error: sqlx::Error| faults::name(&error, place);
    let application: i64 =
        query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(named)?;
    let objects: i64 = query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut *connection)
        .await
        .map_err(named)?;
    if application != APPLICATION_ID {
        let empty = application == 0 && objects == 0;
        return if empty { Ok(0) } else { Err(StoreError::NotKolo { place: place.to_owned() }) };
    }
    let found: Option<i64> =
        query_scalar(sql::SCHEMA_VERSION).fetch_one(&mut *connection).await.map_err(named)?;
    let found = migrations::form(found);
    let oldest: Option<i64> = if found >= migrations::SAYS_OLDEST {
        query_scalar(sql::OLDEST_PROGRAM).fetch_one(&mut *connection).await.map_err(named)?
    } else {
        None
    };
    migrations::check(found, oldest, place)?;
    Ok(found)
}

async fn migrate(connection: &mut SqliteConnection, found: u32) -> Result<(), sqlx::Error> {
    if found == 0 {
        let mark = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"));
        connection.execute(mark).await?;
        connection
            .execute(
                "CREATE TABLE kolo_schema (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL) STRICT",
            )
            .await?;
    }
    for migration in migrations::after(found) {
        raw_sql(migration.sqlite).execute(&mut *connection).await?;
        let version = i64::from(migration.version);
        query(sql::SCHEMA_APPLIED).bind(version).bind(migration.name).execute(&mut *connection).await?;
        if let Some(oldest) = migration.oldest() {
            query(sql::SCHEMA_OLDEST).bind(version).bind(oldest).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
