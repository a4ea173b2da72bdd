//! A tournament that somebody looks at: everybody, or the desk.

use std::collections::HashMap;
use std::ops::Deref;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use kolo_day::round::Round;
use kolo_messages::Lang;
use kolo_model::RoundNumber;
use kolo_tournament::State;

use super::room;
use crate::app::App;
use crate::desk::Arbiter;
use crate::pages::day::{Part, Shell, View};
use crate::problem::Problem;
use crate::room::Newest;
use crate::tournament::Tournament;

/// A tournament as it is now, and whoever looks at it.
pub(super) struct Visit {
    /// What all handlers share.
    pub(super) app: App,
    /// The language of the page.
    pub(super) lang: Lang,
    /// The name of the tournament in addresses.
    pub(super) id: String,
    /// The tournament.
    pub(super) newest: Newest<Tournament>,
    /// What else stands in the address.
    rest: HashMap<String, String>,
}

/// The same, seen from the desk.
pub(super) struct AtDesk {
    visit: Visit,
    /// Who sits there.
    pub(super) by: Arbiter,
}

impl Deref for AtDesk {
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
        Ok(Visit { app: app.clone(), lang, id, newest, rest })
    }
}

impl FromRequestParts<App> for AtDesk {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        // Who may not come in is not told what there is.
        let by = Arbiter::from_request_parts(parts, app).await?;
        let visit = Visit::from_request_parts(parts, app).await?;
        Ok(AtDesk { visit, by })
    }
}

impl Visit {
    /// What its log adds up to.
    ///
    /// # Errors
    /// When nobody has created it.
    pub(super) fn state(&self) -> Result<&State, Problem> {
        self.newest.state.state()
    }

    /// What stands around a page of it.
    ///
    /// # Errors
    /// When nobody has created it.
    pub(super) fn shell(&self, view: View, part: Part) -> Result<Shell, Problem> {
        Ok(Shell::new(&self.id, self.state()?, self.newest.version, view, part, self.lang))
    }

    /// A word in the address.
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn word(&self, name: &str) -> Result<&str, Problem> {
        self.rest.get(name).map(String::as_str).ok_or_else(Problem::not_found)
    }

    /// A number in the address.
    ///
    /// # Errors
    /// When there is nothing under such an address.
    pub(super) fn number(&self, name: &str) -> Result<u32, Problem> {
        self.rest.get(name).and_then(|text| text.parse().ok()).ok_or_else(Problem::not_found)
    }

    /// The published round in the address.
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn published(&self) -> Result<Round, Problem> {
        let state = self.state()?;
        let number = RoundNumber::new(self.number("round")?).filter(|at| at.index() < state.rounds().len());
        number.and_then(|number| Round::of(state, number, self.lang)).ok_or_else(Problem::not_found)
    }
}
