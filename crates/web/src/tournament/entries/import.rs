//! A list that was pasted and is not entered yet: what is wrong with it, or what of it would be left out.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_views::newcomers::{Compared, Namesake};

use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::tournament::{DayWords, FloorWords, Shell};

/// What was found in a list.
#[derive(Debug)]
pub(crate) enum Found {
    /// It cannot be read.
    Problems(Vec<String>),
    /// It can, but not everything in it is taken, or a player of it is entered already.
    Asked(Vec<String>, Compared),
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/entries/import.html")]
pub(crate) struct ImportPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    problems: Vec<String>,
    warnings: Vec<String>,
    count: Option<String>,
    /// Those who are entered already as the list has them.
    same: Vec<Namesake>,
    /// Those who are entered with other data.
    different: Vec<Namesake>,
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
        let (problems, warnings, compared) = match found {
            Found::Problems(problems) => (problems, Vec::new(), None),
            Found::Asked(warnings, compared) => (Vec::new(), warnings, Some(compared)),
        };
        let count = compared.as_ref().map(|compared| match compared.new.len() {
            0 => Message::new("floor-import-nobody").text(lang),
            count => Message::new("floor-import-count").with("count", count).text(lang),
        });
        let Compared { same, different, .. } = compared.unwrap_or_default();
        ImportPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            problems,
            warnings,
            count,
            same,
            different,
            text: shown(text).to_owned(),
            hidden,
            shell,
        }
    }
}

/// As much of a list as is shown again: one that is longer is not a list of people, and lies where it was copied from.
const SHOWN: usize = 256 * 1024;

fn shown(text: &str) -> &str {
    if text.len() > SHOWN { "" } else { text }
}
