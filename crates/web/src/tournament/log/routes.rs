//! The log, and the one address that undoes a step and the one that redoes it.

use crate::handler::{get, post};
use axum::extract::Query;
use axum::response::Response;
use kolo_messages::Message;
use kolo_tournament::{Command, Step};
use serde::Deserialize;

use super::house;
use super::page::LogPage;
use crate::form::Posted;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::act::{Act, act};
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/log", get(log_page))
        .route("/desk/t/{id}/undo", post(undo))
        .route("/desk/t/{id}/redo", post(redo))
        .merge(house::routes())
}

/// Which page of the log.
#[derive(Debug, Deserialize)]
struct Older {
    before: Option<u64>,
}

async fn log_page(at: AtDesk<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Log)?;
    let ledger = &at.newest.state.ledger;
    pages::html(&LogPage::new(&at.app, at.lang, shell, ledger, older.before, &at.by)?)
}

fn step(posted: &Posted<of::Correct>) -> Result<Step, Problem> {
    posted.fields.text("step").parse().map(Step).map_err(|_| Problem::unreadable("step"))
}

/// A step is undone once it was seen what that changes.
async fn undo(at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let step = step(&posted)?;
    let what = Message::new("affairs-undo-what").with("step", step.0.to_string());
    let back = match posted.fields.text("back") {
        "incidents" => "/incidents",
        "notes" => "/notes",
        _ => "/log",
    };
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
