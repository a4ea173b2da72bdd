//! What is known about one person, and the form that erases it.

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::pages::words::words;
use crate::privacy::Erasure;
use crate::privacy::known::{self, Fact, Known};
use crate::time;
use crate::tournament::Shell;

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
    text: String,
    reason: String,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/privacy/person/page.html")]
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
    /// The page about a person, below this address; perhaps with what erasing would do, and why it is to be done.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        mut shell: Shell,
        base: String,
        known: Known,
        erasure: Option<(&Erasure, &str)>,
        hidden: Hidden,
    ) -> PersonDataPage {
        if erasure.is_some() {
            // What is asked about must not be swept away by news.
            shell.follow = String::new();
        }
        let line = |line: known::Line| Line {
            at: time::describe(line.at, lang),
            iso: time::iso(line.at),
            by: line.by,
            text: line.text,
        };
        let preview = erasure.map(|(erasure, reason)| {
            let message = if erasure.rewrites.is_empty() {
                Message::new("privacy-erase-nothing")
            } else {
                Message::new("privacy-erase-would")
                    .with("name", erasure.name.as_str())
                    .with("label", erasure.label.as_str())
                    .with("events", erasure.events())
            };
            Preview { text: message.text(lang), reason: reason.to_owned() }
        });
        PersonDataPage {
            frame: Frame::named(app, lang, &shell.name),
            w: PersonWords::of(lang),
            name: known.name,
            base,
            facts: known.facts,
            lines: known.lines.into_iter().map(line).collect(),
            preview,
            hidden,
            shell,
        }
    }
}

/// A person in a list.
#[derive(Debug)]
pub(crate) struct Found {
    /// The id.
    pub(crate) id: String,
    /// The name.
    pub(crate) name: String,
    /// Where they play.
    pub(crate) teams: String,
}

/// The people of a contest.
#[derive(Debug, Template)]
#[template(path = "pages/privacy/person/list.html")]
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
