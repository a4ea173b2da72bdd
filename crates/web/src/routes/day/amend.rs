//! Published pairs that are changed on a lawful ground, with a preview (R-F6, D-C.04.2-4.4).

use axum::Json;
use axum::Router;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use kolo_day::draft::Checked;
use kolo_day::round::Round;
use kolo_messages::Message;
use kolo_model::PerSide;
use kolo_tournament::{AmendGround, Command, CompetitorId, PairingSheet, Phase, PublishedRound, State};
use utoipa::OpenApi;

use super::act::{Act, act};
use super::draft::{Pairs, exchange_on, read, refused};
use super::visit::{AtDesk, Visit};
use crate::app::App;
use crate::pages;
use crate::pages::day::amend::{AmendPage, is_of_a_pair};
use crate::pages::day::{Part, View};
use crate::posted::{Fields, Posted};
use crate::problem::Problem;
use crate::routes::openapi::{Told, Viewed};
use crate::sent::Sent;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/t/{id}/amend", get(page).post(amend))
        .route("/api/desk/t/{id}/amend/check", post(amend_check))
}

/// What is described here.
#[derive(OpenApi)]
#[openapi(paths(amend_check))]
pub(super) struct Described;

/// The latest round, where the rules name grounds on which it changes.
fn latest(state: &State) -> Result<&PublishedRound, Problem> {
    let has_grounds = !AmendGround::of(state.settings().system).is_empty();
    let open = state.phase() == Phase::Open && has_grounds;
    state.rounds().last().filter(|_| open).map(AsRef::as_ref).ok_or_else(Problem::not_found)
}

async fn page(at: AtDesk<of::Correct>) -> Result<Response, Problem> {
    let (state, shell) = (at.state()?, at.shell(View::Desk, Part::Results)?);
    let latest = latest(state)?;
    let round = state.latest_round().and_then(|round| Round::of(state, round, at.lang));
    let round = round.ok_or_else(Problem::not_found)?;
    pages::html(&AmendPage::new(&at.app, at.lang, shell, (&at.id, state), (round, latest), &at.by)?)
}

/// What a sheet would break in the place of the latest published round. Nothing is written.
#[utoipa::path(
    post, path = "/api/desk/t/{id}/amend/check", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    request_body = Pairs,
    responses(
        (status = 200, description = "what can be said against the sheet", body = Viewed<Checked>),
        (status = 404, description = "there is no such tournament, or none whose published pairs change on a ground", body = Told),
        (status = 409, description = "the sheet names somebody else", body = Told),
    )
)]
async fn amend_check(at: AtDesk<of::Correct>, Sent(pairs): Sent<Pairs>) -> Result<Response, Problem> {
    latest(at.state()?)?;
    let view = Checked::instead_of_latest(at.state()?, &pairs.into(), at.lang).map_err(refused)?;
    Ok(Json(Viewed { version: at.newest.version.0, view }).into_response())
}

async fn amend(at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let state = at.state()?;
    let round = state.latest_round().ok_or_else(Problem::not_found)?;
    let (sheet, ground) = asked_for(state, latest(state)?, &posted.fields)?;
    let what = Message::new("repair-amend-what").with("round", round);
    let command = Command::AmendPublished { sheet, ground };
    let (action, back) = ("/amend".to_owned(), format!("/results/{round}"));
    act(at, &posted, Act { command, what, action, back, part: Part::Results }).await
}

/// The new pairs and the ground: a whole sheet, two who change places, or one new pair, of which the ground follows.
fn asked_for(
    state: &State,
    latest: &PublishedRound,
    fields: &Fields,
) -> Result<(PairingSheet, AmendGround), Problem> {
    let published = latest.sheet();
    if fields.given("first").is_some() {
        let who = |field: &str| fields.number(field, Message::new("hall-name")).map(CompetitorId);
        let pair = PerSide::new(who("first")?, who("second")?);
        let late = state.late_entries();
        let is_late = late.contains(&pair.first) || late.contains(&pair.second);
        let ground = if is_late { AmendGround::LateEntry } else { AmendGround::WithoutOpponent };
        return Ok((published.with_pair(pair), ground));
    }
    let known = AmendGround::of(state.settings().system).iter().filter(|ground| !is_of_a_pair(**ground));
    let mut known = known.copied();
    let ground = known.find(|ground| ground.code() == fields.text("ground"));
    let ground = ground.ok_or_else(|| Problem::unreadable("ground"))?;
    let sheet = match fields.given("sheet") {
        Some(text) => read(text).ok_or_else(|| Problem::unreadable("sheet"))?,
        None => exchange_on(&published, fields)?,
    };
    Ok((sheet, ground))
}
