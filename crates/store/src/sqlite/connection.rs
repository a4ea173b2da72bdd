//! The log's steps on SQLite.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Executor, query, query_as, query_scalar};

use crate::engine::{self, LogConnection, Replies, shared_steps, sql};
use crate::{CommandId, Defect, StoredEvent, StreamId, StreamInfo, Version};

const INSERT_EVENT: &str = "INSERT INTO kolo_event \
     (stream, seq, command, code, schema_version, payload, author, at_ms, reason) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";

impl LogConnection for SqliteConnection {
    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        // Immediate: the only writer from here on, so the version that is read stays true.
        self.execute("BEGIN IMMEDIATE").await.map(drop)
    }

    async fn lock_stream(&mut self, stream: &StreamId) -> Result<Version, sqlx::Error> {
        self.version(stream).await
    }

    shared_steps!(as_it_comes);

    async fn insert(&mut self, events: &[StoredEvent]) -> Result<(), sqlx::Error> {
        let (Some(first), Some(last)) = (events.first(), events.last()) else {
            return Ok(());
        };
        query(sql::ADVANCE_STREAM)
            .bind(first.stream.as_str())
            .bind(last.seq.as_i64())
            .bind(first.at.0)
            .bind(last.at.0)
            .execute(&mut *self)
            .await?;
        for event in events {
            query(INSERT_EVENT)
                .bind(event.stream.as_str())
                .bind(event.seq.as_i64())
                .bind(event.command.as_str())
                .bind(event.code.as_str())
                .bind(i64::from(event.schema))
                .bind(event.payload.as_str())
                .bind(event.author.as_str())
                .bind(event.at.0)
                .bind(event.reason.as_deref())
                .execute(&mut *self)
                .await?;
        }
        Ok(())
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
