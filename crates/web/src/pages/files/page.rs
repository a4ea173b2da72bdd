//! A tournament from a file.

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::form::Hidden;
use crate::pages::{Frame, words};

words! {
    /// What stands on the page.
    FileWords {
        heading: "hall-file-heading",
        about: "hall-file-about",
        personal: "hall-file-personal",
        paste: "hall-file-paste",
        choose: "hall-import-file",
        read: "hall-file-read",
        copy: "hall-file-copy",
    }
}

/// A tournament that is here already.
#[derive(Debug)]
pub(crate) struct Known {
    /// What it is called.
    pub(crate) name: String,
    /// Its organiser's page.
    pub(crate) href: String,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/files/page.html")]
pub(crate) struct FilePage {
    frame: Frame,
    w: FileWords,
    hidden: Hidden,
    pasted: String,
    trouble: Option<String>,
    known: Option<Known>,
}

impl FilePage {
    /// The empty form.
    pub(crate) fn new(app: &App, lang: Lang, hidden: Hidden) -> FilePage {
        FilePage {
            frame: Frame::new(app, lang, &Message::new("hall-file-heading")),
            w: FileWords::of(lang),
            hidden,
            pasted: String::new(),
            trouble: None,
            known: None,
        }
    }

    /// The form with the file that was sent and what is wrong with it.
    pub(crate) fn again(self, pasted: String, trouble: String, known: Option<Known>) -> FilePage {
        FilePage { pasted, trouble: Some(trouble), known, ..self }
    }
}
