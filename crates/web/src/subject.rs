//! What a room can be about: anything that is decided purely and kept as events.

use std::fmt;

use kolo_store::{NewEvent, StoredEvent};
use thiserror::Error;

use crate::problem::Problem;

/// A state that is made by its events alone. One store stream holds one of them.
pub(crate) trait Subject: Clone + fmt::Debug + Send + Sync + 'static {
    /// What an order asks for: who, when, what.
    type Order: Clone + Send + Sync + 'static;
    /// What follows from an order.
    type Event: Send + Sync;
    /// Why an order does not count; the person who gave it can do something about it.
    type Refusal: Into<Problem> + Send + fmt::Debug + 'static;

    /// The state of a stream that does not exist yet.
    fn empty() -> Self;

    /// What follows from the order; nothing if it is so already.
    fn decide(&self, order: &Self::Order) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Takes in an event, which fits wherever it was decided.
    fn apply(&mut self, event: &Self::Event) -> Result<(), InvalidEvent>;

    /// The event as the log keeps it.
    fn write(order: &Self::Order, event: &Self::Event) -> Result<NewEvent, InvalidEvent>;

    /// The event as the log kept it.
    fn read(stored: &StoredEvent) -> Result<Self::Event, InvalidEvent>;

    /// Takes in events one after the other.
    fn apply_all(&mut self, events: &[Self::Event]) -> Result<(), InvalidEvent> {
        events.iter().try_for_each(|event| self.apply(event))
    }

    /// Events of whole commands as the log kept them.
    fn read_all(stored: &[StoredEvent]) -> Result<Vec<Self::Event>, InvalidEvent> {
        let read = |event: &StoredEvent| {
            Self::read(event).map_err(|misfit| InvalidEvent(format!("event {}: {misfit}", event.seq)))
        };
        stored.iter().map(read).collect()
    }

    /// Whether the first event under an order's name, which is part of this state, can have come from this order.
    fn is_same(&self, _order: &Self::Order, _first: &Self::Event) -> bool {
        true
    }
}

/// What should never happen: an event that cannot be written, read or applied.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub(crate) struct InvalidEvent(pub(crate) String);

impl InvalidEvent {
    /// The invalid event with the words of its cause.
    pub(crate) fn of(cause: impl fmt::Display) -> InvalidEvent {
        InvalidEvent(cause.to_string())
    }
}
