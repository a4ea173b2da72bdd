//! Who works on the organiser's pages: extractors that let only those through who may do what is asked.

use std::collections::HashMap;
use std::marker::PhantomData;
use std::ops::Deref;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use kolo_live::KeyHash;
use kolo_messages::Message;
use kolo_model::{Clause, Name};
use kolo_tournament::Author;

use crate::app::App;
use crate::cookie;
use crate::key::Secret;
use crate::problem::Problem;
use crate::rate_limit::Patience;
use crate::server::Peer;
use crate::site::{Giver, PersonId, Place, Role, SESSION_LASTS_MS, Site};
use crate::tasks::{Needed, Rights, Task};
use crate::time;

/// The cookie of a session.
pub(crate) const COOKIE: &str = "kolo-desk";

/// The header that every order from the organiser's pages carries. A page of another site cannot set it without asking
/// first, and such a question is never answered here.
pub(crate) const HEADER: &str = "x-kolo-desk";

/// A signed-in organiser.
#[derive(Debug, Clone)]
pub(crate) struct Arbiter {
    /// Their name.
    pub(crate) name: Name,
    /// The number on this site.
    pub(crate) id: PersonId,
    /// What they may do.
    pub(crate) rights: Rights,
    /// The place that the address is about.
    pub(crate) place: Option<Place>,
    /// The session.
    pub(crate) session: KeyHash,
    /// What the browser holds of it.
    pub(crate) secret: Secret,
}

impl Arbiter {
    /// What the forms of the session carry, so that no other site can send one.
    pub(crate) fn token(&self) -> String {
        self.secret.derived("form").reveal().to_owned()
    }

    /// The role at the place in the address.
    pub(crate) fn here(&self) -> Option<Role> {
        self.place.as_ref().and_then(|place| self.rights.role_at(place))
    }

    /// Whether a task is allowed at the place in the address.
    pub(crate) fn may(&self, task: Task) -> bool {
        self.rights.may(task, self.place.as_ref())
    }

    /// Lets only those through who may do this.
    ///
    /// # Errors
    /// What it needs and which role they have, in words.
    pub(crate) fn need(&self, task: Task) -> Result<(), Problem> {
        if self.may(task) {
            return Ok(());
        }
        let message = Message::new("people-not-allowed").with("task", task.message());
        let message = message.with("role", self.rights.describe(self.place.as_ref()));
        Err(Problem { clause: Some(Clause::new("K-ROLE")), ..Problem::new(StatusCode::FORBIDDEN, message) })
    }

    /// The author of an order, with no more than the role here.
    pub(crate) fn author(&self) -> Author {
        let role = match self.here() {
            Some(Role::Arbiter | Role::Organiser) => kolo_tournament::Role::Arbiter,
            Some(Role::Helper) | None => kolo_tournament::Role::Helper,
        };
        Author { name: self.name.clone(), role }
    }

    /// The giver of an order about people.
    pub(crate) fn giver(&self) -> Giver {
        Giver::Person(self.id, self.name.clone())
    }

    /// An organiser for the tests of handlers.
    #[cfg(test)]
    pub(crate) fn for_tests() -> Arbiter {
        let secret = Secret::random().expect("random bytes");
        let rights = Rights::of(&[crate::site::Grant::Administrator]);
        let (name, session) = (Name::new("Eva").expect("a name"), secret.hash());
        Arbiter { name, id: PersonId(1), rights, place: None, session, secret }
    }
}

/// A helper takes what both sides say; to decide between them is the arbiter's (K-ROLE). Found when an order is
/// decided, since a side may have said something else a moment ago.
pub(crate) fn decides_between() -> Problem {
    let message = Message::new("people-not-allowed").with("task", Task::Arbitrate.message());
    let message = message.with("role", Role::Helper.message());
    Problem { clause: Some(Clause::new("K-ROLE")), ..Problem::new(StatusCode::FORBIDDEN, message) }
}

/// A signed-in organiser who may do a task.
#[derive(Debug, Clone)]
pub(crate) struct By<T> {
    person: Arbiter,
    task: PhantomData<T>,
}

impl<T> By<T> {
    /// Who it is.
    pub(crate) fn into_person(self) -> Arbiter {
        self.person
    }

