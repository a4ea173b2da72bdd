//! The page that says why there is no other.

use askama::Template;
use kolo_messages::{Lang, Message};

use super::{App, Frame};
use crate::problem::Problem;

/// The page.
#[derive(Debug, Template)]
#[template(path = "trouble.html")]
pub(super) struct Trouble {
    frame: Frame,
    text: String,
    clause: Option<&'static str>,
    /// The way back for a user who is signed in.
    desk: Option<String>,
    /// The way back to the page of the form that was sent.
    back: Option<(String, String)>,
}

impl Trouble {
    /// What is wrong. A form is sent to an address that leads back to its page when it is opened.
    pub(super) fn new(app: &App, lang: Lang, problem: &Problem, form: Option<&str>) -> Self {
        let back = |address: &str| (address.to_owned(), Message::new("web-trouble-back").text(lang));
        Trouble {
            frame: Frame::new(app, lang, &Message::new("web-trouble-heading")),
            text: problem.message.text(lang),
            clause: problem.clause.map(kolo_model::Clause::id),
            desk: (problem.clause.map(kolo_model::Clause::id) == Some("K-ROLE"))
                .then(|| Message::new("web-desk-heading").text(lang)),
            // Two slashes would lead to another site.
            back: form.filter(|address| !address.starts_with("//")).map(back),
        }
    }
}
