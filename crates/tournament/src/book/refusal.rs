//! Why something is not written into a book.

use kolo_messages::Message;
use kolo_model::{Clause, RuleSet};
use kolo_rulings::AssessmentProblem;

use crate::{IncidentId, ProtestId};

/// Why something is not written into a book, or why play waits for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BookRefusal {
    /// A reason is due (K-REASON).
    ReasonMissing,
    /// Everything would be as it is.
    NothingChanges,
    /// A situation of other rules than those of the tournament.
    SituationOfOtherRules {
        /// The rules of the situation.
        situation: RuleSet,
        /// The rules of the tournament.
        tournament: RuleSet,
    },
    /// The incident is not decided as it should be (K-INCIDENT).
    Assessment(AssessmentProblem),
    /// The same is recorded already (K-INCIDENT).
    IncidentRepeated(IncidentId),
    /// There is no such incident.
    UnknownIncident(IncidentId),
    /// There is no such protest.
    UnknownProtest(ProtestId),
    /// The protest is decided already.
    ProtestIsDecided(ProtestId),
    /// These protests hold play back (K-PROTEST).
    ProtestsOpen(Vec<ProtestId>),
}

impl BookRefusal {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            BookRefusal::ReasonMissing => "K-REASON",
            BookRefusal::NothingChanges | BookRefusal::ProtestIsDecided(_) => "K-ORDER",
            BookRefusal::SituationOfOtherRules { .. }
            | BookRefusal::UnknownIncident(_)
            | BookRefusal::UnknownProtest(_) => "K-KNOWN",
            BookRefusal::Assessment(problem) => return problem.clause(),
            BookRefusal::IncidentRepeated(_) => "K-INCIDENT",
            BookRefusal::ProtestsOpen(_) => "K-PROTEST",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            BookRefusal::ReasonMissing => Message::new("refused-reason-missing"),
            BookRefusal::NothingChanges => Message::new("refused-nothing-changes"),
            BookRefusal::SituationOfOtherRules { situation, tournament } => {
                Message::new("refused-situation-of-other-rules")
                    .with("situation", situation.message())
                    .with("tournament", tournament.message())
            }
            BookRefusal::Assessment(problem) => problem.message(),
            BookRefusal::IncidentRepeated(first) => {
                Message::new("refused-incident-repeated").with("id", *first)
            }
            BookRefusal::UnknownIncident(id) => Message::new("refused-unknown-incident").with("id", *id),
            BookRefusal::UnknownProtest(id) => Message::new("refused-unknown-protest").with("id", *id),
            BookRefusal::ProtestIsDecided(id) => Message::new("refused-protest-is-decided").with("id", *id),
            BookRefusal::ProtestsOpen(open) => {
                Message::new("refused-protests-open").with("open", open.clone())
            }
        }
    }
}
