//! What is answered under which address: all of them, those of contests, and handlers that are no pages.

pub(crate) mod back;
pub(crate) mod contest;
pub(crate) mod devices;
pub(crate) mod events;
mod moved;
pub(crate) mod older;
pub(crate) mod openapi;
pub(crate) mod rooms;
pub(crate) mod screens;
mod service;
pub(crate) mod together;
pub(crate) mod visiting;

use crate::handler::get;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;

use crate::app::App;
use crate::json_body::LARGEST;
use crate::problem::Problem;
use crate::{assets, middleware, pages, tournament};

pub(crate) use openapi::{Routes, Viewed};

/// All addresses.
fn all() -> Routes {
    openapi::address()
        .merge(pages::routes())
        .merge(tournament::routes())
        .merge(contest::routes())
        .merge(moved::routes())
        .merge(service::routes())
        .route("/assets/{digest}/{name}", get(assets::get))
}

/// What answers all requests.
pub(crate) fn router(app: App) -> Router {
    all()
        .into_router()
        .fallback(|| async { Problem::not_found() })
        .method_not_allowed_fallback(back::wrong_method)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn_with_state(app.clone(), middleware::around))
        .with_state(app)
}
