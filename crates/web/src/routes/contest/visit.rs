//! A contest or one of its tournaments that a request shows, or gives an order to. Who may do so is decided here and
//! nowhere else, and what of it: under the organiser's addresses it is whole, under all others what is public. `Visit`
//! is public, `AtPlace` for organisers, and `Given` for the forms of both.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::Response;
use kolo_contest::{Contest, GameKey, Play, VenueId, VenueState};
use kolo_messages::Lang;
use kolo_model::Name;
use kolo_store::Version;

use super::{order, room};
use crate::app::App;
use crate::contest_room::{ContestAct, ContestRoom};
use crate::desk::{self, Arbiter};
use crate::form::Posted;
use crate::page_cache::Sheet;
use crate::pages::contest::Part;
use crate::pages::contest::shell::{self, Looks};
use crate::problem::Problem;
use crate::public::{self, Sight};
use crate::room::Newest;
use crate::routes::visiting::{Address, Staffed, Versioned};
use crate::site::{Place, Role};
use crate::tasks::{Needed, Task};
use crate::theme::Theme;
use crate::tournament::{Shell, View};

/// A contest as it is now, perhaps one of its tournaments, and the viewer.
pub(crate) struct Visit {
    /// What all handlers share.
    pub(crate) app: App,
    /// The language of the page.
    pub(crate) lang: Lang,
    /// The name of the contest in addresses.
    pub(crate) id: String,
    /// The contest.
    pub(in crate::routes) newest: Newest<ContestRoom>,
    /// How often it was chosen what is public.
    choices: u32,
    contest: Arc<Contest>,
    venue: Option<VenueId>,
    /// The role of the viewer here.
    here: Option<Role>,
    /// Who looks, if it is a signed-in organiser.
    who: Option<Name>,
    rest: HashMap<String, String>,
}

/// A contest or one of its tournaments, seen by those who may do this there.
pub(crate) type AtPlace<T> = Staffed<Visit, T>;

/// A form that was sent by a user who may.
pub(crate) struct Given<T> {
    visit: Visit,
    /// What was sent.
    pub(crate) posted: Posted<T>,
    address: String,
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
        let Address { id, lang, mut rest } = Address::from_request_parts(parts, app).await?;
        let whole = room(app, &id).await?.newest();
        let (newest, choices, person) = match Sight::of(parts) {
            Sight::Desk => (whole, 0, desk::looks(app, parts).await),
            Sight::Public => {
                let chosen = public::of_contest(app, &id).await?;
                let place = Place::Contest(id.clone());
                let person = public::admit(app, parts, chosen.policy.reach, &place).await?;
                (public::contest(app, &id, &whole, chosen, lang)?, chosen.choices, person)
            }
        };
        let contest = Arc::clone(newest.state.contest()?);
        let venue = match rest.remove("venue") {
            None => None,
            Some(name) => {
                let venue = VenueId::new(&name).map_err(|_| Problem::not_found())?;
                contest.state().venue(&venue).ok_or_else(Problem::not_found)?;
                Some(venue)
            }
        };
        let here = person.as_ref().and_then(Arbiter::here);
        let who = person.map(|person| person.name);
        Ok(Visit { app: app.clone(), lang, id, newest, choices, contest, venue, here, who, rest })
    }
}

impl<T: Needed> FromRequest<App> for Given<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let (mut parts, body) = request.into_parts();
        let address = parts.uri.path().to_owned();
        // The path is read first, but nothing is shown before it is known who asks.
        let visit = Visit::from_request_parts(&mut parts, app).await;
        let posted = Posted::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Given { visit: visit?, posted, address })
    }
}

impl Versioned for Visit {
    fn version(&self) -> Version {
        self.newest.version
    }
}

impl Visit {
    /// The contest.
    pub(crate) fn contest(&self) -> &Contest {
        &self.contest
    }

    /// The tournament in the address.
    ///
    /// # Errors
    /// When there is none in it.
    pub(in crate::routes) fn venue(&self) -> Result<&VenueId, Problem> {
        self.venue.as_ref().ok_or_else(Problem::not_found)
    }

    /// The same with what became of it.
    ///
    /// # Errors
    /// When there is none in the address.
    pub(in crate::routes) fn venue_state(&self) -> Result<&VenueState, Problem> {
        self.contest.state().venue(self.venue()?).ok_or_else(Problem::not_found)
    }

