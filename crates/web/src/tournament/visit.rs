//! A tournament that is looked at, by the public or an organiser. Under the organiser's addresses it is whole; under
//! all others it is what is public.

use std::borrow::Cow;
use std::collections::HashMap;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::Response;
use kolo_messages::Lang;
use kolo_model::{Name, RoundNumber};
use kolo_store::Version;
use kolo_tournament::State;
use kolo_views::round::Round;

use crate::app::App;
use crate::desk::{self, Arbiter};
use crate::page_cache::Sheet;
use crate::problem::Problem;
use crate::public::{self, Sight};
use crate::room::Newest;
use crate::routes::visiting::{Address, Staffed, Versioned};
use crate::site::{Place, Role};
use crate::tasks::of;
use crate::theme::Theme;
use crate::tournament::Tournament;
use crate::tournament::room;
use crate::tournament::{Part, Shell, View};

/// A tournament as it is now, and the viewer.
pub(crate) struct Visit {
    /// What all handlers share.
    pub(crate) app: App,
    /// The language of the page.
    pub(crate) lang: Lang,
    /// The name of the tournament in addresses.
    pub(crate) id: String,
    /// The tournament.
    pub(crate) newest: Newest<Tournament>,
    /// How often it was chosen what is public.
    pub(in crate::tournament) choices: u32,
    /// The role of the viewer at this tournament.
    pub(crate) here: Option<Role>,
    /// Who looks, if it is a signed-in organiser.
    who: Option<Name>,
    /// What else stands in the address.
    rest: HashMap<String, String>,
}

/// The same, seen by an organiser who may do this there; unless it says otherwise, what arbiters decide.
pub(crate) type AtDesk<T = of::Arbitrate> = Staffed<Visit, T>;

impl FromRequestParts<App> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Address { id, lang, rest } = Address::from_request_parts(parts, app).await?;
        let whole = room(app, &id).await?.newest();
        let (newest, choices, person) = match Sight::of(parts) {
            Sight::Desk => (whole, 0, desk::looks(app, parts).await),
            Sight::Public => {
                let chosen = public::of_tournament(app, &id).await?;
                let place = Place::Tournament(id.clone());
                let person = public::admit(app, parts, chosen.policy.reach, &place).await?;
                (public::tournament(app, &id, &whole, chosen, lang), chosen.choices, person)
            }
        };
        let here = person.as_ref().and_then(Arbiter::here);
        let who = person.map(|person| person.name);
        Ok(Visit { app: app.clone(), lang, id, newest, choices, here, who, rest })
    }
}

impl Versioned for Visit {
    fn version(&self) -> Version {
        self.newest.version
    }
}

impl Visit {
    /// What its log adds up to.
    ///
    /// # Errors
    /// When it was not created.
    pub(crate) fn state(&self) -> Result<&State, Problem> {
        self.newest.state.state()
    }

    /// What stands around a page of it.
    ///
    /// # Errors
    /// When it was not created.
    pub(crate) fn shell(&self, view: View, part: Part) -> Result<Shell, Problem> {
        let (state, version) = (self.state()?, self.newest.version);
        let (here, who) = match view {
            View::Desk => (self.here, self.who.as_ref().map(ToString::to_string)),
            // A public page knows no viewer.
            View::Public => (None, None),
        };
        let mut shell = Shell::new(&self.id, state, version, view, part, here, self.lang);
        shell.who = who;
        if view == View::Public {
            shell.follow = format!("{}?public={}", shell.follow, self.choices);
        }
        Ok(shell)
    }

    /// A page: the public one is made once for a version and a language, the organiser's for each request.
    ///
    /// # Errors
    /// When it cannot be made.
    pub(crate) async fn page(
        &self,
        view: View,
        part: Cow<'static, str>,
        make: impl FnOnce() -> Result<String, Problem>,
    ) -> Result<Response, Problem> {
        self.app.kept.page(view, self.sheet(part), &self.newest.state, make).await
    }

    /// What an answer about it is kept under.
    pub(crate) fn sheet(&self, part: Cow<'static, str>) -> Sheet {
        let (id, lang, choices) = (self.id.clone(), self.lang, self.choices);
        Sheet { id, part, lang, theme: Theme::current(), choices }
    }

    /// A number in the address.
    ///
    /// # Errors
    /// When there is nothing under such an address.
    pub(crate) fn number(&self, name: &str) -> Result<u32, Problem> {
        self.rest.get(name).and_then(|text| text.parse().ok()).ok_or_else(Problem::not_found)
    }

    /// A word in the address; empty if there is none.
    pub(crate) fn word(&self, name: &str) -> &str {
        self.rest.get(name).map_or("", String::as_str)
    }

    /// The published round in the address.
    ///
    /// # Errors
    /// When there is none.
    pub(crate) fn published(&self) -> Result<Round, Problem> {
        let state = self.state()?;
        let number = RoundNumber::new(self.number("round")?).filter(|at| at.index() < state.rounds().len());
        number.and_then(|number| Round::of(state, number, self.lang)).ok_or_else(Problem::not_found)
    }
}
