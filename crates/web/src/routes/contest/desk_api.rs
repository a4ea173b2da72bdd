//! The list of contests, and what only organisers see of one: the office, incidents and protests, sanctions.
//!
//! Every handler has its description beside it, with its address.

use axum::Json;
use axum::extract::{Query, State};
use axum::response::Response;
use kolo_contest::Phase;
use kolo_views::contest::incidents;
use kolo_views::contest::log::{self, LogLine};
use kolo_views::contest::office::Office;
use kolo_views::contest::registry::{self, EntryLine, QuotaLine};
use kolo_views::contest::sanctions::{self, SanctionLine};
use kolo_views::contest::venue::Card;
use serde::Serialize;
use utoipa::ToSchema;

use super::registry::Wanted;
use super::visit::AtPlace;
use crate::app::App;
use crate::contest_room::ContestRoom;
use crate::house;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::older::Older;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::rooms::{self, Audience};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::desk_api::Affairs;

pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(contests))
        .routes(routes!(desk_office))
        .routes(routes!(desk_card))
        .routes(routes!(all_sanctions))
        .routes(routes!(office_steps))
        .routes(routes!(office_entries))
        .routes(routes!(office_quotas))
        .routes(routes!(venue_incidents))
}

/// How many the list shows, those with the latest events.
const LISTED: usize = 100;

/// A contest in the list; no person is named.
#[derive(Debug, Serialize, ToSchema)]
struct ContestListed {
    /// Its name in addresses.
    id: String,
    /// Its name.
    name: String,
    /// Whether it is a single tournament held by itself.
    alone: bool,
    /// How many tournaments are announced.
    tournaments: usize,
    /// How many of these are over.
    over: usize,
}

/// The contests, those with the latest events first.
#[utoipa::path(
    get, path = "/api/c", tag = "contests",
    responses((status = 200, description = "up to a hundred contests", body = Vec<ContestListed>))
)]
async fn contests(State(app): State<App>) -> Result<Json<Vec<ContestListed>>, Problem> {
    let listed = |id: &str, room: &ContestRoom| {
        let state = room.contest()?.state();
        Ok(ContestListed {
            id: id.to_owned(),
            name: state.season().name.to_string(),
            alone: !state.season().has_office(),
            tournaments: state.venues().count(),
            over: state.venues().filter(|venue| matches!(venue.phase, Phase::Closed(_))).count(),
        })
    };
    rooms::latest(&app, LISTED, Audience::Public, listed).await.map(Json)
}

/// The season and all its tournaments, with what only the office sees: open fees, and what comes next where.
#[utoipa::path(
    get, path = "/api/desk/c/{id}", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the contest's name in addresses")),
    responses(
        (status = 200, description = "the contest", body = Viewed<Office>),
        (status = 404, description = "there is no such contest", body = ErrorBody),
    )
)]
async fn desk_office(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, Office::of(at.contest(), at.lang)))
}

/// A tournament in a few lines, and what comes next at the desk.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "the tournament in a few lines", body = Viewed<Card>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn desk_card(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, Card::of(at.contest(), at.venue_state()?, at.lang)))
}

/// Sanctions of the whole contest, the newest first.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/-/sanctions", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the contest's name in addresses")),
    responses(
        (status = 200, description = "whom, for what, what followed", body = Viewed<Vec<SanctionLine>>),
        (status = 404, description = "there is no such contest", body = ErrorBody),
    )
)]
async fn all_sanctions(at: AtPlace<of::RunOffice>) -> Result<Response, Problem> {
    Ok(seen(&at, sanctions::lines(at.contest(), None, at.lang)))
}

/// What the office did, the latest first, a hundred lines at a time.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/-/log", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("before" = Option<usize>, Query, description = "only lines before this one, counted from the oldest"),
    ),
    responses(
        (status = 200, description = "the steps", body = Viewed<Vec<LogLine>>),
        (status = 404, description = "there is no such contest", body = ErrorBody),
    )
)]
async fn office_steps(at: AtPlace<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let lines = log::office(at.contest(), at.lang);
    house::answer(lines, older.before, |lines| seen(&at, lines))
}

/// All entries, with fees and people.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/-/entries", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("q" = Option<String>, Query, description = "only those whose name, id, school or people fit this"),
    ),
    responses(
        (status = 200, description = "the entries, in the order of their ids", body = Viewed<Vec<EntryLine>>),
        (status = 404, description = "there is no such contest", body = ErrorBody),
    )
)]
async fn office_entries(
    at: AtPlace<of::RunOffice>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    Ok(seen(&at, registry::entries(at.contest(), wanted.q.trim(), at.lang)))
}

/// How many go on from where.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/-/quotas", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the contest's name in addresses")),
    responses(
        (status = 200, description = "level by level", body = Viewed<Vec<QuotaLine>>),
        (status = 404, description = "there is no such contest", body = ErrorBody),
    )
)]
async fn office_quotas(at: AtPlace<of::RunOffice>) -> Result<Response, Problem> {
    Ok(seen(&at, registry::quotas(at.contest())))
}

/// What happened at the boards of a tournament, and protests.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/incidents", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "incidents, protests and sanctions, the newest first", body = Viewed<Affairs>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn venue_incidents(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    at.venue_state()?;
    let (contest, venue) = (at.contest(), at.venue()?);
    let incidents = incidents::incidents(contest, venue, at.lang);
    let protests = incidents::protests(contest, venue, at.lang);
    let sanctions = sanctions::lines(contest, Some(venue), at.lang);
    Ok(seen(&at, Affairs { incidents, protests, sanctions }))
}
