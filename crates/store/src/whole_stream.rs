//! A stream from its first event to its last, checked to be one.

use std::collections::HashSet;

use crate::{EventProblem, StoredEvent, StreamId, Version};

/// All events of one stream: numbered from 1 without a gap, each command's events side by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeStream {
    stream: StreamId,
    events: Vec<StoredEvent>,
}

/// Why events are not a whole stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotWhole {
    /// There is no event.
    Empty,
    /// The event at this place, from 0, has another number than it should.
    Misnumbered(usize),
    /// The event at this place, from 0, belongs to a command that had ended before.
    SplitCommand(usize),
    /// The event at this place, from 0, cannot be kept.
    Unstorable(usize, EventProblem),
}

impl WholeStream {
    /// Checks the events and gives them all to `stream`, whatever stream they were of.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(stream: StreamId, mut events: Vec<StoredEvent>) -> Result<WholeStream, NotWhole> {
        if events.is_empty() {
            return Err(NotWhole::Empty);
        }
        let mut ended = HashSet::new();
        for (place, event) in events.iter().enumerate() {
            if event.seq != Version::NONE.plus(place + 1) {
                return Err(NotWhole::Misnumbered(place));
            }
            if let Some(problem) = EventProblem::among(event.texts()) {
                return Err(NotWhole::Unstorable(place, problem));
            }
            let goes_on = place > 0 && events[place - 1].command == event.command;
            if !goes_on && !ended.insert(&event.command) {
                return Err(NotWhole::SplitCommand(place));
            }
        }
        for event in &mut events {
            event.stream = stream.clone();
        }
        Ok(WholeStream { stream, events })
    }

    /// The stream's name.
    pub fn stream(&self) -> &StreamId {
        &self.stream
    }

    /// The events, oldest first.
    pub fn events(&self) -> &[StoredEvent] {
        &self.events
    }

    /// How many there are.
    pub fn version(&self) -> Version {
        Version::NONE.plus(self.events.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Timestamp;

    fn events(commands: &[(u64, &str)]) -> Vec<StoredEvent> {
        let event = |&(seq, command): &(u64, &str)| StoredEvent {
            stream: "old".parse().unwrap(),
            seq: Version(seq),
            command: command.parse().unwrap(),
            code: "c".into(),
            schema: 1,
            payload: "{}".into(),
            author: String::new(),
            at: Timestamp(0),
            reason: None,
        };
        commands.iter().map(event).collect()
    }

    fn checked(commands: &[(u64, &str)]) -> Result<Version, NotWhole> {
        WholeStream::new("new".parse().unwrap(), events(commands)).map(|whole| {
            assert!(whole.events().iter().all(|event| event.stream == *whole.stream()));
            whole.version()
        })
    }

    #[test]
    fn only_a_whole_stream_passes() {
        assert_eq!(checked(&[(1, "a"), (2, "a"), (3, "b")]), Ok(Version(3)));
        assert_eq!(checked(&[]), Err(NotWhole::Empty));
        assert_eq!(checked(&[(2, "a")]), Err(NotWhole::Misnumbered(0)));
        assert_eq!(checked(&[(1, "a"), (3, "b")]), Err(NotWhole::Misnumbered(1)));
        assert_eq!(checked(&[(1, "a"), (1, "b")]), Err(NotWhole::Misnumbered(1)));
        assert_eq!(checked(&[(1, "a"), (2, "b"), (3, "a")]), Err(NotWhole::SplitCommand(2)));

        let mut with_nul = events(&[(1, "a")]);
        with_nul[0].reason = Some("\0".into());
        let refused = WholeStream::new("new".parse().unwrap(), with_nul);
        assert_eq!(refused, Err(NotWhole::Unstorable(0, EventProblem::Nul)));
    }
}
