//! What orders of a contest meant to others, and what opened in the plans of a tournament. A room finds that when an
//! order is taken in and keeps it, so that it is the same on every server and after every start. People stand in it by
//! their numbers alone: how they are called is looked up when it is sent, since what is sent leaves the server.

use serde_json::{Value, json};

use super::Topic;
use super::call::Parcel;
use super::outgoing::Outgoing;
use super::payload::{self, PayloadBefore, StepPayload};

/// Something that an order meant to others.
#[derive(Debug, Clone)]
pub(crate) struct Happened {
    /// Its place: the order, and which of the things that it meant.
    pub(crate) seq: u64,
    topic: Topic,
    at: i64,
    kind: &'static str,
    data: Value,
}

/// What something means to others: of what it is, its kind, and what is sent about it.
pub(super) type Meaning = (Topic, &'static str, Value);

/// One order means fewer things than this.
const IN_AN_ORDER: u64 = 1 << 16;

/// The place behind everything that happened up to a version.
pub(crate) fn behind(version: u64) -> u64 {
    version.saturating_mul(IN_AN_ORDER).saturating_add(IN_AN_ORDER - 1)
}

/// The place of an event of a tournament.
pub(crate) fn of_event(seq: u64) -> u64 {
    seq.saturating_mul(IN_AN_ORDER)
}

/// What happened after a place.
pub(crate) fn after(all: &[Happened], seq: u64) -> &[Happened] {
    let from = all.partition_point(|one| one.seq <= seq);
    all.get(from..).unwrap_or_default()
}

/// What one order meant.
pub(super) struct List {
    version: u64,
    first: u64,
    pub(super) events: Vec<Happened>,
}

impl List {
    /// Nothing yet, of the order that made this version.
    pub(super) fn of(version: u64) -> List {
        List { version, first: 0, events: Vec::new() }
    }

    /// Nothing yet, of what follows from the event of this number: it comes behind the event itself.
    pub(super) fn behind(seq: u64) -> List {
        List { version: seq, first: 1, events: Vec::new() }
    }

    /// One thing more.
    pub(super) fn add(&mut self, at: i64, (topic, kind, data): Meaning) {
        let index = u64::try_from(self.events.len()).unwrap_or(u64::MAX);
        let index = index.saturating_add(self.first).min(IN_AN_ORDER - 1);
        let seq = self.version.saturating_mul(IN_AN_ORDER).saturating_add(index);
        self.events.push(Happened { seq, topic, at, kind, data });
    }
}

/// What is undone, or holds again, is sent to all who were notified of it.
pub(super) fn of_step(kind: &'static str, step: u64, (topic, was, data): Meaning) -> Meaning {
    let was = PayloadBefore { kind: was, data };
    (topic, kind, payload::data(&StepPayload { venue: None, step, was }))
}

/// Of what something is reported, and how those in it are called.
pub(super) struct Envelope<'a> {
    /// The field that holds its name.
    pub(super) field: &'static str,
    /// What its names of deliveries begin with.
    pub(super) letter: char,
    /// Its name in addresses.
    pub(super) name: &'a str,
    /// The name of the person with this `id`.
    pub(super) called: &'a dyn Fn(&Value) -> Option<String>,
}

impl Envelope<'_> {
    /// As it is sent.
    pub(super) fn wrap(&self, one: &Happened) -> Outgoing {
        let id = format!("{}-{}-{}", self.letter, self.name, one.seq);
        let mut data = one.data.clone();
        self.complete(&mut data);
        let body = json!({
            "id": id,
            "kind": one.kind,
            (self.field): self.name,
            "version": one.seq / IN_AN_ORDER,
            "at": one.at,
            "data": data,
        });
        let parcel = Parcel { id, kind: one.kind, body: body.to_string() };
        Outgoing { topic: one.topic, seq: one.seq, at: one.at, parcel }
    }

    /// Puts names to those in it, and the name of the whole into addresses.
    fn complete(&self, data: &mut Value) {
        match data {
            Value::Array(all) => {
                for one in all {
                    self.complete(one);
                }
            }
            Value::Object(parts) => {
                for part in parts.values_mut() {
                    self.complete(part);
                }
                if let Some(name) = parts.get("id").and_then(self.called) {
                    parts.insert("name".to_owned(), name.into());
                }
                if let Some(view) = parts.get("view").and_then(Value::as_str) {
                    let view = format!("/api/{}/{}{view}", self.letter, self.name);
                    parts.insert("view".to_owned(), view.into());
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    /// What is sent when an organiser tries a webhook out.
    pub(super) fn trial(&self, hook: u32, at: i64) -> Parcel {
        let id = format!("{}-{}-test-{hook}-{at}", self.letter, self.name);
        let body =
            json!({ "id": id, "kind": "test", (self.field): self.name, "version": 0, "at": at, "data": {} });
        Parcel { id, kind: "test", body: body.to_string() }
    }
}

impl Happened {
    /// Of what it is.
    pub(crate) fn topic(&self) -> Topic {
        self.topic
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_addresses_are_put_in_wherever_they_belong() {
        let mut list = List::of(3);
        let data = json!({ "order": [{ "id": 2 }], "view": "/stages" });
        list.add(7, of_step("step.undone", 5, (Topic::Results, "tie.decided", data)));
        let called = |id: &Value| id.as_u64().map(|id| format!("No. {id}"));
        let envelope = Envelope { field: "contest", letter: 'c', name: "cup", called: &called };
        let outgoing = envelope.wrap(&list.events[0]);
        let body: Value = serde_json::from_str(&outgoing.parcel.body).expect("JSON");
        assert_eq!((&body["contest"], &body["version"]), (&json!("cup"), &json!(3)));
        let was = &body["data"]["was"]["data"];
        assert_eq!(was["order"][0], json!({ "id": 2, "name": "No. 2" }));
        assert_eq!(was["view"], "/api/c/cup/stages");
        assert_eq!(after(&list.events, behind(2)).len(), 1);
        assert!(after(&list.events, behind(3)).is_empty());
    }
}
