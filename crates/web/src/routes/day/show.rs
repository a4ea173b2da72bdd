//! Pages of the desk.

use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use kolo_tournament::State;
use kolo_views::overview::{DayStep, Now};
use kolo_views::plan::Plan;
use serde::Deserialize;

use super::places;
use super::visit::AtDesk;
use crate::form::Hidden;
use crate::pages;
use crate::pages::day::{Part, View, draw, entries, log, overview, results};
use crate::pages::plan::results::ResultsPage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::{Task, of};

/// How results of plans are typed.
#[derive(Debug, Deserialize)]
struct Typing {
    scores: Option<String>,
}

/// The stage whose plan is on, or comes next; nothing as long as rounds are played.
#[expect(clippy::similar_names, reason = "a state and a stage are what they are called")]
fn current_plan(state: &State) -> Option<String> {
    let now = Now::of(state);
    let stage = match (now.step, now.stage) {
        (DayStep::Close, _) => {
            Plan::all(state).find(|plan| plan.play().is_none()).map(|plan| &plan.settings.id)
        }
        (_, Some(stage)) => Some(stage),
        (DayStep::Finish | DayStep::Over, None) => Plan::all(state).last().map(|plan| &plan.settings.id),
        (_, None) => None,
    };
    stage.map(|stage| stage.as_str().to_owned())
}

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

/// The next round, or the plan of the stage that is on.
async fn draw_page(at: AtDesk<of::Draw>) -> Result<Response, Problem> {
    if let Some(stage) = current_plan(at.state()?) {
        return Ok(Redirect::to(&format!("/desk/t/{}/plan/{stage}", at.id)).into_response());
    }
    let shell = at.shell(View::Desk, Part::Draw)?;
    pages::html(&draw::DrawPage::new(&at.app, at.lang, shell, &at.id, at.state()?, &at.by)?)
}

/// The latest published round; before there is one, the page where it is drawn, or for helpers where the day stands.
async fn latest_results(
    at: AtDesk<of::EnterResults>,
    Query(typing): Query<Typing>,
) -> Result<Response, Problem> {
    if Plan::played(at.state()?).next().is_some() {
        let shell = at.shell(View::Desk, Part::Results)?;
        let (state, scores) = (at.state()?, typing.scores.is_some());
        return pages::html(&ResultsPage::new(&at.app, at.lang, shell, state, &at.by, scores)?);
    }
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
