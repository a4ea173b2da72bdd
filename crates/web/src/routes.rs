//! What is answered under which address, one module a subject.

pub(crate) mod back;
mod clock;
mod contest;
mod demo;
mod desk;
pub(crate) mod devices;
pub(crate) mod entrance;
pub(crate) mod events;
mod files;
mod home;
mod live;
mod moved;
pub(crate) mod older;
pub(crate) mod openapi;
pub(crate) mod people;
mod privacy;
pub(crate) mod rooms;
pub(crate) mod screens;
mod seat;
mod service;
pub(crate) mod together;
pub(crate) mod visiting;
mod webhooks;

use crate::handler::get;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;

use crate::app::App;
use crate::json_body::LARGEST;
use crate::problem::Problem;
use crate::{assets, middleware, tournament};

pub(crate) use openapi::{Routes, Viewed};
pub(crate) use webhooks::HookView;

/// All addresses.
fn all() -> Routes {
    openapi::address()
        .merge(home::routes())
        .merge(live::routes())
        .merge(seat::routes())
        .merge(clock::routes())
        .merge(entrance::routes())
        .merge(desk::routes())
        .merge(tournament::routes())
        .merge(demo::routes())
        .merge(people::routes())
        .merge(privacy::routes())
        .merge(contest::routes())
        .merge(moved::routes())
        .merge(files::routes())
        .merge(service::routes())
        .merge(webhooks::routes())
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
