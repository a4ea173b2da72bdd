//! Why an order was not carried out.

use kolo_store::{CommandId, StoreError};
use thiserror::Error;

use crate::subject::InvalidEvent;

/// Why an order was not carried out.
#[derive(Debug, Error)]
pub(crate) enum RoomError<R> {
    /// By the rules of whatever the room is about.
    #[error("refused")]
    Refused(R),
    /// The database did not take it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A log that this program cannot follow.
    #[error(transparent)]
    InvalidEvent(#[from] InvalidEvent),
    /// The name of the command belongs to another order (K-ONCE).
    #[error("the name of the command belongs to another order")]
    NameReused(CommandId),
    /// Others were faster again and again.
    #[error("other processes were faster too often")]
    Crowded,
}