    /// An organiser for the tests of handlers.
    #[cfg(test)]
    pub(crate) fn for_tests() -> By<T> {
        By { person: Arbiter::for_tests(), task: PhantomData }
    }
}

impl<T> Deref for By<T> {
    type Target = Arbiter;

    fn deref(&self) -> &Arbiter {
        &self.person
    }
}

impl<T: Needed> FromRequestParts<App> for By<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        if parts.method != Method::GET && !parts.headers.contains_key(HEADER) {
            return Err(closed(StatusCode::FORBIDDEN, Message::new("web-foreign-order")));
        }
        Ok(By { person: admitted(app, parts, T::TASK).await?, task: PhantomData })
    }
}

/// Who is signed in and may do this at the place in the address. An order is checked against the newest that any
/// process knows; for a look what this one has heard is enough.
///
/// # Errors
/// When no organiser is signed in, or they may not.
pub(crate) async fn admitted(app: &App, parts: &mut Parts, task: Task) -> Result<Arbiter, Problem> {
    if parts.method != Method::GET && secret(&parts.headers).is_some() {
        app.site.fresh().await?;
    }
    let mut person = sits(app, parts).await?;
    if !person.may(task) && parts.method == Method::GET {
        // What is missing may have been given a moment ago at another process.
        app.site.fresh().await?;
        person = sits(app, parts).await?;
    }
    person.need(task)?;
    Ok(person)
}

/// Who is signed in, by the cookie of the session.
///
/// # Errors
/// When no organiser is.
pub(crate) async fn sits(app: &App, parts: &mut Parts) -> Result<Arbiter, Problem> {
    if let Some(person) = looks(app, parts).await {
        return Ok(person);
    }
    // The session may have begun a moment ago at another process.
    let peer = parts.extensions.get::<Peer>().copied();
    let patience = peer.map_or(Patience::Left, |peer| app.key_limit.patience(peer.0, time::now()));
    if secret(&parts.headers).is_some() && peer.is_none_or(|peer| app.may_look(peer, patience)) {
        app.site.fresh().await?;
        if let Some(person) = looks(app, parts).await {
            return Ok(person);
        }
        if let Some(peer) = peer {
            app.key_limit.wrong_key(peer.0, time::now());
        }
    }
    Err(closed(StatusCode::UNAUTHORIZED, Message::new("web-desk-closed")))
}

/// Who looks at a page, if it is a signed-in organiser.
pub(crate) async fn looks(app: &App, parts: &mut Parts) -> Option<Arbiter> {
    let secret = secret(&parts.headers)?;
    let path = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
    let venue = path.as_ref().ok().and_then(|Path(rest)| rest.get("venue"));
    let place = Place::of_address(parts.uri.path(), venue.map(String::as_str));
    of_session(&app.site.newest().state, secret, place)
}

/// Who is signed in in this browser, wherever the address leads.
pub(crate) fn of_cookie(app: &App, headers: &HeaderMap) -> Option<Arbiter> {
    of_session(&app.site.newest().state, secret(headers)?, None)
}

fn secret(headers: &HeaderMap) -> Option<Secret> {
    cookie::read(headers, COOKIE).and_then(Secret::sent)
}

fn of_session(site: &Site, secret: Secret, place: Option<Place>) -> Option<Arbiter> {
    let session = secret.hash();
    let id = site.session(&session, time::now())?.person;
    let name = site.person(id)?.name.clone();
    Some(Arbiter { name, id, rights: site.rights(id), place, session, secret })
}

/// The organiser's pages are not public (K-DESK).
pub(crate) fn closed(status: StatusCode, message: Message) -> Problem {
    Problem { clause: Some(Clause::new("K-DESK")), ..Problem::new(status, message) }
}

/// The header lines that begin a session in the browser.
pub(crate) fn cookie_line(app: &App, session: &Secret) -> Option<(header::HeaderName, HeaderValue)> {
    let line = cookie::write(COOKIE, session.reveal(), SESSION_LASTS_MS / 1000, app.transport());
    line.map(|line| (header::SET_COOKIE, line))
}

/// The header lines that end it.
pub(crate) fn no_cookie_line(app: &App) -> Option<(header::HeaderName, HeaderValue)> {
    cookie::write(COOKIE, "", 0, app.transport()).map(|line| (header::SET_COOKIE, line))
}
