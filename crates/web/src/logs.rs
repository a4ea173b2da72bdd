//! The logs that the web application keeps, for those who look a whole database over.

use kolo_store::{EventLog, Store, StoreError, StreamId, Version};
use thiserror::Error;

use crate::attendee_access::Front;
use crate::contest_room::{self, ContestRoom};
use crate::hall::Hall;
use crate::live::Live;
use crate::room::{Room, RoomError};
use crate::site::{self, Site};
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

/// Why a log was not read.
#[derive(Debug, Error)]
pub enum Unread {
    /// Trouble with the database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It cannot be followed; this is what is wrong, in English.
    #[error("{0}")]
    Damaged(String),
}

impl<R> From<RoomError<R>> for Unread {
    fn from(error: RoomError<R>) -> Unread {
        match error {
            RoomError::Store(error) => Unread::Store(error),
            RoomError::InvalidEvent(misfit) => Unread::Damaged(misfit.to_string()),
            RoomError::Refused(_) | RoomError::NameReused(_) | RoomError::Crowded => {
                Unread::Damaged("an order was given where a log was read".to_owned())
            }
        }
    }
}

/// Follows a log from its first event to its last, if it belongs to the web application: a live match, a clock of the
/// hall, links, displays and webhooks of a tournament, a contest, keys and sessions of organisers.
///
/// # Errors
/// Trouble with the database.
pub async fn read(store: &Store, stream: &StreamId) -> Result<Reading, StoreError> {
    let first = store.read(stream, Version::NONE, 1).await?;
    match first.first().map(|event| event.code.as_str()) {
        Some("LO") => follow::<Live>(store, stream).await,
        Some("HO") => follow::<Hall>(store, stream).await,
        // It may begin with anything: with a link for an administrator, or with a person erased on the command line.
        Some(_) if stream.as_str() == site::SITE => follow::<Site>(store, stream).await,
        Some(contest_room::CODE) => follow::<ContestRoom>(store, stream).await,
        Some("FI" | "FS" | "FN" | "FP") => follow::<Front>(store, stream).await,
        Some("KA") => follow::<Hooks>(store, stream).await,
        Some(_) | None => Ok(Reading::Another),
    }
}

async fn follow<S: Subject>(store: &Store, stream: &StreamId) -> Result<Reading, StoreError> {
    match Room::<S>::open(store.clone(), stream.clone()).await.map_err(Unread::from) {
        Ok(_) => Ok(Reading::Sound),
        Err(Unread::Store(error)) => Err(error),
        Err(Unread::Damaged(why)) => Ok(Reading::Damaged(why)),
    }
}
