//! The rooms that are in use, loaded on the first request and forgotten when no longer used.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use kolo_store::{EventLog, Signal, Store, StreamId, Version};
use tokio::sync::OnceCell;

use super::{Room, RoomError};
use crate::subject::Subject;

/// How many rooms stay loaded. More than a hall has tables; a room is some tens of kilobytes.
pub(super) const KEPT: usize = 512;

type Slot<S> = Arc<OnceCell<Arc<Room<S>>>>;

/// Rooms of one kind.
#[derive(Debug)]
pub(crate) struct Rooms<S> {
    store: Store,
    loaded: Mutex<Loaded<S>>,
}

#[derive(Debug)]
struct Loaded<S> {
    slots: HashMap<StreamId, (u64, Slot<S>)>,
    /// Grows with every use; the smallest was used longest ago.
    uses: u64,
}

impl<S: Subject> Rooms<S> {
    /// No room yet.
    pub(crate) fn new(store: Store) -> Self {
        Rooms { store, loaded: Mutex::new(Loaded { slots: HashMap::new(), uses: 0 }) }
    }

    /// The room of a stream; `None` if there is no such stream. Unused names leave no trace here.
    ///
    /// # Errors
    /// Trouble with the database, or a log that this program cannot follow.
    pub(crate) async fn get(&self, stream: &StreamId) -> Result<Option<Arc<Room<S>>>, RoomError<S::Refusal>> {
        if self.held(stream).is_none() && self.store.version(stream).await? == Version::NONE {
            return Ok(None);
        }
        self.room(stream).await.map(Some)
    }

    /// The room of a stream, which need not exist yet.
    ///
    /// # Errors
    /// As [`Rooms::get`].
    pub(crate) async fn room(&self, stream: &StreamId) -> Result<Arc<Room<S>>, RoomError<S::Refusal>> {
        let slot = self.slot(stream);
        let open = || async { Room::open(self.store.clone(), stream.clone()).await.map(Arc::new) };
        let opened = slot.get_or_try_init(open).await;
        if opened.is_err() {
            self.lock().slots.remove(stream);
        }
        opened.cloned()
    }

    /// Hears what the store says of its streams and takes in what this process has not written itself. Rooms that are
    /// not loaded stay so.
    ///
    /// Answers which rooms had trouble, with the database or with their log; each stays behind until the next signal, and
    /// keeps no other from going on.
    pub(crate) async fn hear(&self, signal: &Signal) -> Vec<(StreamId, RoomError<S::Refusal>)> {
        let concerned: Vec<(StreamId, Arc<Room<S>>)> = match signal {
            Signal::Changed { stream, version } => {
                let held = self.held(stream).filter(|room| room.newest().version < *version);
                held.map(|room| (stream.clone(), room)).into_iter().collect()
            }
            Signal::Resync => self.all(),
        };
        let mut troubles = Vec::new();
        for (stream, room) in concerned {
            if let Err(error) = room.catch_up().await {
                troubles.push((stream, error));
            }
        }
        troubles
    }

    /// Reads a room again if it is loaded, or is being loaded: what is half read may be of before (K-ERASE).
    ///
    /// # Errors
    /// As [`Rooms::get`].
    pub(crate) async fn reload(&self, stream: &StreamId) -> Result<(), RoomError<S::Refusal>> {
        if !self.lock().slots.contains_key(stream) {
            return Ok(());
        }
        self.room(stream).await?.reload().await
    }

    /// Every room that is loaded.
    pub(crate) fn all(&self) -> Vec<(StreamId, Arc<Room<S>>)> {
        let loaded = self.lock();
        let rooms = loaded.slots.iter().filter_map(|(stream, (_, slot))| Some((stream, slot.get()?)));
        rooms.map(|(stream, room)| (stream.clone(), Arc::clone(room))).collect()
    }

    /// How many are loaded.
    pub(crate) fn loaded(&self) -> usize {
        self.lock().slots.len()
    }

    /// The room of a stream, if it is loaded: nothing is asked of the database.
    pub(crate) fn held(&self, stream: &StreamId) -> Option<Arc<Room<S>>> {
        self.lock().slots.get(stream).and_then(|(_, slot)| slot.get().cloned())
    }

    fn slot(&self, stream: &StreamId) -> Slot<S> {
        let mut loaded = self.lock();
        loaded.uses += 1;
        let now = loaded.uses;
        if !loaded.slots.contains_key(stream) && loaded.slots.len() >= KEPT {
            loaded.forget_one();
        }
        let (used, slot) = loaded.slots.entry(stream.clone()).or_default();
        *used = now;
        Arc::clone(slot)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Loaded<S>> {
        // A panic while the lock was held cannot leave the map half changed.
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S> Loaded<S> {
    /// Forgets the room that was used longest ago, of those without followers if there are any. Holders of a forgotten
    /// room can go on: the log distinguishes two rooms of one stream from a stale one.
    fn forget_one(&mut self) {
        let idle = |slot: &Slot<S>| slot.get().is_none_or(|room| room.newest.receiver_count() == 0);
        let oldest = self.slots.iter().min_by_key(|(_, (used, slot))| (!idle(slot), *used));
        if let Some(stream) = oldest.map(|(stream, _)| stream.clone()) {
            self.slots.remove(&stream);
        }
    }
}
