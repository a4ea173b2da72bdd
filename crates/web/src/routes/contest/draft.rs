//! Pairings before they count: rounds of a Swiss as drafts, changed by hand and published; groups changed by hand.

use crate::handler::post;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::{GroupSheet, Order, PlayCommand, RoundCommand, Timestamp};
use kolo_messages::Message;
use kolo_model::PerSide;
use kolo_tournament::{EntrantId, PairingSheet, State};
use kolo_views::contest::draft;
use kolo_views::draft::Checked;
use kolo_views::explained::{self, Reason};
use kolo_views::round::Round;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::act::{Act, act};
use super::visit::{AtPlace, Given, Visit};
use crate::contest_room::{ContestAct, ContestRefusal};
use crate::form::Fields;
use crate::json_body::Sent;
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::{Needed, of};
use crate::time;
use crate::tournament::TournamentRefusal;
use crate::tournament::draw::sheet::{asked_for, read};

pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(contest_draft))
        .routes(routes!(check_contest_draft))
        .route("/desk/c/{id}/{venue}/draw", post(draw))
        .route("/desk/c/{id}/{venue}/draw/publish", post(publish))
        .route("/desk/c/{id}/{venue}/draw/discard", post(discard))
        .route("/desk/c/{id}/{venue}/draw/take-back", post(take_back))
        .route("/desk/c/{id}/{venue}/draw/sheet", post(sheet))
        .route("/desk/c/{id}/{venue}/draw/exchange", post(exchange))
        .route("/desk/c/{id}/{venue}/draw/groups", post(groups))
}

/// Who stands where, by start numbers, as the module of the page sends it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Seating {
    /// The two of every table, or all of every group, in their order.
    pairs: Vec<Vec<u32>>,
    /// Those without an opponent.
    byes: Vec<u32>,
}

/// The Swiss that is played, if it is one.
pub(super) fn swiss(at: &Visit) -> Option<&State> {
    at.play().ok()?.swiss()?.state()
}

/// A draw of a tournament of a contest and why it is as it is.
#[derive(Debug, Serialize, ToSchema)]
struct ContestDrafted {
    /// The draw of the whole field: as it was made, or as a start would make it.
    #[serde(skip_serializing_if = "Option::is_none")]
    draw: Option<draft::Draft>,
    /// The draft of the next round of a Swiss, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<Round>,
    /// Why the round is as it is.
    reasons: Vec<Reason>,
}

/// The draw of a tournament, or the draft of the next round of a Swiss that is being played, with its reasons; for
/// organisers only.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/draft", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "the draw and why it is as it is", body = Viewed<ContestDrafted>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
        (status = 409, description = "it cannot be drawn now", body = ErrorBody),
    )
)]
async fn contest_draft(at: AtPlace<of::Draw>) -> Result<Response, Problem> {
    let view = if let Some(state) = swiss(&at) {
        let round = state.draft().and_then(|draft| Round::of(state, draft.round, at.lang));
        ContestDrafted { draw: None, round, reasons: explained::draft(state, at.lang) }
    } else if let Ok(play) = at.play() {
        let seed = at.venue_state()?.start.as_ref().map(|start| start.seed).unwrap_or_default();
        let draw = Some(draft::Draft::drawn(at.contest(), play, seed, at.lang));
        ContestDrafted { draw, round: None, reasons: Vec::new() }
    } else {
        let drawn = draft::Draft::of(at.contest(), &looking(&at), at.venue()?, at.lang);
        let draw = drawn.map_err(|refusal| Problem::from(ContestRefusal::Rule(Box::new(refusal))))?;
        ContestDrafted { draw: Some(draw), round: None, reasons: Vec::new() }
    };
    Ok(seen(&at, view))
}

/// A person who only looks. A small field starts with a reason only; what is asked here starts nothing.
fn looking<T: Needed>(at: &AtPlace<T>) -> Order {
    Order { by: at.by.author(), at: Timestamp(time::now().0), reason: Some("?".to_owned()), command: () }
}

/// What a changed draft, or changed groups, would break. Nothing is written.
#[utoipa::path(
    post, path = "/api/desk/c/{id}/{venue}/draft/check", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    request_body = Seating,
    responses(
        (status = 200, description = "what can be said against it", body = Viewed<Checked>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
        (status = 409, description = "it cannot be drawn now", body = ErrorBody),
    )
)]
async fn check_contest_draft(
    at: AtPlace<of::Draw>,
    Sent(seating): Sent<Seating>,
) -> Result<Response, Problem> {
    let view = if let Some(state) = swiss(&at) {
        let sheet = pairs(&seating).ok_or_else(|| Problem::unreadable("pairs"))?;
        let refused = |refusal| Problem::from(TournamentRefusal::Rule(refusal));
        Checked::of(state, &sheet, at.lang).map_err(refused)?
    } else {
        let sheet = GroupSheet(seating.pairs);
        let checked = draft::checked(at.contest(), &looking(&at), at.venue()?, &sheet, at.lang);
        checked.map_err(|refusal| Problem::from(ContestRefusal::Rule(Box::new(refusal))))?
    };
    Ok(seen(&at, view))
}

