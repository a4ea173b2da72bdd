//! The pages of a site of examples: what to try, a way in for every visitor, everything as it was.

use std::collections::BTreeMap;

use crate::handler::{get, post};
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use axum::{Extension, Form};
use kolo_desk::StreamKind;
use kolo_examples::Example;
use kolo_messages::{Lang, Message};
use kolo_model::Name;
use kolo_tournament::TableStatus;
use serde::Deserialize;

use crate::app::{self, App};
use crate::attendee_access::{FrontAct, FrontOrder};
use crate::desk;
use crate::key::Secret;
use crate::pages;
use crate::pages::demo::page::{DemoPage, Guise, RestoringPage};
use crate::pages::people::sign_in::routes as sign_in;
use crate::problem::Problem;
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::routes::rooms;
use crate::site::{Giver, Grant, Place, Role, SiteAct, SiteOrder};
use crate::time;
use crate::tournament::Tournament;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .route("/demo", get(page))
        .route("/demo/enter", post(enter))
        .route("/demo/restore", post(restore))
}

/// There are such pages on a site of examples only.
fn of_examples(app: &App) -> Result<&crate::demo::Demo, Problem> {
    app.demo.as_ref().ok_or_else(Problem::not_found)
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    of_examples(&app)?;
    let inside = desk::of_cookie(&app, &headers).map(|by| by.name.to_string());
    pages::html(&DemoPage::new(&app, lang, inside.as_deref()))
}

/// The role a visitor wants to come in as.
#[derive(Debug, Deserialize)]
struct Coming {
    guise: Guise,
}

async fn enter(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    sent: Result<Form<Coming>, FormRejection>,
) -> Result<Response, Problem> {
    of_examples(&app)?;
    let Form(coming) = sent.map_err(|rejection| Problem::unreadable(&rejection.body_text()))?;
    let open = || Place::Tournament(Example::RatingSwiss.address().to_owned());
    let (grant, name, to) = match coming.guise {
        Guise::Administrator => (Grant::Administrator, Message::new("demo-name-administrator"), "/demo"),
        Guise::Arbiter => (Grant::At(Role::Arbiter, open()), Message::new("demo-name-arbiter"), "/desk"),
        Guise::Helper => (Grant::At(Role::Helper, open()), Message::new("demo-name-helper"), "/desk"),
        Guise::Player => return sign_in::to(&telephone(&app).await?),
    };
    let name = Name::new(&name.text(lang)).map_err(|problem| Problem::bad_field(problem.message()))?;
    let (key, session) = (Secret::random()?, Secret::random()?);
    let invite = SiteAct::Invite { key: key.hash(), grant, note: String::new() };
    let order = |by, act| SiteOrder { at: time::now(), by, act };
    app.site.give(app::command("demo")?, &order(Giver::Owner, invite)).await?;
    let enter = SiteAct::Enter { key: key.hash(), session: session.hash(), name: name.clone(), login: None };
    app.site.give(app::command("demo")?, &order(Giver::Stranger(name), enter)).await?;
    let mut response = sign_in::to(to)?;
    response.headers_mut().extend(desk::cookie_line(&app, &session));
    Ok(response)
}

/// A new link of a player in the club championship who still has something to report.
async fn telephone(app: &App) -> Result<String, Problem> {
    let id = Example::RoundRobin.address();
    let newest = rooms::room::<Tournament>(app, id).await?.newest();
    let state = newest.state.state()?;
    let tables = state.rounds().last().map(|round| round.tables.as_slice()).unwrap_or_default();
    let table = tables.iter().find(|table| table.status() == TableStatus::Open).or(tables.first());
    let who = table.ok_or_else(Problem::not_found)?.sides.first;
    let secret = Secret::random()?;
    let act = FrontAct::Issue(BTreeMap::from([(who, secret.hash())]));
    let by = Name::new("Kolo").map_err(|problem| Problem::bad_field(problem.message()))?;
    let stream = StreamKind::Access.stream(id).ok_or_else(Problem::not_found)?;
    let order = FrontOrder { at: time::now(), by, act };
    app.fronts.room(&stream).await?.give(app::command("demo")?, &order).await?;
    let key = RoomKey::new(StreamKind::Access, id, secret).ok_or_else(Problem::not_found)?;
    Ok(format!("/my/{}", key.reveal()))
}

async fn restore(State(app): State<App>, Extension(lang): Extension<Lang>) -> Result<Response, Problem> {
    of_examples(&app)?.want_restore();
    let mut response = pages::html(&RestoringPage::new(&app, lang))?;
    // Where no script waits for the examples: by then they lie there again.
    response.headers_mut().insert(header::REFRESH, HeaderValue::from_static("5; url=/demo"));
    response.headers_mut().extend(desk::no_cookie_line(&app));
    Ok(response)
}
