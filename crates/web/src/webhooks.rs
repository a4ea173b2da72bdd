//! Webhooks of a tournament or a contest as the subject of a room: who is notified by a request of ours that something
//! has happened.
//!
//! | subject | module |
//! | --- | --- |
//! | what happened to the list | `event` |
//! | addresses, and which of them we go to | `address` |
//! | what is reported of a tournament, of its plans, of a contest | `outgoing`, `plans`, `school` |
//! | what the latter two share: what a room keeps to be sent, and what breaks ties | `happened`, `ties` |
//! | what stands in a message, as types | `payload` |
//! | which of the three it is | `source` |
//! | one request with its signature | `call` |
//! | how far a webhook has come | `progress` |
//! | who goes, and when again | `dispatcher` |
//!
//! The list is a stream of its own, as the links of competitors are. The secret stands there as it is: a signature needs it.

pub(crate) mod address;
pub(crate) mod call;
pub(crate) mod dispatcher;
mod event;
pub(crate) mod happened;
pub(crate) mod outgoing;
pub(crate) mod payload;
pub(crate) mod plans;
pub(crate) mod progress;
pub(crate) mod school;
pub(crate) mod source;
mod ties;

use std::collections::{BTreeMap, BTreeSet};

use kolo_messages::Message;
use kolo_model::{Clause, Name};
use kolo_store::{NewEvent, StoredEvent, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::problem::Problem;
use crate::subject::{InvalidEvent, Subject};
use crate::time::Now;

pub(crate) use address::HookUrl;
pub(crate) use event::HookEvent;

/// More than a tournament has programs that listen.
pub(crate) const MOST: usize = 20;

/// What a webhook is notified of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Topic {
    /// Rounds that are published, changed or unpublished.
    Rounds,
    /// Results that count, and corrections.
    Results,
    /// The end.
    End,
}

impl Topic {
    /// All of them.
    pub(crate) const ALL: [Topic; 3] = [Topic::Rounds, Topic::Results, Topic::End];

    /// The name in forms.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Topic::Rounds => "rounds",
            Topic::Results => "results",
            Topic::End => "end",
        }
    }
}

/// A receiver.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hook {
    /// Where.
    pub(crate) url: HookUrl,
    /// What the signature is made with.
    pub(crate) secret: String,
    /// Of what.
    pub(crate) topics: BTreeSet<Topic>,
    /// What happened up to this version is not sent.
    pub(crate) since: u64,
}

/// The secret is never printed by accident.
impl std::fmt::Debug for Hook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hook").field("url", &self.url).field("topics", &self.topics).finish_non_exhaustive()
    }
}

/// The webhooks of a tournament.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Hooks {
    all: BTreeMap<u32, Hook>,
    /// The highest number that one ever had.
    last: u32,
}

/// An order about webhooks.
#[derive(Debug, Clone)]
pub(crate) struct HookOrder {
    /// When.
    pub(crate) at: Now,
    /// Who.
    pub(crate) by: Name,
    /// What.
    pub(crate) act: HookAct,
}

/// What can be ordered of them.
#[derive(Debug, Clone)]
pub(crate) enum HookAct {
    /// One more.
    Add(Hook),
    /// One less.
    Remove(u32),
}

/// Why something is not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HookRefusal {
    /// There would be too many.
    TooMany,
    /// There is none of this number.
    Unknown,
    /// It would be notified of nothing.
    NoTopic,
}

impl Hooks {
    /// All of them, by their number.
    pub(crate) fn all(&self) -> &BTreeMap<u32, Hook> {
        &self.all
    }
}

impl Subject for Hooks {
    type Order = HookOrder;
    type Event = HookEvent;
    type Refusal = HookRefusal;

    fn empty() -> Self {
        Hooks::default()
    }

    fn decide(&self, order: &HookOrder) -> Result<Vec<HookEvent>, HookRefusal> {
        match &order.act {
            HookAct::Add(hook) if hook.topics.is_empty() => Err(HookRefusal::NoTopic),
            HookAct::Add(_) if self.all.len() >= MOST => Err(HookRefusal::TooMany),
            HookAct::Add(hook) => {
                let id = self.last.checked_add(1).ok_or(HookRefusal::TooMany)?;
                Ok(vec![HookEvent::Added { id, hook: hook.clone() }])
            }
            HookAct::Remove(id) if self.all.contains_key(id) => Ok(vec![HookEvent::Removed { id: *id }]),
            HookAct::Remove(_) => Err(HookRefusal::Unknown),
        }
    }

