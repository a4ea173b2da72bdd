//! From values to what they mean, with every problem noted.

use std::collections::BTreeSet;

use kolo_messages::Message;
use kolo_model::{HalfPoints, Place, Spot};

use super::value::{At, Node, Value};
use crate::collector::Collector;
use crate::limits::MOST_TEXT_BYTES;

/// What a value is, in words.
fn found(value: &Value<'_>) -> Message {
    match &value.node {
        Node::Null => Message::new("json-is-null"),
        Node::Flag(_) => Message::new("json-is-flag"),
        Node::Number(text) => Message::new("json-is-number").with("text", shortened(text)),
        Node::Text(text) => Message::new("json-is-text").with("text", shortened(text)),
        Node::List(_) => Message::new("json-is-list"),
        Node::Object(_) => Message::new("json-is-object"),
    }
}

/// Enough of a text to recognise it.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    text.chars().take(MOST).chain(['…']).collect()
}

/// Notes that `value` is not what was expected.
pub(super) fn refuse(value: &Value<'_>, expected: Message, notes: &mut Collector) {
    let message = Message::new("json-expected").with("expected", expected).with("found", found(value));
    notes.problem(value.at.place(), message);
}

pub(super) fn text<'v>(value: &'v Value<'_>, notes: &mut Collector) -> Option<&'v str> {
    match &value.node {
        Node::Text(text) if text.len() <= MOST_TEXT_BYTES => return Some(text),
        Node::Text(_) => {
            let message = Message::new("file-text-too-long").with("most", MOST_TEXT_BYTES);
            notes.problem(value.at.place(), message);
        }
        Node::Null | Node::Flag(_) | Node::Number(_) | Node::List(_) | Node::Object(_) => {
            refuse(value, Message::new("json-a-text"), notes);
        }
    }
    None
}

/// A text with its place.
pub(super) fn text_spot(value: &Value<'_>, notes: &mut Collector) -> Option<Spot<String>> {
    text(value, notes).map(|text| Spot::new(text.to_owned(), value.at.place()))
}

/// `true` or `false`.
pub(super) fn flag(value: &Value<'_>, notes: &mut Collector) -> Option<bool> {
    if let Node::Flag(flag) = value.node {
        return Some(flag);
    }
    refuse(value, Message::new("json-a-flag"), notes);
    None
}

/// A whole number that fits into `T`.
pub(super) fn whole<T: std::str::FromStr>(value: &Value<'_>, notes: &mut Collector) -> Option<T> {
    if let Node::Number(text) = value.node
        && let Ok(number) = text.parse()
    {
        return Some(number);
    }
    refuse(value, Message::new("json-a-whole-number"), notes);
    None
}

/// A whole number of a range that the message names.
pub(super) fn whole_within<T: std::str::FromStr + PartialOrd + ToString>(
    value: &Value<'_>,
    range: std::ops::RangeInclusive<T>,
    notes: &mut Collector,
) -> Option<T> {
    if let Node::Number(text) = value.node
        && let Some(number) = text.parse().ok().filter(|number| range.contains(number))
    {
        return Some(number);
    }
    let expected = Message::new("json-a-whole-number-within")
        .with("least", range.start().to_string())
        .with("most", range.end().to_string());
    refuse(value, expected, notes);
    None
}

/// A whole number with its place.
pub(super) fn whole_spot<T: std::str::FromStr>(value: &Value<'_>, notes: &mut Collector) -> Option<Spot<T>> {
    whole(value, notes).map(|number| Spot::new(number, value.at.place()))
}

/// Whole or half points, from the text of the number.
pub(super) fn points(value: &Value<'_>, notes: &mut Collector) -> Option<HalfPoints> {
    if let Node::Number(text) = value.node {
        let points = text.parse::<HalfPoints>();
        return points.map_err(|error| notes.problem(value.at.place(), error.message())).ok();
    }
    refuse(value, Message::new("json-a-number-of-points"), notes);
    None
}

pub(super) fn list<'v, 'a>(value: &'v Value<'a>, notes: &mut Collector) -> Option<&'v [Value<'a>]> {
    if let Node::List(items) = &value.node {
        return Some(items);
    }
    refuse(value, Message::new("json-a-list"), notes);
    None
}

