//! The organiser's pages: what is being played, a new match, and one module for each thing that is run from here.

pub(super) mod game;
pub(super) mod new_match;
pub(super) mod prove;
pub(super) mod show;

use crate::handler::get;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_desk::StreamKind;
use kolo_live::Setting;
use kolo_messages::Lang;
use kolo_model::Name;

use crate::app::{self, App};
use crate::contest_room::ContestRoom;
use crate::desk::{Arbiter, By};
use crate::json_body::Sent;
use crate::key::Secret;
use crate::links::Link;
use crate::live::{LiveAct, LiveOrder};
use crate::pages::home::Held;
use crate::pages::{self, desk};
use crate::problem::Problem;
use crate::site::{Grant, SiteAct};
use crate::tasks::{Task, of};
use crate::tournament::Tournament;
use crate::{key, time};
use new_match::NewMatch;

use super::openapi::Goto;
use crate::routes::Routes;
use crate::routes::openapi::described::{self, For, form};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk", get(page))
        .route("/desk/live/new", get(new_match_page))
        .routes(described::post(
            "/api/desk/live",
            For::Desk,
            Some(form::<NewMatch>),
            form::<Goto>,
            "A new match on screens.",
            set_up,
        ))
        .routes(described::post(
            "/api/desk/key",
            For::Desk,
            None,
            form::<crate::links::Link>,
            "A new one-time key for the desk.",
            another_key,
        ))
        .merge(game::routes())
        .merge(prove::routes())
        .merge(show::routes())
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    by: By<of::SitAtDesk>,
) -> Result<Response, Problem> {
    let tournaments = own_tournaments(&app, &by, lang).await?;
    let contests = own_contests(&app, &by, lang).await?;
    let screens = by.may(Task::RunScreens);
    let matches = if screens { super::home::matches(&app, "/desk/live", lang).await? } else { Vec::new() };
    pages::html(&desk::Desk::new(&app, lang, &by, [tournaments, contests], matches))
}

/// The tournaments that a user works at: all of them for an administrator, those with the latest events first.
async fn own_tournaments(app: &App, by: &Arbiter, lang: Lang) -> Result<Vec<Held>, Problem> {
    if by.rights.is_administrator() {
        return super::home::tournaments(app, "/desk/t", lang).await;
    }
    let mut own = Vec::new();
    for name in by.rights.tournaments() {
        // One that cannot be read keeps no other from the list.
        let Ok(room) = super::rooms::room::<Tournament>(app, name).await else { continue };
        let newest = room.newest().state;
        own.extend(newest.state().ok().map(|state| Held::new(format!("/desk/t/{name}"), state, lang)));
    }
    Ok(own)
}

/// The contests that a user works at, and single tournaments of others.
async fn own_contests(app: &App, by: &Arbiter, lang: Lang) -> Result<Vec<Held>, Problem> {
    if by.rights.is_administrator() {
        return super::home::contests(app, "/desk/c", lang).await;
    }
    let mut own = Vec::new();
    for (name, venue) in by.rights.contests() {
        let Ok(room) = super::rooms::room::<ContestRoom>(app, name).await else { continue };
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

/// The form of a new match. No match is called so: their names are made by chance and longer.
async fn new_match_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    _: By<of::RunScreens>,
) -> Result<Response, Problem> {
    pages::html(&pages::new_match::NewMatch::new(&app, lang))
}

/// Sets up a match under a new name.
async fn set_up(
    State(app): State<App>,
    arbiter: By<of::RunScreens>,
    Sent(form): Sent<NewMatch>,
) -> Result<Response, Problem> {
    open(&app, arbiter.name.clone(), form.setting()?).await
}

/// Opens the room of a match and leads to its page.
async fn open(app: &App, by: Name, setting: Setting) -> Result<Response, Problem> {
    let name = key::name()?;
    let stream = StreamKind::Live.stream(&name).ok_or_else(Problem::not_found)?;
    let act = LiveAct::Open { by, setting };
    app.presence.make_sure(app).await?;
    let room = app.live.room(&stream).await?;
    room.give(app::command("open")?, &LiveOrder { at: time::now(), act }).await?;
    Ok(Json(Goto { goto: format!("/desk/live/{name}") }).into_response())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presence::tests::{asleep, is_stopped, setting};

    #[tokio::test]
    async fn a_new_match_does_not_hide_that_the_server_was_away() {
        let (app, _folder) = asleep().await;
        open(&app, Name::new("Eva").expect("a name"), setting()).await.expect("it is set up");
        assert!(is_stopped(&app));
    }
}