    fn apply(&mut self, event: &HookEvent) -> Result<(), InvalidEvent> {
        match event {
            HookEvent::Added { id, hook } => {
                if *id <= self.last {
                    return Err(InvalidEvent("a webhook has a number that was used".to_owned()));
                }
                self.last = *id;
                self.all.insert(*id, hook.clone());
            }
            HookEvent::Removed { id } => {
                let removed = self.all.remove(id);
                removed.ok_or_else(|| InvalidEvent("a webhook goes that nobody has".to_owned()))?;
            }
        }
        Ok(())
    }

    fn write(order: &HookOrder, event: &HookEvent) -> Result<NewEvent, InvalidEvent> {
        Ok(NewEvent {
            code: event.code().to_owned(),
            schema: 1,
            payload: event.payload()?,
            author: order.by.to_string(),
            at: Timestamp(order.at.0),
            reason: None,
        })
    }

    fn read(stored: &StoredEvent) -> Result<HookEvent, InvalidEvent> {
        HookEvent::read(&stored.code, stored.schema, &stored.payload)
    }

    fn is_same(&self, order: &HookOrder, first: &HookEvent) -> bool {
        match (&order.act, first) {
            // A repetition comes when more has happened; the rest is the same.
            (HookAct::Add(wanted), HookEvent::Added { hook, .. }) => {
                *hook == Hook { since: hook.since, ..wanted.clone() }
            }
            (HookAct::Remove(wanted), HookEvent::Removed { id }) => id == wanted,
            (HookAct::Add(_) | HookAct::Remove(_), _) => false,
        }
    }
}

impl From<HookRefusal> for Problem {
    fn from(refusal: HookRefusal) -> Problem {
        match refusal {
            HookRefusal::TooMany => {
                let message = Message::new("webhooks-too-many").with("most", MOST);
                Problem::refused(message, Some(Clause::new("K-HOOK")))
            }
            HookRefusal::Unknown => Problem::not_found(),
            HookRefusal::NoTopic => Problem::bad_field(Message::new("webhooks-no-topic")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hook(url: &str, topics: &[Topic]) -> Hook {
        let url = url.parse().expect("an address");
        Hook { url, secret: "s".to_owned(), topics: topics.iter().copied().collect(), since: 3 }
    }

    fn give(hooks: &mut Hooks, act: HookAct) -> Result<(), HookRefusal> {
        let order = HookOrder { at: Now(0), by: Name::new("Eva").expect("a name"), act };
        for event in hooks.decide(&order)? {
            let written = Hooks::write(&order, &event).expect("it can be written");
            let stored =
                HookEvent::read(&written.code, written.schema, &written.payload).expect("it reads back");
            assert_eq!(stored, event);
            hooks.apply(&stored).expect("it was decided here");
        }
        Ok(())
    }

    #[test]
    fn numbers_are_never_used_again() {
        let mut hooks = Hooks::empty();
        let one = hook("https://example.org/in", &[Topic::Rounds]);
        give(&mut hooks, HookAct::Add(one.clone())).expect("the first");
        give(&mut hooks, HookAct::Remove(1)).expect("it is there");
        give(&mut hooks, HookAct::Add(one)).expect("another");
        assert_eq!(hooks.all().keys().copied().collect::<Vec<_>>(), [2]);
        assert_eq!(give(&mut hooks, HookAct::Remove(1)), Err(HookRefusal::Unknown));
    }

    #[test]
    fn there_are_not_too_many_and_each_has_a_topic() {
        let mut hooks = Hooks::empty();
        let nothing = hook("https://example.org/in", &[]);
        assert_eq!(give(&mut hooks, HookAct::Add(nothing)), Err(HookRefusal::NoTopic));
        for _ in 0..MOST {
            give(&mut hooks, HookAct::Add(hook("http://example.org", &[Topic::End]))).expect("room");
        }
        let more = HookAct::Add(hook("http://example.org", &[Topic::End]));
        assert_eq!(give(&mut hooks, more), Err(HookRefusal::TooMany));
    }
}
