//! Appending: all or nothing, once for each command, never over another writer's events.

use super::LogConnection;
use super::queue::Outcome;
use crate::append_error::CONFLICT_SHOWS;
use crate::{
    Append, AppendError, Appended, CommandId, Conflict, EventProblem, NewEvent, Rewrite, Rewriting,
    StoredEvent, StreamId, Version, WholeStream,
};

/// Appends several commands in one transaction and answers each as if it had come alone, in this order.
///
/// The answers hold once this returns: what is to be written is durable then, all of it or, after an error, nothing.
pub(super) async fn append_together<C: LogConnection>(
    connection: &mut C,
    appends: impl Iterator<Item = &Append> + Send,
) -> Result<Vec<Outcome>, sqlx::Error> {
    connection.begin().await?;
    let mut outcomes = Vec::new();
    for append in appends {
        outcomes.push(append_one(connection, append).await?);
    }
    if outcomes.iter().flatten().any(|appended| !appended.repeated) {
        connection.commit().await?;
    } else {
        connection.rollback().await?;
    }
    Ok(outcomes)
}

/// Appends one command's events within the transaction.
async fn append_one<C: LogConnection>(connection: &mut C, append: &Append) -> Result<Outcome, sqlx::Error> {
    let Append { stream, expected, command, events } = append;
    let actual = connection.lock_stream(stream).await?;
    Ok(match decide(connection, stream, actual, *expected, command, events).await? {
        Decision::Write => {
            let stored: Vec<StoredEvent> = (1..)
                .zip(events.iter().cloned())
                .map(|(nth, event)| event.stored(stream.clone(), actual.plus(nth), command.clone()))
                .collect();
            for some in stored.chunks(INSERTED_AT_ONCE) {
                connection.insert(some).await?;
            }
            Ok(Appended { version: actual.plus(stored.len()), repeated: false })
        }
        Decision::Repeated(version) => Ok(Appended { version, repeated: true }),
        Decision::Refuse(error) => Err(error),
    })
}

/// Writes a whole stream in one transaction, unless it exists: then `false`.
pub(super) async fn insert_stream<C: LogConnection>(
    connection: &mut C,
    whole: &WholeStream,
) -> Result<bool, sqlx::Error> {
    connection.begin().await?;
    if connection.lock_stream(whole.stream()).await? != Version::NONE {
        connection.rollback().await?;
        return Ok(false);
    }
    for some in whole.events().chunks(INSERTED_AT_ONCE) {
        connection.insert(some).await?;
    }
    connection.commit().await?;
    Ok(true)
}

/// Lets events say something else in one transaction, unless the stream has grown: then its version.
pub(super) async fn rewrite<C: LogConnection>(
    connection: &mut C,
    rewrite: &Rewrite,
) -> Result<Rewriting, sqlx::Error> {
    connection.begin().await?;
    // Before the stream is locked: a writer that appends meanwhile waits for this, never the other way round.
    connection.unguard().await?;
    let actual = connection.lock_stream(&rewrite.stream).await?;
    if actual != rewrite.expected {
        connection.rollback().await?;
        return Ok(Rewriting::Stale(actual));
    }
    for event in &rewrite.events {
        connection.rewrite(&rewrite.stream, event).await?;
    }
    connection.guard().await?;
    connection.commit().await?;
    connection.scrub().await?;
    Ok(Rewriting::Done)
}

/// Keeps one statement to PostgreSQL within a few megabytes.
const INSERTED_AT_ONCE: usize = 1000;

enum Decision {
    Write,
    Repeated(Version),
    Refuse(AppendError),
}

async fn decide<C: LogConnection>(
    connection: &mut C,
    stream: &StreamId,
    actual: Version,
    expected: Version,
    command: &CommandId,
    events: &[NewEvent],
) -> Result<Decision, sqlx::Error> {
    // A repeated command counts once even if others have written since: ask for it first.
    let earlier = connection.events_of(stream, command).await?;
    if let Some(last) = earlier.last() {
        let version = last.seq;
        let same = earlier.len() == events.len()
            && earlier.iter().zip(events).all(|(stored, new)| stored.says_the_same_as(new));
        return Ok(if same {
            Decision::Repeated(version)
        } else {
            let (stream, command) = (stream.clone(), command.clone());
            Decision::Refuse(AppendError::CommandReused { stream, command, version })
        });
    }
    if actual == expected {
        return Ok(Decision::Write);
    }
    let since = connection.page(stream, expected, CONFLICT_SHOWS).await?;
    let conflict = Conflict { stream: stream.clone(), expected, actual, since };
    Ok(Decision::Refuse(AppendError::Conflict(Box::new(conflict))))
}

/// Refuses what one of the databases could not keep, so that both refuse the same.
pub(super) fn check_events(append: &Append) -> Result<(), AppendError> {
    if append.events.is_empty() {
        return Err(AppendError::NoEvents { command: append.command.clone() });
    }
    for (event, nth) in append.events.iter().zip(1..) {
        if let Some(problem) = EventProblem::among(event.texts()) {
            return Err(AppendError::Unstorable { command: append.command.clone(), event: nth, problem });
        }
    }
    Ok(())
}
