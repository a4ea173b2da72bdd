//! Orders about rounds, the end, and steps that are undone.

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use kolo_tournament::{Command, Drafting, Seq, Unfinished};

use super::give;
use crate::app::App;
use crate::posted::Posted;
use crate::problem::Problem;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/t/{id}/draw", post(draw))
        .route("/desk/t/{id}/draw/publish", post(publish))
        .route("/desk/t/{id}/draw/discard", post(discard))
        .route("/desk/t/{id}/finish", post(finish))
        .route("/desk/t/{id}/reopen", post(reopen))
        .route("/desk/t/{id}/undo", post(undo))
        .route("/desk/t/{id}/redo", post(redo))
}

fn to(id: &str, part: &str) -> Response {
    Redirect::to(&format!("/desk/t/{id}{part}")).into_response()
}

async fn draw(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Draw>,
) -> Result<Response, Problem> {
    let unfinished =
        if posted.fields.given("adjourn").is_some() { Unfinished::Adjourn } else { Unfinished::Wait };
    give(&app, &id, &posted, Command::DraftRound { by: Drafting::Program, unfinished }).await?;
    Ok(to(&id, "/draw"))
}

async fn publish(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Draw>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Publish).await?;
    Ok(to(&id, "/results"))
}

async fn discard(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Draw>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::DiscardDraft).await?;
    Ok(to(&id, "/draw"))
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

fn step(posted: &Posted<of::Correct>) -> Result<Seq, Problem> {
    posted.fields.text("step").parse().map(Seq).map_err(|_| Problem::unreadable("step"))
}

async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Correct>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Undo(step(&posted)?)).await?;
    Ok(to(&id, "/log"))
}

async fn redo(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Correct>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Redo(step(&posted)?)).await?;
    Ok(to(&id, "/log"))
}
