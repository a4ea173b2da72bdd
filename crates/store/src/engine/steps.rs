//! Steps that read the same on both databases; only the type of the connection differs.

/// The shared steps of a [`LogConnection`](super::LogConnection), for the inside of its `impl`.
///
/// `$answer` waits for a query, in whatever way the back end waits.
macro_rules! shared_steps {
    ($answer:path) => {
        async fn commit(&mut self) -> Result<(), sqlx::Error> {
            $answer(self.execute("COMMIT")).await.map(drop)
        }

        async fn rollback(&mut self) -> Result<(), sqlx::Error> {
            $answer(self.execute("ROLLBACK")).await.map(drop)
        }

        async fn version(&mut self, stream: &StreamId) -> Result<Version, sqlx::Error> {
            let query = query_scalar(sql::VERSION).bind(stream.as_str());
            let found: Option<i64> = $answer(query.fetch_optional(&mut *self)).await?;
            engine::version(found.unwrap_or(0))
        }

        async fn page(
            &mut self,
            stream: &StreamId,
            after: Version,
            limit: u32,
        ) -> Result<Vec<StoredEvent>, sqlx::Error> {
            let query = query_as(sql::PAGE).bind(stream.as_str()).bind(after.as_i64()).bind(i64::from(limit));
            engine::events_from_rows(stream, $answer(query.fetch_all(&mut *self)).await?)
        }

        async fn events_of(
            &mut self,
            stream: &StreamId,
            command: &CommandId,
        ) -> Result<Vec<StoredEvent>, sqlx::Error> {
            let query = query_as(sql::EVENTS_OF_COMMAND).bind(stream.as_str()).bind(command.as_str());
            engine::events_from_rows(stream, $answer(query.fetch_all(&mut *self)).await?)
        }

        async fn last_of(
            &mut self,
            stream: &StreamId,
            command: &CommandId,
        ) -> Result<Option<Version>, sqlx::Error> {
            let query = query_scalar(sql::LAST_OF_COMMAND).bind(stream.as_str()).bind(command.as_str());
            let found: Option<i64> = $answer(query.fetch_optional(&mut *self)).await?;
            found.map(engine::version).transpose()
        }

        async fn insert(&mut self, events: &[StoredEvent]) -> Result<(), sqlx::Error> {
            let (Some(first), Some(last)) = (events.first(), events.last()) else {
                return Ok(());
            };
            let advance = query(sql::ADVANCE_STREAM)
                .bind(first.stream.as_str())
                .bind(last.seq.as_i64())
                .bind(first.at.0)
                .bind(last.at.0);
            $answer(advance.execute(&mut *self)).await?;
            for command in events.chunk_by(|one, next| one.command == next.command) {
                let (first, last) = (&command[0], &command[command.len() - 1]);
                let note = query(sql::NOTE_COMMAND)
                    .bind(first.stream.as_str())
                    .bind(first.command.as_str())
                    .bind(first.seq.as_i64())
                    .bind(last.seq.as_i64());
                $answer(note.execute(&mut *self)).await?;
            }
            insert_events(self, events).await
        }

        async fn streams(&mut self) -> Result<Vec<StreamInfo>, sqlx::Error> {
            let rows = $answer(query_as(sql::STREAMS).fetch_all(&mut *self)).await?;
            rows.into_iter().map(engine::stream_from_row).collect()
        }

        async fn servers(&mut self) -> Result<Vec<Beat>, sqlx::Error> {
            let rows = $answer(query_as(sql::SERVERS).fetch_all(&mut *self)).await?;
            Ok(rows.into_iter().map(engine::beat_from_row).collect())
        }

        async fn note_server(&mut self, beat: &Beat, forget: Timestamp) -> Result<(), sqlx::Error> {
            let ended = match beat.standing {
                Standing::Running => 0_i64,
                Standing::Ended => 1,
            };
            let note = query(sql::NOTE_SERVER).bind(beat.server.as_str()).bind(beat.at.0).bind(ended);
            $answer(note.execute(&mut *self)).await?;
            $answer(query(sql::FORGET_SERVERS).bind(forget.0).execute(&mut *self)).await.map(drop)
        }

        async fn note(&mut self, name: &str) -> Result<Option<String>, sqlx::Error> {
            $answer(query_scalar(sql::NOTE).bind(name).fetch_optional(&mut *self)).await
        }

        async fn set_note(&mut self, name: &str, text: Option<&str>) -> Result<(), sqlx::Error> {
            let query = match text {
                Some(text) => query(sql::SET_NOTE).bind(name).bind(text),
                None => query(sql::REMOVE_NOTE).bind(name),
            };
            $answer(query.execute(&mut *self)).await.map(drop)
        }

        async fn take_lease(&mut self, request: &LeaseRequest) -> Result<Lease, sqlx::Error> {
            let take = query(TAKE_LEASE)
                .bind(request.work.as_str())
                .bind(request.holder.as_str())
                .bind(request.lasts_ms);
            let given = $answer(take.execute(&mut *self)).await?.rows_affected() > 0;
            Ok(if given { Lease::Held } else { Lease::Elsewhere })
        }

        async fn give_up_lease(&mut self, work: &str, holder: &str) -> Result<(), sqlx::Error> {
            let query = query(sql::GIVE_UP_LEASE).bind(work).bind(holder);
            $answer(query.execute(&mut *self)).await.map(drop)
        }

        async fn rewrite(&mut self, stream: &StreamId, event: &Rewritten) -> Result<(), sqlx::Error> {
            let rewrite = query(sql::REWRITE)
                .bind(stream.as_str())
                .bind(event.seq.as_i64())
                .bind(event.payload.as_str())
                .bind(event.author.as_str())
                .bind(event.reason.as_deref());
            let touched = $answer(rewrite.execute(&mut *self)).await?.rows_affected();
            if touched == 1 { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
        }

        // The checks look at every row and may take long: they are not hurried by `$answer`.

        async fn totals(&mut self) -> Result<(u64, u64), sqlx::Error> {
            let (streams, events): (i64, i64) = query_as(sql::TOTALS).fetch_one(&mut *self).await?;
            Ok((engine::version(streams)?.0, engine::version(events)?.0))
        }

        async fn misnumbered(&mut self) -> Result<Vec<Defect>, sqlx::Error> {
            let miscounted = query_as(sql::MISCOUNTED_STREAMS).fetch_all(&mut *self).await?;
            let unlisted = query_as(sql::UNLISTED_STREAMS).fetch_all(&mut *self).await?;
            let split = query_as(sql::SPLIT_COMMANDS).fetch_all(&mut *self).await?;
            engine::defects_from_rows(miscounted, unlisted, split)
        }
    };
}

pub(crate) use shared_steps;
