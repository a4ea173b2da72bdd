//! The log over any database.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use super::append::{self, append_together};
use super::queue::{Queue, Ticket, Waiting};
use super::{Backend, Lease, LogConnection, Purpose};
use crate::{
    Append, AppendError, Appended, Beat, Checked, CommandId, EventLog, Figures, LeaseRequest, Rewrite,
    Rewriting, StoreError, StoredEvent, StreamId, StreamInfo, Subscription, Timestamp, Version, WholeStream,
};

/// The log in the database `B`. Clones share one set of connections.
#[derive(Debug)]
pub(crate) struct Log<B> {
    backend: Arc<B>,
    queue: Arc<Queue>,
    figures: Arc<Figures>,
}

impl<B> Clone for Log<B> {
    fn clone(&self) -> Self {
        Log {
            backend: Arc::clone(&self.backend),
            queue: Arc::clone(&self.queue),
            figures: Arc::clone(&self.figures),
        }
    }
}

/// How long a server that is no longer there is remembered: longer than any tournament pauses.
const SERVERS_KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1000;

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
        Log { backend, queue: Arc::default(), figures: Arc::default() }
    }

    /// What was counted.
    pub(crate) fn figures(&self) -> &Figures {
        &self.figures
    }

    /// All servers that are remembered.
    pub(crate) async fn servers(&self) -> Result<Vec<Beat>, StoreError> {
        Ok(step!(self.backend, Purpose::Read, connection => connection.servers()))
    }

    /// Notes when a server was alive.
    pub(crate) async fn note_server(&self, beat: &Beat) -> Result<(), StoreError> {
        let forget = Timestamp(beat.at.0.saturating_sub(SERVERS_KEPT_MS));
        step!(self.backend, Purpose::Write, connection => connection.note_server(beat, forget));
        Ok(())
    }

    /// A short text beside the log.
    pub(crate) async fn note(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(step!(self.backend, Purpose::Read, connection => connection.note(name)))
    }

    /// Writes it over; without a text it goes.
    pub(crate) async fn set_note(&self, name: &str, text: Option<&str>) -> Result<(), StoreError> {
        step!(self.backend, Purpose::Write, connection => connection.set_note(name, text));
        Ok(())
    }

    /// Asks for the right to some work.
    pub(crate) async fn take_lease(&self, request: &LeaseRequest) -> Result<crate::Lease, StoreError> {
        Ok(step!(self.backend, Purpose::Write, connection => connection.take_lease(request)))
    }

    /// Gives it up.
    pub(crate) async fn give_up_lease(&self, work: &str, holder: &str) -> Result<(), StoreError> {
        step!(self.backend, Purpose::Write, connection => connection.give_up_lease(work, holder));
        Ok(())
    }

    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        self.backend.close().await
    }
}

impl<B: Backend> EventLog for Log<B> {
    async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        append::check_events(&append)?;
        let begun = Instant::now();
        let (ticket, answered) = self.queue.join(append);
        tokio::spawn(self.clone().take_turn(ticket));
        let outcome = answered.await.map_err(|error| self.broken(&error))?;
        self.count(begun, &outcome);
        outcome
    }

    async fn insert_stream(&self, whole: WholeStream) -> Result<Version, StoreError> {
        let backend = Arc::clone(&self.backend);
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
        let last = step!(self.backend, Purpose::Read, connection => connection.last_of(stream, command));
        Ok(last.map(|version| Appended { version, repeated: true }))
    }

    async fn version(&self, stream: &StreamId) -> Result<Version, StoreError> {
        Ok(step!(self.backend, Purpose::Read, connection => connection.version(stream)))
    }

    async fn read(
        &self,
        stream: &StreamId,
        after: Version,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        Ok(step!(self.backend, Purpose::Read, connection => connection.page(stream, after, limit)))
    }

    async fn list(&self) -> Result<Vec<StreamInfo>, StoreError> {
        Ok(step!(self.backend, Purpose::Read, connection => connection.streams()))
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<Rewriting, StoreError> {
        let backend = Arc::clone(&self.backend);
        let outcome = tokio::spawn(async move {
            let mut lease = backend.lend(Purpose::Write).await?;
            let outcome = append::rewrite(lease.connection(), &rewrite).await;
            let rewriting = outcome.map_err(|error| match backend.named(&error) {
                // A user who may append need not be the one who may take the guard off.
                StoreError::Refused { place, detail } => StoreError::NotOwner { place, detail },
                other => other,
            })?;
            lease.give_back();
            Ok(rewriting)
        });
        outcome.await.map_err(|error| self.broken(&error))?
    }

    async fn check(&self) -> Result<Checked, StoreError> {
        let (streams, events) = step!(self.backend, Purpose::Read, connection => connection.totals());
        let mut defects = step!(self.backend, Purpose::Read, connection => connection.damage());
        defects.extend(step!(self.backend, Purpose::Read, connection => connection.misnumbered()));
        Ok(Checked { streams, events, defects })
    }

    async fn subscribe(&self) -> Result<Subscription, StoreError> {
        self.backend.subscribe().await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.backend.backup(to).await
    }

    fn place(&self) -> &str {
        self.backend.place()
    }
}

