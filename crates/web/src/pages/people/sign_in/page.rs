//! The page that asks for name and password.

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::pages::Frame;
use crate::pages::people::PeopleWords;

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/people/sign_in/page.html")]
pub(crate) struct SignInPage {
    frame: Frame,
    w: PeopleWords,
    door: String,
    to: String,
    sign_in: String,
    trouble: Option<String>,
}

impl SignInPage {
    /// For a browser with this token; it leads on to `to`.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        door: &str,
        to: &str,
        sign_in: &str,
        trouble: Option<&Message>,
    ) -> SignInPage {
        SignInPage {
            frame: Frame::new(app, lang, &Message::new("people-sign-in")),
            w: PeopleWords::of(lang),
            door: door.to_owned(),
            to: to.to_owned(),
            sign_in: sign_in.chars().take(60).collect(),
            trouble: trouble.map(|message| message.text(lang)),
        }
    }
}
