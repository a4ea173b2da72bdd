//! The list of tournaments of stages, what their screen shows, and their draw with its reasons, as data for programs.
//!
//! Every handler has its description beside it, with its address.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_messages::Lang;
use kolo_views::contest::places::GroupDerivation;
use kolo_views::cup::card::{CupCard, CupStep};
use kolo_views::cup::draft::CupDraft;
use kolo_views::cup::incidents;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::routes;

use super::api::seen;
use super::screen::front;
use super::show::derivation;
use super::visit::{AtCup, Visit};
use crate::app::App;
use crate::attendee_access::{Screen, ScreenName};
use crate::cup_room::CupRoom;
use crate::pages::cup::wall::offer;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::day::desk_api::Affairs;
use crate::routes::openapi::{Told, Viewed};
use crate::routes::rooms::{self, Audience};
use crate::routes::together;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(cups))
        .routes(routes!(cup_screen))
        .routes(routes!(cup_derivation))
        .routes(routes!(cup_draw))
        .routes(routes!(desk_cup_derivation))
        .routes(routes!(cup_incidents))
}

/// How many the list shows, those with the latest events.
const LISTED: usize = 100;

/// A tournament of stages in the list; nobody is named.
#[derive(Debug, Serialize, ToSchema)]
struct CupListed {
    /// Its name in addresses.
    id: String,
    /// Its name.
    name: String,
    /// What is played, in words.
    form: String,
    /// How many play.
    entrants: usize,
    /// What comes next.
    step: CupStep,
    /// Matches that are played.
    played: usize,
    /// Matches in all, without byes.
    matches: usize,
}

/// The tournaments of stages, those with the latest events first.
#[utoipa::path(
    get, path = "/api/s", tag = "stages",
    responses((status = 200, description = "up to a hundred tournaments", body = Vec<CupListed>))
)]
async fn cups(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
) -> Result<Json<Vec<CupListed>>, Problem> {
    let listed = |id: &str, room: &CupRoom| {
        let CupCard { name, form, entrants, step, played, matches, .. } = CupCard::of(room.cup()?, lang);
        Ok(CupListed { id: id.to_owned(), name, form, entrants, step, played, matches })
    };
    rooms::latest(&app, LISTED, Audience::Everybody, listed).await.map(Json)
}

/// What the screen on the wall shows.
#[utoipa::path(
    get, path = "/api/s/{id}/screen", tag = "stages",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "its parts, its message, the start of the next round", body = Viewed<Screen>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn cup_screen(at: Visit) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id).await?.newest();
    let view = front.state.chosen(&ScreenName::default()).cloned().unwrap_or(offer(&at.id).usual);
    Ok(Json(Viewed { version: together::version(&at.newest, &front).0, view }).into_response())
}

/// The draw that counts, or the one that would, with the reason of every place.
#[utoipa::path(
    get, path = "/api/desk/s/{id}/draw", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "groups, first matches, and why", body = Viewed<CupDraft>),
        (status = 404, description = "there is no such tournament", body = Told),
        (status = 409, description = "nothing can be drawn like this", body = Told),
    )
)]
async fn cup_draw(at: AtCup<of::Draw>) -> Result<Response, Problem> {
    let drawn = CupDraft::of(&at.cup, at.lang);
    let drawn = drawn.map_err(|refusal| Problem::refused(refusal.message(), Some(refusal.clause())))?;
    Ok(seen(&at, drawn))
}

/// How the numbers of somebody in a group came about, and why he or she is in it.
#[derive(Debug, Serialize, ToSchema)]
struct CupDerivation {
    /// Every number with its parts.
    #[serde(flatten)]
    derived: GroupDerivation,
    /// Why he or she is in this group, a step each.
    why: Vec<DrawnBecause>,
}

/// A step of an explanation.
#[derive(Debug, Serialize, ToSchema)]
struct DrawnBecause {
    /// In words.
    text: String,
    /// The clause behind it.
    clause: &'static str,
}

fn opened(at: &Visit) -> Result<Response, Problem> {
    let (derived, why) = derivation(at)?;
    let step =
        |told: kolo_stages::Told| DrawnBecause { text: told.message.text(at.lang), clause: told.clause.id() };
    Ok(seen(at, CupDerivation { derived, why: why.into_iter().map(step).collect() }))
}

/// How the numbers of somebody in a group came about.
#[utoipa::path(
    get, path = "/api/s/{id}/groups/{group}/{number}", tag = "stages",
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("group" = String, Path, description = "the group"),
        ("number" = u32, Path, description = "the number of somebody in it, as views give it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<CupDerivation>),
        (status = 404, description = "there is no such tournament, group or number", body = Told),
    )
)]
async fn cup_derivation(at: Visit) -> Result<Response, Problem> {
    opened(&at)
}

/// How the numbers of somebody in a group came about, with full names.
#[utoipa::path(
    get, path = "/api/desk/s/{id}/groups/{group}/{number}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("group" = String, Path, description = "the group"),
        ("number" = u32, Path, description = "the number of somebody in it, as views give it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<CupDerivation>),
        (status = 404, description = "there is no such tournament, group or number", body = Told),
    )
)]
async fn desk_cup_derivation(at: AtCup<of::LookOn>) -> Result<Response, Problem> {
    opened(&at)
}

/// What happened at the boards, and protests.
#[utoipa::path(
    get, path = "/api/desk/s/{id}/incidents", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "incidents and protests, the newest first", body = Viewed<Affairs>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn cup_incidents(at: AtCup<of::Arbitrate>) -> Result<Response, Problem> {
    let (incidents, protests) =
        (incidents::incidents(&at.cup, at.lang), incidents::protests(&at.cup, at.lang));
    Ok(seen(&at, Affairs { incidents, protests }))
}
