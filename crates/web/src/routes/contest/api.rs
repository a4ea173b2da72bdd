//! The same views as data for programs: `{"version": …, "view": …}`, in the language that is asked for.
//!
//! Every handler has its description beside it, with its address.

use axum::extract::Query;
use axum::response::Response;
use kolo_views::contest::log::{self, LogLine};
use kolo_views::contest::matches::{self, MatchLine};
use kolo_views::contest::now::Now;
use kolo_views::contest::office::Office;
use kolo_views::contest::slip::Slip;
use kolo_views::contest::teams::{self, Team};
use kolo_views::contest::ties::{self, Tie};
use kolo_views::contest::venue::{self, Card, Waiting};
use kolo_views::stages::Stages;
use serde::Serialize;
use utoipa::ToSchema;

use super::visit::{AtPlace, Visit};
use crate::house;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::older::Older;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::time;

pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(office))
        .routes(routes!(card))
        .routes(routes!(all_matches))
        .routes(routes!(now))
        .routes(routes!(stages))
        .routes(routes!(all_teams))
        .routes(routes!(slip))
        .routes(routes!(waiting))
        .routes(routes!(venue_steps))
}

/// The season and all its tournaments.
#[utoipa::path(
    get, path = "/api/c/{id}", tag = "contests",
    params(("id" = String, Path, description = "the contest's name in addresses")),
    responses(
        (status = 200, description = "the contest", body = Viewed<Office>),
        (status = 404, description = "there is no such contest", body = ErrorBody),
    )
)]
async fn office(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, Office::of(at.contest(), at.lang).for_public(at.lang)))
}

/// A tournament in a few lines, and how far it has come. What the organiser has to do next is not shown.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "the tournament in a few lines", body = Viewed<Card>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn card(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, Card::of(at.contest(), at.venue_state()?, at.lang).for_public(at.lang)))
}

/// All matches that are known. What captains say before it counts is for organisers only.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/matches", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "the matches in the order of play", body = Viewed<Vec<MatchLine>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn all_matches(at: Visit) -> Result<Response, Problem> {
    let lines = matches::all(at.contest(), at.venue()?, at.lang).into_iter();
    Ok(seen(&at, lines.map(|line| line.for_public(at.lang)).collect::<Vec<MatchLine>>()))
}

/// Who sits where now, by table and by team.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/now", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "the matches that are on, and every team's next one", body = Viewed<Now>),
        (status = 404, description = "it has not started", body = ErrorBody),
    )
)]
async fn now(at: Visit) -> Result<Response, Problem> {
    let now = Now::of(at.contest(), at.venue()?, at.lang);
    Ok(seen(&at, now.ok_or_else(Problem::not_found)?))
}

/// Groups and the play-off.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/stages", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "groups with their tables, brackets, places", body = Viewed<Stages>),
        (status = 404, description = "it has not started, or is not played in stages", body = ErrorBody),
    )
)]
async fn stages(at: Visit) -> Result<Response, Problem> {
    let ledger = at.play()?.stages().ok_or_else(Problem::not_found)?;
    Ok(seen(&at, Stages::of(ledger.state(), at.lang)))
}

/// Teams with their members, fees, and who came.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/teams", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "all teams that are expected", body = Viewed<Vec<Team>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn all_teams(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, teams::expected(at.contest(), at.venue_state()?, at.lang)))
}

/// The slip of a match.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/slips/{game}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
        ("game" = String, Path, description = "the match, as views name it"),
    ),
    responses(
        (status = 200, description = "the match board by board", body = Viewed<Slip>),
        (status = 404, description = "there is no such match", body = ErrorBody),
    )
)]
async fn slip(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    let slip = Slip::of(at.contest(), at.venue()?, &at.game()?, at.lang);
    Ok(seen(&at, slip.ok_or_else(Problem::not_found)?))
}

/// What a tournament waits for.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::routes) struct Waits {
    /// What must be settled before play goes on.
    pub(in crate::routes) waiting: Vec<Waiting>,
    /// What decides between tied teams.
    pub(in crate::routes) ties: Vec<Tie>,
}

/// What the tournament waits for, and what decides between tied teams.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/waiting", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "everything that is waited for", body = Viewed<Waits>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn waiting(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    let waiting = venue::waiting(at.contest(), at.venue_state()?, time::moment(), at.lang);
    let ties = ties::open(at.contest(), at.venue()?, at.lang);
    Ok(seen(&at, Waits { waiting, ties }))
}

/// What happened in the tournament, the latest first, a hundred lines at a time.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/log", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
        ("before" = Option<usize>, Query, description = "only lines before this one, counted from the oldest"),
    ),
    responses(
        (status = 200, description = "the steps", body = Viewed<Vec<LogLine>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn venue_steps(at: AtPlace<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let lines = log::venue(at.contest(), at.venue()?, at.lang);
    house::answer(lines, older.before, |lines| seen(&at, lines))
}
