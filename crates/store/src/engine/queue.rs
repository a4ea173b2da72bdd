//! Appends that wait for their turn to write.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::{Append, AppendError, Appended};

/// What is answered to the sender of an append.
pub(super) type Outcome = Result<Appended, AppendError>;

/// A place in the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ticket(u64);

/// An append that waits, and where its answer goes.
#[derive(Debug)]
pub(super) struct Waiting {
    ticket: Ticket,
    pub(super) append: Append,
    answer: oneshot::Sender<Outcome>,
}

impl Waiting {
    pub(super) fn answer(self, outcome: Outcome) {
        // A sender that stopped waiting needs no answer.
        let _ = self.answer.send(outcome);
    }
}

/// The appends of one process that are not being written yet, first come first served.
#[derive(Debug, Default)]
pub(super) struct Queue(Mutex<Line>);

#[derive(Debug, Default)]
struct Line {
    tickets: u64,
    waiting: VecDeque<Waiting>,
}

impl Queue {
    /// Joins the queue at its end.
    pub(super) fn join(&self, append: Append) -> (Ticket, oneshot::Receiver<Outcome>) {
        let (answer, answered) = oneshot::channel();
        let mut line = self.line();
        let ticket = Ticket(line.tickets);
        line.tickets += 1;
        line.waiting.push_back(Waiting { ticket, append, answer });
        (ticket, answered)
    }

    /// Leaves the queue, unless it is already being written.
    pub(super) fn leave(&self, ticket: Ticket) -> Option<Waiting> {
        let mut line = self.line();
        let place = line.waiting.iter().position(|waiting| waiting.ticket == ticket)?;
        line.waiting.remove(place)
    }

    /// Takes the first ones, up to so many events, but at least one append if any waits.
    pub(super) fn take(&self, most_events: usize) -> Vec<Waiting> {
        let mut line = self.line();
        let mut events = 0;
        let mut taken = Vec::new();
        while let Some(next) = line.waiting.front() {
            events += next.append.events.len();
            if events > most_events && !taken.is_empty() {
                break;
            }
            taken.extend(line.waiting.pop_front());
        }
        taken
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        // A panic while the lock was held cannot leave the queue half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NewEvent, Timestamp, Version};

    fn append(name: &str, events: usize) -> Append {
        let event = NewEvent {
            code: "X".into(),
            schema: 1,
            payload: "{}".into(),
            author: "anna".into(),
            at: Timestamp(0),
            reason: None,
        };
        Append {
            stream: "liga".parse().unwrap(),
            expected: Version::NONE,
            command: name.parse().unwrap(),
            events: vec![event; events],
        }
    }

    fn names(taken: &[Waiting]) -> Vec<&str> {
        taken.iter().map(|waiting| waiting.append.command.as_str()).collect()
    }

    #[test]
    fn the_first_come_first_as_many_as_fit() {
        let queue = Queue::default();
        for (name, events) in [("a", 2), ("b", 2), ("c", 1), ("d", 9), ("e", 1)] {
            queue.join(append(name, events));
        }
        assert_eq!(names(&queue.take(5)), ["a", "b", "c"]);
        assert_eq!(names(&queue.take(5)), ["d"], "one goes even if it is too large for company");
        assert_eq!(names(&queue.take(5)), ["e"]);
        assert_eq!(names(&queue.take(5)), [] as [&str; 0]);
    }

    #[test]
    fn those_who_leave_are_not_taken_and_those_taken_cannot_leave() {
        let queue = Queue::default();
        let (first, _) = queue.join(append("a", 1));
        let (second, _) = queue.join(append("b", 1));
        assert_eq!(queue.leave(first).unwrap().append.command.as_str(), "a");
        assert_eq!(names(&queue.take(5)), ["b"]);
        assert!(queue.leave(first).is_none());
        assert!(queue.leave(second).is_none());
    }
}
