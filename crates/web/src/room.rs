//! One stream in memory: orders are decided one after the other on its newest state.
//!
//! Only what the log has acknowledged is shown. Readers never wait for a writer: they look at the last acknowledged
//! state, which stands in a watch channel and wakes up its followers.

mod error;
mod rooms;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use kolo_store::{
    Append, AppendError, CommandId, EventLog, NewEvent, Store, StoreError, StoredEvent, StreamId, Version,
    WholeStream,
};
use tokio::sync::{Mutex, watch};

use crate::subject::{InvalidEvent, Subject};

pub(crate) use error::RoomError;
pub(crate) use rooms::Rooms;

/// How often an order is decided again because another process was faster. Each time another order got through.
const TRIES: usize = 32;

/// More events than nearly all commands have.
const FEW_EVENTS: u32 = 32;

/// A state and the version of the stream that it stands for.
#[derive(Debug)]
pub(crate) struct Newest<S> {
    /// How many events it is made of.
    pub(crate) version: Version,
    /// What they add up to.
    pub(crate) state: Arc<S>,
}

impl<S> Clone for Newest<S> {
    fn clone(&self) -> Self {
        Newest { version: self.version, state: Arc::clone(&self.state) }
    }
}

/// What a page follows: the newest state, and the logs that it is made of.
#[derive(Debug)]
pub(crate) struct Followed<S> {
    /// Wakes up when the state has grown.
    pub(crate) newest: watch::Receiver<Newest<S>>,
    /// Their names, by which erasures name them.
    pub(crate) logs: Vec<StreamId>,
}

/// One stream, replayed.
#[derive(Debug)]
pub(crate) struct Room<S> {
    store: Store,
    stream: StreamId,
    /// Held while an order is decided and written, so that orders come one after the other.
    turn: Mutex<()>,
    newest: watch::Sender<Newest<S>>,
}

impl<S: Subject> Room<S> {
    /// Replays a stream; one that does not exist yet is empty.
    ///
    /// # Errors
    /// Trouble with the database, or a log that this program cannot follow.
    pub(crate) async fn open(store: Store, stream: StreamId) -> Result<Room<S>, RoomError<S::Refusal>> {
        let empty = Newest { version: Version::NONE, state: Arc::new(S::empty()) };
        let room = Room { store, stream, turn: Mutex::new(()), newest: watch::Sender::new(empty) };
        room.read_on().await?;
        Ok(room)
    }

    /// The newest state that the log has acknowledged, as far as this process knows.
    pub(crate) fn newest(&self) -> Newest<S> {
        self.newest.borrow().clone()
    }

    /// Wakes up when the state has grown.
    pub(crate) fn follow(&self) -> Followed<S> {
        Followed { newest: self.newest.subscribe(), logs: vec![self.stream.clone()] }
    }

    /// Carries out an order: decides, writes, and only then shows it. The same command counts once, however often and
    /// to whichever process it is sent.
    ///
    /// # Errors
    /// The refusal, or trouble with the database. Nothing was written, except after a lost connection, when the same
    /// command is to be sent again.
    pub(crate) async fn give(
        &self,
        command: CommandId,
        order: &S::Order,
    ) -> Result<Newest<S>, RoomError<S::Refusal>> {
        let _turn = self.turn.lock().await;
        if let Some(before) = self.store.find_command(&self.stream, &command).await? {
            return self.repeated(command, order, before.version).await;
        }
        for _ in 0..TRIES {
            let before = self.newest();
            let events = match before.state.decide(order) {
                Ok(events) => events,
                // Perhaps another process has written what would make it legal.
                Err(refusal) => {
                    if self.store.version(&self.stream).await? == before.version {
                        return Err(RoomError::Refused(refusal));
                    }
                    self.read_on().await?;
                    continue;
                }
            };
            if events.is_empty() {
                return Ok(before);
            }
            // What does not fit must never reach the log.
            let mut state = S::clone(&before.state);
            state.apply_all(&events)?;
            let written: Result<Vec<_>, InvalidEvent> =
                events.iter().map(|event| S::write(order, event)).collect();
            let append = Append {
                stream: self.stream.clone(),
                expected: before.version,
                command: command.clone(),
                events: written?,
            };
            match self.store.append(append).await {
                Ok(appended) if appended.repeated => {
                    return self.repeated(command, order, appended.version).await;
                }
                Ok(appended) => {
                    let newest = Newest { version: appended.version, state: Arc::new(state) };
                    self.newest.send_replace(newest.clone());
                    return Ok(newest);
                }
                Err(AppendError::Conflict(_)) => self.read_on().await?,
                // Another process wrote the same command a moment ago, on a state of its own.
                Err(AppendError::CommandReused { version, .. }) => {
                    return self.repeated(command, order, version).await;
                }
                Err(AppendError::Store(error)) => return Err(error.into()),
                Err(other) => return Err(InvalidEvent::of(other).into()),
            }
        }
        Err(RoomError::Crowded)
    }

