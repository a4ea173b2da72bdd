//! The chart, for the organiser and for the public.

use crate::handler::get;
use axum::response::Response;

use super::page::ChartPage;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/t/{id}/chart", get(|at: Visit| async move { chart(&at, View::Public).await }))
        .route(
            "/desk/t/{id}/chart",
            get(|at: AtDesk<of::LookOn>| async move { chart(&at, View::Desk).await }),
        )
}

async fn chart(visit: &Visit, view: View) -> Result<Response, Problem> {
    let page = || {
        let shell = visit.shell(view, Part::Chart)?;
        let page = match view {
            View::Desk => "results",
            View::Public => "round",
        };
        pages::text(&ChartPage::new(&visit.app, visit.lang, shell, visit.state()?, Some(page)))
    };
    visit.page(view, "chart".into(), page).await
}
