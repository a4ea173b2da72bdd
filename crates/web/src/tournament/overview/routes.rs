//! Where the day stands; the end of the tournament, and its opening again.

use crate::handler::{get, post};
use axum::extract::{Path, State};
use axum::response::Response;
use kolo_tournament::Command;

use super::page::OverviewPage;
use crate::app::App;
use crate::form::{Hidden, Posted};
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::visit::AtDesk;
use crate::tournament::{Part, View, give, to};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}", get(overview_page))
        .route("/desk/t/{id}/finish", post(finish))
        .route("/desk/t/{id}/reopen", post(reopen))
}

async fn overview_page(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Overview)?;
    let hidden = Hidden::new(&at.by)?;
    pages::html(&OverviewPage::new(&at.app, at.lang, shell, &at.id, at.state()?, hidden))
}

async fn finish(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Arbitrate>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Finish).await?;
    Ok(to(&id, ""))
}

async fn reopen(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Arbitrate>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Reopen).await?;
    Ok(to(&id, ""))
}
