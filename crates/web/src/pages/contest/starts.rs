//! When the rounds of a Swiss of a contest start.

use askama::Template;
use kolo_messages::Lang;
use kolo_tournament::State;

use crate::app::App;
use crate::desk::Arbiter;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tournament::settings::page::{Start, starts};
use crate::tournament::{FloorWords, Shell};

/// The page.
#[derive(Debug, Template)]
#[template(path = "contest/starts.html")]
pub(crate) struct StartsPage {
    frame: Frame,
    shell: Shell,
    f: FloorWords,
    base: String,
    starts: Vec<Start>,
}

impl StartsPage {
    /// The page of a Swiss that has started.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        by: &Arbiter,
    ) -> Result<StartsPage, NoChance> {
        Ok(StartsPage {
            frame: Frame::named(app, lang, &shell.name),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            starts: starts(state, by, lang)?,
            shell,
        })
    }
}
