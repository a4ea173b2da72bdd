//! The same views as data for programs: `{"version": …, "view": …}`, in the language that is asked for.
//!
//! Every handler has its description beside it, with its address.

use axum::Json;
use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use kolo_views::contest::log::LogLine;
use kolo_views::contest::matches::MatchLine;
use kolo_views::cup::card::CupCard;
use kolo_views::cup::entries::{self, CupEntrant};
use kolo_views::cup::waiting::waiting;
use kolo_views::cup::{log, matches, ties};
use kolo_views::stages::Stages;
use serde::Serialize;

use super::visit::{AtCup, Visit};
use crate::house;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::contest::api::Waits;
use crate::routes::older::Older;
use crate::routes::openapi::{Told, Viewed};
use crate::tasks::of;
use utoipa_axum::routes;

pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(cup_card))
        .routes(routes!(cup_entries))
        .routes(routes!(cup_matches))
        .routes(routes!(cup_stages))
        .routes(routes!(cup_waiting))
        .routes(routes!(cup_log))
}

/// A view with the version that it shows.
pub(super) fn seen<T: Serialize>(at: &Visit, view: T) -> Response {
    Json(Viewed { version: at.newest.version.0, view }).into_response()
}

/// A tournament of stages in a few lines, and what comes next.
#[utoipa::path(
    get, path = "/api/s/{id}", tag = "stages",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the tournament in a few lines", body = Viewed<CupCard>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn cup_card(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, CupCard::of(&at.cup, at.lang)))
}

/// Who plays.
#[utoipa::path(
    get, path = "/api/s/{id}/entries", tag = "stages",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "everybody in the order of the list", body = Viewed<Vec<CupEntrant>>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn cup_entries(at: Visit) -> Result<Response, Problem> {
    // Who has not come is the desk's alone until the draw counts without them, as on the page.
    let drawn = at.cup.state().is_some();
    let all = entries::all(&at.cup).into_iter();
    let shown = all.map(|one| CupEntrant { missing: one.missing && drawn, ..one });
    Ok(seen(&at, shown.collect::<Vec<CupEntrant>>()))
}

/// All matches whose sides are known. What players say before it counts is the desk's alone.
#[utoipa::path(
    get, path = "/api/s/{id}/matches", tag = "stages",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the matches in the order of play", body = Viewed<Vec<MatchLine>>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn cup_matches(at: Visit) -> Result<Response, Problem> {
    let lines = matches::all(&at.cup, at.lang).into_iter();
    Ok(seen(&at, lines.map(|line| line.for_everybody(at.lang)).collect::<Vec<MatchLine>>()))
}

/// Groups, brackets and places.
#[utoipa::path(
    get, path = "/api/s/{id}/stages", tag = "stages",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "groups with their tables, brackets, places", body = Viewed<Stages>),
        (status = 404, description = "there is no such tournament, or its draw does not count yet", body = Told),
    )
)]
async fn cup_stages(at: Visit) -> Result<Response, Problem> {
    let state = at.cup.state().ok_or_else(Problem::not_found)?;
    Ok(seen(&at, Stages::of(state, at.lang)))
}

/// What waits for somebody at the desk, and what decides between equals.
#[utoipa::path(
    get, path = "/api/desk/s/{id}/waiting", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "everything that is waited for", body = Viewed<Waits>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn cup_waiting(at: AtCup<of::LookOn>) -> Result<Response, Problem> {
    let waits = Waits { waiting: waiting(&at.cup, at.lang), ties: ties::open(&at.cup, at.lang) };
    Ok(seen(&at, waits))
}

/// What happened, the latest first, a hundred lines at a time.
#[utoipa::path(
    get, path = "/api/desk/s/{id}/log", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("before" = Option<usize>, Query, description = "only lines before this one, counted from the oldest"),
    ),
    responses(
        (status = 200, description = "the steps", body = Viewed<Vec<LogLine>>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn cup_log(at: AtCup<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    house::answer(log::lines(&at.cup, at.lang), older.before, |lines| seen(&at, lines))
}
