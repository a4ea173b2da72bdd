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
    /// Something else: what the rules leave to the arbiter, or with a reason.
    Otherwise {
        /// What.
        verdict: Verdict,
        /// Why; needed where the rules leave no choice (K-REASON).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
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

/// What to do about an incident that stands in the log already, with the same facts at the same place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Repeat {
    /// Ask: it may have been sent twice.
    #[default]
    Ask,
    /// It happened again.
    Again,
}

/// Why an incident cannot be written down so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AssessmentProblem {
    /// The decision departs from the rules without a reason (K-REASON).
    ReasonMissing,
    /// The rules leave it to the arbiter, and no decision is named.
    DecisionMissing,
    /// The decision is in the note, and there is none.
    NoteMissing,
    /// It was decided as advised, and what was advised is not what this program advises.
    AdviceDiffers {
        /// What the decision was taken by.
        taken: Verdict,
        /// What is advised here.
        here: Verdict,
    },
}

impl AssessmentProblem {
    /// The clause behind it.
    pub fn clause(self) -> Clause {
        match self {
            AssessmentProblem::ReasonMissing => Clause::new("K-REASON"),
            AssessmentProblem::DecisionMissing
            | AssessmentProblem::NoteMissing
            | AssessmentProblem::AdviceDiffers { .. } => Clause::new("K-INCIDENT"),
        }
    }

    /// The sentence for people.
    pub fn message(self) -> Message {
        match self {
            AssessmentProblem::ReasonMissing => Message::new("rulings-reason-missing"),
            AssessmentProblem::DecisionMissing => Message::new("rulings-decision-missing"),
            AssessmentProblem::NoteMissing => Message::new("rulings-note-missing"),
            AssessmentProblem::AdviceDiffers { taken, here } => Message::new("rulings-advice-differs")
                .with("taken", taken.message(None))
                .with("here", here.message(None)),
        }
    }
}

impl fmt::Display for AssessmentProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for AssessmentProblem {}

/// A text with something in it.
fn filled(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

impl Assessment {
    /// An incident with the advice of this program. A verdict that is the advised one is a decision as advised.
    ///
    /// # Errors
    /// When a verdict that the rules do not allow comes without a reason, or nothing is decided.
    pub fn new(
        case: Situation,
        verdict: Option<Verdict>,
        reason: Option<&str>,
        note: Option<String>,
    ) -> Result<Assessment, AssessmentProblem> {
        let advised = Advice::from(&case.rule());
        let decided = match verdict.filter(|verdict| *verdict != advised.verdict) {
            None => Decided::AsAdvised,
            Some(verdict) => Decided::Otherwise { verdict, reason: filled(reason) },
        };
        Assessment { case, advised, decided, note }.checked()
    }

    /// The same incident, if it can be written down: the advice is that of this program, something is decided, and a
    /// decision that the rules do not allow says why. Every log asks this before it takes an incident in; what stands
    /// in a log already is read as it was written.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn checked(&self) -> Result<Assessment, AssessmentProblem> {
        let ruling = self.case.rule();
        let advised = Advice::from(&ruling);
        let note = filled(self.note.as_deref());
        let decided = match &self.decided {
            // Other advice would turn what the arbiter decided into something else.
            Decided::AsAdvised if self.advised.verdict != advised.verdict => {
                let (taken, here) = (self.advised.verdict, advised.verdict);
                return Err(AssessmentProblem::AdviceDiffers { taken, here });
            }
            Decided::AsAdvised => Decided::AsAdvised,
            Decided::Otherwise { verdict, reason } => {
                let reason = filled(reason.as_deref());
                if reason.is_none() && !ruling.allows(*verdict) {
                    return Err(AssessmentProblem::ReasonMissing);
                }
                Decided::Otherwise { verdict: *verdict, reason }
            }
        };
        let checked = Assessment { case: self.case, advised, decided, note };
        if checked.verdict() == Verdict::ArbiterDecides {
            return Err(AssessmentProblem::DecisionMissing);
        }
        if checked.verdict() == Verdict::AsNoted && checked.note.is_none() {
            return Err(AssessmentProblem::NoteMissing);
        }
        Ok(checked)
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
        let book = Some(self.case.entry().book);
        let advised = || self.advised.verdict.message(book);
        let message = match &self.decided {
            Decided::AsAdvised => Message::new("rulings-incident"),
            Decided::Otherwise { reason: Some(reason), .. } => Message::new("rulings-incident-otherwise")
                .with("advised", advised())
                .with("reason", reason.as_str()),
            Decided::Otherwise { reason: None, .. } => {
                Message::new("rulings-incident-chosen").with("advised", advised())
            }
        };
        let clauses: Vec<&str> = self.advised.clauses.iter().map(String::as_str).collect();
        message
            .with("title", self.case.entry().title())
            .with("clauses", clauses)
            .with("verdict", self.verdict().message(book))
    }
}
