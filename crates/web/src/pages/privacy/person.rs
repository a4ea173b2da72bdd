//! What is known about one person, and the form that erases it.

use askama::Template;
use kolo_messages::{Lang, Message};
use serde_json::Value;

use crate::app::App;
use crate::pages::Frame;
use crate::pages::day::Shell;
use crate::pages::words::words;
use crate::persons::Erasure;
use crate::posted::Hidden;
use crate::time;

words! {
    /// The words of the pages about a person.
    PersonWords {
        about: "privacy-data-about",
        erase: "privacy-erase",
        erase_about: "privacy-erase-about",
        erase_heading: "privacy-erase-heading",
        erase_preview: "privacy-erase-preview",
        erase_stays: "privacy-erase-stays",
        file: "privacy-data-file",
        known: "privacy-data-known",
        log: "privacy-data-log",
        people_about: "privacy-people-about",
        people_heading: "privacy-people-heading",
        people_none: "privacy-people-none",
        people_search: "privacy-people-search",
        people_show: "privacy-people-show",
        reason: "hall-reason",
    }
}

/// A fact.
#[derive(Debug, PartialEq, Eq)]
struct Fact {
    what: String,
    text: String,
}

/// A line of the log.
#[derive(Debug)]
struct Line {
    at: String,
    iso: String,
    by: String,
    text: String,
}

/// What erasing would do.
#[derive(Debug)]
struct Preview {
    told: String,
    reason: String,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "privacy/person.html")]
pub(crate) struct PersonDataPage {
    frame: Frame,
    shell: Shell,
    w: PersonWords,
    name: String,
    base: String,
    facts: Vec<Fact>,
    lines: Vec<Line>,
    preview: Option<Preview>,
    hidden: Hidden,
}

impl PersonDataPage {
    /// The page about somebody, below this address; perhaps with what erasing would do, and why it is to be done.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        mut shell: Shell,
        base: String,
        data: &Value,
        erasure: Option<(&Erasure, &str)>,
        hidden: Hidden,
    ) -> PersonDataPage {
        if erasure.is_some() {
            // What is asked about must not be swept away by news.
            shell.follow = String::new();
        }
        let named = ["/entry/name", "/person/name"].into_iter().find_map(|at| data.pointer(at)?.as_str());
        let mut facts = Vec::new();
        if let Value::Object(fields) = data {
            for (name, value) in fields.iter().filter(|(name, _)| name.as_str() != "log") {
                flatten(name, value, &mut facts);
            }
        }
        let preview = erasure.map(|(erasure, reason)| {
            let told = if erasure.rewrites.is_empty() {
                Message::new("privacy-erase-nothing")
            } else {
                Message::new("privacy-erase-would")
                    .with("name", erasure.name.as_str())
                    .with("label", erasure.label.as_str())
                    .with("events", erasure.events())
            };
            Preview { told: told.text(lang), reason: reason.to_owned() }
        });
        PersonDataPage {
            frame: Frame::named(app, lang, &shell.name),
            w: PersonWords::of(lang),
            name: named.unwrap_or_default().to_owned(),
            base,
            facts,
            lines: lines(data),
            preview,
            hidden,
            shell,
        }
    }
}

/// Every fact of a value with the way to it.
fn flatten(name: &str, value: &Value, facts: &mut Vec<Fact>) {
    let mut fact = |text: String| facts.push(Fact { what: name.to_owned(), text });
    match value {
        Value::Null => {}
        Value::Bool(one) => fact(one.to_string()),
        Value::Number(one) => fact(one.to_string()),
        Value::String(one) => fact(one.clone()),
        Value::Array(list) => {
            for (number, one) in (1..).zip(list) {
                flatten(&format!("{name} {number}"), one, facts);
            }
        }
        Value::Object(fields) => {
            for (field, one) in fields {
                flatten(&format!("{name} · {field}"), one, facts);
            }
        }
    }
}

fn lines(data: &Value) -> Vec<Line> {
    let list = data.get("log").and_then(Value::as_array);
    let text =
        |value: &Value, name: &str| value.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    let line = |step: &Value| {
        let at = step.get("at").and_then(Value::as_i64).unwrap_or_default();
        let events = step.get("events").and_then(Value::as_array).into_iter().flatten();
        let told: Vec<&str> = events.filter_map(Value::as_str).collect();
        let reason = Some(text(step, "reason")).filter(|reason| !reason.is_empty());
        let told = told.into_iter().map(str::to_owned).chain(reason).collect::<Vec<_>>().join(" · ");
        Line { at: time::local(at), iso: time::iso(at), by: text(step, "by"), text: told }
    };
    list.into_iter().flatten().map(line).collect()
}

/// Somebody in a list.
#[derive(Debug)]
pub(crate) struct Found {
    /// The id.
    pub(crate) id: String,
    /// The name.
    pub(crate) name: String,
    /// Where he or she plays.
    pub(crate) teams: String,
}

/// The people of a contest.
#[derive(Debug, Template)]
#[template(path = "privacy/people.html")]
pub(crate) struct PeopleDataPage {
    frame: Frame,
    shell: Shell,
    w: PersonWords,
    base: String,
    typed: String,
    found: Vec<Found>,
}

impl PeopleDataPage {
    /// Those who were found by these letters.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        base: String,
        typed: String,
        found: Vec<Found>,
    ) -> PeopleDataPage {
        let frame = Frame::named(app, lang, &shell.name);
        PeopleDataPage { frame, w: PersonWords::of(lang), shell, base, typed, found }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_told_with_the_way_to_them() {
        let mut facts = Vec::new();
        let value = serde_json::json!({"name": "Eva", "person": {"born": "2011-03-17"}, "rounds": [1, null]});
        flatten("entry", &value, &mut facts);
        let told: Vec<(&str, &str)> =
            facts.iter().map(|fact| (fact.what.as_str(), fact.text.as_str())).collect();
        assert_eq!(
            told,
            [("entry · name", "Eva"), ("entry · person · born", "2011-03-17"), ("entry · rounds 1", "1")]
        );
    }
}
