//! Who sits at the desk: an extractor that lets nobody else through.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use kolo_live::KeyHash;
use kolo_messages::Message;
use kolo_model::{Clause, Name};

use crate::app::App;
use crate::cookie;
use crate::key::Secret;
use crate::limit::Patience;
use crate::problem::Problem;
use crate::site::SESSION_LASTS_MS;
use crate::time;

/// The cookie of a session.
pub(crate) const COOKIE: &str = "kolo-desk";

/// The header that every order of the desk carries. A page of another site cannot set it without asking first, and
/// nobody answers such a question here.
pub(crate) const HEADER: &str = "x-kolo-desk";

/// Somebody at the desk.
#[derive(Debug, Clone)]
pub(crate) struct Arbiter {
    /// How he or she is called.
    pub(crate) name: Name,
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
}

impl<S: Send + Sync> FromRequestParts<S> for Arbiter
where
    App: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        if parts.method != Method::GET && !parts.headers.contains_key(HEADER) {
            return Err(closed(StatusCode::FORBIDDEN, Message::new("web-foreign-order")));
        }
        sits(&App::from_ref(state), &parts.headers)
    }
}

/// A session that this process does not know may have begun at another server a moment ago: reads on, so that whoever has
/// just come in there is known here. Sessions that nobody has begun cost few looks.
pub(crate) async fn make_sure(app: &App, headers: &HeaderMap) {
    let Some(session) = cookie::read(headers, COOKIE).and_then(Secret::sent) else { return };
    let now = time::now();
    if app.site.newest().state.session(&session.hash(), now).is_some()
        || app.limiter.look(now) == Patience::Gone
    {
        return;
    }
    if let Err(error) = app.site.catch_up().await {
        app.report(&error.to_string());
    }
}

/// Who sits at the desk, by the cookie of the session.
///
/// # Errors
/// When nobody does.
pub(crate) fn sits(app: &App, headers: &HeaderMap) -> Result<Arbiter, Problem> {
    let nobody = || closed(StatusCode::UNAUTHORIZED, Message::new("web-desk-closed"));
    let secret = cookie::read(headers, COOKIE).and_then(Secret::sent).ok_or_else(nobody)?;
    let session = secret.hash();
    let newest = app.site.newest();
    let found = newest.state.session(&session, time::now()).ok_or_else(nobody)?;
    Ok(Arbiter { name: found.name.clone(), session, secret })
}

/// The desk is not for everybody (K-DESK).
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
