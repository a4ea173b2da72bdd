//! What is wrong with facts that somebody gave.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;

use super::Field;

/// One thing that is wrong.
#[derive(Debug, Clone)]
pub enum FactProblem {
    /// No such situation.
    UnknownSituation(String),
    /// Not written as name and value.
    NotAPair(String),
    /// The situation does not ask for this.
    Unknown {
        /// As it was given.
        name: String,
        /// What it asks for.
        known: Vec<&'static str>,
    },
    /// Given more than once.
    Twice(String),
    /// Must be given and was not.
    Missing(Field),
    /// Not a value of this fact.
    Unreadable {
        /// Which fact.
        field: Field,
        /// As it was given.
        value: String,
    },
    /// Two facts that cannot both be so, with their values.
    DoNotFit {
        /// One of them.
        one: (&'static str, String),
        /// The other.
        other: (&'static str, String),
    },
}

impl FactProblem {
    /// The clause behind it: input is checked whole.
    pub fn clause(&self) -> Clause {
        Clause::new("K-FILE")
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            FactProblem::UnknownSituation(id) => Message::new("rulings-no-situation").with("id", id.as_str()),
            FactProblem::NotAPair(text) => Message::new("rulings-not-a-pair").with("text", text.as_str()),
            FactProblem::Unknown { name, known } if known.is_empty() => {
                Message::new("rulings-no-facts").with("name", name.as_str())
            }
            FactProblem::Unknown { name, known } => {
                Message::new("rulings-unknown-fact").with("name", name.as_str()).with("known", known.clone())
            }
            FactProblem::Twice(name) => Message::new("rulings-fact-twice").with("name", name.as_str()),
            FactProblem::Missing(field) => Message::new("rulings-fact-missing")
                .with("name", field.name)
                .with("about", field.about())
                .with("kind", field.kind.message()),
            FactProblem::Unreadable { field, value } => Message::new("rulings-fact-unreadable")
                .with("name", field.name)
                .with("value", value.as_str())
                .with("kind", field.kind.message()),
            FactProblem::DoNotFit { one, other } => Message::new("rulings-facts-do-not-fit")
                .with("name", one.0)
                .with("value", one.1.as_str())
                .with("other", other.0)
                .with("its", other.1.as_str()),
        }
    }
}

impl fmt::Display for FactProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for FactProblem {}
