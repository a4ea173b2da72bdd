//! Pages for everybody. A draw that does not count yet is never among them.

use axum::Extension;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;

use super::visit::Visit;
use super::{room, show};
use crate::cup_room;
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::cup::desk::OverviewPage;
use crate::pages::day::View;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::server::Peer;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/s/{id}", get(overview))
        .route("/s/{id}/groups", get(|at: Visit| async move { show::groups(&at, View::Public).await }))
        .route(
            "/s/{id}/groups/{group}/{number}",
            get(|at: Visit| async move { show::derived(&at, View::Public).await }),
        )
        .route("/s/{id}/bracket", get(|at: Visit| async move { show::bracket(&at, View::Public).await }))
        .route("/s/{id}/table", get(|at: Visit| async move { show::table(&at, View::Public).await }))
        .routes(described::stream(
            "/events/s/{id}",
            For::All,
            "Signals of a knockout or of groups by themselves.",
            follow,
        ))
}

async fn follow(
    at: Visit,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Query(shows): Query<Shows>,
) -> Result<Response, Problem> {
    let public = shows.follow(&at.app, cup_room::front_stream(&at.id)).await?;
    events::follow_public(at.app.clone(), peer, &headers, room(&at.app, &at.id).await?.follow(), public)
}

async fn overview(at: Visit) -> Result<Response, Problem> {
    let page = || {
        let shell = at.shell(View::Public, Part::Overview);
        pages::text(&OverviewPage::new(&at.app, at.lang, shell, &at.id, &at.cup, None))
    };
    at.page(View::Public, "overview", page).await
}
