//! Pages for everybody: rounds, the table, the chart. A draft is never among them.

use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use kolo_day::round::Round;
use kolo_day::table::Derivation;
use kolo_messages::Lang;
use kolo_model::RoundNumber;

use super::{room, shell};
use crate::app::App;
use crate::pages;
use crate::pages::day::{Part, View, round, table};
use crate::problem::Problem;
use crate::routes::rooms;
use crate::tournament::Tournament;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(latest))
        .route("/t/{id}/round/{round}", get(one_round))
        .route("/t/{id}/table", get(table_page))
        .route("/t/{id}/table/{who}", get(derivation_page))
        .route("/t/{id}/chart", get(chart_page))
        .route("/api/t/{id}", get(rooms::view::<Tournament>))
        .route("/events/t/{id}", get(rooms::follow::<Tournament>))
}

async fn latest(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let state = newest.state.state()?;
    let shown = state.latest_round().and_then(|number| Round::of(state, number, lang));
    let shell = shell(&newest, &id, View::Public, Part::Round, lang)?;
    pages::html(&round::Round::new(&app, lang, shell, state, shown))
}

async fn one_round(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let state = newest.state.state()?;
    let number = RoundNumber::new(number).filter(|number| number.index() < state.rounds().len());
    let shown = number.and_then(|number| Round::of(state, number, lang)).ok_or_else(Problem::not_found)?;
    let shell = shell(&newest, &id, View::Public, Part::Round, lang)?;
    pages::html(&round::Round::new(&app, lang, shell, state, Some(shown)))
}

async fn table_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let shell = shell(&newest, &id, View::Public, Part::Table, lang)?;
    pages::html(&table::Table::new(&app, lang, shell, newest.state.state()?))
}

async fn derivation_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path((id, who)): Path<(String, u32)>,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let opened = Derivation::of(newest.state.state()?, who, lang);
    let opened = opened.map_err(|none| Problem::bad_field(none.message()))?.ok_or_else(Problem::not_found)?;
    let shell = shell(&newest, &id, View::Public, Part::Table, lang)?;
    pages::html(&table::Derivation::new(&app, lang, shell, opened))
}

async fn chart_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let newest = room(&app, &id).await?.newest();
    let shell = shell(&newest, &id, View::Public, Part::Chart, lang)?;
    pages::html(&table::Chart::new(&app, lang, shell, newest.state.state()?))
}
