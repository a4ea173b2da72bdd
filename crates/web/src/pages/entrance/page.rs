//! The page behind a one-time link: who are you?

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::entrance::routes::Coming;
use crate::pages::words::words;

words! {
    /// The words of the entrance.
    EntranceWords {
        heading: "web-enter-heading",
        about: "web-enter-about",
        name: "web-enter-name",
        enter: "web-enter-button",
        invited: "people-invited",
        come_back: "people-come-back",
        come_back_about: "people-come-back-about",
        sign_in_name: "people-sign-in-name",
        password: "people-new-password",
        again: "people-again",
        have_account: "people-have-account",
        sign_in: "people-sign-in",
        accept: "people-accept",
        or_new: "people-or-new",
    }
}

/// A visitor who is signed in already.
#[derive(Debug)]
pub(crate) struct Known {
    name: String,
    hidden: Hidden,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/entrance/page.html")]
pub(crate) struct Entrance {
    frame: Frame,
    w: EntranceWords,
    key: String,
    invited: String,
    known: Option<Known>,
    name: String,
    sign_in: String,
    trouble: Option<String>,
}

impl Entrance {
    /// For the holder of this key.
    ///
    /// # Errors
    /// No random bytes.
    pub(super) fn new(
        app: &App,
        lang: Lang,
        key: &str,
        invited: String,
        by: Option<&Arbiter>,
        coming: Coming,
        trouble: Option<&Message>,
    ) -> Result<Self, NoChance> {
        let known = by.map(|by| Ok(Known { name: by.name.to_string(), hidden: Hidden::new(by)? }));
        Ok(Entrance {
            frame: Frame::new(app, lang, &Message::new("web-enter-heading")),
            w: EntranceWords::of(lang),
            key: key.to_owned(),
            invited,
            known: known.transpose()?,
            name: coming.name,
            sign_in: coming.sign_in,
            trouble: trouble.map(|message| message.text(lang)),
        })
    }
}
