//! Events between the tournament's own form and the log's.

use kolo_store::{NewEvent, StoredEvent, Timestamp as StoredTime};
use kolo_tournament::{Author, Event, Order, Recorded, Step, Timestamp};

use crate::DeskMistake;

/// What the log keeps of `event`, which follows from `order`.
///
/// # Errors
/// Only if it cannot be written as JSON, which would be a bug.
pub fn to_store(order: &Order, event: &Event) -> Result<NewEvent, DeskMistake> {
    Ok(NewEvent {
        code: event.code().to_owned(),
        schema: event.schema(),
        payload: event.payload()?,
        author: serde_json::to_string(&order.by)?,
        at: StoredTime(order.at.0),
        reason: order.reason.clone(),
    })
}

/// Events from the log, in order. The events of one command make one step.
///
/// A command is appended whole, so a list that begins where the last one ended never begins inside a step.
///
/// # Errors
/// When an event or its author cannot be read.
pub fn from_store(stored: Vec<StoredEvent>) -> Result<Vec<Recorded>, DeskMistake> {
    let mut records: Vec<Recorded> = Vec::with_capacity(stored.len());
    let mut command = None;
    for event in stored {
        let seq = event.seq.0;
        let same_command = command.as_ref() == Some(&event.command);
        let step = records.last().filter(|_| same_command).map_or(Step(seq), |last| last.step);
        let by: Author =
            serde_json::from_str(&event.author).map_err(|source| DeskMistake::Author { seq, source })?;
        let read = Event::read(&event.code, event.schema, &event.payload);
        let read = read.map_err(|source| DeskMistake::Unreadable { seq, source })?;
        records.push(Recorded {
            seq,
            step,
            by,
            at: Timestamp(event.at.0),
            reason: event.reason,
            event: read,
        });
        command = Some(event.command);
    }
    Ok(records)
}
