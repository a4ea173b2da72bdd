//! Orders about rounds, the end, and steps that are undone.

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use kolo_messages::Message;
use kolo_model::{PerSide, Side};
use kolo_tournament::{Command, CompetitorId, Drafting, PairingSheet, Seq, Unfinished};

use super::{give, room};
use crate::app::App;
use crate::posted::Posted;
use crate::problem::Problem;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/t/{id}/draw", post(draw))
        .route("/desk/t/{id}/draw/publish", post(publish))
        .route("/desk/t/{id}/draw/discard", post(discard))
        .route("/desk/t/{id}/draw/exchange", post(exchange))
        .route("/desk/t/{id}/finish", post(finish))
        .route("/desk/t/{id}/reopen", post(reopen))
        .route("/desk/t/{id}/undo", post(undo))
        .route("/desk/t/{id}/redo", post(redo))
}

fn to(id: &str, part: &str) -> Response {
    Redirect::to(&format!("/desk/t/{id}{part}")).into_response()
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

/// Two people of the draft change places; one of them may be without an opponent.
async fn exchange(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Draw>,
) -> Result<Response, Problem> {
    let who = |field: &str, label: Message| posted.fields.number(field, label).map(CompetitorId);
    let one = who("one", Message::new("hall-exchange-one"))?;
    let other = who("other", Message::new("hall-exchange-other"))?;
    let newest = room(&app, &id).await?.newest();
    let draft = newest.state.state()?.draft().ok_or_else(|| {
        let refusal = kolo_tournament::Refusal::NoDraft;
        Problem::refused(refusal.why(), Some(refusal.clause()))
    })?;
    let sheet = exchanged(&draft.sheet, one, other);
    give(&app, &id, &posted, Command::EditDraft(sheet)).await?;
    Ok(to(&id, "/draw"))
}

/// The sheet with two people in each other's place. Terms of games are made anew: they follow from the pair.
fn exchanged(sheet: &PairingSheet, one: CompetitorId, other: CompetitorId) -> PairingSheet {
    let turned = |id: CompetitorId| match id {
        id if id == one => other,
        id if id == other => one,
        id => id,
    };
    let pairs = sheet.pairs.iter().map(|pair: &PerSide<CompetitorId>| {
        let same_pair = Side::BOTH.into_iter().all(|side| [one, other].contains(&pair[side]));
        // Two who meet each other change sides.
        if same_pair { pair.swapped() } else { pair.map(turned) }
    });
    let byes = sheet.byes.iter().copied().map(turned).collect();
    PairingSheet { pairs: pairs.collect(), terms: Vec::new(), byes }
}

async fn finish(State(app): State<App>, Path(id): Path<String>, posted: Posted) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Finish).await?;
    Ok(to(&id, ""))
}

async fn reopen(State(app): State<App>, Path(id): Path<String>, posted: Posted) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Reopen).await?;
    Ok(to(&id, ""))
}

fn step(posted: &Posted<of::Correct>) -> Result<Seq, Problem> {
    posted.fields.text("step").parse().map(Seq).map_err(|_| Problem::unreadable("step"))
}

async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Correct>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Undo(step(&posted)?)).await?;
    Ok(to(&id, "/log"))
}

async fn redo(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Correct>,
) -> Result<Response, Problem> {
    give(&app, &id, &posted, Command::Redo(step(&posted)?)).await?;
    Ok(to(&id, "/log"))
}
