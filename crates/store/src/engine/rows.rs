//! Rows of the tables turned into checked data.

use crate::{Beat, Defect, Standing, StoredEvent, StreamId, StreamInfo, Timestamp, Version};

/// The columns of [`sql::PAGE`](super::sql::PAGE) in their order.
type EventRow = (i64, String, String, i64, String, String, i64, Option<String>);

pub(crate) fn events_from_rows(
    stream: &StreamId,
    rows: Vec<EventRow>,
) -> Result<Vec<StoredEvent>, sqlx::Error> {
    rows.into_iter().map(|row| event_from_row(stream, row)).collect()
}

fn event_from_row(stream: &StreamId, row: EventRow) -> Result<StoredEvent, sqlx::Error> {
    let (seq, command, code, schema, payload, author, at, reason) = row;
    Ok(StoredEvent {
        stream: stream.clone(),
        seq: version(seq)?,
        command: command.parse().map_err(decode_error)?,
        code,
        schema: u16::try_from(schema).map_err(decode_error)?,
        payload,
        author,
        at: Timestamp(at),
        reason,
    })
}

/// `row` has the columns of [`sql::STREAMS`](super::sql::STREAMS) in their order.
pub(crate) fn stream_from_row(row: (String, i64, i64, i64)) -> Result<StreamInfo, sqlx::Error> {
    let (stream, found, first_at, last_at) = row;
    Ok(StreamInfo {
        stream: stream.parse().map_err(decode_error)?,
        version: version(found)?,
        first_at: Timestamp(first_at),
        last_at: Timestamp(last_at),
    })
}

/// `row` has the columns of [`sql::SERVERS`](super::sql::SERVERS) in their order.
pub(crate) fn beat_from_row((server, at, ended): (String, i64, i64)) -> Beat {
    let standing = if ended == 0 { Standing::Running } else { Standing::Ended };
    Beat { server, at: Timestamp(at), standing }
}

/// The rows of the three statements that look for wrong numbers, in the order of the statements.
pub(crate) fn defects_from_rows(
    miscounted: Vec<(String, i64, i64)>,
    unlisted: Vec<(String, i64)>,
    split: Vec<(String, String)>,
) -> Result<Vec<Defect>, sqlx::Error> {
    let miscounted = miscounted.into_iter().map(|(stream, found, events)| {
        let stream = stream.parse().map_err(decode_error)?;
        Ok(Defect::Miscounted { stream, version: version(found)?, events: version(events)?.0 })
    });
    let unlisted = unlisted
        .into_iter()
        .map(|(stream, events)| Ok(Defect::Unlisted { stream, events: version(events)?.0 }));
    let split = split.into_iter().map(|(stream, command)| {
        let stream = stream.parse().map_err(decode_error)?;
        Ok(Defect::SplitCommand { stream, command: command.parse().map_err(decode_error)? })
    });
    miscounted.chain(unlisted).chain(split).collect()
}

pub(crate) fn version(number: i64) -> Result<Version, sqlx::Error> {
    u64::try_from(number).map(Version).map_err(decode_error)
}

/// A value that this program never writes: another program did, or the database is damaged.
fn decode_error(error: impl std::error::Error + Send + Sync + 'static) -> sqlx::Error {
    sqlx::Error::Decode(Box::new(error))
}
