//! Why seats cannot be shared.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;

use super::PartyKey;
use crate::Level;

/// Everything that stands against a sharing. Never without a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CannotShare<K> {
    /// The level whose tournaments send some on.
    pub from: Level,
    /// What is wrong.
    pub faults: Vec<ShareFault<K>>,
}

/// One thing that stands against a sharing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShareFault<K> {
    /// No participant goes on from the last level.
    LastLevel,
    /// A party is named twice.
    KeyTwice(K),
    /// A party would send at least more than it can send at most.
    BoundsCrossed {
        /// Which.
        key: K,
        /// At least.
        least: u32,
        /// At most.
        most: u32,
    },
    /// There is nothing to be in proportion to.
    NoEntries,
    /// More seats than can be filled.
    AboveField {
        /// How many seats.
        seats: u32,
        /// How many can be filled.
        most: u64,
    },
    /// Fewer seats than must be filled.
    BelowLeast {
        /// How many seats.
        seats: u32,
        /// How many must be filled.
        least: u64,
    },
}

impl<K: PartyKey> CannotShare<K> {
    /// The clause behind it: which numbers depend on entries.
    pub fn clause(&self) -> Clause {
        let winners = self.faults.iter().all(|fault| matches!(fault, ShareFault::BelowLeast { .. }));
        Clause::new(match self.from {
            Level::Area => "P-1.1.4.1",
            Level::Regional if winners => "P-1.1.5.4",
            Level::Regional => "P-1.1.5.1",
            Level::FirstOnline => "P-1.2.2.3",
            Level::SecondOnline => "P-1.2.2.1",
            Level::GrandFinal => "P-1.1.6.1",
        })
    }

    /// The sentences for people, one a fault.
    pub fn messages(&self) -> Vec<Message> {
        self.faults.iter().map(ShareFault::message).collect()
    }

    /// All of it in one sentence.
    pub fn message(&self) -> Message {
        Message::new("pieces-cannot-share").with("level", self.from).with("problems", self.messages())
    }
}

impl<K: PartyKey> ShareFault<K> {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            ShareFault::LastLevel => Message::new("pieces-share-last-level"),
            ShareFault::KeyTwice(key) => {
                Message::new("pieces-share-key-twice").with("party", key.to_string())
            }
            ShareFault::BoundsCrossed { key, least, most } => Message::new("pieces-share-bounds-crossed")
                .with("party", key.to_string())
                .with("least", *least)
                .with("most", *most),
            ShareFault::NoEntries => Message::new("pieces-share-no-entries"),
            ShareFault::AboveField { seats, most } => {
                Message::new("pieces-share-above-field").with("seats", *seats).with("most", most.to_string())
            }
            ShareFault::BelowLeast { seats, least } => Message::new("pieces-share-below-least")
                .with("seats", *seats)
                .with("least", least.to_string()),
        }
    }
}

impl<K: PartyKey> fmt::Display for CannotShare<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl<K: PartyKey + fmt::Debug> std::error::Error for CannotShare<K> {}
