//! Published pairings that are changed for a reason the rules list, with a preview (R-F6, D-C.04.2-4.4).

use std::collections::BTreeSet;

use crate::handler::{erased, get};
use axum::http::StatusCode;
use axum::response::Response;
use kolo_messages::Message;
use kolo_model::{PerSide, RoundNumber};
use kolo_tournament::{AmendGround, Command, EntrantId, PairingSheet, PublishedRound, State};
use kolo_views::draft::Checked;
use kolo_views::round::Round;

use crate::desk::Arbiter;
use crate::form::{Fields, Posted};
use crate::json_body::Sent;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::act::{Act, act_or_again};
use crate::tournament::amend::page::{AmendPage, Begun};
use crate::tournament::draw::sheet::{Pairs, exchange_on, read, refused, written};
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/amend", get(page).post(erased(amend))).routes(routes!(amend_check))
}

/// The latest round, if its pairings can be changed for a reason the rules list.
fn latest(state: &State) -> Result<(RoundNumber, &PublishedRound), Problem> {
    let round = state.round_to_amend().zip(state.rounds().last().map(AsRef::as_ref));
    round.ok_or_else(Problem::not_found)
}

async fn page(at: AtDesk<of::Correct>) -> Result<Response, Problem> {
    opened(&at, &at.by, Begun::default())
}

fn opened(at: &Visit, by: &Arbiter, begun: Begun) -> Result<Response, Problem> {
    let (state, mut shell) = (at.state()?, at.shell(View::Desk, Part::Results)?);
    let (number, latest) = latest(state)?;
    let round = Round::of(state, number, at.lang).ok_or_else(Problem::not_found)?;
    if begun.ground.is_some() {
        // What was begun must not be swept away.
        shell.follow = String::new();
    }
    let page = AmendPage::new(&at.app, at.lang, shell, (&at.id, state), (round, latest), by)?;
    pages::html(&page.with(begun))
}

/// What a sheet would break in the place of the latest published round. Nothing is written.
#[utoipa::path(
    post, path = "/api/desk/t/{id}/amend/check", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    request_body = Pairs,
    responses(
        (status = 200, description = "what can be said against the sheet", body = Viewed<Checked>),
        (status = 404, description = "there is no such tournament, or none whose published pairs change on a ground", body = ErrorBody),
        (status = 409, description = "the sheet names another player", body = ErrorBody),
    )
)]
async fn amend_check(at: AtDesk<of::Correct>, Sent(pairs): Sent<Pairs>) -> Result<Response, Problem> {
    latest(at.state()?)?;
    let view = Checked::instead_of_latest(at.state()?, &pairs.into(), at.lang).map_err(refused)?;
    Ok(seen(&at, view))
}

async fn amend(at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let state = at.state()?;
    let (round, latest) = latest(state)?;
    let (sheet, ground) = asked_for(state, latest, &posted.fields)?;
    let reopens = posted.fields.given("reopen").is_some();
    let was_for = posted.fields.text("round").parse().ok().and_then(RoundNumber::new);
    if was_for != Some(round) || (reopens && !has_the_same_places(latest, &sheet)) {
        // Meant for other pairings than those that are published now.
        let trouble = Message::new("repair-amend-changed").with("round", round).text(at.lang);
        let begun = Begun { trouble: Some(trouble), ..begun(&posted.fields, ground) };
        let mut response = opened(&at, &posted.by, begun)?;
        *response.status_mut() = StatusCode::CONFLICT;
        return Ok(response);
    }
    if reopens {
        return opened(&at, &posted.by, Begun { sheet: written(&sheet), ..begun(&posted.fields, ground) });
    }
    let what = Message::new("repair-amend-what").with("round", round);
    let command = Command::AmendPublished { sheet, ground };
    let (action, back) = ("/amend".to_owned(), format!("/results/{round}"));
    // One new pair is chosen in a moment; pairs that were moved about are not to be lost.
    let again = (!ground.is_of_a_pair()).then(|| Message::new("repair-amend-again"));
    act_or_again(at, &posted, Act { command, what, action, back, part: Part::Results }, again).await
}

/// Whether a sheet has as many pairs as are published, of the same people.
fn has_the_same_places(latest: &PublishedRound, sheet: &PairingSheet) -> bool {
    let published = latest.sheet();
    let people = |sheet: &PairingSheet| sheet.named().collect::<BTreeSet<EntrantId>>();
    published.pairs.len() == sheet.pairs.len() && people(&published) == people(sheet)
}

/// What was chosen and typed, without the pairs.
fn begun(fields: &Fields, ground: AmendGround) -> Begun {
    let who = |field: &str| fields.text(field).parse::<u32>().ok();
    Begun {
        ground: Some(ground),
        reason: fields.text("reason").to_owned(),
        two: who("one").zip(who("other")),
        ..Begun::default()
    }
}

/// The new pairings and the reason from the rules: a whole sheet, two who change places, or one new pair, from which
/// the reason follows.
fn asked_for(
    state: &State,
    latest: &PublishedRound,
    fields: &Fields,
) -> Result<(PairingSheet, AmendGround), Problem> {
    let published = latest.sheet();
    if fields.given("first").is_some() {
        let who = |field: &str| fields.number(field, Message::new("hall-name")).map(EntrantId);
        let pair = PerSide::new(who("first")?, who("second")?);
        let late = state.late_entries();
        let is_late = late.contains(&pair.first) || late.contains(&pair.second);
        let ground = if is_late { AmendGround::LateEntry } else { AmendGround::WithoutOpponent };
        return Ok((published.with_pair(pair), ground));
    }
    let mut known = state.settings().system.map(AmendGround::of).unwrap_or_default().iter().copied();
    let ground = known.find(|one| !one.is_of_a_pair() && one.code() == fields.text("ground"));
    let ground = ground.ok_or_else(|| Problem::unreadable("ground"))?;
    let sheet = match fields.given("sheet") {
        Some(text) => read(text).ok_or_else(|| Problem::unreadable("sheet"))?,
        None => exchange_on(&published, fields)?,
    };
    Ok((sheet, ground))
}
