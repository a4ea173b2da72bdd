//! The screens on the wall of a tournament of stages, and the page of the desk that chooses what they show.

use std::sync::Arc;

use axum::Extension;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use super::room;
use super::visit::{AtCup, Given, Visit};
use crate::app::App;
use crate::attendee_access::{Front, FrontOrder, ScreenName};
use crate::cup_room;
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::cup::wall::{offer, shows};
use crate::pages::day::View;
use crate::pages::day::screen::Control;
use crate::pages::wall::{Shown, StagesWall};
use crate::problem::Problem;
use crate::room::Room;
use crate::routes::Routes;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::routes::{screens, together};
use crate::server::Peer;
use crate::tasks::of;
use crate::time;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/s/{id}/screen", get(wall))
        .route("/s/{id}/screen/{name}", get(wall))
        .routes(described::stream("/events/s/{id}/screen", For::All, "Signals of their screens.", follow))
        .route("/desk/s/{id}/screen", get(control).post(choose))
}

pub(super) async fn front(app: &App, id: &str) -> Result<Arc<Room<Front>>, Problem> {
    let stream = cup_room::front_stream(id).ok_or_else(Problem::not_found)?;
    Ok(app.fronts.room(&stream).await?)
}

async fn wall(at: Visit) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id).await?.newest();
    let name = ScreenName::new(at.part("name").unwrap_or_default()).ok_or_else(Problem::not_found)?;
    let offer = offer(&at.id);
    let screen = front.state.screen(&name, &offer.usual).ok_or_else(Problem::not_found)?;
    let version = together::version(&at.newest, &front);
    let follow = format!("/events/s/{}/screen?public={}", at.id, at.choices);
    let shown = Shown::new(screen, at.cup.setup().name.to_string(), screen.starts, follow, version);
    pages::html(&StagesWall::new(&at.app, at.lang, &offer, shown, shows(&at.cup, at.lang)))
}

/// One stream of signals about both.
async fn follow(
    at: Visit,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Query(shows): Query<Shows>,
) -> Result<Response, Problem> {
    let (app, id) = (at.app.clone(), at.id.clone());
    let cup = room(&app, &id).await?.follow();
    let both = together::follow(cup, front(&app, &id).await?.follow());
    let public = shows.follow(&app, cup_room::front_stream(&id)).await?;
    events::follow_public(app, peer, &headers, both, public)
}

async fn control(at: AtCup<of::ShowOnWall>) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id).await?.newest();
    let shell = at.shell(View::Desk, Part::Screen);
    pages::html(&Control::new(&at.app, at.lang, shell, &offer(&at.id), &front.state, &at.by)?)
}

async fn choose(given: Given<of::ShowOnWall>) -> Result<Response, Problem> {
    let front = front(&given.app, &given.id).await?;
    let act = screens::act(&given.posted.fields, offer(&given.id).parts, &front.newest().state)?;
    let order = FrontOrder { at: time::now(), by: given.posted.by.name.clone(), act };
    front.give(given.posted.command.clone(), &order).await?;
    Ok(Redirect::to(&format!("{}/screen", given.base())).into_response())
}
