//! A tournament of stages that somebody looks at, or gives an order to. Who may do so is decided here and nowhere else:
//! `Visit` is for everybody, `AtCup` for the desk, and `Given` for its forms.

use std::collections::HashMap;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use kolo_messages::Lang;
use kolo_model::Name;
use kolo_stages::cup::{Cup, CupCommand};
use kolo_stages::{Fixture, MatchId};

use super::{order, room};
use crate::app::App;
use crate::cup_room::CupRoom;
use crate::desk::{self, Arbiter, By};
use crate::pages::contest::shell::Looks;
use crate::pages::cup::{Part, shell};
use crate::pages::day::{Shell, View};
use crate::posted::{Hidden, Posted};
use crate::problem::Problem;
use crate::room::Newest;
use crate::site::Role;
use crate::tasks::Needed;

/// A tournament as it is now, and whoever looks at it.
pub(super) struct Visit {
    /// What all handlers share.
    pub(super) app: App,
    /// The language of the page.
    pub(super) lang: Lang,
    /// The name of the tournament in addresses.
    pub(super) id: String,
    /// The tournament with its version.
    pub(super) newest: Newest<CupRoom>,
    /// The tournament.
    pub(super) cup: Arc<Cup>,
    here: Option<Role>,
    who: Option<Name>,
    rest: HashMap<String, String>,
}

/// The same, seen from the desk by somebody who may do this there.
pub(super) struct AtCup<T> {
    visit: Visit,
    task: PhantomData<T>,
    /// Who sits there.
    pub(super) by: Arbiter,
}

/// A form that was sent by somebody who may.
pub(super) struct Given<T> {
    visit: Visit,
    /// What was sent.
    pub(super) posted: Posted<T>,
}

impl<T> Deref for AtCup<T> {
    type Target = Visit;

    fn deref(&self) -> &Visit {
        &self.visit
    }
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
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
        let Path(mut rest) = path.map_err(|_| Problem::not_found())?;
        let id = rest.remove("id").ok_or_else(Problem::not_found)?;
        let lang = parts.extensions.get::<Lang>().copied().unwrap_or_default();
        let newest = room(app, &id).await?.newest();
        let cup = Arc::clone(newest.state.cup()?);
        let person = desk::looks(app, parts).await;
        let here = person.as_ref().and_then(Arbiter::here);
        let who = person.map(|person| person.name);
        Ok(Visit { app: app.clone(), lang, id, newest, cup, here, who, rest })
    }
}

impl<T: Needed> FromRequestParts<App> for AtCup<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        // Who may not come in is not told what there is.
        let by = By::<T>::from_request_parts(parts, app).await?.into_person();
        let visit = Visit::from_request_parts(parts, app).await?;
        Ok(AtCup { visit, task: PhantomData, by })
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
    pub(super) fn part(&self, name: &str) -> Result<&str, Problem> {
        self.rest.get(name).map(String::as_str).ok_or_else(Problem::not_found)
    }

    /// The match in the address.
    ///
    /// # Errors
    /// When there is none of this name whose sides are known.
    pub(super) fn game(&self) -> Result<MatchId, Problem> {
        let id = MatchId::from(self.part("game")?);
        let known = self.cup.state().and_then(|state| state.fixture(&id)).and_then(Fixture::people);
        known.map(|_| id).ok_or_else(Problem::not_found)
    }

    /// What the addresses of the tournament begin with at the desk.
    pub(super) fn base(&self) -> String {
        shell::base(View::Desk, &self.id)
    }

    /// What stands around a page.
    pub(super) fn shell(&self, view: View, part: Part) -> Shell {
        let version = self.newest.version;
        let looks = match view {
            View::Desk => Looks { version, view, here: self.here, who: self.who.as_ref() },
            View::Public => Looks::public(version),
        };
        shell::of_cup(&self.id, &self.cup, looks, part, self.lang)
    }
}

impl<T> AtCup<T> {
    /// The hidden fields of a form.
    ///
    /// # Errors
    /// No random bytes.
    pub(super) fn hidden(&self) -> Result<Hidden, Problem> {
        Ok(Hidden::new(&self.by)?)
    }
}

impl<T> Given<T> {
    /// Carries an order out.
    ///
    /// # Errors
    /// The refusal, or trouble with the database.
    pub(super) async fn give(&self, command: CupCommand) -> Result<Newest<CupRoom>, Problem> {
        let order = order(&self.posted, command);
        Ok(room(&self.app, &self.id).await?.give(self.posted.command.clone(), &order).await?)
    }
}
