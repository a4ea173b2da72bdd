//! The organiser's first page: what is being played.

use crate::handler::get;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_messages::Lang;

use crate::app::App;
use crate::contest_room::ContestRoom;
use crate::desk::{Arbiter, By};
use crate::key::Secret;
use crate::links::Link;
use crate::pages;
use crate::pages::desk::page::Desk;
use crate::pages::home::page::Held;
use crate::pages::home::routes as home;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::described::{self, For, form};
use crate::routes::rooms;
use crate::site::{Grant, SiteAct};
use crate::tasks::{Task, of};
use crate::tournament::Tournament;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new().route("/desk", get(page)).routes(described::post(
        "/api/desk/key",
        For::Desk,
        None,
        form::<crate::links::Link>,
        "A new one-time key for the desk.",
        another_key,
    ))
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    by: By<of::SitAtDesk>,
) -> Result<Response, Problem> {
    let tournaments = own_tournaments(&app, &by, lang).await?;
    let contests = own_contests(&app, &by, lang).await?;
    let screens = by.may(Task::RunScreens);
    let matches = if screens { home::matches(&app, "/desk/live", lang).await? } else { Vec::new() };
    pages::html(&Desk::new(&app, lang, &by, [tournaments, contests], matches))
}

/// The tournaments that a user works at: all of them for an administrator, those with the latest events first.
async fn own_tournaments(app: &App, by: &Arbiter, lang: Lang) -> Result<Vec<Held>, Problem> {
    if by.rights.is_administrator() {
        return home::tournaments(app, "/desk/t", lang).await;
    }
    let mut own = Vec::new();
    for name in by.rights.tournaments() {
        // One that cannot be read keeps no other from the list.
        let Ok(room) = rooms::room::<Tournament>(app, name).await else { continue };
        let newest = room.newest().state;
        own.extend(newest.state().ok().map(|state| Held::new(format!("/desk/t/{name}"), state, lang)));
    }
    Ok(own)
}

/// The contests that a user works at, and single tournaments of others.
async fn own_contests(app: &App, by: &Arbiter, lang: Lang) -> Result<Vec<Held>, Problem> {
    if by.rights.is_administrator() {
        return home::contests(app, "/desk/c", lang).await;
    }
    let mut own = Vec::new();
    for (name, venue) in by.rights.contests() {
        let Ok(room) = rooms::room::<ContestRoom>(app, name).await else { continue };
        let newest = room.newest().state;
        let Ok(contest) = newest.contest() else { continue };
        let href = format!("/desk/c/{name}");
        match venue {
            None => own.push(Held::of_contest(href, contest, lang)),
            Some(venue) => own.extend(Held::of_venue(&format!("{href}/{venue}"), contest, venue, lang)),
        }
    }
    Ok(own)
}

/// Another link to the organiser's pages, for a colleague: it makes an administrator.
async fn another_key(
    State(app): State<App>,
    headers: HeaderMap,
    by: By<of::ManagePeople>,
) -> Result<Response, Problem> {
    let key = Secret::random()?;
    let act = SiteAct::Invite { key: key.hash(), grant: Grant::Administrator, note: String::new() };
    app.order_people(by.giver(), act).await?;
    Ok(Json(Link::to(&app, &headers, &format!("/desk/enter/{}", key.reveal()))).into_response())
}
