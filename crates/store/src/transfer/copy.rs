//! All streams of one store brought into another: a backup brought back, SQLite to PostgreSQL.

use crate::whole_stream::NotWhole;
use crate::{EventLog, StoreError, Version, WholeStream};

/// What was copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Copied {
    /// Streams written.
    pub streams: u64,
    /// Events written.
    pub events: u64,
    /// Streams that were there already, event for event the same.
    pub already: u64,
}

/// Copies every stream of `from` into `to`; each stream is written whole or not at all.
///
/// Stopped in the middle, it can be repeated: streams that are there already and the same are
/// left alone.
///
/// # Errors
/// [`StoreError::StreamExists`] at the first stream that is there with other events; trouble
/// with either store.
pub async fn copy<A: EventLog, B: EventLog>(from: &A, to: &B) -> Result<Copied, StoreError> {
    let mut copied = Copied::default();
    for info in from.list().await? {
        let events = from.read_all(&info.stream).await?;
        let whole =
            WholeStream::new(info.stream, events).map_err(|problem| damaged(from.place(), problem))?;
        if to.version(whole.stream()).await? != Version::NONE {
            if to.read_all(whole.stream()).await? != whole.events() {
                let (stream, place) = (whole.stream().clone(), to.place().to_owned());
                return Err(StoreError::StreamExists { stream, place });
            }
            copied.already += 1;
            continue;
        }
        let version = to.insert_stream(whole).await?;
        copied.streams += 1;
        copied.events += version.0;
    }
    Ok(copied)
}

/// A stream in a database that is not whole.
pub(crate) fn damaged(place: &str, problem: NotWhole) -> StoreError {
    StoreError::Corrupt { place: place.to_owned(), detail: format!("{problem:?}") }
}
