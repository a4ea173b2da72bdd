//! The log's steps on SQLite.

use std::time::Duration;

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Executor, query, query_as, query_scalar};

use crate::engine::{self, LogConnection, Replies, shared_steps, sql};
use crate::{
    Beat, CommandId, Defect, Lease, LeaseRequest, Rewritten, Standing, StoredEvent, StreamId, StreamInfo,
    Timestamp, Version,
};

const TAKE_LEASE: &str = sql::take_lease!("CAST(unixepoch('subsec') * 1000 AS INTEGER)");

/// The guard as the first step of the tables made it.
const NEVER_CHANGES: &str = "CREATE TRIGGER kolo_event_never_changes BEFORE UPDATE ON kolo_event \
     BEGIN SELECT RAISE(ABORT, 'an event of the log never changes'); END";

/// How often the log of changes is tried to be cut off while another connection reads.
const SCRUB_TRIES: u32 = 100;

/// The pause between two tries.
const SCRUB_PAUSE: Duration = Duration::from_millis(50);

/// How many rows the longer of the two inserting statements has. Each statement is a message to
/// the thread of the connection and back; a long import spends its time on these.
const ROWS: usize = 50;

/// The statement that inserts so many events.
fn insert_statement(rows: usize) -> String {
    let columns = "stream, seq, command, code, schema_version, payload, author, at_ms, reason";
    let row = "(?, ?, ?, ?, ?, ?, ?, ?, ?)";
    format!("INSERT INTO kolo_event ({columns}) VALUES {}", vec![row; rows].join(", "))
}

async fn insert_events(connection: &mut SqliteConnection, events: &[StoredEvent]) -> Result<(), sqlx::Error> {
    // Two lengths only, so that the connection keeps both prepared.
    let (many, few) = events.as_chunks::<ROWS>();
    for rows in many {
        insert_rows(connection, rows).await?;
    }
    for row in few {
        insert_rows(connection, std::slice::from_ref(row)).await?;
    }
    Ok(())
}

async fn insert_rows(connection: &mut SqliteConnection, rows: &[StoredEvent]) -> Result<(), sqlx::Error> {
    // The text is made of the constants above and a count; no value stands in it.
    let mut insert = query(AssertSqlSafe(insert_statement(rows.len())));
    for event in rows {
        insert = insert
            .bind(event.stream.as_str())
            .bind(event.seq.as_i64())
            .bind(event.command.as_str())
            .bind(event.code.as_str())
            .bind(i64::from(event.schema))
            .bind(event.payload.as_str())
            .bind(event.author.as_str())
            .bind(event.at.0)
            .bind(event.reason.as_deref());
    }
    insert.execute(connection).await.map(drop)
}

impl LogConnection for SqliteConnection {
    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        // Immediate: the only writer from here on, so the version that is read stays true.
        self.execute("BEGIN IMMEDIATE").await.map(drop)
    }

    async fn lock_stream(&mut self, stream: &StreamId) -> Result<Version, sqlx::Error> {
        self.version(stream).await
    }

    shared_steps!(as_it_comes);

    async fn unguard(&mut self) -> Result<(), sqlx::Error> {
        self.execute("DROP TRIGGER kolo_event_never_changes").await.map(drop)
    }

    async fn guard(&mut self) -> Result<(), sqlx::Error> {
        self.execute(NEVER_CHANGES).await.map(drop)
    }

    async fn scrub(&mut self) -> Result<(), sqlx::Error> {
        // Pages that were split or given up keep what stood on them; a rewritten file has no such pages, and a log of
        // changes that is cut off holds none of them.
        self.execute("VACUUM").await?;
        for _ in 0..SCRUB_TRIES {
            let (busy, _, _): (i64, i64, i64) =
                query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *self).await?;
            if busy == 0 {
                return Ok(());
            }
            tokio::time::sleep(SCRUB_PAUSE).await;
        }
        Err(sqlx::Error::PoolTimedOut)
    }

    async fn damage(&mut self) -> Result<Vec<Defect>, sqlx::Error> {
        let said: Vec<String> = query_scalar("PRAGMA integrity_check").fetch_all(&mut *self).await?;
        let defects = said.into_iter().filter(|line| line != "ok");
        Ok(defects.map(|detail| Defect::Damaged { detail }).collect())
    }
}

/// SQLite answers from this process; there is no network to wait for.
async fn as_it_comes<T>(reply: impl Replies<T>) -> Result<T, sqlx::Error> {
    reply.await
}
