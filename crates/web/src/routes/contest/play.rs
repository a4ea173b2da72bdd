//! Orders to a tournament as a whole: start, rounds, the end, steps undone, protests passed over.

use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use kolo_contest::{Command, JournalCommand, PlayCommand};
use kolo_day::contest::log;

use super::visit::Given;
use crate::app::App;
use crate::contest_room::ContestAct;
use crate::problem::Problem;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/c/{id}/{venue}/start", post(start))
        .route("/desk/c/{id}/{venue}/round", post(round))
        .route("/desk/c/{id}/{venue}/close", post(close))
        .route("/desk/c/{id}/{venue}/reopen", post(reopen))
        .route("/desk/c/{id}/{venue}/undo", post(undo))
        .route("/desk/c/{id}/{venue}/seeding", post(seeding))
        .route("/desk/c/{id}/{venue}/protests/{protest}", post(pass_over))
}

fn to<T>(given: &Given<T>, part: &str) -> Response {
    Redirect::to(&format!("{}{part}", given.base())).into_response()
}

async fn start(given: Given<of::Draw>) -> Result<Response, Problem> {
    given.give(vec![ContestAct::office(Command::Start(given.venue()?.clone()))]).await?;
    Ok(to(&given, "/results"))
}

async fn round(given: Given<of::Draw>) -> Result<Response, Problem> {
    given.give(vec![ContestAct::play(given.venue()?, PlayCommand::NextRound)]).await?;
    Ok(to(&given, "/results"))
}

async fn close(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    given.give(vec![ContestAct::play(given.venue()?, PlayCommand::Close)]).await?;
    Ok(to(&given, "/table"))
}

async fn reopen(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    given.give(vec![ContestAct::office(Command::Reopen(given.venue()?.clone()))]).await?;
    Ok(to(&given, ""))
}

async fn seeding(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    given.give(vec![ContestAct::office(Command::PublishSeeding(given.venue()?.clone()))]).await?;
    Ok(to(&given, ""))
}

async fn undo(given: Given<of::Correct>) -> Result<Response, Problem> {
    let step: u64 = given.posted.fields.text("what").parse().map_err(|_| Problem::unreadable("what"))?;
    if !log::is_of_desk(given.contest(), given.venue()?, step) {
        given.need_office()?;
    }
    given.give(vec![ContestAct::office(Command::Undo(step))]).await?;
    Ok(to(&given, "/log"))
}

async fn pass_over(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let protest = given.part("protest")?.parse().map_err(|_| Problem::not_found())?;
    let command = PlayCommand::Journal(JournalCommand::PassOver(protest));
    given.give(vec![ContestAct::play(given.venue()?, command)]).await?;
    Ok(to(&given, ""))
}