    /// Begins an empty stream with a whole history: every order is decided as if it had been given by itself, and all that
    /// follows is written at once.
    ///
    /// # Errors
    /// The first refusal, trouble with the database, or a stream that is not empty. Nothing was written.
    pub(crate) async fn begin_with(
        &self,
        orders: Vec<(CommandId, S::Order)>,
    ) -> Result<Newest<S>, RoomError<S::Refusal>> {
        let _turn = self.turn.lock().await;
        let (mut state, mut stored) = (S::empty(), Vec::new());
        for (command, order) in orders {
            let events = state.decide(&order).map_err(RoomError::Refused)?;
            state.apply_all(&events)?;
            for event in &events {
                let NewEvent { code, schema, payload, author, at, reason } = S::write(&order, event)?;
                let seq = Version(u64::try_from(stored.len()).unwrap_or(u64::MAX).saturating_add(1));
                let (stream, command) = (self.stream.clone(), command.clone());
                stored.push(StoredEvent { stream, seq, command, code, schema, payload, author, at, reason });
            }
        }
        let whole = WholeStream::new(self.stream.clone(), stored);
        let whole = whole.map_err(|not_whole| InvalidEvent(format!("{}: {not_whole:?}", self.stream)))?;
        let version = self.store.insert_stream(whole).await?;
        let newest = Newest { version, state: Arc::new(state) };
        self.newest.send_replace(newest.clone());
        Ok(newest)
    }

    /// What a command is answered that stands in the log already, up to this version.
    async fn repeated(
        &self,
        command: CommandId,
        order: &S::Order,
        until: Version,
    ) -> Result<Newest<S>, RoomError<S::Refusal>> {
        let events = S::read_all(&self.events_of(&command, until).await?)?;
        self.read_on().await?;
        let newest = self.newest();
        if events.first().is_some_and(|first| !newest.state.is_same(order, first)) {
            return Err(RoomError::NameReused(command));
        }
        Ok(newest)
    }

    /// The events of a command that ends with this version. Most have one or two; an import of a whole field has hundreds.
    async fn events_of(&self, command: &CommandId, until: Version) -> Result<Vec<StoredEvent>, StoreError> {
        let mut span: u32 = FEW_EVENTS;
        loop {
            let after = Version(until.0.saturating_sub(u64::from(span)));
            let mut events = self.store.read(&self.stream, after, span).await?;
            let whole = events.first().is_none_or(|first| first.command != *command);
            if whole || after == Version::NONE {
                events.retain(|event| event.command == *command);
                return Ok(events);
            }
            span = span.saturating_mul(4);
        }
    }

    /// Reads the whole stream again: what it says has changed, not how long it is (K-ERASE).
    ///
    /// # Errors
    /// Trouble with the database, or a log that this program cannot follow.
    pub(crate) async fn reload(&self) -> Result<(), RoomError<S::Refusal>> {
        let _turn = self.turn.lock().await;
        let reopened: Room<S> = Room::open(self.store.clone(), self.stream.clone()).await?;
        self.newest.send_replace(reopened.newest());
        Ok(())
    }

    /// Takes in what others have written.
    ///
    /// # Errors
    /// Trouble with the database, or a log that this program cannot follow.
    pub(crate) async fn catch_up(&self) -> Result<(), RoomError<S::Refusal>> {
        let _turn = self.turn.lock().await;
        self.read_on().await
    }

    /// The newest state that any process has written, also if this one has not been notified yet.
    ///
    /// # Errors
    /// Trouble with the database, or a log that this program cannot follow.
    pub(crate) async fn fresh(&self) -> Result<Newest<S>, RoomError<S::Refusal>> {
        if self.store.version(&self.stream).await? != self.newest().version {
            self.catch_up().await?;
        }
        Ok(self.newest())
    }

    /// Reads on from where this process stands. The caller holds the turn.
    async fn read_on(&self) -> Result<(), RoomError<S::Refusal>> {
        let before = self.newest();
        let mut stored = Vec::new();
        let version = self.store.for_each(&self.stream, before.version, |event| stored.push(event)).await?;
        if stored.is_empty() {
            return Ok(());
        }
        let mut state = S::clone(&before.state);
        let taken_in = S::read_all(&stored).and_then(|events| state.apply_all(&events));
        taken_in.map_err(|misfit| InvalidEvent(format!("{}: {misfit}", self.stream)))?;
        self.newest.send_replace(Newest { version, state: Arc::new(state) });
        Ok(())
    }
}
