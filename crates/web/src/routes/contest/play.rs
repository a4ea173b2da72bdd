//! Orders to a tournament as a whole: start, seeding, the end.

use crate::handler::post;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::{Command, Play, PlayCommand};

use super::draft;
use super::visit::Given;
use crate::contest_room::ContestAct;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/start", post(start))
        .route("/desk/c/{id}/{venue}/close", post(close))
        .route("/desk/c/{id}/{venue}/reopen", post(reopen))
        .route("/desk/c/{id}/{venue}/seeding", post(seeding))
}

fn to<T>(given: &Given<T>, part: &str) -> Response {
    Redirect::to(&format!("{}{part}", given.base())).into_response()
}

/// Starts a tournament with the groups that were drawn, or with those that were changed by hand.
async fn start(given: Given<of::Draw>) -> Result<Response, Problem> {
    let venue = given.venue()?;
    let mut acts = vec![ContestAct::office(Command::Start(venue.clone()))];
    let fields = &given.posted.fields;
    if fields.given("sheet").or(fields.given("one")).is_some() {
        let started = given.preview(acts.clone())?;
        let drawn = started.play(venue).and_then(Play::group_sheet).ok_or_else(Problem::not_found)?;
        let wanted = draft::wanted(fields, &drawn)?;
        acts.extend(wanted.map(|sheet| ContestAct::play(venue, PlayCommand::SetGroups(sheet))));
    }
    given.give(acts).await?;
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
