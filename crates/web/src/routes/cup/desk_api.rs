//! The list of tournaments of stages, what their screen shows, and their draw with its reasons, as data for programs.
//!
//! Every handler has its description beside it; `Described` lists them, and a test holds both against the addresses.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use kolo_day::cup::card::{CupCard, CupStep};
use kolo_day::cup::draft::CupDraft;
use kolo_messages::Lang;
use serde::Serialize;
use utoipa::{OpenApi, ToSchema};

use super::api::seen;
use super::screen::front;
use super::visit::{AtCup, Visit};
use crate::app::App;
use crate::cup_room::CupRoom;
use crate::front::{Screen, ScreenName};
use crate::pages::cup::wall::offer;
use crate::problem::Problem;
use crate::routes::openapi::{Told, Viewed};
use crate::routes::rooms::{self, Audience};
use crate::routes::together;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/api/s", get(cups))
        .route("/api/s/{id}/screen", get(cup_screen))
        .route("/api/desk/s/{id}/draw", get(cup_draw))
}

/// What is described here.
#[derive(OpenApi)]
#[openapi(paths(cups, cup_screen, cup_draw))]
pub(super) struct Described;

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
        (status = 401, description = "nobody has signed in", body = Told),
        (status = 403, description = "the role of whoever asks is not enough", body = Told),
        (status = 404, description = "there is no such tournament", body = Told),
        (status = 409, description = "nothing can be drawn like this", body = Told),
    )
)]
async fn cup_draw(at: AtCup<of::Draw>) -> Result<Response, Problem> {
    let drawn = CupDraft::of(&at.cup, at.lang);
    let drawn = drawn.map_err(|refusal| Problem::refused(refusal.message(), Some(refusal.clause())))?;
    Ok(seen(&at, drawn))
}
