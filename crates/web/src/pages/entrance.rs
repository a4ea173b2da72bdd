//! The page behind a one-time link: who are you?

use askama::Template;
use kolo_messages::{Lang, Message};

use super::words::words;
use super::{App, Frame};

words! {
    /// The words of the entrance.
    EntranceWords {
        heading: "web-enter-heading",
        about: "web-enter-about",
        name: "web-enter-name",
        enter: "web-enter-button",
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "entrance.html")]
pub(crate) struct Entrance {
    frame: Frame,
    w: EntranceWords,
    key: String,
}

impl Entrance {
    /// For whoever has this key.
    pub(crate) fn new(app: &App, lang: Lang, key: &str) -> Self {
        let frame = Frame::new(app, lang, &Message::new("web-enter-heading"));
        Entrance { frame, w: EntranceWords::of(lang), key: key.to_owned() }
    }
}
