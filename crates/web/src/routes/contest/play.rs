//! Orders to a tournament as a whole: start, the end, steps undone and done again.

use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use kolo_contest::{Command, Counts, GameKey, Play, PlayCommand};
use kolo_messages::Message;
use kolo_views::contest::log;

use super::act::{Act, act, later_of};
use super::draft;
use super::visit::Given;
use crate::contest_room::ContestAct;
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/start", post(start))
        .route("/desk/c/{id}/{venue}/close", post(close))
        .route("/desk/c/{id}/{venue}/reopen", post(reopen))
        .route("/desk/c/{id}/{venue}/undo", post(undo))
        .route("/desk/c/{id}/{venue}/redo", post(redo))
        .route("/desk/c/{id}/{venue}/undo-groups", post(undo_groups))
        .route("/desk/c/{id}/{venue}/redo-groups", post(redo_groups))
        .route("/desk/c/{id}/{venue}/take-away", post(take_away))
        .route("/desk/c/{id}/{venue}/give-back", post(give_back))
        .route("/desk/c/{id}/{venue}/seeding", post(seeding))
}

fn to<T>(given: &Given<T>, part: &str) -> Response {
    Redirect::to(&format!("{}{part}", given.base())).into_response()
}

/// Starts a tournament with the groups that were drawn, or with those that somebody has changed by hand.
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

async fn undo(given: Given<of::Correct>) -> Result<Response, Problem> {
    let step = of_desk(&given)?;
    let what = Message::new("affairs-undo-what").with("step", step.to_string());
    let back = format!("{}{}", given.base(), led_back(&given));
    act(
        given,
        Act { acts: vec![ContestAct::office(Command::Undo(step))], what, back, part: Part::Log, later: None },
    )
    .await
}

async fn redo(given: Given<of::Correct>) -> Result<Response, Problem> {
    let step = of_desk(&given)?;
    let what = Message::new("affairs-redo-what").with("step", step.to_string());
    let back = format!("{}/log", given.base());
    act(
        given,
        Act { acts: vec![ContestAct::office(Command::Redo(step))], what, back, part: Part::Log, later: None },
    )
    .await
}

async fn undo_groups(given: Given<of::Correct>) -> Result<Response, Problem> {
    groups_step(given, Counts::NoMore, Message::new("affairs-undo-groups-what")).await
}

async fn redo_groups(given: Given<of::Correct>) -> Result<Response, Problem> {
    groups_step(given, Counts::Again, Message::new("affairs-redo-groups-what")).await
}

/// A step of the groups or of the Swiss that is no result counts no more, or again.
async fn groups_step(given: Given<of::Correct>, counts: Counts, what: Message) -> Result<Response, Problem> {
    let step = given.posted.fields.text("what").parse().map_err(|_| Problem::unreadable("what"))?;
    step_of_play(given, PlayCommand::CountStep(step, counts), what).await
}

/// The last that was said about a result does not count any more; or none does, if the match was not played at all.
async fn take_away(given: Given<of::Correct>) -> Result<Response, Problem> {
    let game = GameKey(given.posted.fields.text("what").to_owned());
    let what = Message::new("affairs-take-away-what").with("game", &game);
    let later = later_of(&given.posted.fields);
    let command = match given.posted.fields.given("unplayed") {
        Some(_) => PlayCommand::Reopen { game, later },
        None => PlayCommand::UndoResult { game, later },
    };
    let back = format!("{}/log", given.base());
    let acts = vec![ContestAct::play(given.venue()?, command)];
    act(given, Act { acts, what, back, part: Part::Log, later: Some(later) }).await
}

/// The result that was taken away last counts again.
async fn give_back(given: Given<of::Correct>) -> Result<Response, Problem> {
    let game = GameKey(given.posted.fields.text("what").to_owned());
    let what = Message::new("affairs-give-back-what").with("game", &game);
    step_of_play(given, PlayCommand::Restore(game), what).await
}

async fn step_of_play(
    given: Given<of::Correct>,
    command: PlayCommand,
    what: Message,
) -> Result<Response, Problem> {
    let back = format!("{}/log", given.base());
    let acts = vec![ContestAct::play(given.venue()?, command)];
    act(given, Act { acts, what, back, part: Part::Log, later: None }).await
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
