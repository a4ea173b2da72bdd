//! What happened, step by step: who did what, when and why.

mod describe;

use kolo_messages::{Lang, Message};
use kolo_tournament::{Event, Ledger, Recorded, Role};
use serde::Serialize;
use utoipa::ToSchema;

pub(crate) use describe::{describe, for_rating, scene_message};

/// One step: what one order led to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct LogStep {
    /// Its number, by which it is undone.
    pub step: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who.
    pub by: String,
    /// In which role.
    pub role: String,
    /// Why, where a reason was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What happened, a sentence each.
    pub events: Vec<String>,
    /// Whether it counts.
    pub standing: StepStanding,
}

/// Whether a step counts, and what can be done about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StepStanding {
    /// It counts and can be undone, unless a later step depends on it.
    Counts,
    /// It counts and stays: what is published or undoes something else.
    Stays,
    /// It was undone and can be made to count again.
    Undone,
}

/// The latest steps, the newest first: as many as asked for, older than `before` if that is given.
pub fn steps(ledger: &Ledger, before: Option<u64>, count: usize, lang: Lang) -> Vec<LogStep> {
    let mut steps = Vec::new();
    let mut rest = ledger.records();
    if let Some(before) = before {
        rest = &rest[..rest.partition_point(|record| record.step.0 < before)];
    }
    while let Some(last) = rest.last()
        && steps.len() < count
    {
        let begin = rest.partition_point(|record| record.step < last.step);
        steps.push(LogStep::of(ledger, &rest[begin..], last, lang));
        rest = &rest[..begin];
    }
    steps
}

/// What has happened after the event with this number, a sentence each with its author, the newest last; at most the
/// latest few.
pub fn changes_since(ledger: &Ledger, seen: u64) -> Vec<Message> {
    const FEW: usize = 6;
    let records = ledger.records();
    let since = &records[records.partition_point(|record| record.seq <= seen)..];
    let since = &since[since.len().saturating_sub(FEW)..];
    let sentence = |record: &Recorded| {
        Message::new("day-log-by")
            .with("by", record.by.name.to_string())
            .with("what", describe(ledger, record))
    };
    since.iter().map(sentence).collect()
}

impl LogStep {
    fn of(ledger: &Ledger, records: &[Recorded], last: &Recorded, lang: Lang) -> LogStep {
        let sentence = |record: &Recorded| describe(ledger, record).text(lang);
        let standing = if ledger.is_undone(last.step) {
            StepStanding::Undone
        } else if records.iter().any(|record| stays(&record.event)) {
            StepStanding::Stays
        } else {
            StepStanding::Counts
        };
        LogStep {
            step: last.step.0,
            at: last.at.0,
            by: last.by.name.to_string(),
            role: role_message(last.by.role).text(lang),
            reason: last.reason.clone(),
            events: records.iter().map(sentence).collect(),
            standing,
        }
    }
}

/// What is never undone: the beginning, what people have seen on the wall, and undoing itself.
fn stays(event: &Event) -> bool {
    matches!(
        event,
        Event::Created(_)
            | Event::RoundPublished(_)
            | Event::RoundAmended(_)
            | Event::RoundRevoked(_)
            | Event::PlanPublished(_)
            | Event::PlanUnpublished(_)
            | Event::StepUndone(_)
            | Event::StepRedone(_)
    )
}

/// A role in a word.
pub fn role_message(role: Role) -> Message {
    match role {
        Role::Arbiter => Message::new("day-role-arbiter"),
        Role::Helper => Message::new("day-role-helper"),
        Role::Competitor(_) => Message::new("day-role-competitor"),
    }
}
