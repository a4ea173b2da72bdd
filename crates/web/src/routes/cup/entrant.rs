//! How somebody is called, corrected after the draw; and the correction taken back.

use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use kolo_messages::Message;
use kolo_stages::cup::CupCommand;
use kolo_stages::{Entrant, EntrantId, Label};

use super::visit::{AtCup, Given, Visit};
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::cup::setup::EntrantPage;
use crate::pages::day::View;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/s/{id}/entries/{who}", get(form).post(rename))
        .route("/desk/s/{id}/unname", post(take_back))
}

/// The one in the address.
fn entrant(at: &Visit) -> Result<&Entrant, Problem> {
    let who = at.part("who")?.parse().map(EntrantId).map_err(|_| Problem::not_found())?;
    at.cup.setup().entrants.iter().find(|one| one.id == who).ok_or_else(Problem::not_found)
}

async fn form(at: AtCup<of::ManageEntries>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Entries);
    pages::html(&EntrantPage::new(&at.app, at.lang, shell, entrant(&at)?, at.hidden()?))
}

async fn rename(given: Given<of::ManageEntries>) -> Result<Response, Problem> {
    let (who, fields) = (entrant(&given)?.id, &given.posted.fields);
    let name = fields.name("name", Message::new("hall-name"))?;
    let club = fields.maybe_name("club", Message::new("hall-club"))?;
    given.give(CupCommand::Rename { who, label: Label { name, club } }).await?;
    Ok(Redirect::to(&format!("{}/entries", given.base())).into_response())
}

async fn take_back(given: Given<of::Correct>) -> Result<Response, Problem> {
    let event = given.posted.fields.text("what").parse().map_err(|_| Problem::unreadable("what"))?;
    given.give(CupCommand::TakeNameBack(event)).await?;
    Ok(Redirect::to(&format!("{}/log", given.base())).into_response())
}
