//! Orders about rounds, the end, and steps that are undone.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use kolo_messages::Message;
use kolo_tournament::{Command, Drafting, Refusal, Step, Unfinished};

use super::act::{Act, act};
use super::give;
use super::visit::Visit;
use crate::app::App;
use crate::form::Posted;
use crate::pages::day::Part;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::TournamentRefusal;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/draw", post(draw))
        .route("/desk/t/{id}/draw/publish", post(publish))
        .route("/desk/t/{id}/draw/discard", post(discard))
        .route("/desk/t/{id}/draw/take-back", post(take_back))
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

/// The latest round is taken back, with a preview.
async fn take_back(at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let Some((round, ground)) = at.state()?.round_to_take_back() else {
        return Err(Problem::from(TournamentRefusal::Rule(Refusal::CannotUndoPublication)));
    };
    let what = Message::new("floor-take-round-back").with("round", round);
    let command = Command::RevokeRound(ground);
    let (action, back) = ("/draw/take-back".to_owned(), "/draw".to_owned());
    act(at, &posted, Act { command, what, action, back, part: Part::Draw }).await
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

fn step(posted: &Posted<of::Correct>) -> Result<Step, Problem> {
    posted.fields.text("step").parse().map(Step).map_err(|_| Problem::unreadable("step"))
}

/// A step is undone once it was seen what that changes.
async fn undo(at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let step = step(&posted)?;
    let what = Message::new("affairs-undo-what").with("step", step.0.to_string());
    let back = if posted.fields.text("back") == "incidents" { "/incidents" } else { "/log" };
    let (action, back) = ("/undo".to_owned(), back.to_owned());
    act(at, &posted, Act { command: Command::Undo(step), what, action, back, part: Part::Log }).await
}

/// The same for a step that counts again.
async fn redo(at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let step = step(&posted)?;
    let what = Message::new("affairs-redo-what").with("step", step.0.to_string());
    let (action, back) = ("/redo".to_owned(), "/log".to_owned());
    act(at, &posted, Act { command: Command::Redo(step), what, action, back, part: Part::Log }).await
}
