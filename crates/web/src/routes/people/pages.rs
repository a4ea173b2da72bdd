//! The pages on which others are let in: of the whole site, and of one tournament.

use crate::handler::{erased, get};
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use kolo_messages::Lang;

use super::names;
use super::orders::act;
use super::sign_in::to;
use crate::app::App;
use crate::contest_room::ContestRoom;
use crate::desk::{Arbiter, By};
use crate::form::Posted;
use crate::pages;
use crate::pages::people::all::AllPeoplePage;
use crate::pages::people::here::HerePage;
use crate::pages::people::list::{Made, Places};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::{home, rooms};
use crate::site::Place;
use crate::tasks::of;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/people", get(all_people).post(erased(change_people)))
        .route("/desk/t/{id}/people", get(here).post(erased(change_here)))
}

/// The tournaments and contests by their names, those with the latest events first.
pub(super) async fn places(app: &App, lang: Lang) -> Result<Places, Problem> {
    let held = home::tournaments(app, "/desk/t", lang).await?.into_iter();
    let mut places: Places =
        held.filter_map(|held| Some((Place::of_address(&held.href, None)?, held.name))).collect();
    let contests = rooms::latest(app, home::SHOWN, rooms::Audience::Desk, |id: &str, room: &ContestRoom| {
        Ok(names::of_contest(id, room.contest()?))
    });
    places.extend(contests.await?.into_iter().flatten());
    Ok(places)
}

async fn all_people(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    by: By<of::ManagePeople>,
) -> Result<Response, Problem> {
    show_people(&app, lang, &by, None).await
}

async fn show_people(app: &App, lang: Lang, by: &Arbiter, made: Option<Made>) -> Result<Response, Problem> {
    let places = places(app, lang).await?;
    pages::html(&AllPeoplePage::new(app, lang, by, &places, made)?)
}

async fn change_people(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    headers: HeaderMap,
    posted: Posted<of::ManagePeople>,
) -> Result<Response, Problem> {
    match act(&app, &headers, &posted).await? {
        None => to("/desk/people"),
        made => show_people(&app, lang, &posted.by, made).await,
    }
}

async fn here(at: AtDesk<of::Invite>) -> Result<Response, Problem> {
    show_here(&at, &at.by, None)
}

fn show_here(at: &Visit, by: &Arbiter, made: Option<Made>) -> Result<Response, Problem> {
    let place = Place::Tournament(at.id.clone());
    let mut shell = at.shell(View::Desk, Part::People)?;
    if made.is_some() {
        // What is shown once must not be swept away by news.
        shell.follow = String::new();
    }
    let places = vec![(place.clone(), shell.name.clone())];
    pages::html(&HerePage::new(&at.app, at.lang, shell, by, &place, &places, made)?)
}

async fn change_here(at: Visit, headers: HeaderMap, posted: Posted<of::Invite>) -> Result<Response, Problem> {
    match act(&at.app, &headers, &posted).await? {
        None => to(&format!("/desk/t/{}/people", at.id)),
        made => show_here(&at, &posted.by, made),
    }
}
