//! The displays of a tournament of teams: what they show is chosen on the organiser's pages, from any device.

use crate::handler::{erased, get};
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Json};
use kolo_views::contest::venue::starts;

use super::links::front;
use super::room;
use super::visit::{AtPlace, Given, Visit};
use crate::attendee_access::{FrontOrder, Screen, ScreenName};
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::wall::{offer, shows};
use crate::pages::wall::{Shown, StagesWall};
use crate::problem::Problem;
use crate::public;
use crate::routes::Routes;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::{screens, together};
use crate::server::Peer;
use crate::tasks::of;
use crate::time;
use crate::tournament::View;
use crate::tournament::screen::page::{Control, Offer};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/c/{id}/{venue}/screen", get(wall))
        .route("/c/{id}/{venue}/screen/{name}", get(wall))
        .routes(described::stream(
            "/events/c/{id}/{venue}/screen",
            For::All,
            "Signals of the screens of a tournament of a contest.",
            follow,
        ))
        .routes(routes!(team_screen))
        .route("/desk/c/{id}/{venue}/screen", get(control).post(erased(choose)))
}

fn offered(at: &Visit) -> Result<Offer, Problem> {
    let venue = at.venue_state()?;
    Ok(offer(format!("/c/{}/{}/screen", at.id, venue.plan.id), venue.plan.is_swiss()))
}

async fn wall(at: Visit) -> Result<Response, Problem> {
    let (venue, offer) = (at.venue_state()?, offered(&at)?);
    let front = front(&at.app, &at.id, at.venue()?).await?.newest();
    let name = ScreenName::new(at.part("name").unwrap_or_default()).ok_or_else(Problem::not_found)?;
    let screen = front.state.screen(&name, &offer.usual).ok_or_else(Problem::not_found)?;
    let version = together::version(&at.newest, &front);
    let follow = at.followed(&format!("/events/c/{}/{}/screen", at.id, venue.plan.id));
    let starts = screen.starts.or_else(|| starts(at.contest(), venue));
    let shown = Shown::new(screen, venue.plan.name.to_string(), starts, follow, version);
    pages::html(&StagesWall::new(&at.app, at.lang, &offer, shown, shows(at.contest(), venue, at.lang)))
}

/// What the first display of a tournament shows.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/screen", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "its parts, its message, the start of the next round", body = Viewed<Screen>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn team_screen(at: Visit) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id, at.venue()?).await?.newest();
    let view = front.state.chosen(&ScreenName::default()).cloned().unwrap_or(offered(&at)?.usual);
    Ok(Json(Viewed { version: together::version(&at.newest, &front).0, view }).into_response())
}

/// One stream of signals about the tournament and what its displays show.
async fn follow(
    at: Visit,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Query(shows): Query<Shows>,
) -> Result<Response, Problem> {
    let contest = room(&at.app, &at.id).await?.follow();
    let both = together::follow(contest, front(&at.app, &at.id, at.venue()?).await?.follow());
    let public = shows.follow(&at.app, public::contest_front(&at.id)).await?;
    events::follow_public(at.app.clone(), peer, &headers, both, public)
}

async fn control(at: AtPlace<of::ShowOnWall>) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id, at.venue()?).await?.newest();
    let mut shell = at.shell(View::Desk, Part::Screen)?;
    // Results that come in must not sweep away what is being chosen.
    shell.follow = String::new();
    pages::html(&Control::new(&at.app, at.lang, shell, &offered(&at)?, &front.state, &at.by)?)
}

async fn choose(given: Given<of::ShowOnWall>) -> Result<Response, Problem> {
    let front = front(&given.app, &given.id, given.venue()?).await?;
    let act = screens::act(&given.posted.fields, offered(&given)?.parts, &front.newest().state)?;
    let order = FrontOrder { at: time::now(), by: given.posted.by.name.clone(), act };
    front.give(given.posted.command.clone(), &order).await?;
    Ok(Redirect::to(&format!("{}/screen", given.base())).into_response())
}
