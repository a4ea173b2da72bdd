//! Pages of the desk.

use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::places;
use super::visit::AtDesk;
use crate::form::Hidden;
use crate::pages;
use crate::pages::day::{Part, View, draw, entries, log, overview, results};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::{Task, of};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}", get(overview_page))
        .route("/desk/t/{id}/entries", get(entries_page))
        .route("/desk/t/{id}/draw", get(draw_page))
        .route("/desk/t/{id}/results", get(latest_results))
        .route("/desk/t/{id}/results/{round}", get(results_page))
        .route(
            "/desk/t/{id}/table",
            get(|at: AtDesk<of::LookOn>| async move { places::table(&at, View::Desk).await }),
        )
        .route(
            "/desk/t/{id}/table/{who}",
            get(|at: AtDesk<of::LookOn>| async move { places::derivation(&at, View::Desk).await }),
        )
        .route(
            "/desk/t/{id}/chart",
            get(|at: AtDesk<of::LookOn>| async move { places::chart(&at, View::Desk).await }),
        )
        .route("/desk/t/{id}/log", get(log_page))
}

async fn overview_page(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Overview)?;
    let hidden = Hidden::new(&at.by)?;
    pages::html(&overview::OverviewPage::new(&at.app, at.lang, shell, &at.id, at.state()?, hidden))
}

async fn entries_page(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Entries)?;
    pages::html(&entries::EntriesPage::new(&at.app, at.lang, shell, at.state()?, &at.by)?)
}

async fn draw_page(at: AtDesk<of::Draw>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Draw)?;
    pages::html(&draw::DrawPage::new(&at.app, at.lang, shell, &at.id, at.state()?, &at.by)?)
}

/// The latest published round; before there is one, the page where it is drawn, or for helpers where the day stands.
async fn latest_results(at: AtDesk<of::EnterResults>) -> Result<Response, Problem> {
    let path = match at.state()?.latest_round() {
        Some(round) => format!("/desk/t/{}/results/{round}", at.id),
        None if at.by.may(Task::Draw) => format!("/desk/t/{}/draw", at.id),
        None => format!("/desk/t/{}", at.id),
    };
    Ok(Redirect::to(&path).into_response())
}

async fn results_page(at: AtDesk<of::EnterResults>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Results)?;
    let round = at.published()?;
    pages::html(&results::ResultsPage::new(&at.app, at.lang, shell, at.state()?, round, &at.by)?)
}

/// Which page of the log.
#[derive(Debug, Deserialize)]
struct Older {
    before: Option<u64>,
}

async fn log_page(at: AtDesk<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Log)?;
    let ledger = &at.newest.state.ledger;
    pages::html(&log::LogPage::new(&at.app, at.lang, shell, ledger, older.before, &at.by)?)
}
