//! Pages for everybody. A draw that does not count yet is never among them.

use axum::Router;
use axum::response::Response;
use axum::routing::get;

use super::show;
use super::visit::Visit;
use crate::app::App;
use crate::cup_room::CupRoom;
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::cup::desk::OverviewPage;
use crate::pages::day::View;
use crate::problem::Problem;
use crate::routes::rooms;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/s/{id}", get(overview))
        .route("/s/{id}/groups", get(|at: Visit| async move { show::groups(&at, View::Public) }))
        .route(
            "/s/{id}/groups/{group}/{number}",
            get(|at: Visit| async move { show::derived(&at, View::Public) }),
        )
        .route("/s/{id}/bracket", get(|at: Visit| async move { show::bracket(&at, View::Public) }))
        .route("/s/{id}/table", get(|at: Visit| async move { show::table(&at, View::Public) }))
        .route("/events/s/{id}", get(rooms::follow::<CupRoom>))
}

async fn overview(at: Visit) -> Result<Response, Problem> {
    let shell = at.shell(View::Public, Part::Overview);
    pages::html(&OverviewPage::new(&at.app, at.lang, shell, &at.id, &at.cup, None))
}
