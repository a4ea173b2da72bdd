//! A contest or one of its tournaments that somebody looks at, or gives an order to. Who may do so is decided here and
//! nowhere else: `Visit` is for everybody, `AtPlace` for the desk, and `Given` for the forms of both.

use std::collections::HashMap;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use kolo_contest::{Contest, GameKey, Play, VenueId, VenueState};
use kolo_messages::Lang;
use kolo_model::Name;

use super::{order, room};
use crate::app::App;
use crate::contest_room::{ContestAct, ContestRoom};
use crate::desk::{self, Arbiter, By};
use crate::pages::contest::Part;
use crate::pages::contest::shell::{self, Looks};
use crate::pages::day::{Shell, View};
use crate::posted::{Hidden, Posted};
use crate::problem::Problem;
use crate::room::Newest;
use crate::site::{Place, Role};
use crate::tasks::{Needed, Task};

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
    /// What whoever looks is here.
    here: Option<Role>,
    /// Who looks, if it is somebody from the desk.
    who: Option<Name>,
    rest: HashMap<String, String>,
}

/// A contest or one of its tournaments, seen by those who may do this there.
pub(super) struct AtPlace<T> {
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
    address: String,
}

impl<T> Deref for AtPlace<T> {
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
        let contest = Arc::clone(newest.state.contest()?);
        let venue = match rest.remove("venue") {
            None => None,
            Some(name) => {
                let venue = VenueId::new(&name).map_err(|_| Problem::not_found())?;
                contest.state().venue(&venue).ok_or_else(Problem::not_found)?;
                Some(venue)
            }
        };
        let person = desk::looks(app, parts).await;
        let here = person.as_ref().and_then(Arbiter::here);
        let who = person.map(|person| person.name);
        Ok(Visit { app: app.clone(), lang, id, newest, contest, venue, here, who, rest })
    }
}

impl<T: Needed> FromRequestParts<App> for AtPlace<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        // Who may not come in is not told what there is.
        let by = By::<T>::from_request_parts(parts, app).await?.into_person();
        let visit = Visit::from_request_parts(parts, app).await?;
        Ok(AtPlace { visit, task: PhantomData, by })
    }
}

impl<T: Needed> FromRequest<App> for Given<T> {
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

    /// Whether somebody runs the office of the whole contest, of which the address may name one tournament.
    pub(super) fn has_office(&self, by: &Arbiter) -> bool {
        by.rights.may(Task::RunOffice, Some(&Place::Contest(self.id.clone())))
    }

    /// The place in the address.
    pub(super) fn place(&self) -> Place {
        let contest = self.id.clone();
        match &self.venue {
            None => Place::Contest(contest),
            Some(venue) => Place::Venue { contest, venue: venue.to_string() },
        }
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
        let looks = Looks { version: self.newest.version, view, here: self.here, who: self.who.as_ref() };
        Ok(shell::of_venue(&self.id, &self.contest, venue, looks, part, self.lang))
    }

    /// What stands around a page of the tournament in the address, or of the office where there is none.
    ///
    /// # Errors
    /// When there is no such tournament.
    pub(super) fn shell_of(&self, view: View, part: Part) -> Result<Shell, Problem> {
        match self.venue {
            Some(_) => self.shell(view, part),
            None => Ok(self.office_shell(view, part)),
        }
    }

    /// What stands around a page of the office.
    pub(super) fn office_shell(&self, view: View, part: Part) -> Shell {
        let looks = Looks { version: self.newest.version, view, here: self.here, who: self.who.as_ref() };
        shell::of_office(&self.id, &self.contest, looks, part, self.lang)
    }
}

impl<T> AtPlace<T> {
    /// The hidden fields of a form.
    ///
    /// # Errors
    /// No random bytes.
    pub(super) fn hidden(&self) -> Result<Hidden, Problem> {
        Ok(Hidden::new(&self.by)?)
    }
}

impl<T> Given<T> {
    /// Lets nobody through who does not run the office of the whole contest.
    ///
    /// # Errors
    /// What it needs, and what he or she is in the contest.
    pub(super) fn need_office(&self) -> Result<(), Problem> {
        let place = Some(Place::Contest(self.id.clone()));
        Arbiter { place, ..self.posted.by.clone() }.need(Task::RunOffice)
    }

    /// Where it was sent to.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// Looks at the contest again, in which something has happened.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(super) async fn renew(&mut self) -> Result<(), Problem> {
        self.visit.newest = room(&self.visit.app, &self.visit.id).await?.newest();
        self.visit.contest = Arc::clone(self.visit.newest.state.contest()?);
        Ok(())
    }

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
