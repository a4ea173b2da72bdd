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
    /// The way back for somebody who is signed in.
    desk: Option<String>,
}

impl Trouble {
    /// What is wrong.
    pub(super) fn new(app: &App, lang: Lang, problem: &Problem) -> Self {
        Trouble {
            frame: Frame::new(app, lang, &Message::new("web-trouble-heading")),
            text: problem.message.text(lang),
            clause: problem.clause.map(kolo_model::Clause::id),
            desk: (problem.clause.map(kolo_model::Clause::id) == Some("K-ROLE"))
                .then(|| Message::new("web-desk-heading").text(lang)),
        }
    }
}
