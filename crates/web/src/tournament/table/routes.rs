//! Standings, and how the numbers of one player came about: for the organiser and for the public.

use crate::handler::get;
use axum::response::Response;
use kolo_views::table::Derivation;

use super::page;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/t/{id}/table", get(|at: Visit| async move { table(&at, View::Public).await }))
        .route("/t/{id}/table/{who}", get(|at: Visit| async move { derivation(&at, View::Public).await }))
        .route(
            "/desk/t/{id}/table",
            get(|at: AtDesk<of::LookOn>| async move { table(&at, View::Desk).await }),
        )
        .route(
            "/desk/t/{id}/table/{who}",
            get(|at: AtDesk<of::LookOn>| async move { derivation(&at, View::Desk).await }),
        )
}

/// The standings.
async fn table(visit: &Visit, view: View) -> Result<Response, Problem> {
    let answer = || {
        let shell = visit.shell(view, Part::Table)?;
        pages::text(&page::TablePage::new(&visit.app, visit.lang, shell, visit.state()?))
    };
    visit.page(view, "table".into(), answer).await
}

/// How the numbers of one competitor came about.
async fn derivation(visit: &Visit, view: View) -> Result<Response, Problem> {
    let who = visit.number("who")?;
    let answer = || {
        let opened = Derivation::of(visit.state()?, who, visit.lang);
        let opened =
            opened.map_err(|none| Problem::bad_field(none.message()))?.ok_or_else(Problem::not_found)?;
        let shell = visit.shell(view, Part::Table)?;
        pages::text(&page::DerivationPage::new(&visit.app, visit.lang, shell, opened))
    };
    visit.page(view, format!("table/{who}").into(), answer).await
}
