//! A copy of the whole log as a SQLite file, from one snapshot of the server.

use std::path::Path;
use std::sync::Arc;

use sqlx::Executor;
use sqlx::postgres::PgConnection;

use super::Postgres;
use super::connection::in_time;
use crate::engine::{Backend, Lease, Log, LogConnection, Purpose};
use crate::new_file::NewFile;
use crate::sqlite::Sqlite;
use crate::transfer::damaged;
use crate::{EventLog, StoreError, StreamInfo, Version, WholeStream};

/// Everything that this transaction reads is of one moment, whatever others commit meanwhile.
const BEGIN_SNAPSHOT: &str = "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY";

/// How many events are fetched at a time.
const PAGE: u32 = 1000;

/// Copies the database as it is at one moment.
pub(super) async fn backup(from: &Postgres, to: &Path) -> Result<(), StoreError> {
    let file = NewFile::begin(to)?;
    let copy = Log::new(Arc::new(Sqlite::open(file.path()).await?));

    let mut lease = from.lend(Purpose::Read).await?;
    let connection = lease.connection();
    let named = |error: sqlx::Error| from.named(&error);
    in_time(connection.execute(BEGIN_SNAPSHOT)).await.map_err(named)?;
    for info in connection.streams().await.map_err(named)? {
        let events = read_stream(connection, &info).await.map_err(named)?;
        let whole =
            WholeStream::new(info.stream, events).map_err(|problem| damaged(from.place(), problem))?;
        copy.insert_stream(whole).await?;
    }
    connection.rollback().await.map_err(named)?;
    lease.give_back();

    copy.close().await?;
    file.finish().await
}

async fn read_stream(
    connection: &mut PgConnection,
    info: &StreamInfo,
) -> Result<Vec<crate::StoredEvent>, sqlx::Error> {
    let mut events = Vec::new();
    let mut reached = Version::NONE;
    while reached < info.version {
        let page = connection.page(&info.stream, reached, PAGE).await?;
        let Some(last) = page.last() else { break };
        reached = last.seq;
        events.extend(page);
    }
    Ok(events)
}
