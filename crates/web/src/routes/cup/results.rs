//! Results typed at the desk, and what decides between equals.

use axum::Json;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use kolo_stages::cup::CupCommand;
use kolo_stages::{Command, EntrantId, GroupId, Outcome};
use kolo_views::cup::matches;
use serde_json::json;

use super::visit::Given;
use crate::middleware::wants_json;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/s/{id}/results/{game}", post(enter))
        .route("/desk/s/{id}/ties/{what}", post(decide))
}

/// A result as it was typed.
pub(super) fn typed(text: &str) -> Result<Outcome, Problem> {
    matches::typed(text).map_err(|none| Problem::bad_field(none.message()))
}

/// A result from the desk; the module of the page asks for JSON, a browser without it is led back.
async fn enter(headers: HeaderMap, given: Given<of::EnterResults>) -> Result<Response, Problem> {
    let game = given.game()?;
    let outcome = typed(given.posted.fields.text("result"))?;
    let newest = given.give(CupCommand::Play(Command::Record { game: game.clone(), outcome })).await?;
    if wants_json(&headers) {
        let line = matches::one(newest.state.cup()?, &game, given.lang);
        let result = line.and_then(|line| line.score).unwrap_or_default();
        return Ok(Json(json!({ "version": newest.version.0, "result": result })).into_response());
    }
    Ok(Redirect::to(&format!("{}/results", given.base())).into_response())
}

/// The lot, or an order by hand with its reason (K-TIE).
async fn decide(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let group = GroupId::from(given.part("what")?);
    let fields = &given.posted.fields;
    let command = match fields.text("do") {
        "lot" => Command::DrawLot(group),
        "decide" => {
            let order: Result<Vec<EntrantId>, Problem> = fields
                .every("order")
                .map(|number| number.parse().map(EntrantId).map_err(|_| Problem::unreadable("order")))
                .collect();
            Command::Decide { group, order: order? }
        }
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(CupCommand::Play(command)).await?;
    Ok(Redirect::to(&format!("{}/ties", given.base())).into_response())
}
