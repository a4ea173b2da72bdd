//! Who works at a place: a tournament, a contest with all its tournaments, or one of them.

use askama::Template;
use kolo_messages::Lang;

use crate::app::App;
use crate::desk::Arbiter;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::people::PeopleWords;
use crate::pages::people::list::{GrantNames, List, Made, Places};
use crate::site::{Grant, Place};
use crate::tournament::Shell;

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/people/here/page.html")]
pub(crate) struct HerePage {
    frame: Frame,
    shell: Shell,
    w: PeopleWords,
    list: List,
}

impl HerePage {
    /// For an organiser of the place; `places` are it, those in it, and those that it is in, by their names.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        by: &Arbiter,
        place: &Place,
        places: &Places,
        made: Option<Made>,
    ) -> Result<HerePage, NoChance> {
        let grant_names = GrantNames { places, lang };
        let inside: Vec<_> = places.iter().filter(|(at, _)| place.covers(at)).collect();
        let named = |name: &String| (inside.len() > 1).then(|| name.clone());
        let groups = inside.iter().map(|(at, name)| grant_names.roles_at(at, named(name))).collect();
        let shown = |grant: &Grant| matches!(grant, Grant::At(_, at) if at.covers(place) || place.covers(at));
        let action = match place {
            Place::Tournament(_) | Place::Venue { .. } => format!("{}/people", shell.home),
            Place::Contest(_) => format!("{}/-/people", shell.home),
        };
        Ok(HerePage {
            frame: Frame::named(app, lang, &shell.name),
            w: PeopleWords::of(lang),
            list: List::new(app, &grant_names, by, action, groups, made, shown)?,
            shell,
        })
    }
}
