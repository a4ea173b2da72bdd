//! What an order would change, shown before it is given.

use askama::Template;
use kolo_messages::Lang;

use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::tournament::{FloorWords, Shell};

/// Something that is said with its clause.
#[derive(Debug)]
pub(crate) struct Remark {
    /// What.
    pub(crate) text: String,
    /// The clause.
    pub(crate) clause: Option<&'static str>,
}

/// An order that was asked about.
#[derive(Debug)]
pub(crate) struct Asked {
    /// What it is, in words.
    pub(crate) heading: String,
    /// Where the form is sent to.
    pub(crate) action: String,
    /// The way back without doing it.
    pub(crate) back: String,
    /// What stands on the button that leads back to the form with everything as it was sent, where there is one.
    pub(crate) again: Option<String>,
    /// What was typed before, carried on.
    pub(crate) fields: Vec<(String, String)>,
    /// The reason so far.
    pub(crate) reason: String,
    /// Whether there must be one.
    pub(crate) needs_reason: bool,
    /// Whether it can be done at all.
    pub(crate) can_be_saved: bool,
    /// Rules that it breaks.
    pub(crate) breaks: Vec<Remark>,
    /// What it changes, a sentence each.
    pub(crate) changes: Vec<String>,
    /// What is said where it changes nothing.
    pub(crate) nothing: String,
    /// What stood in the way.
    pub(crate) trouble: Option<Remark>,
}

/// Something that can be chosen beside the preview; another choice is another preview.
#[derive(Debug)]
pub(crate) struct Choice {
    /// The name of its field.
    pub(crate) name: &'static str,
    /// What is chosen, in words.
    pub(crate) label: String,
    /// Whether it is chosen.
    pub(crate) on: bool,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/act/page.html")]
pub(crate) struct ActPage {
    frame: Frame,
    shell: Shell,
    f: FloorWords,
    asked: Asked,
    hidden: Hidden,
    choice: Option<Choice>,
}

impl ActPage {
    /// The page of an order.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, asked: Asked, hidden: Hidden) -> ActPage {
        let frame = Frame::named(app, lang, &shell.name);
        ActPage { frame, shell, f: FloorWords::of(lang), asked, hidden, choice: None }
    }

    /// The same with something to choose, if there is anything.
    pub(crate) fn with_choice(self, choice: Option<Choice>) -> ActPage {
        ActPage { choice, ..self }
    }
}
