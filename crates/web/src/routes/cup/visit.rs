//! A tournament of stages that somebody looks at, or gives an order to. Who may do so is decided here and nowhere else, and
//! what of it: under addresses of the desk it is whole, under all others what everybody may see. `Visit` is for everybody,
//! `AtCup` for the desk, and `Given` for its forms.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::Response;
use kolo_messages::Lang;
use kolo_model::Name;
use kolo_stages::cup::{Cup, CupCommand};
use kolo_stages::{Fixture, MatchId};

use super::{order, room};
use crate::app::App;
use crate::cup_room::CupRoom;
use crate::desk::{self, Arbiter};
use crate::form::Posted;
use crate::page_cache::Sheet;
use crate::pages::contest::shell::Looks;
use crate::pages::cup::{Part, shell};
use crate::pages::day::{Shell, View};
use crate::problem::Problem;
use crate::public::{self, Sight};
use crate::room::Newest;
use crate::routes::visiting::{Address, Staffed};
use crate::site::{Place, Role};
use crate::tasks::Needed;
use crate::theme::Theme;

/// A tournament as it is now, and whoever looks at it.
pub(in crate::routes) struct Visit {
    /// What all handlers share.
    pub(in crate::routes) app: App,
    /// The language of the page.
    pub(in crate::routes) lang: Lang,
    /// The name of the tournament in addresses.
    pub(in crate::routes) id: String,
    /// The tournament with its version.
    pub(in crate::routes) newest: Newest<CupRoom>,
    /// The tournament.
    pub(in crate::routes) cup: Arc<Cup>,
    /// How often it was chosen what everybody may see.
    pub(super) choices: u32,
    here: Option<Role>,
    who: Option<Name>,
    rest: HashMap<String, String>,
}

/// The same, seen from the desk by somebody who may do this there.
pub(in crate::routes) type AtCup<T> = Staffed<Visit, T>;

/// A form that was sent by somebody who may.
pub(in crate::routes) struct Given<T> {
    visit: Visit,
    /// What was sent.
    pub(in crate::routes) posted: Posted<T>,
}

impl<T> Deref for Given<T> {
    type Target = Visit;

    fn deref(&self) -> &Visit {
        &self.visit
    }
}

impl FromRequestParts<App> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Address { id, lang, rest } = Address::from_request_parts(parts, app).await?;
        let whole = room(app, &id).await?.newest();
        let (newest, choices, person) = match Sight::of(parts) {
            Sight::Desk => (whole, 0, desk::looks(app, parts).await),
            Sight::Public => {
                let chosen = public::of_cup(app, &id).await?;
                let place = Place::Stages(id.clone());
                let person = public::admit(app, parts, chosen.policy.reach, &place).await?;
                (public::cup(app, &id, &whole, chosen, lang)?, chosen.choices, person)
            }
        };
        let cup = Arc::clone(newest.state.cup()?);
        let here = person.as_ref().and_then(Arbiter::here);
        let who = person.map(|person| person.name);
        Ok(Visit { app: app.clone(), lang, id, newest, cup, choices, here, who, rest })
    }
}

impl<T: Needed> FromRequest<App> for Given<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let (mut parts, body) = request.into_parts();
        // The path is read first, but nothing is told before it is known who asks.
        let visit = Visit::from_request_parts(&mut parts, app).await;
        let posted = Posted::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Given { visit: visit?, posted })
    }
}

impl Visit {
    /// A part of the address.
    ///
    /// # Errors
    /// When it is not there.
    pub(in crate::routes) fn part(&self, name: &str) -> Result<&str, Problem> {
        self.rest.get(name).map(String::as_str).ok_or_else(Problem::not_found)
    }

    /// The match in the address.
    ///
    /// # Errors
    /// When there is none of this name whose sides are known.
    pub(in crate::routes) fn game(&self) -> Result<MatchId, Problem> {
        let id = MatchId::from(self.part("game")?);
        let known = self.cup.state().and_then(|state| state.fixture(&id)).and_then(Fixture::people);
        known.map(|_| id).ok_or_else(Problem::not_found)
    }

    /// What the addresses of the tournament begin with at the desk.
    pub(in crate::routes) fn base(&self) -> String {
        shell::base(View::Desk, &self.id)
    }

    /// What stands around a page.
    pub(in crate::routes) fn shell(&self, view: View, part: Part) -> Shell {
        let version = self.newest.version;
        let looks = match view {
            View::Desk => Looks { version, view, here: self.here, who: self.who.as_ref() },
            View::Public => Looks::public(version),
        };
        let mut shell = shell::of_cup(&self.id, &self.cup, looks, part, self.lang);
        if view == View::Public {
            // What everybody is shown follows also what is chosen for everybody.
            shell.follow = format!("{}?public={}", shell.follow, self.choices);
        }
        shell
    }

    /// A page: the one for everybody is made once for a version and a language, the desk's for whoever looks.
    ///
    /// # Errors
    /// When it cannot be made.
    pub(super) async fn page(
        &self,
        view: View,
        part: &str,
        make: impl FnOnce() -> Result<String, Problem>,
    ) -> Result<Response, Problem> {
        self.app.kept.page(view, self.sheet(part), &self.newest.state, make).await
    }

    /// What an answer about it is kept under.
    pub(super) fn sheet(&self, part: &str) -> Sheet {
        // A tournament may have the same name as one of stages, and no name has a slash.
        let (id, part) = (shell::base(View::Public, &self.id), part.to_owned().into());
        let (lang, theme, choices) = (self.lang, Theme::current(), self.choices);
        Sheet { id, part, lang, theme, choices }
    }
}

impl<T> Given<T> {
    /// Carries an order out.
    ///
    /// # Errors
    /// The refusal, or trouble with the database.
    pub(in crate::routes) async fn give(&self, command: CupCommand) -> Result<Newest<CupRoom>, Problem> {
        let order = order(&self.posted, command);
        Ok(room(&self.app, &self.id).await?.give(self.posted.command.clone(), &order).await?)
    }
}