impl<B: Backend> Log<B> {
    /// Waits for the right to write and writes whatever waits by then, which may be more than the append of this
    /// ticket, or nothing because another turn has taken it along.
    ///
    /// A commit waits for the disk; those who come in the meantime share the next one.
    async fn take_turn(self, ticket: Ticket) {
        let mut lease = match self.backend.lend(Purpose::Write).await {
            Ok(lease) => lease,
            Err(error) => {
                if let Some(waiting) = self.queue.leave(ticket) {
                    waiting.answer(Err(error.into()));
                }
                return;
            }
        };
        let group = self.queue.take(B::TOGETHER);
        if group.is_empty() {
            lease.give_back();
            return;
        }
        let outcomes = append_together(lease.connection(), group.iter().map(|waiting| &waiting.append)).await;
        match outcomes {
            Ok(outcomes) => {
                lease.give_back();
                for (waiting, outcome) in group.into_iter().zip(outcomes) {
                    self.finish(waiting, outcome);
                }
            }
            Err(error) => {
                drop(lease);
                self.after_trouble(group, self.backend.named(&error)).await;
            }
        }
    }

    /// After trouble with a group: it may have been the trouble of one, so each is tried alone. Whatever was written
    /// after all is found by its command and counts once.
    async fn after_trouble(&self, group: Vec<Waiting>, trouble: StoreError) {
        // Others hold the database, or there is nothing to distinguish: waiting once more does not help.
        let mut for_all = (group.len() == 1 || is_busy(&trouble)).then_some(trouble);
        for waiting in group {
            let outcome = match &for_all {
                Some(trouble) => Err(trouble.clone().into()),
                None => self.append_alone(&waiting.append).await,
            };
            if let Err(AppendError::Store(trouble)) = &outcome
                && is_busy(trouble)
            {
                for_all = Some(trouble.clone());
            }
            self.finish(waiting, outcome);
        }
    }

    async fn append_alone(&self, append: &Append) -> Result<Appended, AppendError> {
        let mut lease = self.backend.lend(Purpose::Write).await?;
        let outcomes = append_together(lease.connection(), std::iter::once(append)).await;
        let outcomes = outcomes.map_err(|error| self.backend.named(&error))?;
        lease.give_back();
        outcomes.into_iter().next().expect("one append has one outcome")
    }

    fn count(&self, begun: Instant, outcome: &Result<Appended, AppendError>) {
        self.figures.appends.note(begun.elapsed());
        match outcome {
            Err(AppendError::Conflict(_)) => self.figures.conflicts.fetch_add(1, Ordering::Relaxed),
            Err(AppendError::Store(_)) => self.figures.failures.fetch_add(1, Ordering::Relaxed),
            Ok(_) | Err(_) => return,
        };
    }

    fn finish(&self, waiting: Waiting, outcome: Result<Appended, AppendError>) {
        if let Ok(appended) = &outcome
            && !appended.repeated
        {
            self.backend.committed(&waiting.append.stream, appended.version);
        }
        waiting.answer(outcome);
    }

    /// A task of ours that did not end by itself: a panic, or the program is ending.
    fn broken(&self, error: &impl std::fmt::Display) -> StoreError {
        StoreError::Unexpected { place: self.place().to_owned(), detail: error.to_string() }
    }
}

fn is_busy(trouble: &StoreError) -> bool {
    matches!(trouble, StoreError::Busy { .. })
}
