//! What organisers see of a tournament, as data for programs: the same views as its pages have, with full names and
//! with what is not public.
//!
//! Every handler has its description beside it, with its address.

use axum::response::Response;
use kolo_tournament::EntrantId;
use kolo_views::contest::sanctions::SanctionLine;
use kolo_views::entries::{Entries, EntryLine};
use kolo_views::incidents::{self, IncidentLine, ProtestLine};
use kolo_views::mine::{Mine, MyRound};
use kolo_views::overview::Overview;
use kolo_views::round::Round;
use kolo_views::sanctions;
use kolo_views::table::{Derivation, Table};
use kolo_views::wall_chart::{SquareTable, WallChart};
use serde::Serialize;
use utoipa::ToSchema;

use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::visit::AtDesk;

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(desk_overview))
        .routes(routes!(desk_entries))
        .routes(routes!(desk_competitor))
        .routes(routes!(desk_round))
        .routes(routes!(desk_table))
        .routes(routes!(desk_derivation))
        .routes(routes!(desk_chart))
        .routes(routes!(desk_square))
        .routes(routes!(desk_incidents))
}

/// A player who has entered, with all rounds.
#[derive(Debug, Serialize, ToSchema)]
struct Competitor {
    /// The entry.
    entry: EntryLine,
    /// The rounds, the newest first.
    rounds: Vec<MyRound>,
}

/// What happened at the boards.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Affairs {
    /// Incidents that count, the newest first.
    pub(crate) incidents: Vec<IncidentLine>,
    /// Protests that count, the newest first.
    pub(crate) protests: Vec<ProtestLine>,
    /// Sanctions, the newest first.
    pub(crate) sanctions: Vec<SanctionLine>,
}

/// A tournament in a few lines, and what comes next for the organiser.
#[utoipa::path(
    get, path = "/api/desk/t/{id}", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the tournament in a few lines", body = Viewed<Overview>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn desk_overview(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, Overview::of(at.state()?, at.lang)))
}

/// Who takes part, who was checked in, and who asked to be left out of a round to come.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/entries", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "all who have entered", body = Viewed<Entries>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn desk_entries(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, Entries::of(at.state()?, at.lang)))
}

/// A player who has entered: the entry and all games.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/entries/{who}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("who" = u32, Path, description = "the competitor's id, as views give it"),
    ),
    responses(
        (status = 200, description = "the entry and the rounds", body = Viewed<Competitor>),
        (status = 404, description = "there is no such competitor", body = ErrorBody),
    )
)]
async fn desk_competitor(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    let (state, who) = (at.state()?, at.number("who")?);
    let entry = Entries::of(state, at.lang).lines.into_iter().find(|line| line.who.id == who);
    let entry = entry.ok_or_else(Problem::not_found)?;
    let rounds = Mine::of(state, EntrantId(who), at.lang).map(|mine| mine.rounds).unwrap_or_default();
    Ok(seen(&at, Competitor { entry, rounds }))
}

/// A published round by tables, with what players have reported.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/rounds/{round}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("round" = u32, Path, description = "the number of the round"),
    ),
    responses(
        (status = 200, description = "the tables with results and reports", body = Viewed<Round>),
        (status = 404, description = "no such round is published", body = ErrorBody),
    )
)]
async fn desk_round(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, at.published()?))
}

/// Places, with full names.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/table", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the standings", body = Viewed<Table>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
        (status = 422, description = "there are no places yet", body = ErrorBody),
    )
)]
async fn desk_table(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    let table = Table::of(at.state()?, at.lang).map_err(|none| Problem::bad_field(none.message()))?;
    Ok(seen(&at, table))
}

/// How the numbers of one competitor came about, with full names.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/table/{who}", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("who" = u32, Path, description = "the competitor's id, as views give it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<Derivation>),
        (status = 404, description = "there is no such competitor", body = ErrorBody),
        (status = 422, description = "there are no places yet", body = ErrorBody),
    )
)]
async fn desk_derivation(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    let opened = Derivation::of(at.state()?, at.number("who")?, at.lang);
    let opened = opened.map_err(|none| Problem::bad_field(none.message()))?;
    Ok(seen(&at, opened.ok_or_else(Problem::not_found)?))
}

/// Every player's way through the rounds, with full names.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/chart", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "a line for each player, a cell for every round", body = Viewed<WallChart>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn desk_chart(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, WallChart::of(at.state()?, at.lang)))
}

/// Every player against every other, with full names.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/square", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the square table", body = Viewed<SquareTable>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn desk_square(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, SquareTable::of(at.state()?, at.lang)))
}

/// What happened at the boards, and protests.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/incidents", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "incidents, protests and sanctions, the newest first", body = Viewed<Affairs>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn desk_incidents(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    let ledger = &at.newest.state.ledger;
    let (incidents, protests) = (incidents::incidents(ledger, at.lang), incidents::protests(ledger, at.lang));
    let sanctions = sanctions::lines(ledger, at.lang);
    Ok(seen(&at, Affairs { incidents, protests, sanctions }))
}
