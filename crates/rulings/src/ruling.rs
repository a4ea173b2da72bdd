//! A ruling: the clauses, the verdict, what may be chosen instead, and what to enter.

use kolo_messages::Message;
use kolo_model::Clause;

use crate::{Entry, Verdict};

/// What the rules say about a situation. The program advises; the arbiter decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// The clauses it follows from, the deciding one first.
    pub clauses: Vec<Clause>,
    /// What is ruled.
    pub verdict: Verdict,
    /// What may be chosen instead.
    pub leeway: Leeway,
    /// What to enter.
    pub entries: Vec<Entry>,
    /// Why, for people.
    pub explanation: Message,
}

/// How much is left to the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Leeway {
    /// The rules leave nothing open.
    Must,
    /// The rules let the arbiter choose: the verdict, or one of these.
    May(Vec<Verdict>),
}

impl Leeway {
    /// What may be chosen instead of the verdict.
    pub fn alternatives(&self) -> &[Verdict] {
        match self {
            Leeway::Must => &[],
            Leeway::May(alternatives) => alternatives,
        }
    }
}

impl Ruling {
    /// A verdict that leaves nothing open.
    pub(crate) fn must(clauses: &[&'static str], verdict: Verdict, explanation: Message) -> Ruling {
        let clauses = clauses.iter().map(|id| Clause::new(id)).collect();
        Ruling { clauses, verdict, leeway: Leeway::Must, entries: Vec::new(), explanation }
    }

    /// The same with other verdicts to choose from.
    pub(crate) fn or(mut self, alternatives: impl IntoIterator<Item = Verdict>) -> Ruling {
        self.leeway = Leeway::May(alternatives.into_iter().collect());
        self
    }

    /// The same with one more thing to enter.
    pub(crate) fn enter(mut self, entry: Entry) -> Ruling {
        self.entries.push(entry);
        self
    }

    /// The clause that decides.
    pub fn clause(&self) -> Option<Clause> {
        self.clauses.first().copied()
    }

    /// Whether the rules let the arbiter decide so. Where they leave it open, anything may be decided.
    pub fn allows(&self, verdict: Verdict) -> bool {
        let mut named = [self.verdict].into_iter().chain(self.leeway.alternatives().iter().copied());
        named.any(|one| one == verdict || one == Verdict::ArbiterDecides)
    }
}
