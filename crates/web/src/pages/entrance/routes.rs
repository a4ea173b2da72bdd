//! The way to the organiser's pages: a link that works once, a page that asks for the name and perhaps a password, a
//! session.
//!
//! The key is used up by a form and not by opening the link, since programs that look at links ahead of people would
//! use it up too.

use crate::handler::{get, post};
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form, Json};
use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Name};
use serde::Deserialize;

use crate::app::App;
use crate::desk::{self, By};
use crate::form::{Posted, wrong};
use crate::key::Secret;
use crate::pages;
use crate::pages::entrance::page::Entrance;
use crate::pages::people::names;
use crate::pages::people::sign_in::routes::to;
use crate::passwords::Password;
use crate::problem::Problem;
use crate::rate_limit::Patience;
use crate::routes::Routes;
use crate::routes::openapi::Goto;
use crate::routes::openapi::described::{self, For, form};
use crate::server::Peer;
use crate::site::{Giver, Grant, Login, SignInName, SiteAct};
use crate::tasks::of;
use crate::time;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .route("/desk/enter/{key}", get(ask))
        .route("/desk/enter", post(enter))
        .route("/desk/accept", post(accept))
        .routes(described::post("/api/desk/leave", For::Desk, None, form::<Goto>, "Ends the session.", leave))
}

async fn ask(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let key = Secret::sent(&key).ok_or_else(|| wrong_key(&app, peer))?;
    let mut site = app.site.newest().state;
    if site.invitation(&key.hash(), time::now()).is_none()
        && app.may_look(peer, app.key_limit.patience(peer.0, time::now()))
    {
        // It may have been made a moment ago at another process.
        site = app.site.fresh().await?.state;
    }
    let invitation = site.invitation(&key.hash(), time::now()).ok_or_else(|| wrong_key(&app, peer))?;
    let invited = invited(&app, &invitation.grant, lang).await;
    let by = desk::of_cookie(&app, &headers);
    pages::html(&Entrance::new(&app, lang, key.reveal(), invited, by.as_ref(), Coming::default(), None)?)
}

/// What an invitation gives, in words, with the name of the tournament or the contest.
async fn invited(app: &App, grant: &Grant, lang: Lang) -> String {
    let text = match grant {
        Grant::At(role, place) => names::of_place(app, place)
            .await
            .map(|name| Message::new("people-role-at").with("role", role.message()).with("place", name)),
        Grant::Administrator | Grant::Creator => None,
    };
    text.unwrap_or_else(|| grant.message()).text(lang)
}

/// What the form of the entrance holds. It is never printed: it may hold a password.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Coming {
    key: String,
    /// How the newcomer is called.
    pub(super) name: String,
    /// What to sign in with later, if anything.
    pub(super) sign_in: String,
    password: String,
    again: String,
}

async fn enter(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    sent: Result<Form<Coming>, FormRejection>,
) -> Result<Response, Problem> {
    let Form(coming) = sent.map_err(|_| Problem::unreadable("enter"))?;
    let key = Secret::sent(&coming.key).ok_or_else(|| wrong_key(&app, peer))?;
    // A key that this process has not heard of may come from another one; the log is asked as long as there is patience.
    let mut site = app.site.newest().state;
    if site.invitation(&key.hash(), time::now()).is_none() {
        if !app.may_look(peer, app.key_limit.wrong_key(peer.0, time::now())) {
            return Err(wrong_key(&app, peer));
        }
        site = app.site.fresh().await?.state;
    }
    let invitation = site.invitation(&key.hash(), time::now()).ok_or_else(|| wrong_key(&app, peer))?;
    let begun = begin(&app, &key, &coming).await;
    let session = match begun {
        Ok(session) => session,
        Err(problem) if matches!(problem.status, StatusCode::UNPROCESSABLE_ENTITY | StatusCode::CONFLICT) => {
            // What is wrong is shown beside the form, which keeps what was typed.
            let invited = invited(&app, &invitation.grant, lang).await;
            let page =
                Entrance::new(&app, lang, key.reveal(), invited, None, coming, Some(&problem.message))?;
            let mut response = pages::html(&page)?;
            *response.status_mut() = problem.status;
            return Ok(response);
        }
        Err(problem) => return Err(problem),
    };
    let mut response = to(&landing(&invitation.grant))?;
    response.headers_mut().extend(desk::cookie_line(&app, &session));
    Ok(response)
}

/// A session for a user who comes by a key: for the day, or with a password for longer.
async fn begin(app: &App, key: &Secret, coming: &Coming) -> Result<Secret, Problem> {
    let name = Name::new(&coming.name).map_err(|problem| Problem::bad_field(problem.message()))?;
    let login = if coming.sign_in.trim().is_empty() && coming.password.is_empty() {
        None
    } else {
        let sign_in = coming.sign_in.parse::<SignInName>();
        let sign_in = sign_in.map_err(|none| wrong(Message::new("people-sign-in-name"), none.message()))?;
        let chosen = Password::chosen(&coming.password, &coming.again);
        let chosen = chosen.map_err(|message| wrong(Message::new("people-new-password"), message))?;
        Some(Login { sign_in, hash: app.passwords.hash(chosen).await? })
    };
    let session = Secret::random()?;
    let act = SiteAct::Enter { key: key.hash(), session: session.hash(), name: name.clone(), login };
    app.order_people(Giver::Stranger(name), act).await?;
    Ok(session)
}

/// Where a user begins.
fn landing(grant: &Grant) -> String {
    match grant {
        Grant::Administrator | Grant::Creator => "/desk".to_owned(),
        Grant::At(_, place) => format!("/desk/{place}"),
    }
}

/// A signed-in user takes an invitation.
async fn accept(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    posted: Posted<of::SitAtDesk>,
) -> Result<Response, Problem> {
    let key = Secret::sent(posted.fields.text("key")).ok_or_else(|| wrong_key(&app, peer))?;
    let site = app.site.newest().state;
    let invitation = site.invitation(&key.hash(), time::now()).ok_or_else(|| wrong_key(&app, peer))?;
    app.order_people(posted.by.giver(), SiteAct::Accept(key.hash())).await?;
    to(&landing(&invitation.grant))
}

async fn leave(State(app): State<App>, by: By<of::SitAtDesk>) -> Result<Response, Problem> {
    app.order_people(by.giver(), SiteAct::Leave(by.session)).await?;
    let mut response = Json(Goto { goto: "/".to_owned() }).into_response();
    response.headers_mut().extend(desk::no_cookie_line(&app));
    Ok(response)
}

/// What a wrong key is answered.
pub(crate) fn wrong_key(app: &App, peer: Peer) -> Problem {
    let problem = match app.key_limit.wrong_key(peer.0, time::now()) {
        Patience::Left => Problem::new(StatusCode::FORBIDDEN, Message::new("web-key-unknown")),
        Patience::Gone => {
            app.key_limit.turn_away();
            Problem::new(StatusCode::TOO_MANY_REQUESTS, Message::new("web-too-many-tries"))
        }
    };
    Problem { clause: Some(Clause::new("K-SEAT")), ..problem }
}
