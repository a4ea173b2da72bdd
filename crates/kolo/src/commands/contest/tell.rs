//! What happened, in words: one line for each event.

use kolo_contest::Contest;
use kolo_messages::Message;

pub(super) use kolo_views::contest::describe::{entry, entry_name, event, person, venue};

use super::file::say;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Every event of the office after the first `before`.
pub(super) fn since(contest: &Contest, before: usize) -> Vec<Message> {
    let records = contest.records().get(before..).unwrap_or_default();
    records.iter().map(|record| event(contest.state(), &record.event)).collect()
}

/// Each on a line of its own.
pub(super) fn all(messages: &[Message], console: &mut Console<'_>) -> Result<Exit, Failure> {
    for message in messages {
        say(console, message)?;
    }
    Ok(Exit::Done)
}
