//! The same views as data for programs: `{"version": …, "view": …}`, in the language that is asked for.

use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use kolo_day::entries::Entries;
use kolo_day::round::Round;
use kolo_day::table::{Derivation, Table};
use kolo_day::wall_chart::{SquareTable, WallChart};
use kolo_day::{explained, log, waiting};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::visit::{AtDesk, Visit};
use crate::app::App;
use crate::problem::Problem;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/api/t/{id}/entries", get(entries))
        .route("/api/t/{id}/rounds/{round}", get(round))
        .route("/api/t/{id}/rounds/{round}/names", get(names))
        .route("/api/t/{id}/table", get(table))
        .route("/api/t/{id}/table/{who}", get(derivation))
        .route("/api/t/{id}/chart", get(chart))
        .route("/api/t/{id}/square", get(square))
        .route("/api/desk/t/{id}/draft", get(draft))
        .route("/api/desk/t/{id}/waiting", get(waiting_for))
        .route("/api/desk/t/{id}/log", get(steps))
}

/// A view with the version that it shows.
fn seen(at: &Visit, view: impl Serialize) -> Response {
    Json(json!({ "version": at.newest.version.0, "view": view })).into_response()
}

async fn entries(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, Entries::of(at.state()?, at.lang)))
}

async fn round(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, at.published()?))
}

async fn names(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, at.published()?.by_name()))
}

async fn table(at: Visit) -> Result<Response, Problem> {
    let table = Table::of(at.state()?, at.lang).map_err(|none| Problem::bad_field(none.message()))?;
    Ok(seen(&at, table))
}

async fn derivation(at: Visit) -> Result<Response, Problem> {
    let opened = Derivation::of(at.state()?, at.number("who")?, at.lang);
    let opened = opened.map_err(|none| Problem::bad_field(none.message()))?;
    Ok(seen(&at, opened.ok_or_else(Problem::not_found)?))
}

async fn chart(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, WallChart::of(at.state()?, at.lang)))
}

async fn square(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, SquareTable::of(at.state()?, at.lang)))
}

/// The draft with its reasons, which is the desk's alone.
async fn draft(at: AtDesk<of::Draw>) -> Result<Response, Problem> {
    let state = at.state()?;
    let draft = state.draft().and_then(|draft| Round::of(state, draft.round, at.lang));
    Ok(seen(&at, json!({ "draft": draft, "reasons": explained::draft(state, at.lang) })))
}

async fn waiting_for(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, waiting::before_next_draw(at.state()?, at.lang)))
}

/// Which part of the log.
#[derive(Debug, Deserialize)]
struct Older {
    before: Option<u64>,
}

/// Steps at a time.
const PAGE: usize = 100;

async fn steps(at: AtDesk<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    Ok(seen(&at, log::steps(&at.newest.state.ledger, older.before, PAGE, at.lang)))
}
