//! Orders to a tournament as a whole: start, rounds, the end, steps undone and done again.

use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use kolo_contest::{Command, PlayCommand};
use kolo_day::contest::log;
use kolo_messages::Message;

use super::act::{Act, act};
use super::visit::Given;
use crate::app::App;
use crate::contest_room::ContestAct;
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/c/{id}/{venue}/start", post(start))
        .route("/desk/c/{id}/{venue}/round", post(round))
        .route("/desk/c/{id}/{venue}/close", post(close))
        .route("/desk/c/{id}/{venue}/reopen", post(reopen))
        .route("/desk/c/{id}/{venue}/undo", post(undo))
        .route("/desk/c/{id}/{venue}/redo", post(redo))
        .route("/desk/c/{id}/{venue}/seeding", post(seeding))
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
    let step = of_desk(&given)?;
    let what = Message::new("affairs-undo-what").with("step", step.to_string());
    let back = format!("{}{}", given.base(), led_back(&given));
    act(given, Act { acts: vec![ContestAct::office(Command::Undo(step))], what, back, part: Part::Log }).await
}

async fn redo(given: Given<of::Correct>) -> Result<Response, Problem> {
    let step = of_desk(&given)?;
    let what = Message::new("affairs-redo-what").with("step", step.to_string());
    let back = format!("{}/log", given.base());
    act(given, Act { acts: vec![ContestAct::office(Command::Redo(step))], what, back, part: Part::Log }).await
}

/// The step that a form is about: one that those who run the tournament take by themselves, or whoever sends it runs the
/// office.
fn of_desk<T>(given: &Given<T>) -> Result<u64, Problem> {
    let step: u64 = given.posted.fields.text("what").parse().map_err(|_| Problem::unreadable("what"))?;
    if !log::is_of_desk(given.contest(), given.venue()?, step) {
        given.need_office()?;
    }
    Ok(step)
}

/// The page that a step was undone from.
pub(super) fn led_back<T>(given: &Given<T>) -> &'static str {
    match given.posted.fields.text("back") {
        "sanctions" => "/sanctions",
        "notes" => "/notes",
        _ => "/log",
    }
}
