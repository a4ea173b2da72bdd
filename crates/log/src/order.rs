//! Orders and the lines that follow from them: who, in which role, when, why and what (K-WHO).

use kolo_model::{EntrantId, Name};
use serde::{Deserialize, Serialize};

pub use kolo_model::Timestamp;

use crate::{Effect, Record, Step};

/// The person behind an order, as every line that follows from it records (K-WHO).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Author {
    /// Name, as shown in the log.
    pub name: Name,
    /// In which role.
    pub role: Role,
}

impl Author {
    /// A person who answers for the tournament.
    pub fn arbiter(name: Name) -> Author {
        Author { name, role: Role::Arbiter }
    }
}

/// What a person may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Answers for the tournament: may do everything.
    Arbiter,
    /// Enters results and checks people in.
    Helper,
    /// Plays, or speaks for a team: reports and confirms own results.
    Competitor(EntrantId),
}

/// A command with who gives it, when, and why. Without a command, the one that is passed beside it is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order<C = ()> {
    /// Who.
    pub by: Author,
    /// When. Always passed in.
    pub at: Timestamp,
    /// Why; needed where something is repaired or a rule is departed from (K-REASON).
    pub reason: Option<String>,
    /// What.
    pub command: C,
}

impl<C> Order<C> {
    /// The reason, if one was given: blanks are none.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty())
    }

    /// Another command of the same person at the same moment for the same reason.
    pub fn with<D>(&self, command: D) -> Order<D> {
        Order { by: self.by.clone(), at: self.at, reason: self.reason.clone(), command }
    }

    /// What follows from it, as a log writes it.
    pub fn line<E>(&self, event: E) -> Line<E> {
        let reason = self.reason().map(str::to_owned);
        Line { at: self.at, by: self.by.clone(), reason, event }
    }
}

/// A line of a log in which every line is a step of its own: what happened, when, by whom and why (K-WHO).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line<E> {
    /// When.
    pub at: Timestamp,
    /// Who.
    pub by: Author,
    /// Why, where that is asked for (K-REASON).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What.
    pub event: E,
}

/// What a line can be about.
pub trait Happening: Clone + std::fmt::Debug {
    /// What it does to other lines.
    fn effect(&self) -> Effect;
}

impl<E: Happening> Record for Line<E> {
    fn step(&self, seq: u64) -> Step {
        Step(seq)
    }

    fn effect(&self) -> Effect {
        self.event.effect()
    }
}