/// The pairs of a round, if everything is a pair.
fn pairs(seating: &Seating) -> Option<PairingSheet> {
    let pair = |pair: &Vec<u32>| match pair.as_slice() {
        [first, second] => Some(PerSide::new(EntrantId(*first), EntrantId(*second))),
        _ => None,
    };
    Some(PairingSheet {
        pairs: seating.pairs.iter().map(pair).collect::<Option<_>>()?,
        terms: Vec::new(),
        byes: seating.byes.iter().copied().map(EntrantId).collect(),
    })
}

/// An order about the next round, and the page it leads to.
async fn on_round(
    given: &Given<of::Draw>,
    commands: Vec<RoundCommand>,
    part: &str,
) -> Result<Response, Problem> {
    let venue = given.venue()?;
    let acts = commands.into_iter().map(|command| ContestAct::play(venue, PlayCommand::Round(command)));
    given.give(acts.collect()).await?;
    Ok(Redirect::to(&format!("{}{part}", given.base())).into_response())
}

async fn draw(given: Given<of::Draw>) -> Result<Response, Problem> {
    on_round(&given, vec![RoundCommand::Draft], "/draw").await
}

async fn publish(given: Given<of::Draw>) -> Result<Response, Problem> {
    on_round(&given, vec![RoundCommand::Publish], "/results").await
}

async fn discard(given: Given<of::Draw>) -> Result<Response, Problem> {
    on_round(&given, vec![RoundCommand::Discard], "/draw").await
}

/// The latest round is unpublished, with a preview.
async fn take_back(given: Given<of::Correct>) -> Result<Response, Problem> {
    let round = swiss(&given).and_then(State::latest_round).ok_or_else(Problem::not_found)?;
    let what = Message::new("floor-take-round-back").with("round", round);
    let acts = vec![ContestAct::play(given.venue()?, PlayCommand::Round(RoundCommand::TakeBack))];
    let back = format!("{}/draw", given.base());
    act(given, Act { acts, what, back, part: Part::Draw, later: None }).await
}

/// The whole sheet in the place of the draft, and if that is wanted published at once.
async fn sheet(given: Given<of::Draw>) -> Result<Response, Problem> {
    let sheet = read(given.posted.fields.text("sheet")).ok_or_else(|| Problem::unreadable("sheet"))?;
    let edit = RoundCommand::Edit(sheet);
    match given.posted.fields.given("publish") {
        Some(_) => on_round(&given, vec![edit, RoundCommand::Publish], "/results").await,
        None => on_round(&given, vec![edit], "/draw").await,
    }
}

/// Two teams of the draft change places, or the two of a table change sides.
async fn exchange(given: Given<of::Draw>) -> Result<Response, Problem> {
    let state = swiss(&given).ok_or_else(Problem::not_found)?;
    let sheet = asked_for(state, &given.posted.fields)?;
    on_round(&given, vec![RoundCommand::Edit(sheet)], "/draw").await
}

/// Groups as they were put together by hand, while no match has been played.
async fn groups(given: Given<of::Draw>) -> Result<Response, Problem> {
    let now = given.play()?.group_sheet().ok_or_else(Problem::not_found)?;
    let sheet = wanted(&given.posted.fields, &now)?.ok_or_else(|| Problem::unreadable("sheet"))?;
    given.give(vec![ContestAct::play(given.venue()?, PlayCommand::SetGroups(sheet))]).await?;
    Ok(Redirect::to(&format!("{}/draw", given.base())).into_response())
}

/// The groups that a form asks for, if it asks for others than those there are: all of them, or two that change places.
///
/// # Errors
/// What cannot be read.
pub(super) fn wanted(fields: &Fields, now: &GroupSheet) -> Result<Option<GroupSheet>, Problem> {
    if let Some(text) = fields.given("sheet") {
        let sheet = groups_of(text).ok_or_else(|| Problem::unreadable("sheet"))?;
        return Ok(Some(sheet).filter(|sheet| sheet != now));
    }
    if fields.given("one").is_none() {
        return Ok(None);
    }
    let one = fields.number("one", Message::new("hall-exchange-one"))?;
    let other = fields.number("other", Message::new("hall-exchange-other"))?;
    let turned = |number: &u32| match *number {
        number if number == one => other,
        number if number == other => one,
        number => number,
    };
    let groups = now.0.iter().map(|group| group.iter().map(turned).collect()).collect();
    Ok(Some(GroupSheet(groups)).filter(|sheet| sheet != now))
}

/// `1-5-9,2-6-10;`: the teams of every group by their start numbers.
fn groups_of(text: &str) -> Option<GroupSheet> {
    let (groups, nobody) = text.split_once(';')?;
    if !nobody.is_empty() {
        return None;
    }
    let group = |text: &str| text.split('-').map(|number| number.parse().ok()).collect::<Option<Vec<u32>>>();
    groups.split(',').map(group).collect::<Option<_>>().map(GroupSheet)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_read_or_refused() {
        assert_eq!(groups_of("1-5-9,2-6;"), Some(GroupSheet(vec![vec![1, 5, 9], vec![2, 6]])));
        for text in ["", "1-2", "1-2;3", "1-;", "a;", "1-2,;", "99999999999;"] {
            assert_eq!(groups_of(text), None, "{text}");
        }
    }
}
