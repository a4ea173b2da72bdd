//! The log's steps on PostgreSQL.

use std::io;
use std::time::Duration;

use sqlx::postgres::PgConnection;
use sqlx::{Executor, query, query_as, query_scalar};

use super::listen::CHANNEL;
use crate::engine::{self, LogConnection, Replies, shared_steps, sql};
use crate::{
    Beat, CommandId, Defect, Lease, LeaseRequest, Rewritten, Standing, StoredEvent, StreamId, StreamInfo,
    Timestamp, Version,
};

/// How long one answer of the server may take. A network that swallows everything gives no
/// error by itself.
pub(super) const PATIENCE: Duration = Duration::from_secs(15);

const TAKE_LEASE: &str = sql::take_lease!("(extract(epoch FROM clock_timestamp()) * 1000)::bigint");

const LOCK_STREAM: &str = "SELECT version FROM kolo_stream WHERE stream = $1 FOR UPDATE";

const MAKE_STREAM: &str = "INSERT INTO kolo_stream (stream, version, first_at_ms, last_at_ms) \
     VALUES ($1, 0, 0, 0) ON CONFLICT (stream) DO NOTHING";

const INSERT_EVENTS: &str = "INSERT INTO kolo_event \
     (stream, seq, command, code, schema_version, payload, author, at_ms, reason) \
     SELECT $1, * FROM UNNEST($2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[], \
     $8::bigint[], $9::text[])";

const NOTIFY: &str = "SELECT pg_notify($1, $2)";

impl LogConnection for PgConnection {
    shared_steps!(in_time);

    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        in_time(self.execute("BEGIN")).await.map(drop)
    }

    async fn lock_stream(&mut self, stream: &StreamId) -> Result<Version, sqlx::Error> {
        loop {
            let locked = query_scalar(LOCK_STREAM).bind(stream.as_str());
            if let Some(found) = in_time(locked.fetch_optional(&mut *self)).await? {
                return engine::version(found);
            }
            // A row to lock. If another has just made one, this waits for its end and the next
            // look finds either that row or, after a rollback, ours.
            in_time(query(MAKE_STREAM).bind(stream.as_str()).execute(&mut *self)).await?;
        }
    }

    async fn unguard(&mut self) -> Result<(), sqlx::Error> {
        in_time(self.execute("ALTER TABLE kolo_event DISABLE TRIGGER kolo_event_stays")).await.map(drop)
    }

    async fn guard(&mut self) -> Result<(), sqlx::Error> {
        in_time(self.execute("ALTER TABLE kolo_event ENABLE TRIGGER kolo_event_stays")).await.map(drop)
    }

    async fn scrub(&mut self) -> Result<(), sqlx::Error> {
        // The server gives up what was written over when it tidies its tables; its files are not ours.
        Ok(())
    }

    async fn damage(&mut self) -> Result<Vec<Defect>, sqlx::Error> {
        // The server checks its own files; ordinary users cannot ask it to.
        Ok(Vec::new())
    }
}

async fn insert_events(connection: &mut PgConnection, events: &[StoredEvent]) -> Result<(), sqlx::Error> {
    let Some(last) = events.last() else {
        return Ok(());
    };
    let insert = query(INSERT_EVENTS)
        .bind(last.stream.as_str())
        .bind(column(events, |event| event.seq.as_i64()))
        .bind(column(events, |event| event.command.as_str()))
        .bind(column(events, |event| event.code.as_str()))
        .bind(column(events, |event| i64::from(event.schema)))
        .bind(column(events, |event| event.payload.as_str()))
        .bind(column(events, |event| event.author.as_str()))
        .bind(column(events, |event| event.at.0))
        .bind(column(events, |event| event.reason.as_deref()));
    in_time(insert.execute(&mut *connection)).await?;
    // Within the transaction: the server delivers it at the commit and not without one.
    let signal = query(NOTIFY).bind(CHANNEL).bind(format!("{} {}", last.stream, last.seq));
    in_time(signal.execute(connection)).await.map(drop)
}

fn column<'e, T>(events: &'e [StoredEvent], value: impl Fn(&'e StoredEvent) -> T) -> Vec<T> {
    events.iter().map(value).collect()
}

/// Waits for an answer, but not for ever.
pub(super) async fn in_time<T>(reply: impl Replies<T>) -> Result<T, sqlx::Error> {
    match tokio::time::timeout(PATIENCE, reply).await {
        Ok(answer) => answer,
        Err(_) => Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into())),
    }
}
