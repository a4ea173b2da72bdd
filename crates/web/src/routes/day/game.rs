//! Results, and corrections with a preview of what they change.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Extension, Json};
use kolo_messages::Lang;
use kolo_model::{Clause, RoundNumber};
use kolo_teams::MatchResult;
use kolo_tournament::{Command, MatchCommand, OwnRules, PairingId, PublishedPairs, TableNumber};
use kolo_views::game::Game;
use kolo_views::result::{text, typed_result};
use kolo_views::round::TableLine;
use serde_json::json;

use super::visit::{AtDesk, Visit};
use super::{give, order, own_rules, room};
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Posted;
use crate::middleware::wants_json;
use crate::pages;
use crate::pages::day::act::Remark;
use crate::pages::day::results::{CorrectPage, Correction, OfGame};
use crate::pages::day::{Part, View};
use crate::problem::Problem;
use crate::room::Newest;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::{Tournament, TournamentRefusal};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/results/{round}/{table}", post(enter))
        .route("/desk/t/{id}/correct/{round}/{table}", get(form).post(correct))
}

/// The match at a table, and the result that was typed for it.
fn result_of<T>(
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

/// The table in the address.
fn line(at: &Visit) -> Result<TableLine, Problem> {
    let table = at.number("table")?;
    at.published()?.tables.into_iter().find(|line| line.table == table).ok_or_else(Problem::not_found)
}

async fn form(at: AtDesk<of::Correct>) -> Result<Response, Problem> {
    correction_page(&at, Correction::default(), &at.by)
}

fn correction_page(at: &Visit, correction: Correction, by: &Arbiter) -> Result<Response, Problem> {
    let (mut shell, line) = (at.shell(View::Desk, Part::Results)?, line(at)?);
    if correction.changes.is_some() || correction.refused.is_some() {
        // What is shown and typed here must not be swept away by news.
        shell.follow = String::new();
    }
    let (state, number) = (at.state()?, at.number("round")?);
    let round = RoundNumber::new(number).ok_or_else(Problem::not_found)?;
    let of_game = OfGame {
        game: Game::of(state.settings()),
        round,
        own_rules: state.has_deadlines(),
        too_late: state.is_too_late_for(round),
        for_rating: state.is_only_for_rating(round),
    };
    pages::html(&CorrectPage::new(&at.app, at.lang, shell, of_game, line, correction, by)?)
}

/// Shows what the correction would change, or saves it. What stands in the way is told on the same page, with everything
/// that was typed.
async fn correct(mut at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let (round, table) = (at.number("round")?, at.number("table")?);
    let revoke = posted.fields.given("revoke").is_some();
    let published = if revoke { PublishedPairs::Revoke } else { PublishedPairs::Keep };
    let own_rules = own_rules(&posted.fields);
    let command = |at: &Visit| {
        let (pairing, result) = result_of(&at.newest, round, table, &posted)?;
        let command = MatchCommand::Correct { result, published, own_rules };
        Ok::<_, Problem>(Command::Match { pairing, command })
    };
    let mut refused = None;
    if posted.fields.text("do") == "save" {
        let given = match command(&at) {
            Ok(command) => give(&at.app, &at.id, &posted, command).await,
            Err(problem) => Err(problem),
        };
        match given {
            Ok(_) => {
                let back = format!("/desk/t/{}/results/{round}#t{table}", at.id);
                return Ok(Redirect::to(&back).into_response());
            }
            Err(problem) if problem.status.is_server_error() => return Err(problem),
            Err(problem) => refused = Some(problem),
        }
        // What came in between is seen on the page that asks again.
        at.newest = room(&at.app, &at.id).await?.newest();
    }
    let reason = posted.fields.text("reason").to_owned();
    let preview = command(&at).and_then(|command| {
        let preview = at.newest.state.ledger.preview(&order(posted.by.author(), &reason, command));
        preview.map_err(|refusal| Problem::from(TournamentRefusal::Rule(refusal)))
    });
    let changes = match preview {
        Ok(preview) => {
            Some(preview.changes.iter().map(|change| change.message().text(at.lang)).collect::<Vec<String>>())
        }
        Err(problem) => {
            refused = refused.or(Some(problem));
            None
        }
    };
    let status = refused.as_ref().map(|problem| problem.status);
    let refused = refused.map(|problem| Remark {
        text: problem.message.text(at.lang),
        clause: problem.clause.map(Clause::id),
    });
    let typed = posted.fields.text("result").to_owned();
    let own_rules = own_rules == OwnRules::Provide;
    let correction = Correction { typed, reason, revoke, own_rules, changes, refused };
    let mut response = correction_page(&at, correction, &posted.by)?;
    if let Some(status) = status {
        *response.status_mut() = status;
    }
    Ok(response)
}
