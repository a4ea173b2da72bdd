//! The same views as data for programs: `{"version": …, "view": …}`, in the language that is asked for.

use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use kolo_day::contest::{log, matches, places, slip::Slip, teams, ties, venue};
use kolo_day::stages::Stages;
use serde::Serialize;
use serde_json::json;

use super::visit::{AtPlace, Visit};
use crate::app::App;
use crate::contest_room::ContestRoom;
use crate::problem::Problem;
use crate::routes::rooms;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/api/c/{id}", get(rooms::view::<ContestRoom>))
        .route("/api/c/{id}/{venue}", get(card))
        .route("/api/c/{id}/{venue}/matches", get(all_matches))
        .route("/api/c/{id}/{venue}/stages", get(stages))
        .route("/api/c/{id}/{venue}/table", get(table))
        .route("/api/desk/c/{id}/{venue}/teams", get(all_teams))
        .route("/api/desk/c/{id}/{venue}/slips/{game}", get(slip))
        .route("/api/desk/c/{id}/{venue}/waiting", get(waiting))
        .route("/api/desk/c/{id}/{venue}/log", get(steps))
}

/// A view with the version that it shows.
fn seen(at: &Visit, view: impl Serialize) -> Response {
    Json(json!({ "version": at.newest.version.0, "view": view })).into_response()
}

async fn card(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, venue::Card::of(at.contest(), at.venue_state()?, at.lang)))
}

async fn all_matches(at: Visit) -> Result<Response, Problem> {
    let mut lines = matches::all(at.contest(), at.venue()?, at.lang);
    // What captains say before it counts is the desk's alone.
    for line in &mut lines {
        line.reports = kolo_model::PerSide::new(None, None);
        line.differences.clear();
        line.held.clear();
    }
    Ok(seen(&at, lines))
}

async fn stages(at: Visit) -> Result<Response, Problem> {
    let ledger = at.play()?.stages().ok_or_else(Problem::not_found)?;
    Ok(seen(&at, Stages::of(ledger.state(), at.lang)))
}

async fn table(at: Visit) -> Result<Response, Problem> {
    let lines = places::table(at.contest(), at.venue()?);
    Ok(seen(&at, lines.map_err(|_| Problem::not_found())?))
}

async fn all_teams(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, teams::expected(at.contest(), at.venue_state()?, at.lang)))
}

async fn slip(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    let slip = Slip::of(at.contest(), at.venue()?, &at.game()?, at.lang);
    Ok(seen(&at, slip.ok_or_else(Problem::not_found)?))
}

async fn waiting(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    let waiting = venue::waiting(at.contest(), at.venue_state()?, at.lang);
    let ties = ties::open(at.contest(), at.venue()?, at.lang);
    Ok(seen(&at, json!({ "waiting": waiting, "ties": ties })))
}

async fn steps(at: AtPlace<of::ReadLog>) -> Result<Response, Problem> {
    Ok(seen(&at, log::venue(at.contest(), at.venue()?, at.lang)))
}
