//! The logs that the web application keeps, for those who look a whole database over.

use kolo_store::{EventLog, Store, StoreError, StreamId, Version};

use crate::contest_room::{self, ContestRoom};
use crate::cup_room::{self, CupRoom};
use crate::front::Front;
use crate::hall::Hall;
use crate::live::Live;
use crate::room::{Room, RoomError};
use crate::site::Site;
use crate::subject::Subject;
use crate::webhooks::Hooks;

/// What became of reading a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reading {
    /// The log is none of the web application's.
    Another,
    /// It can be followed from its first event to its last.
    Sound,
    /// It cannot; this is what is wrong, in English.
    Damaged(String),
}

/// Follows a log from its first event to its last, if it belongs to the web application: a match on screens, a clock of
/// the hall, links, screens and webhooks of a tournament, a tournament of stages, a contest, keys and sessions of the desk.
///
/// # Errors
/// Trouble with the database.
pub async fn read(store: &Store, stream: &StreamId) -> Result<Reading, StoreError> {
    let first = store.read(stream, Version::NONE, 1).await?;
    match first.first().map(|event| event.code.as_str()) {
        Some("LO") => follow::<Live>(store, stream).await,
        Some("HO") => follow::<Hall>(store, stream).await,
        Some("WK") => follow::<Site>(store, stream).await,
        Some(contest_room::CODE) => follow::<ContestRoom>(store, stream).await,
        Some(cup_room::ARRANGED) => follow::<CupRoom>(store, stream).await,
        Some("FI" | "FS" | "FN" | "FP") => follow::<Front>(store, stream).await,
        Some("KA") => follow::<Hooks>(store, stream).await,
        Some(_) | None => Ok(Reading::Another),
    }
}

async fn follow<S: Subject>(store: &Store, stream: &StreamId) -> Result<Reading, StoreError> {
    match Room::<S>::open(store.clone(), stream.clone()).await {
        Ok(_) => Ok(Reading::Sound),
        Err(RoomError::Store(error)) => Err(error),
        Err(other) => Ok(Reading::Damaged(other.to_string())),
    }
}
