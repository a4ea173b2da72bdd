//! The next round: its page, and the orders that pair, publish, discard and unpublish it.

use crate::handler::{erased, get, post};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Message;
use kolo_tournament::{Command, Drafting, Refusal, Unfinished};
use kolo_views::overview::{DayStep, Now};
use kolo_views::plan::Plan;

use super::{page, sheet};
use crate::app::App;
use crate::form::Posted;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::act::{Act, act};
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, TournamentRefusal, View, give, to};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/draw", get(draw_page).post(erased(draw)))
        .route("/desk/t/{id}/draw/publish", post(publish))
        .route("/desk/t/{id}/draw/discard", post(discard))
        .route("/desk/t/{id}/draw/take-back", post(take_back))
        .merge(sheet::routes())
}

/// The stage whose plan is on, or comes next; nothing as long as rounds are played.
#[expect(clippy::similar_names, reason = "a state and a stage are what they are called")]
fn current_plan(state: &kolo_tournament::State) -> Option<String> {
    let now = Now::of(state);
    let stage = match (now.step, now.stage) {
        (DayStep::Close, _) => {
            Plan::all(state).find(|plan| plan.play().is_none()).map(|plan| &plan.settings.id)
        }
        (_, Some(stage)) => Some(stage),
        (DayStep::Finish | DayStep::Over, None) => Plan::all(state).last().map(|plan| &plan.settings.id),
        (_, None) => None,
    };
    stage.map(|stage| stage.as_str().to_owned())
}

/// The next round, or the plan of the stage that is on.
async fn draw_page(at: AtDesk<of::Draw>) -> Result<Response, Problem> {
    if let Some(stage) = current_plan(at.state()?) {
        return Ok(Redirect::to(&format!("/desk/t/{}/plan/{stage}", at.id)).into_response());
    }
    let shell = at.shell(View::Desk, Part::Draw)?;
    pages::html(&page::DrawPage::new(&at.app, at.lang, shell, &at.id, at.state()?, &at.by)?)
}

async fn draw(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Draw>,
) -> Result<Response, Problem> {
    let unfinished =
        if posted.fields.given("adjourn").is_some() { Unfinished::Adjourn } else { Unfinished::Wait };
    give(&app, &id, &posted, Command::DraftRound { by: Drafting::Program, unfinished }).await?;
    Ok(to(&id, "/draw"))
}

async fn publish(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Draw>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Publish).await?;
    Ok(to(&id, "/results"))
}

async fn discard(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Draw>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::DiscardDraft).await?;
    Ok(to(&id, "/draw"))
}

/// The latest round is unpublished, with a preview.
async fn take_back(at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let Some((round, ground)) = at.state()?.round_to_take_back() else {
        return Err(Problem::from(TournamentRefusal::Rule(Refusal::CannotUndoPublication)));
    };
    let what = Message::new("floor-take-round-back").with("round", round);
    let command = Command::RevokeRound(ground);
    let (action, back) = ("/draw/take-back".to_owned(), "/draw".to_owned());
    act(at, &posted, Act { command, what, action, back, part: Part::Draw }).await
}