    /// The tournament as it is played.
    ///
    /// # Errors
    /// When it has not started.
    pub(in crate::routes) fn play(&self) -> Result<&Play, Problem> {
        self.contest.play(self.venue()?).ok_or_else(Problem::not_found)
    }

    /// A part of the address.
    ///
    /// # Errors
    /// When it is not there.
    pub(crate) fn part(&self, name: &str) -> Result<&str, Problem> {
        self.rest.get(name).map(String::as_str).ok_or_else(Problem::not_found)
    }

    /// A number in the address.
    ///
    /// # Errors
    /// When there is nothing under such an address.
    pub(in crate::routes) fn number(&self, name: &str) -> Result<u32, Problem> {
        self.part(name)?.parse().map_err(|_| Problem::not_found())
    }

    /// The match in the address.
    ///
    /// # Errors
    /// When there is none of this name whose sides are known.
    pub(in crate::routes) fn game(&self) -> Result<GameKey, Problem> {
        let key = GameKey(self.part("game")?.to_owned());
        self.play()?.fixture(&key).map(|fixture| fixture.key).ok_or_else(Problem::not_found)
    }

    /// Whether a user runs the office of the whole contest, of which the address may name one tournament.
    pub(in crate::routes) fn has_office(&self, by: &Arbiter) -> bool {
        by.rights.may(Task::RunOffice, Some(&Place::Contest(self.id.clone())))
    }

    /// The place in the address.
    pub(in crate::routes) fn place(&self) -> Place {
        let contest = self.id.clone();
        match &self.venue {
            None => Place::Contest(contest),
            Some(venue) => Place::Venue { contest, venue: venue.to_string() },
        }
    }

    /// What the organiser's addresses of the contest, or of the tournament, begin with.
    pub(in crate::routes) fn base(&self) -> String {
        shell::base(View::Desk, &self.id, self.venue.as_ref())
    }

    /// What stands around a page of the tournament.
    ///
    /// # Errors
    /// When there is none in the address.
    pub(in crate::routes) fn shell(&self, view: View, part: Part) -> Result<Shell, Problem> {
        let venue = self.venue_state()?;
        let looks = self.looks(view);
        Ok(self.following(shell::of_venue(&self.id, &self.contest, venue, looks, part, self.lang), view))
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
    pub(crate) fn office_shell(&self, view: View, part: Part) -> Shell {
        self.following(shell::of_office(&self.id, &self.contest, self.looks(view), part, self.lang), view)
    }

    /// What the public is shown follows also what was chosen to be public.
    fn following(&self, mut shell: Shell, view: View) -> Shell {
        if view == View::Public {
            shell.follow = self.followed(&shell.follow);
        }
        shell
    }

    /// The address of signals for a page that shows what is public.
    pub(super) fn followed(&self, address: &str) -> String {
        format!("{address}?public={}", self.choices)
    }

    fn looks(&self, view: View) -> Looks<'_> {
        let version = self.newest.version;
        match view {
            View::Desk => Looks { version, view, here: self.here, who: self.who.as_ref() },
            // A public page knows no viewer.
            View::Public => Looks::public(version),
        }
    }

    /// A page: the public one is made once for a version and a language, the organiser's for each request.
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
        // A tournament may have the same name as a contest, and no name has a slash.
        let id = shell::base(View::Public, &self.id, self.venue.as_ref());
        let (part, lang, choices) = (part.to_owned().into(), self.lang, self.choices);
        Sheet { id, part, lang, theme: Theme::current(), choices }
    }
}

impl<T> Given<T> {
    /// Lets only those through who run the office of the whole contest.
    ///
    /// # Errors
    /// What it needs, and their role in the contest.
    pub(in crate::routes) fn need_office(&self) -> Result<(), Problem> {
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
    pub(in crate::routes) async fn give(
        &self,
        acts: Vec<ContestAct>,
    ) -> Result<Newest<ContestRoom>, Problem> {
        let order = order(&self.posted, &self.address, acts);
        Ok(room(&self.app, &self.id).await?.give(self.posted.command.clone(), &order).await?)
    }

    /// The contest after an order that is not given yet.
    ///
    /// # Errors
    /// The refusal.
    pub(in crate::routes) fn preview(&self, acts: Vec<ContestAct>) -> Result<Contest, Problem> {
        let order = order(&self.posted, &self.address, acts);
        Ok(self.newest.state.after(&order)?)
    }
}
