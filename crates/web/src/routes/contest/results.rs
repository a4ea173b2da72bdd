//! Results on slips: entered at the desk, reported for the captains, corrected with a preview of what changes.

use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use kolo_contest::{GameKey, PlayCommand, differences};
use kolo_day::contest::matches;
use kolo_messages::Message;
use kolo_model::Side;
use kolo_stages::Later;
use kolo_teams::{AskedBy, BroadcastTables, Entry, MatchShape, Papers, SlipCommand, parse_entry};
use serde_json::json;

use super::show;
use super::visit::{Given, Visit};
use crate::app::App;
use crate::contest_room::ContestAct;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::results::{CorrectPage, Correction};
use crate::pages::day::View;
use crate::posted::Hidden;
use crate::problem::Problem;
use crate::speak::wants_json;
use crate::tasks::{Task, of};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/c/{id}/{venue}/results/{game}", post(enter))
        .route("/desk/c/{id}/{venue}/slip/{game}", get(show::slip).post(write))
        .route("/desk/c/{id}/{venue}/correct/{game}", get(show::correct).post(correct))
}

/// A result as it was typed: duel by duel, or as a score.
pub(super) fn typed(text: &str, shape: MatchShape) -> Result<Entry, Problem> {
    parse_entry(text, shape).map_err(|problems| match problems.first() {
        Some(first) => {
            let message =
                Message::new("school-bad-result").with("text", text).with("problem", first.message());
            Problem { clause: Some(first.clause()), ..Problem::bad_field(message) }
        }
        None => Problem::unreadable("result"),
    })
}

/// Something written on the slip of a match.
pub(super) fn on_slip(
    at: &Visit,
    game: &GameKey,
    command: SlipCommand,
    later: Later,
) -> Result<ContestAct, Problem> {
    let (game, broadcast) = (game.clone(), BroadcastTables::default());
    Ok(ContestAct::play(at.venue()?, PlayCommand::Slip { game, command, later, broadcast }))
}

/// A result from the desk; the module of the page asks for JSON, a browser without it is led back.
async fn enter(headers: HeaderMap, given: Given<of::EnterResults>) -> Result<Response, Problem> {
    let game = given.game()?;
    let entry = typed(given.posted.fields.text("result"), given.play()?.shape())?;
    let reason = given.posted.fields.given("reason").map(str::to_owned);
    let command = SlipCommand::Enter { line_up: None, entry, reason };
    let newest = given.give(vec![on_slip(&given, &game, command, Later::Keep)?]).await?;
    if wants_json(&headers) {
        let line = matches::one(newest.state.contest()?, given.venue()?, &game, given.lang);
        let result = line.and_then(|line| line.score).unwrap_or_default();
        return Ok(Json(json!({ "version": newest.version.0, "result": result })).into_response());
    }
    let part = if given.posted.fields.text("back") == "slip" { "slip" } else { "results" };
    let to = match part {
        "slip" => format!("{}/slip/{game}", given.base()),
        _ => format!("{}/results", given.base()),
    };
    Ok(Redirect::to(&to).into_response())
}

/// What else is written on a slip: reports of the captains, who plays whom, the papers.
async fn write(given: Given<of::EnterResults>) -> Result<Response, Problem> {
    let game = given.game()?;
    let fields = &given.posted.fields;
    let arrange = |lot| {
        let (game, broadcast) = (game.clone(), BroadcastTables::default());
        Ok::<_, Problem>(ContestAct::play(given.venue()?, PlayCommand::Arrange { game, lot, broadcast }))
    };
    let act = match fields.text("do") {
        "report" => {
            let side = match fields.text("side") {
                "first" => Side::First,
                "second" => Side::Second,
                _ => return Err(Problem::unreadable("side")),
            };
            let entry = typed(fields.text("result"), given.play()?.shape())?;
            on_slip(&given, &game, SlipCommand::Report { by: side, entry }, Later::Keep)?
        }
        "line-up" => arrange(None)?,
        "lot" => {
            given.posted.by.need(Task::Draw)?;
            arrange(Some(AskedBy::Both))?
        }
        "papers-in" => on_slip(&given, &game, SlipCommand::TickPapers(Papers::HandedIn), Later::Keep)?,
        "papers-due" => on_slip(&given, &game, SlipCommand::TickPapers(Papers::Due), Later::Keep)?,
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(vec![act]).await?;
    Ok(Redirect::to(&format!("{}/slip/{game}", given.base())).into_response())
}

/// Shows what a correction would change, or saves it.
async fn correct(given: Given<of::Correct>) -> Result<Response, Problem> {
    let game = given.game()?;
    let fields = &given.posted.fields;
    let entry = typed(fields.text("result"), given.play()?.shape())?;
    let reason = fields.given("reason").map(str::to_owned);
    let take_back = fields.given("take-back").is_some();
    let later = if take_back { Later::TakeBack } else { Later::Keep };
    let command = SlipCommand::Correct { line_up: None, entry, reason };
    let acts = vec![on_slip(&given, &game, command, later)?];
    if fields.text("do") == "save" {
        given.give(acts).await?;
        return Ok(Redirect::to(&format!("{}/slip/{game}", given.base())).into_response());
    }
    let after = given.preview(acts)?;
    let changes = differences(given.contest(), &after);
    let changes = changes.iter().map(|change| change.message().text(given.lang)).collect();
    let correction = Correction {
        typed: fields.text("result").to_owned(),
        reason: fields.text("reason").to_owned(),
        take_back,
        changes: Some(changes),
        refused: None,
    };
    let line = matches::one(given.contest(), given.venue()?, &game, given.lang);
    let shell = given.shell(View::Desk, Part::Results)?;
    let line = line.ok_or_else(Problem::not_found)?;
    let (hidden, unplayed) = (Hidden::new(&given.posted.by)?, Some(Hidden::new(&given.posted.by)?));
    pages::html(&CorrectPage::new(&given.app, given.lang, shell, line, correction, hidden, unplayed))
}
