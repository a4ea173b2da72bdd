//! Against whom do I play? For everybody, with a few letters of a name. What is looked through is what everybody may see
//! (K-PUBLIC).

use axum::Json;
use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use kolo_views::cup::find::{self, FoundPlayer};

use super::visit::Visit;
use crate::pages;
use crate::pages::contest::find::FindPage;
use crate::pages::cup::Part;
use crate::pages::day::View;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::day::find::Typed;
use crate::routes::openapi::{Told, Viewed};
use utoipa_axum::routes;

pub(super) fn routes() -> Routes {
    Routes::new().route("/s/{id}/find", get(page)).routes(routes!(found_players))
}

async fn page(at: Visit, Query(typed): Query<Typed>) -> Result<Response, Problem> {
    let (shell, typed) = (at.shell(View::Public, Part::Find), typed.letters());
    let found = find::find(&at.cup, &typed, at.lang);
    pages::html(&FindPage::of_players(&at.app, at.lang, shell, typed, found))
}

/// Everybody whose name or club holds these letters; accents and capitals do not matter.
#[utoipa::path(
    get, path = "/api/s/{id}/find", tag = "stages",
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("q" = Option<String>, Query, description = "a few letters of a name; nothing finds nobody"),
    ),
    responses(
        (status = 200, description = "who was found, and the next match", body = Viewed<Vec<FoundPlayer>>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn found_players(at: Visit, Query(typed): Query<Typed>) -> Result<Response, Problem> {
    let view = find::find(&at.cup, &typed.letters(), at.lang);
    Ok(Json(Viewed { version: at.newest.version.0, view }).into_response())
}
