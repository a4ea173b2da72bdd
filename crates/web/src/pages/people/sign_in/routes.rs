//! Signing in with a password, and out again.
//!
//! There is no session yet whose token a form could carry. The page gives the browser a cookie that no other site can make
//! it send, and the form carries what follows from it.

use std::net::IpAddr;

use crate::handler::{erased, get, post};
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form};
use kolo_messages::{Lang, Message};
use serde::Deserialize;

use crate::app::App;
use crate::form::Posted;
use crate::key::Secret;
use crate::pages;
use crate::pages::people::sign_in::page::SignInPage;
use crate::passwords::Password;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::server::Peer;
use crate::site::{Access, Giver, SignInName, SiteAct, SiteRefusal};
use crate::tasks::of;
use crate::{cookie, desk, time};

pub(in crate::pages) fn routes() -> Routes {
    Routes::new().route("/sign-in", get(page).post(erased(sign_in))).route("/sign-out", post(sign_out))
}

/// The cookie of the door.
const COOKIE: &str = "kolo-door";

/// How long the page may stand open, in seconds.
const DOOR_LASTS: i64 = 24 * 60 * 60;

/// Where the user wanted to go.
#[derive(Debug, Deserialize)]
struct Wanted {
    #[serde(default)]
    to: String,
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    headers: HeaderMap,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    door(&app, lang, &headers, &wanted.to, "", None)
}

/// The page that asks for name and password, leading on to `to`.
///
/// # Errors
/// No random bytes.
pub(crate) fn door(
    app: &App,
    lang: Lang,
    headers: &HeaderMap,
    to: &str,
    sign_in: &str,
    trouble: Option<&Message>,
) -> Result<Response, Problem> {
    let known = cookie::read(headers, COOKIE).and_then(Secret::sent);
    let secret = match &known {
        Some(secret) => secret.clone(),
        None => Secret::random()?,
    };
    let page = SignInPage::new(app, lang, &token(&secret), local(to), sign_in, trouble);
    let mut response = pages::html(&page)?;
    if known.is_none()
        && let Some(line) = cookie::write(COOKIE, secret.reveal(), DOOR_LASTS, app.transport())
    {
        response.headers_mut().append(header::SET_COOKIE, line);
    }
    Ok(response)
}

fn token(secret: &Secret) -> String {
    secret.derived("sign-in").reveal().to_owned()
}

/// An address of this site; the organiser's first page, if it is none.
fn local(to: &str) -> &str {
    let plain = |c: char| c.is_ascii_graphic() && c != '\\';
    let here = to.starts_with('/') && !to.starts_with("//") && to.chars().all(plain);
    if here && !to.starts_with("/sign-") { to } else { "/desk" }
}

/// What the page sends. It is never printed.
#[derive(Deserialize)]
struct Typed {
    sign_in: String,
    password: String,
    #[serde(default)]
    to: String,
    #[serde(default)]
    door: String,
}

async fn sign_in(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    sent: Result<Form<Typed>, FormRejection>,
) -> Result<Response, Problem> {
    // What cannot be read is not repeated: it may hold a password.
    let Form(typed) = sent.map_err(|_| Problem::unreadable("sign-in"))?;
    let opened = cookie::read(&headers, COOKIE).and_then(Secret::sent);
    if opened.is_none_or(|secret| token(&secret) != typed.door) {
        return Err(desk::closed(StatusCode::FORBIDDEN, Message::new("people-door-closed")));
    }
    let again = |status: StatusCode, message: &Message| -> Result<Response, Problem> {
        let mut response = door(&app, lang, &headers, &typed.to, &typed.sign_in, Some(message))?;
        *response.status_mut() = status;
        Ok(response)
    };
    let wrong = || again(StatusCode::UNAUTHORIZED, &Message::new("people-wrong-password"));
    let Ok(name) = typed.sign_in.parse::<SignInName>() else { return wrong() };
    let from = from(&app, peer);
    let wait = app.sign_in_limit.wait(from, &name, time::now());
    if wait > 0 {
        let message = Message::new("people-wait").with("seconds", wait);
        let mut response = again(StatusCode::TOO_MANY_REQUESTS, &message)?;
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
        return Ok(response);
    }
    // A request that finds no place in the queue has tried nothing. One that has a place is counted before the password
    // is looked at, so that many at once are not one.
    let turn = app.passwords.turn()?;
    app.sign_in_limit.wrong(from, &name, time::now());
    let site = app.site.fresh().await?.state;
    let found = site.named(&name).filter(|(_, person)| person.access == Access::Open);
    let kept = found.and_then(|(_, person)| person.login.as_ref()).map(|login| login.hash.clone());
    let fits = app.passwords.fits(turn, Password::typed(&typed.password), kept.clone()).await?;
    let (true, Some((id, person)), Some(hash)) = (fits, found, kept) else { return wrong() };
    let session = Secret::random()?;
    let act = SiteAct::SignIn { person: id, hash, session: session.hash() };
    if let Err(problem) = app.order_people(Giver::Person(id, person.name.clone()), act).await {
        // Changed or shut a moment ago.
        return if problem.status == Problem::from(SiteRefusal::WrongPassword).status {
            wrong()
        } else {
            Err(problem)
        };
    }
    app.sign_in_limit.right(from, &name);
    if let Some(old) = cookie::read(&headers, desk::COOKIE).and_then(Secret::sent) {
        app.order_people(Giver::Person(id, person.name.clone()), SiteAct::Leave(old.hash())).await?;
    }
    let mut response = to(local(&typed.to))?;
    response.headers_mut().extend(desk::cookie_line(&app, &session));
    Ok(response)
}

/// The address by which wrong passwords are counted; a proxy on this machine stands for all clients.
pub(in crate::pages::people) fn from(app: &App, peer: Peer) -> Option<IpAddr> {
    let proxy = app.base_url.is_some() && peer.0.is_loopback();
    (!proxy).then_some(peer.0)
}

/// Leads to an address of this site.
pub(crate) fn to(path: &str) -> Result<Response, Problem> {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let path = HeaderValue::from_str(path).map_err(Problem::internal)?;
    response.headers_mut().insert(header::LOCATION, path);
    Ok(response)
}

async fn sign_out(State(app): State<App>, posted: Posted<of::SitAtDesk>) -> Result<Response, Problem> {
    app.order_people(posted.by.giver(), SiteAct::Leave(posted.by.session)).await?;
    let mut response = to("/")?;
    response.headers_mut().extend(desk::no_cookie_line(&app));
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn the_way_back_stays_on_this_site() {
        for good in ["/desk/t/a/results/1", "/account", "/desk/t/a/log?before=3"] {
            assert_eq!(local(good), good);
        }
        for bad in [
            "",
            "desk",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/a b",
            "/sign-in",
            "/á",
        ] {
            assert_eq!(local(bad), "/desk", "{bad}");
        }
    }
}
