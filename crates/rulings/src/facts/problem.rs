//! What is wrong with facts that were given.

use std::fmt;

use kolo_messages::{Arg, Lang, Message};
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
        one: (Field, String),
        /// The other.
        other: (Field, String),
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
                .with("name", one.0.name)
                .with("value", one.1.as_str())
                .with("other", other.0.name)
                .with("its", other.1.as_str()),
        }
    }

    /// The same for a reader who sees the facts in a form, where they have meanings and no names.
    pub fn in_a_form(&self) -> Message {
        let shown = |field: &Field, value: &str| -> Arg {
            field.describe(value).map_or_else(|| Arg::from(value), Arg::from)
        };
        match self {
            FactProblem::Missing(field) => {
                Message::new("facts-missing").with("about", field.about()).with("kind", field.kind.message())
            }
            FactProblem::Unreadable { field, value } => Message::new("facts-unreadable")
                .with("about", field.about())
                .with("value", value.as_str())
                .with("kind", field.kind.message()),
            FactProblem::DoNotFit { one, other } => Message::new("facts-do-not-fit")
                .with("about", one.0.about())
                .with("value", shown(&one.0, &one.1))
                .with("other", other.0.about())
                .with("its", shown(&other.0, &other.1)),
            // A form does not ask for these.
            FactProblem::UnknownSituation(_)
            | FactProblem::NotAPair(_)
            | FactProblem::Unknown { .. }
            | FactProblem::Twice(_) => self.message(),
        }
    }
}

impl fmt::Display for FactProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for FactProblem {}
