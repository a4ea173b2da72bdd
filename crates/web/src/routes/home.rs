//! The first page: what is being played.

use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use kolo_messages::Lang;

use crate::app::App;
use crate::pages::{self, home};
use crate::problem::Problem;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/", get(first_page))
}

async fn first_page(State(app): State<App>, Extension(lang): Extension<Lang>) -> Result<Response, Problem> {
    pages::html(&home::Home::new(&app, lang))
}
