//! All who work on this site.

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::desk::Arbiter;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::people::PeopleWords;
use crate::pages::people::list::{Choice, GrantNames, Group, List, Made, Places};
use crate::site::{Grant, Place};

/// The address of the page.
pub(crate) const PATH: &str = "/desk/people";

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/people/all/page.html")]
pub(crate) struct AllPeoplePage {
    frame: Frame,
    w: PeopleWords,
    list: List,
}

impl AllPeoplePage {
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
    ) -> Result<AllPeoplePage, NoChance> {
        let names = GrantNames { places, lang };
        let of_site = [Grant::Creator, Grant::Administrator];
        let choice = |grant: Grant| Choice { value: grant.to_string(), label: names.text(&grant) };
        let mut groups = vec![Group { name: None, choices: of_site.map(choice).into() }];
        // A contest has many tournaments; who works at one of them is invited on the page of the contest.
        let whole = places.iter().filter(|(place, _)| !matches!(place, Place::Venue { .. }));
        groups.extend(whole.map(|(place, name)| names.roles_at(place, Some(name.clone()))));
        Ok(AllPeoplePage {
            frame: Frame::new(app, lang, &Message::new("people-all")),
            w: PeopleWords::of(lang),
            list: List::new(app, &names, by, PATH.to_owned(), groups, made, |_| true)?,
        })
    }
}
