//! A list that was pasted and is not entered yet: what is wrong with it, or what of it would be left out.

use askama::Template;
use kolo_messages::{Lang, Message};

use super::{DayWords, FloorWords, Shell};
use crate::app::App;
use crate::pages::Frame;
use crate::posted::Hidden;

/// What was found in a list.
#[derive(Debug)]
pub(crate) enum Found {
    /// It cannot be read.
    Problems(Vec<String>),
    /// It can, but not everything in it is taken; so many people are in it.
    Warnings(Vec<String>, usize),
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "day/import.html")]
pub(crate) struct ImportPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    problems: Vec<String>,
    warnings: Vec<String>,
    count: Option<String>,
    text: String,
    hidden: Hidden,
}

impl ImportPage {
    /// The page of a list.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        found: Found,
        text: &str,
        hidden: Hidden,
    ) -> ImportPage {
        let (problems, warnings, count) = match found {
            Found::Problems(problems) => (problems, Vec::new(), None),
            Found::Warnings(warnings, count) => {
                let count = Message::new("floor-import-count").with("count", count);
                (Vec::new(), warnings, Some(count.text(lang)))
            }
        };
        ImportPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            problems,
            warnings,
            count,
            text: shown(text).to_owned(),
            hidden,
            shell,
        }
    }
}

/// As much of a list as is told back: one that is longer is no list of people, and lies where it was copied from.
const SHOWN: usize = 256 * 1024;

fn shown(text: &str) -> &str {
    if text.len() > SHOWN { "" } else { text }
}
