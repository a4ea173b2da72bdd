//! Where do I sit? For everybody, with a few letters of a name.

use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use kolo_day::find;
use serde::Deserialize;
use serde_json::json;

use super::visit::Visit;
use crate::app::App;
use crate::pages;
use crate::pages::day::find::FindPage;
use crate::pages::day::{Part, View};
use crate::problem::Problem;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/t/{id}/find", get(page)).route("/api/t/{id}/find", get(found))
}

/// What was typed.
#[derive(Debug, Deserialize)]
struct Typed {
    #[serde(default)]
    q: String,
}

/// More letters than any name has are cut off.
const LONGEST: usize = 100;

fn cut(typed: &str) -> String {
    typed.chars().take(LONGEST).collect()
}

async fn page(at: Visit, Query(typed): Query<Typed>) -> Result<Response, Problem> {
    let (shell, typed) = (at.shell(View::Public, Part::Find)?, cut(&typed.q));
    let found = find::find(at.state()?, &typed, at.lang);
    pages::html(&FindPage::new(&at.app, at.lang, shell, typed, found))
}

async fn found(at: Visit, Query(typed): Query<Typed>) -> Result<Response, Problem> {
    let found = find::find(at.state()?, &cut(&typed.q), at.lang);
    Ok(Json(json!({ "version": at.newest.version.0, "view": found })).into_response())
}
