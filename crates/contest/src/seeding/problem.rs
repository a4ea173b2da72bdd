//! Why a grand final cannot be put in order.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;

use super::clause;
use crate::{Category, EntryId};

/// Everything that stands against an order. Never without a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CannotSeed {
    /// Of which category.
    pub category: Category,
    /// What is wrong.
    pub faults: Vec<SeedFault>,
}

/// One thing that stands against an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeedFault {
    /// A participant is named twice.
    Twice(EntryId),
    /// Placings are counted from 1.
    PlaceZero(EntryId),
}

impl CannotSeed {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        clause(self.category)
    }

    /// The sentences for people, one a fault.
    pub fn messages(&self) -> Vec<Message> {
        self.faults.iter().map(SeedFault::message).collect()
    }
}

impl SeedFault {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            SeedFault::Twice(entry) => Message::new("pieces-seed-twice").with("entry", entry),
            SeedFault::PlaceZero(entry) => Message::new("pieces-seed-place-zero").with("entry", entry),
        }
    }
}

impl fmt::Display for CannotSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, message) in self.messages().iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            f.write_str(&message.text(Lang::En))?;
        }
        Ok(())
    }
}

impl std::error::Error for CannotSeed {}
