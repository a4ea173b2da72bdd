//! Small signals to those who want to know that a stream has grown.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use tokio::sync::broadcast;

use crate::{StreamId, Version};

/// How many signals may wait for a slow subscriber before it gets [`Signal::Resync`] instead.
const WAITING: usize = 1024;

/// Something that a subscriber learns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Signal {
    /// The stream has at least this many events, and they are committed.
    Changed {
        /// The stream that has grown.
        stream: StreamId,
        /// Its version.
        version: Version,
    },
    /// Signals may have been missed: read again whatever you follow.
    Resync,
}

/// A subscriber's end. Signals that came after it was made are delivered or replaced by
/// [`Signal::Resync`]; none is lost in silence. A signal may come twice.
#[derive(Debug)]
pub struct Subscription(broadcast::Receiver<Signal>);

impl Subscription {
    /// The next signal; waits for it. `None` when the store is gone.
    ///
    /// May be dropped while waiting (in a `select!`, say) without losing a signal.
    pub async fn next(&mut self) -> Option<Signal> {
        match self.0.recv().await {
            Ok(signal) => Some(signal),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Signal::Resync),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// The sending end, shared by all who notice changes.
#[derive(Debug)]
pub(crate) struct Announcer {
    sender: broadcast::Sender<Signal>,
    known: Mutex<HashMap<StreamId, Version>>,
}

impl Announcer {
    pub(crate) fn new() -> Announcer {
        Announcer { sender: broadcast::Sender::new(WAITING), known: Mutex::default() }
    }

    pub(crate) fn subscription(&self) -> Subscription {
        Subscription(self.sender.subscribe())
    }

    /// Passes on a signal as it is.
    pub(crate) fn send(&self, signal: Signal) {
        // An error says that there is no subscriber, which is no trouble.
        let _ = self.sender.send(signal);
    }

    /// Signals the version if it is news.
    pub(crate) fn announce(&self, stream: &StreamId, version: Version) {
        if self.learn(stream, version) {
            self.send(Signal::Changed { stream: stream.clone(), version });
        }
    }

    /// Takes note of a version without a signal. Says whether it was news.
    pub(crate) fn learn(&self, stream: &StreamId, version: Version) -> bool {
        // A panic while the lock was held cannot leave the map half changed.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get_mut(stream) {
            Some(seen) if *seen >= version => false,
            Some(seen) => {
                *seen = version;
                true
            }
            None => {
                known.insert(stream.clone(), version);
                true
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(version: u64) -> Signal {
        Signal::Changed { stream: "a".parse().unwrap(), version: Version(version) }
    }

    #[tokio::test]
    async fn the_same_version_is_announced_once() {
        let announcer = Announcer::new();
        let stream = "a".parse().unwrap();
        let mut subscription = announcer.subscription();
        for version in [1, 2, 2, 1, 3] {
            announcer.announce(&stream, Version(version));
        }
        drop(announcer);
        for version in 1..=3 {
            assert_eq!(subscription.next().await, Some(changed(version)));
        }
        assert_eq!(subscription.next().await, None);
    }

    #[tokio::test]
    async fn a_subscriber_that_falls_behind_is_notified() {
        let announcer = Announcer::new();
        let stream = "a".parse().unwrap();
        let mut subscription = announcer.subscription();
        let sent = WAITING as u64 + 1;
        for version in 1..=sent {
            announcer.announce(&stream, Version(version));
        }
        assert_eq!(subscription.next().await, Some(Signal::Resync));
        assert_eq!(subscription.next().await, Some(changed(2)));
    }
}
