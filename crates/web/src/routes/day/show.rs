//! Pages of the desk.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Extension, Router};
use kolo_day::round::Round;
use kolo_day::table::Derivation;
use kolo_messages::Lang;
use kolo_model::RoundNumber;
use serde::Deserialize;

use super::{room, shell};
use crate::app::App;
use crate::desk::Arbiter;
use crate::pages;
use crate::pages::day::{Part, View, draw, entries, log, overview, results, table};
use crate::posted::Hidden;
use crate::problem::Problem;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/t/{id}", get(overview_page))
        .route("/desk/t/{id}/entries", get(entries_page))
        .route("/desk/t/{id}/draw", get(draw_page))
        .route("/desk/t/{id}/results", get(latest_results))
        .route("/desk/t/{id}/results/{round}", get(results_page))
        .route("/desk/t/{id}/table", get(table_page))
        .route("/desk/t/{id}/table/{who}", get(derivation_page))
        .route("/desk/t/{id}/chart", get(chart_page))
        .route("/desk/t/{id}/log", get(log_page))
}

async fn overview_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(id): Path<String>,
    by: Arbiter,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let shell = shell(&newest, &id, View::Desk, Part::Overview, lang)?;
    pages::html(&overview::Overview::new(&app, lang, shell, &id, newest.state.state()?, Hidden::new(&by)?))
}

async fn entries_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(id): Path<String>,
    by: Arbiter,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let shell = shell(&newest, &id, View::Desk, Part::Entries, lang)?;
    pages::html(&entries::Entries::new(&app, lang, shell, newest.state.state()?, &by)?)
}

async fn draw_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(id): Path<String>,
    by: Arbiter,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let shell = shell(&newest, &id, View::Desk, Part::Draw, lang)?;
    pages::html(&draw::Draw::new(&app, lang, shell, newest.state.state()?, &by)?)
}

/// The latest published round; before there is one, the page where it is drawn.
async fn latest_results(
    State(app): State<App>,
    Path(id): Path<String>,
    _: Arbiter,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let path = match newest.state.state()?.latest_round() {
        Some(round) => format!("/desk/t/{id}/results/{round}"),
        None => format!("/desk/t/{id}/draw"),
    };
    Ok(Redirect::to(&path).into_response())
}

async fn results_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path((id, round)): Path<(String, u32)>,
    by: Arbiter,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let state = newest.state.state()?;
    let number = RoundNumber::new(round).filter(|number| number.index() < state.rounds().len());
    let round = number.and_then(|number| Round::of(state, number, lang)).ok_or_else(Problem::not_found)?;
    let shell = shell(&newest, &id, View::Desk, Part::Results, lang)?;
    pages::html(&results::Results::new(&app, lang, shell, state, round, &by)?)
}

async fn table_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(id): Path<String>,
    _: Arbiter,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let shell = shell(&newest, &id, View::Desk, Part::Table, lang)?;
    pages::html(&table::Table::new(&app, lang, shell, newest.state.state()?))
}

async fn derivation_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path((id, who)): Path<(String, u32)>,
    _: Arbiter,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let opened = Derivation::of(newest.state.state()?, who, lang);
    let opened = opened.map_err(|none| Problem::bad_field(none.message()))?.ok_or_else(Problem::not_found)?;
    let shell = shell(&newest, &id, View::Desk, Part::Table, lang)?;
    pages::html(&table::Derivation::new(&app, lang, shell, opened))
}

async fn chart_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(id): Path<String>,
    _: Arbiter,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let shell = shell(&newest, &id, View::Desk, Part::Chart, lang)?;
    pages::html(&table::Chart::new(&app, lang, shell, newest.state.state()?))
}

/// Which page of the log.
#[derive(Debug, Deserialize)]
struct Older {
    before: Option<u64>,
}

async fn log_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(id): Path<String>,
    Query(older): Query<Older>,
    by: Arbiter,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let shell = shell(&newest, &id, View::Desk, Part::Log, lang)?;
    pages::html(&log::Log::new(&app, lang, shell, &newest.state.ledger, older.before, &by)?)
}
