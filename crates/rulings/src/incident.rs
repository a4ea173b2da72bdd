//! What happened, what the rules advise, and what was decided, as it is written into a log.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use serde::{Deserialize, Serialize};

use crate::{Ruling, Situation, Verdict};

/// The advice that was given when an incident was written down. Kept with it: a later version may advise otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    /// Ids of the clauses, the deciding one first.
    pub clauses: Vec<String>,
    /// What was advised.
    pub verdict: Verdict,
}

impl From<&Ruling> for Advice {
    fn from(ruling: &Ruling) -> Self {
        let clauses = ruling.clauses.iter().map(|clause| clause.id().to_owned()).collect();
        Advice { clauses, verdict: ruling.verdict }
    }
}

/// What the arbiter decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Decided {
    /// What was advised.
    AsAdvised,
    /// Something else, with a reason.
    Otherwise {
        /// What.
        verdict: Verdict,
        /// Why.
        reason: String,
    },
}

/// An incident: a situation with its facts, the advice, the decision and a note.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assessment {
    /// What happened.
    pub case: Situation,
    /// What was advised.
    pub advised: Advice,
    /// What was decided.
    pub decided: Decided,
    /// Anything else worth knowing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A decision that departs from the advice without a reason (K-REASON).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReasonMissing;

impl ReasonMissing {
    /// The clause behind it.
    pub fn clause(self) -> Clause {
        Clause::new("K-REASON")
    }

    /// The sentence for people.
    pub fn message(self) -> Message {
        Message::new("rulings-reason-missing")
    }
}

impl fmt::Display for ReasonMissing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for ReasonMissing {}

impl Assessment {
    /// An incident with the advice of this program. A verdict that is the advised one is a decision as advised.
    ///
    /// # Errors
    /// When another verdict comes without a reason.
    pub fn new(
        case: Situation,
        verdict: Option<Verdict>,
        reason: Option<&str>,
        note: Option<String>,
    ) -> Result<Assessment, ReasonMissing> {
        let advised = Advice::from(&case.rule());
        let decided = match verdict.filter(|verdict| *verdict != advised.verdict) {
            None => Decided::AsAdvised,
            Some(verdict) => {
                let reason =
                    reason.map(str::trim).filter(|reason| !reason.is_empty()).ok_or(ReasonMissing)?;
                Decided::Otherwise { verdict, reason: reason.to_owned() }
            }
        };
        let note = note.map(|note| note.trim().to_owned()).filter(|note| !note.is_empty());
        Ok(Assessment { case, advised, decided, note })
    }

    /// What was decided in the end.
    pub fn verdict(&self) -> Verdict {
        match &self.decided {
            Decided::AsAdvised => self.advised.verdict,
            Decided::Otherwise { verdict, .. } => *verdict,
        }
    }

    /// The sentence for people: what happened, by which clauses, what was decided.
    pub fn message(&self) -> Message {
        let message = match &self.decided {
            Decided::AsAdvised => Message::new("rulings-incident"),
            Decided::Otherwise { reason, .. } => Message::new("rulings-incident-otherwise")
                .with("advised", self.advised.verdict.message())
                .with("reason", reason.as_str()),
        };
        let clauses: Vec<&str> = self.advised.clauses.iter().map(String::as_str).collect();
        message
            .with("title", self.case.entry().title())
            .with("clauses", clauses)
            .with("verdict", self.verdict().message())
    }
}
