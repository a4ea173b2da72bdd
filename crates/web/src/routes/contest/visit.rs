//! A contest or one of its tournaments that somebody looks at, or gives an order to. Who may do so is decided here and
//! nowhere else: `Visit` is for everybody, `AtOffice` and `AtVenue` for the desk, and `Given` for the forms of both.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use kolo_contest::{Contest, GameKey, Play, VenueId, VenueState};
use kolo_messages::Lang;

use super::{order, room};
use crate::app::App;
use crate::contest_room::{ContestAct, ContestRoom};
use crate::desk::Arbiter;
use crate::pages::contest::{Part, shell};
use crate::pages::day::{Shell, View};
use crate::posted::{Hidden, Posted};
use crate::problem::Problem;
use crate::room::Newest;

/// A contest as it is now, perhaps one of its tournaments, and whoever looks at it.
pub(super) struct Visit {
    /// What all handlers share.
    pub(super) app: App,
    /// The language of the page.
    pub(super) lang: Lang,
    /// The name of the contest in addresses.
    pub(super) id: String,
    /// The contest.
    pub(super) newest: Newest<ContestRoom>,
    contest: Arc<Contest>,
    venue: Option<VenueId>,
    rest: HashMap<String, String>,
}

/// The office, seen by those who sit there.
pub(super) struct AtOffice {
    visit: Visit,
    /// Who sits there.
    pub(super) by: Arbiter,
}

/// A tournament, seen by those who run it.
pub(super) struct AtVenue {
    visit: Visit,
    /// Who runs it.
    pub(super) by: Arbiter,
}

/// A form that was sent by somebody who may.
pub(super) struct Given {
    visit: Visit,
    /// What was sent.
    pub(super) posted: Posted,
    address: String,
}

impl Deref for AtOffice {
    type Target = Visit;

    fn deref(&self) -> &Visit {
        &self.visit
    }
}

impl Deref for AtVenue {
    type Target = Visit;

    fn deref(&self) -> &Visit {
        &self.visit
    }
}

impl Deref for Given {
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
        let contest = Arc::clone(newest.state.contest()?);
        let venue = match rest.remove("venue") {
            None => None,
            Some(name) => {
                let venue = VenueId::new(&name).map_err(|_| Problem::not_found())?;
                contest.state().venue(&venue).ok_or_else(Problem::not_found)?;
                Some(venue)
            }
        };
        Ok(Visit { app: app.clone(), lang, id, newest, contest, venue, rest })
    }
}

impl FromRequestParts<App> for AtOffice {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        // Who may not come in is not told what there is.
        let by = Arbiter::from_request_parts(parts, app).await?;
        let visit = Visit::from_request_parts(parts, app).await?;
        Ok(AtOffice { visit, by })
    }
}

impl FromRequestParts<App> for AtVenue {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let by = Arbiter::from_request_parts(parts, app).await?;
        let visit = Visit::from_request_parts(parts, app).await?;
        Ok(AtVenue { visit, by })
    }
}

impl FromRequest<App> for Given {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let (mut parts, body) = request.into_parts();
        let address = parts.uri.path().to_owned();
        // The path is read first, but nothing is told before it is known who asks.
        let visit = Visit::from_request_parts(&mut parts, app).await;
        let posted = Posted::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Given { visit: visit?, posted, address })
    }
}

impl Visit {
    /// The contest.
    pub(super) fn contest(&self) -> &Contest {
        &self.contest
    }

    /// The tournament in the address.
    ///
    /// # Errors
    /// When there is none in it.
    pub(super) fn venue(&self) -> Result<&VenueId, Problem> {
        self.venue.as_ref().ok_or_else(Problem::not_found)
    }

    /// The same with what became of it.
    ///
    /// # Errors
    /// When there is none in the address.
    pub(super) fn venue_state(&self) -> Result<&VenueState, Problem> {
        self.contest.state().venue(self.venue()?).ok_or_else(Problem::not_found)
    }

    /// The tournament as it is played.
    ///
    /// # Errors
    /// When it has not started.
    pub(super) fn play(&self) -> Result<&Play, Problem> {
        self.contest.play(self.venue()?).ok_or_else(Problem::not_found)
    }

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
    pub(super) fn game(&self) -> Result<GameKey, Problem> {
        let key = GameKey(self.part("game")?.to_owned());
        self.play()?.fixture(&key).map(|fixture| fixture.key).ok_or_else(Problem::not_found)
    }

    /// What the addresses of the contest, or of the tournament, begin with at the desk.
    pub(super) fn base(&self) -> String {
        shell::base(View::Desk, &self.id, self.venue.as_ref())
    }

    /// What stands around a page of the tournament.
    ///
    /// # Errors
    /// When there is none in the address.
    pub(super) fn shell(&self, view: View, part: Part) -> Result<Shell, Problem> {
        let venue = self.venue_state()?;
        Ok(shell::of_venue(&self.id, &self.contest, venue, self.newest.version, view, part, self.lang))
    }

    /// What stands around a page of the office.
    pub(super) fn office_shell(&self, view: View, part: Part) -> Shell {
        shell::of_office(&self.id, &self.contest, self.newest.version, view, part, self.lang)
    }
}

impl AtVenue {
    /// The hidden fields of a form.
    ///
    /// # Errors
    /// No random bytes.
    pub(super) fn hidden(&self) -> Result<Hidden, Problem> {
        Ok(Hidden::new(&self.by)?)
    }
}

impl Given {
    /// Carries an order out.
    ///
    /// # Errors
    /// The refusal, or trouble with the database.
    pub(super) async fn give(&self, acts: Vec<ContestAct>) -> Result<Newest<ContestRoom>, Problem> {
        let order = order(&self.posted, &self.address, acts);
        Ok(room(&self.app, &self.id).await?.give(self.posted.command.clone(), &order).await?)
    }

    /// The contest after an order that is not given yet.
    ///
    /// # Errors
    /// The refusal.
    pub(super) fn preview(&self, acts: Vec<ContestAct>) -> Result<Contest, Problem> {
        let order = order(&self.posted, &self.address, acts);
        Ok(self.newest.state.after(&order)?)
    }
}
