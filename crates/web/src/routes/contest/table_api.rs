//! The table of a tournament of a contest as data, and what stands behind it: for visitors, and with full names for the
//! desk.
//!
//! Every handler has its description beside it, with its address.

use axum::response::Response;
use kolo_tournament::State;
use kolo_views::contest::places::{self, PlaceLine, PlanDerivation};
use kolo_views::wall_chart::{SquareTable, WallChart};

use super::draft;
use super::show::{LineOpened, derivation, in_group};
use super::visit::{AtPlace, Visit};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(places))
        .routes(routes!(desk_places))
        .routes(routes!(team_derivation))
        .routes(routes!(desk_team_derivation))
        .routes(routes!(team_in_group))
        .routes(routes!(desk_team_in_group))
        .routes(routes!(swiss_chart))
        .routes(routes!(desk_swiss_chart))
        .routes(routes!(swiss_square))
        .routes(routes!(desk_swiss_square))
}

fn lines(at: &Visit) -> Result<Vec<PlaceLine>, Problem> {
    places::table(at.contest(), at.venue()?).map_err(|_| Problem::not_found())
}

fn swiss(at: &Visit) -> Result<&State, Problem> {
    draft::swiss(at).ok_or_else(Problem::not_found)
}

/// Places.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/table", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "the teams by their places", body = Viewed<Vec<PlaceLine>>),
        (status = 404, description = "it has not started", body = ErrorBody),
    )
)]
async fn places(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, lines(&at)?))
}

/// Places, with full names.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/table", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "the teams by their places", body = Viewed<Vec<PlaceLine>>),
        (status = 404, description = "it has not started", body = ErrorBody),
    )
)]
async fn desk_places(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, lines(&at)?))
}

/// How the numbers of one line of the table came about.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/table/{who}", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
        ("who" = u32, Path, description = "the number in the draw, as the table gives it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<LineOpened>),
        (status = 404, description = "it has not started, or no team has this number", body = ErrorBody),
        (status = 422, description = "there are no places yet", body = ErrorBody),
    )
)]
async fn team_derivation(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, derivation(&at)?))
}

/// How the numbers of one line of the table came about, with full names.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/table/{who}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
        ("who" = u32, Path, description = "the number in the draw, as the table gives it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<LineOpened>),
        (status = 404, description = "it has not started, or no team has this number", body = ErrorBody),
        (status = 422, description = "there are no places yet", body = ErrorBody),
    )
)]
async fn desk_team_derivation(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, derivation(&at)?))
}

/// How the numbers of a team in its group came about, and why it is in it.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/groups/{group}/{number}", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
        ("group" = String, Path, description = "the group"),
        ("number" = u32, Path, description = "the number in the draw, as views give it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<PlanDerivation>),
        (status = 404, description = "there is no such group, or no such number in it", body = ErrorBody),
    )
)]
async fn team_in_group(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, in_group(&at)?))
}

/// The same, with full names.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/groups/{group}/{number}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
        ("group" = String, Path, description = "the group"),
        ("number" = u32, Path, description = "the number in the draw, as views give it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<PlanDerivation>),
        (status = 404, description = "there is no such group, or no such number in it", body = ErrorBody),
    )
)]
async fn desk_team_in_group(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, in_group(&at)?))
}

/// The way of all players through the rounds of a Swiss.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/chart", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "a line for each player, a cell for every round", body = Viewed<WallChart>),
        (status = 404, description = "it is no Swiss that has started", body = ErrorBody),
    )
)]
async fn swiss_chart(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, WallChart::of(swiss(&at)?, at.lang)))
}

/// The way of all players through the rounds of a Swiss, with full names.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/chart", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "a line for each player, a cell for every round", body = Viewed<WallChart>),
        (status = 404, description = "it is no Swiss that has started", body = ErrorBody),
    )
)]
async fn desk_swiss_chart(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, WallChart::of(swiss(&at)?, at.lang)))
}

/// All against all in a Swiss.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/square", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "the square table", body = Viewed<SquareTable>),
        (status = 404, description = "it is no Swiss that has started", body = ErrorBody),
    )
)]
async fn swiss_square(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, SquareTable::of(swiss(&at)?, at.lang)))
}

/// All against all in a Swiss, with full names.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/square", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "the square table", body = Viewed<SquareTable>),
        (status = 404, description = "it is no Swiss that has started", body = ErrorBody),
    )
)]
async fn desk_swiss_square(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, SquareTable::of(swiss(&at)?, at.lang)))
}
