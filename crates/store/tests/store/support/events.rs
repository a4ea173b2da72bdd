//! Short ways to write events and commands.

use kolo_store::{Append, NewEvent, StreamId, Timestamp, Version};

pub(crate) fn stream(name: &str) -> StreamId {
    name.parse().unwrap()
}

pub(crate) fn event(payload: &str) -> NewEvent {
    NewEvent {
        code: "TE".into(),
        schema: 1,
        payload: payload.into(),
        author: "anna".into(),
        at: Timestamp(1_792_000_000_000),
        reason: None,
    }
}

pub(crate) fn append(to: &str, expected: u64, command: &str, payloads: &[&str]) -> Append {
    Append {
        stream: stream(to),
        expected: Version(expected),
        command: command.parse().unwrap(),
        events: payloads.iter().map(|payload| event(payload)).collect(),
    }
}
