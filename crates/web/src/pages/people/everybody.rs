//! All who work on this site.

use askama::Template;
use kolo_messages::{Lang, Message};

use super::PeopleWords;
use super::list::{Choice, Group, List, Made, Places, Teller};
use crate::app::App;
use crate::desk::Arbiter;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::site::{Grant, Place};

/// The address of the page.
pub(crate) const PATH: &str = "/desk/people";

/// The page.
#[derive(Debug, Template)]
#[template(path = "people/everybody.html")]
pub(crate) struct EverybodyPage {
    frame: Frame,
    w: PeopleWords,
    list: List,
}

impl EverybodyPage {
    /// For an administrator.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        by: &Arbiter,
        places: &Places,
        made: Option<Made>,
    ) -> Result<EverybodyPage, NoChance> {
        let teller = Teller { places, lang };
        let of_site = [Grant::Creator, Grant::Administrator];
        let choice = |grant: Grant| Choice { value: grant.to_string(), label: teller.tell(&grant) };
        let mut groups = vec![Group { name: None, choices: of_site.map(choice).into() }];
        // A contest has many tournaments; who works at one of them is invited on the page of the contest.
        let whole = places.iter().filter(|(place, _)| !matches!(place, Place::Venue { .. }));
        groups.extend(whole.map(|(place, name)| teller.roles_at(place, Some(name.clone()))));
        Ok(EverybodyPage {
            frame: Frame::new(app, lang, &Message::new("people-everybody")),
            w: PeopleWords::of(lang),
            list: List::new(app, &teller, by, PATH.to_owned(), groups, made, |_| true)?,
        })
    }
}
