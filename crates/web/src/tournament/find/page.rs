//! Where do I sit?

use askama::Template;
use kolo_messages::Lang;
use kolo_views::find::Found;

use crate::app::App;
use crate::pages::Frame;
use crate::tournament::{DayWords, FloorWords, Shell};

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/find/page.html")]
pub(crate) struct FindPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    typed: String,
    asked: bool,
    found: Vec<Found>,
}

impl FindPage {
    /// The page with what was found.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, typed: String, found: Vec<Found>) -> FindPage {
        FindPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            asked: !typed.trim().is_empty(),
            typed,
            found,
            shell,
        }
    }
}