/// A list whose items are all sound; what is not is noted and left out.
pub(super) fn list_of<T>(
    value: &Value<'_>,
    notes: &mut Collector,
    mut item: impl FnMut(&Value<'_>, &mut Collector) -> Option<T>,
) -> Vec<T> {
    let mut items = Vec::new();
    for value in list(value, notes).unwrap_or_default() {
        if notes.is_full() {
            break;
        }
        match item(value, notes) {
            Some(item) => items.push(item),
            None => notes.mark_incomplete(),
        }
    }
    items
}

/// Two values, one for each side.
pub(super) fn pair<T>(
    value: &Value<'_>,
    notes: &mut Collector,
    item: impl Fn(&Value<'_>, &mut Collector) -> Option<T>,
) -> Option<kolo_model::PerSide<T>> {
    let [first, second] = list(value, notes)? else {
        refuse(value, Message::new("json-a-list-of-two"), notes);
        return None;
    };
    let (first, second) = (item(first, notes), item(second, notes));
    Some(kolo_model::PerSide::new(first?, second?))
}

/// The one of `options` that a text names.
pub(super) fn one_of<T: Copy>(
    value: &Value<'_>,
    options: &[(&'static str, T)],
    notes: &mut Collector,
) -> Option<T> {
    if let Node::Text(text) = &value.node
        && let Some((_, option)) = options.iter().find(|(name, _)| name == text)
    {
        return Some(*option);
    }
    let names: Vec<String> = options.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    refuse(value, Message::new("json-one-of").with("options", names), notes);
    None
}

/// The keys of an object, all of them known and given once.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fields<'v, 'a> {
    at: At,
    members: &'v [super::value::Member<'a>],
}

impl<'v, 'a> Fields<'v, 'a> {
    /// Opens an object; keys that are not among `known` and keys given twice are noted.
    pub(super) fn open(value: &'v Value<'a>, known: &[&'static str], notes: &mut Collector) -> Option<Self> {
        let Node::Object(members) = &value.node else {
            refuse(value, Message::new("json-an-object"), notes);
            return None;
        };
        let mut seen = BTreeSet::new();
        for member in members {
            if notes.is_full() {
                break;
            }
            let place = member.key_at.place();
            if !known.contains(&member.key.as_ref()) {
                let message = Message::new("json-unknown-key")
                    .with("key", shortened(&member.key))
                    .with("known", known.to_vec());
                notes.problem(place, message);
            } else if !seen.insert(member.key.as_ref()) {
                notes.problem(place, Message::new("json-key-twice").with("key", member.key.as_ref()));
            }
        }
        Some(Fields { at: value.at, members })
    }

    /// Where the object begins.
    pub(super) fn place(&self) -> Place {
        self.at.place()
    }

    /// The value of `key`, if given.
    pub(super) fn get(&self, key: &str) -> Option<&'v Value<'a>> {
        self.members.iter().find(|member| member.key == key).map(|member| &member.value)
    }

    /// The value of `key`; noted if it is missing.
    pub(super) fn require(&self, key: &'static str, notes: &mut Collector) -> Option<&'v Value<'a>> {
        let value = self.get(key);
        if value.is_none() {
            notes.missing(self.place(), Message::new("json-key-missing").with("key", key));
        }
        value
    }

    /// The value of `key` read by `read`, if given and sound.
    pub(super) fn read<T>(
        &self,
        key: &str,
        notes: &mut Collector,
        read: impl FnOnce(&Value<'_>, &mut Collector) -> Option<T>,
    ) -> Option<T> {
        self.get(key).and_then(|value| read(value, notes))
    }

    /// The list under `key`; empty if it is not given.
    pub(super) fn list<T>(
        &self,
        key: &str,
        notes: &mut Collector,
        item: impl FnMut(&Value<'_>, &mut Collector) -> Option<T>,
    ) -> Vec<T> {
        self.get(key).map_or_else(Vec::new, |value| list_of(value, notes, item))
    }
}
