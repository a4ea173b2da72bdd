//! The first page.

use askama::Template;
use kolo_messages::{Lang, Message};

use super::words::words;
use super::{App, Frame};

words! {
    /// The words of the first page.
    HomeWords {
        heading: "web-home-heading",
        none: "web-home-none",
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "home.html")]
pub(crate) struct Home {
    frame: Frame,
    w: HomeWords,
}

impl Home {
    /// What is being played.
    pub(crate) fn new(app: &App, lang: Lang) -> Self {
        Home { frame: Frame::new(app, lang, Message::new("web-home-heading")), w: HomeWords::of(lang) }
    }
}
