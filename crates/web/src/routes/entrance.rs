//! The way to the desk: a link with a one-time key, a page that asks for the name, a session.
//!
//! The key is used up by a form and not by opening the link, since programs that look at links ahead of people would
//! use it up too.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Form, Json, Router};
use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Name};
use serde::Deserialize;
use serde_json::json;

use crate::app::{self, App};
use crate::desk::{self, Arbiter};
use crate::key::Secret;
use crate::limit::Patience;
use crate::pages::{self, entrance};
use crate::problem::Problem;
use crate::server::Peer;
use crate::site::{SiteAct, SiteOrder};
use crate::time;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/enter/{key}", get(ask))
        .route("/desk/enter", post(enter))
        .route("/api/desk/leave", post(leave))
}

async fn ask(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let key = Secret::sent(&key).ok_or_else(|| wrong_key(&app, peer))?;
    if !app.site.newest().state.knows_key(&key.hash(), time::now()) {
        return Err(wrong_key(&app, peer));
    }
    pages::html(&entrance::Entrance::new(&app, lang, key.reveal()))
}

/// What the form of the entrance holds.
#[derive(Debug, Deserialize)]
struct Coming {
    key: String,
    name: String,
}

async fn enter(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Form(coming): Form<Coming>,
) -> Result<Response, Problem> {
    let key = Secret::sent(&coming.key).ok_or_else(|| wrong_key(&app, peer))?;
    let name = Name::new(&coming.name).map_err(|problem| Problem::bad_field(problem.message()))?;
    // A key that this process has not heard of may come from another one; the log is asked as long as there is patience.
    if !app.site.newest().state.knows_key(&key.hash(), time::now())
        && !app.may_look(peer, app.limiter.wrong_key(peer.0, time::now()))
    {
        return Err(wrong_key(&app, peer));
    }
    let session = Secret::random()?;
    let act = SiteAct::Enter { key: key.hash(), session: session.hash(), name };
    app.site.give(app::command("enter")?, &SiteOrder { at: time::now(), act }).await?;
    let mut response = StatusCode::SEE_OTHER.into_response();
    response.headers_mut().insert(header::LOCATION, HeaderValue::from_static("/desk"));
    response.headers_mut().extend(desk::cookie_line(&app, &session));
    Ok(response)
}

async fn leave(State(app): State<App>, arbiter: Arbiter) -> Result<Response, Problem> {
    let order = SiteOrder { at: time::now(), act: SiteAct::Leave(arbiter.session) };
    app.site.give(app::command("leave")?, &order).await?;
    let mut response = Json(json!({ "goto": "/" })).into_response();
    response.headers_mut().extend(desk::no_cookie_line(&app));
    Ok(response)
}

/// What a wrong key is answered.
pub(super) fn wrong_key(app: &App, peer: Peer) -> Problem {
    let problem = match app.limiter.wrong_key(peer.0, time::now()) {
        Patience::Left => Problem::new(StatusCode::FORBIDDEN, Message::new("web-key-unknown")),
        Patience::Gone => Problem::new(StatusCode::TOO_MANY_REQUESTS, Message::new("web-too-many-tries")),
    };
    Problem { clause: Some(Clause::new("K-SEAT")), ..problem }
}
