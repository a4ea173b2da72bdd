//! The page on which others are let in to the whole site.

use crate::handler::{erased, get};
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use kolo_messages::Lang;

use crate::app::App;
use crate::contest_room::ContestRoom;
use crate::desk::{Arbiter, By};
use crate::form::Posted;
use crate::pages;
use crate::pages::home::routes as home;
use crate::pages::people::all::page::AllPeoplePage;
use crate::pages::people::list::{Made, Places};
use crate::pages::people::names;
use crate::pages::people::orders::act;
use crate::pages::people::sign_in::routes::to;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::rooms;
use crate::site::Place;
use crate::tasks::of;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new().route("/desk/people", get(all_people).post(erased(change_people)))
}

/// The tournaments and contests by their names, those with the latest events first.
async fn places(app: &App, lang: Lang) -> Result<Places, Problem> {
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
