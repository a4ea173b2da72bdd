//! The log over any database.

use std::path::Path;
use std::sync::Arc;

use super::append::{self, Refusal};
use super::{Backend, Lease, LogConnection, Purpose};
use crate::{
    Append, AppendError, Appended, Checked, CommandId, EventLog, StoreError, StoredEvent, StreamId,
    StreamInfo, Subscription, Version, WholeStream,
};

/// The log in the database `B`. Clones share one set of connections.
#[derive(Debug)]
pub(crate) struct Log<B>(Arc<B>);

impl<B> Clone for Log<B> {
    fn clone(&self) -> Self {
        Log(Arc::clone(&self.0))
    }
}

/// Borrows a connection for one step and gives it back.
macro_rules! step {
    ($backend:expr, $purpose:expr, $connection:ident => $step:expr) => {{
        let backend = &*$backend;
        let mut lease = backend.lend($purpose).await?;
        let $connection = lease.connection();
        let answer = $step.await.map_err(|error| backend.named(&error))?;
        lease.give_back();
        answer
    }};
}

impl<B: Backend> Log<B> {
    pub(crate) fn new(backend: Arc<B>) -> Self {
        Log(backend)
    }

    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        self.0.close().await
    }
}

impl<B: Backend> EventLog for Log<B> {
    async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        let backend = Arc::clone(&self.0);
        let outcome = tokio::spawn(async move {
            let stream = append.stream.clone();
            let mut lease = backend.lend(Purpose::Write).await?;
            let outcome = append::append(lease.connection(), append).await;
            match outcome {
                Ok(appended) => {
                    lease.give_back();
                    if !appended.repeated {
                        backend.committed(&stream, appended.version);
                    }
                    Ok(appended)
                }
                Err(Refusal::Rule(error)) => {
                    lease.give_back();
                    Err(error)
                }
                Err(Refusal::Database(error)) => Err(backend.named(&error).into()),
            }
        });
        outcome.await.map_err(|error| self.broken(&error))?
    }

    async fn insert_stream(&self, whole: WholeStream) -> Result<Version, StoreError> {
        let backend = Arc::clone(&self.0);
        let outcome = tokio::spawn(async move {
            let mut lease = backend.lend(Purpose::Write).await?;
            let outcome = append::insert_stream(lease.connection(), &whole).await;
            let written = outcome.map_err(|error| backend.named(&error))?;
            lease.give_back();
            if written {
                backend.committed(whole.stream(), whole.version());
                Ok(whole.version())
            } else {
                let place = backend.place().to_owned();
                Err(StoreError::StreamExists { stream: whole.stream().clone(), place })
            }
        });
        outcome.await.map_err(|error| self.broken(&error))?
    }

    async fn find_command(
        &self,
        stream: &StreamId,
        command: &CommandId,
    ) -> Result<Option<Appended>, StoreError> {
        let last = step!(self.0, Purpose::Read, connection => connection.last_of(stream, command));
        Ok(last.map(|version| Appended { version, repeated: true }))
    }

    async fn version(&self, stream: &StreamId) -> Result<Version, StoreError> {
        Ok(step!(self.0, Purpose::Read, connection => connection.version(stream)))
    }

    async fn read(
        &self,
        stream: &StreamId,
        after: Version,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        Ok(step!(self.0, Purpose::Read, connection => connection.page(stream, after, limit)))
    }

    async fn list(&self) -> Result<Vec<StreamInfo>, StoreError> {
        Ok(step!(self.0, Purpose::Read, connection => connection.streams()))
    }

    async fn check(&self) -> Result<Checked, StoreError> {
        let (streams, events) = step!(self.0, Purpose::Read, connection => connection.totals());
        let mut defects = step!(self.0, Purpose::Read, connection => connection.damage());
        defects.extend(step!(self.0, Purpose::Read, connection => connection.misnumbered()));
        Ok(Checked { streams, events, defects })
    }

    async fn subscribe(&self) -> Result<Subscription, StoreError> {
        self.0.subscribe().await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.0.backup(to).await
    }

    fn place(&self) -> &str {
        self.0.place()
    }
}

impl<B: Backend> Log<B> {
    /// A task of ours that did not end by itself: a panic, or the program is ending.
    fn broken(&self, error: &tokio::task::JoinError) -> StoreError {
        StoreError::Unexpected { place: self.0.place().to_owned(), detail: error.to_string() }
    }
}
