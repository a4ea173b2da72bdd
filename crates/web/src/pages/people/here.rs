//! Who works at one tournament.

use askama::Template;
use kolo_messages::Lang;

use super::PeopleWords;
use super::list::{List, Made, Teller};
use crate::app::App;
use crate::desk::Arbiter;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::day::Shell;
use crate::site::{Grant, Place};

/// The page.
#[derive(Debug, Template)]
#[template(path = "people/here.html")]
pub(crate) struct HerePage {
    frame: Frame,
    shell: Shell,
    w: PeopleWords,
    list: List,
}

impl HerePage {
    /// For an organiser.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        by: &Arbiter,
        place: &Place,
        made: Option<Made>,
    ) -> Result<HerePage, NoChance> {
        let places = vec![(place.clone(), shell.name.clone())];
        let teller = Teller { places: &places, lang };
        let groups = vec![teller.roles_at(place, None)];
        let shown = |grant: &Grant| matches!(grant, Grant::At(_, at) if at.covers(place));
        let action = format!("{}/people", shell.home);
        Ok(HerePage {
            frame: Frame::named(app, lang, &shell.name),
            w: PeopleWords::of(lang),
            list: List::new(app, &teller, by, action, groups, made, shown)?,
            shell,
        })
    }
}
