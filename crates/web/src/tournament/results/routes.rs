//! Results by keyboard: of a round, and of all plans.

use crate::handler::{get, post};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Json};
use kolo_messages::Lang;
use kolo_model::RoundNumber;
use kolo_teams::MatchResult;
use kolo_tournament::{Command, MatchCommand, PairingId, TableNumber};
use kolo_views::plan::Plan;
use kolo_views::result::{text, typed_result};
use serde::Deserialize;
use serde_json::json;

use super::{page, plans};
use crate::app::App;
use crate::form::Posted;
use crate::middleware::wants_json;
use crate::pages;
use crate::problem::Problem;
use crate::room::Newest;
use crate::routes::Routes;
use crate::tasks::{Task, of};
use crate::tournament::meeting::live::can_go;
use crate::tournament::visit::AtDesk;
use crate::tournament::{Part, Tournament, View, give, room};

/// How results of plans are typed.
#[derive(Debug, Deserialize)]
struct Typing {
    scores: Option<String>,
}

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/results", get(latest_results))
        .route("/desk/t/{id}/results/{round}", get(results_page))
        .route("/desk/t/{id}/results/{round}/{table}", post(enter))
}

/// The latest published round; before there is one, the page where it is paired, or for helpers where the day stands.
async fn latest_results(
    at: AtDesk<of::EnterResults>,
    Query(typing): Query<Typing>,
) -> Result<Response, Problem> {
    if Plan::played(at.state()?).next().is_some() {
        let shell = at.shell(View::Desk, Part::Results)?;
        let (state, asked) = (at.state()?, (typing.scores.is_some(), goes_to_devices(at.state()?)));
        return pages::html(&plans::ResultsPage::new(&at.app, at.lang, shell, state, &at.by, asked)?);
    }
    let path = match at.state()?.latest_round() {
        Some(round) => format!("/desk/t/{}/results/{round}", at.id),
        None if at.by.may(Task::Draw) => format!("/desk/t/{}/draw", at.id),
        None => format!("/desk/t/{}", at.id),
    };
    Ok(Redirect::to(&path).into_response())
}

async fn results_page(at: AtDesk<of::EnterResults>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Results)?;
    let round = at.published()?;
    let round = (round, goes_to_devices(at.state()?));
    pages::html(&page::ResultsPage::new(&at.app, at.lang, shell, at.state()?, round, &at.by)?)
}

/// Whether there is a match that can be played on devices and is not there.
fn goes_to_devices(state: &kolo_tournament::State) -> bool {
    state.settings().plays_on_devices() && !can_go(state).is_empty()
}

/// The match at a table, and the result that was typed for it.
pub(in crate::tournament) fn result_of<T>(
    newest: &Newest<Tournament>,
    round: u32,
    table: u32,
    posted: &Posted<T>,
) -> Result<(PairingId, MatchResult), Problem> {
    let state = newest.state.state()?;
    let result = typed_result(posted.fields.text("result"), state.settings());
    let result = result.map_err(|none| Problem::bad_field(none.message()))?;
    let at = RoundNumber::new(round).zip(TableNumber::new(table));
    let pairing = at.and_then(|(round, table)| state.pairing(round, table)).ok_or_else(Problem::not_found)?;
    Ok((pairing, result))
}

/// A result from the page; its module asks for JSON, a browser without it is led back.
async fn enter(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path((id, round, table)): Path<(String, u32, u32)>,
    headers: HeaderMap,
    posted: Posted<of::EnterResults>,
) -> Result<Response, Problem> {
    let (pairing, result) = result_of(&room(&app, &id).await?.newest(), round, table, &posted)?;
    let command = Command::Match { pairing: pairing.clone(), command: MatchCommand::Report(result) };
    let newest = give(&app, &id, &posted, command).await?;
    if wants_json(&headers) {
        let counted = newest.state.state()?.meeting(&pairing).map(|meeting| meeting.verdict());
        let written = counted.and_then(|verdict| text(verdict.outcome, verdict.score, lang));
        return Ok(Json(json!({ "version": newest.version.0, "result": written })).into_response());
    }
    Ok(Redirect::to(&format!("/desk/t/{id}/results/{round}#t{table}")).into_response())
}
