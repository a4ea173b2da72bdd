//! Why a table cannot be made.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;

use crate::{Criterion, TieBreak};

/// What is wrong with a list of criteria, by itself or for this tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum StandingsError {
    /// The list is empty.
    NoCriteria,
    /// There is no such criterion.
    UnknownCriterion {
        /// The name.
        name: String,
    },
    /// There is such a tie-break, but not with this modifier.
    UnknownModifier {
        /// The name.
        name: String,
        /// What there is.
        known: Vec<TieBreak>,
    },
    /// A criterion stands in the list twice.
    NamedTwice {
        /// Which.
        criterion: Criterion,
    },
    /// SOS and its kin cannot be used in a round robin.
    NotInRoundRobin {
        /// Which.
        criterion: Criterion,
    },
    /// MM is for McMahon tournaments.
    OnlyInMcMahon,
    /// No player has a rating, so that the own rating decides nothing.
    NobodyRated,
}

impl StandingsError {
    /// The clause behind the refusal, if a rule is the reason.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            StandingsError::NoCriteria
            | StandingsError::UnknownCriterion { .. }
            | StandingsError::UnknownModifier { .. }
            | StandingsError::NamedTwice { .. } => None,
            StandingsError::NotInRoundRobin { criterion: Criterion::TieBreak(_) } => Some(Clause::new("T-8")),
            StandingsError::NotInRoundRobin { .. } => Some(Clause::new("G-3.3.2a")),
            StandingsError::OnlyInMcMahon => Some(Clause::new("G-3.3.1")),
            StandingsError::NobodyRated => Some(Clause::new("G-3.3.2f")),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            StandingsError::NoCriteria => Message::new("criteria-none").with("known", known()),
            StandingsError::UnknownCriterion { name } => {
                Message::new("criteria-unknown").with("name", name.as_str()).with("known", known())
            }
            StandingsError::UnknownModifier { name, known } => {
                let known: Vec<&str> = known.iter().map(|tie_break| tie_break.code()).collect();
                Message::new("criteria-unknown-modifier").with("name", name.as_str()).with("known", known)
            }
            StandingsError::NamedTwice { criterion } => {
                Message::new("criteria-twice").with("name", *criterion)
            }
            StandingsError::NotInRoundRobin { criterion: criterion @ Criterion::TieBreak(_) } => {
                Message::new("criteria-tie-break-not-in-round-robin").with("name", criterion.heading())
            }
            StandingsError::NotInRoundRobin { criterion } => {
                Message::new("criteria-not-in-round-robin").with("name", criterion.heading())
            }
            StandingsError::OnlyInMcMahon => Message::new("criteria-mm-only-in-mcmahon"),
            StandingsError::NobodyRated => Message::new("criteria-nobody-rated"),
        }
    }
}

/// All names, and of the tie-breaks those without modifiers.
fn known() -> Vec<Criterion> {
    let plain = |criterion: &Criterion| !criterion.code().contains('/');
    Criterion::all().filter(plain).collect()
}

impl fmt::Display for StandingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for StandingsError {}
