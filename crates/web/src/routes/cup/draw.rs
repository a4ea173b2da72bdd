//! Orders about the draw: let it count, draw again, take it back, say who has come, change it by hand.

use std::collections::BTreeSet;

use axum::Json;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use kolo_messages::Message;
use kolo_model::Clause;
use kolo_stages::cup::{CupCommand, CupRefusal};
use kolo_stages::{Command, EntrantId, Slot, SlotPlace, State};
use kolo_views::cup::draft;
use kolo_views::draft::Checked;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::routes;

use super::correct::{Act, act};
use super::show;
use super::visit::{AtCup, Given};
use crate::form::{Fields, wrong};
use crate::json_body::Sent;
use crate::key;
use crate::pages::cup::Part;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{Told, Viewed};
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/s/{id}/draw", get(show::draw).post(decide))
        .route("/desk/s/{id}/exchange", post(exchange))
        .route("/desk/s/{id}/check-in", post(check_in))
        .routes(routes!(check_stages_draft))
}

/// Who stands where, by numbers, as the module of the page sends it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct DrawSheet {
    /// Everybody of every match of the first round, or of every group, in their order.
    pairs: Vec<Vec<u32>>,
    /// Always empty: a bye has its match.
    byes: Vec<u32>,
}

/// What a draw changed by hand would break. Nothing is written.
#[utoipa::path(
    post, path = "/api/desk/s/{id}/draft/check", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    request_body = DrawSheet,
    responses(
        (status = 200, description = "what can be said against it", body = Viewed<Checked>),
        (status = 404, description = "there is no such tournament", body = Told),
        (status = 409, description = "nothing can be drawn", body = Told),
    )
)]
async fn check_stages_draft(at: AtCup<of::Draw>, Sent(sheet): Sent<DrawSheet>) -> Result<Response, Problem> {
    if !sheet.byes.is_empty() {
        return Err(Problem::unreadable("byes"));
    }
    let view = draft::checked(&at.cup, &sheet.pairs, at.lang).map_err(|refusal| refused(&refusal))?;
    Ok(Json(Viewed { version: at.newest.version.0, view }).into_response())
}

fn refused(refusal: &CupRefusal) -> Problem {
    Problem::refused(refusal.message(), Some(refusal.clause()))
}

async fn decide(given: Given<of::Draw>) -> Result<Response, Problem> {
    let (command, part) = match given.posted.fields.text("do") {
        "publish" => (CupCommand::Publish, "results"),
        "recall" => (CupCommand::Recall, "draw"),
        "again" => (CupCommand::DrawAgain(key::seed()?), "draw"),
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(command).await?;
    Ok(Redirect::to(&format!("{}/{part}", given.base())).into_response())
}

/// Who has come: everybody else on the list is left out of the draw. What that changes is shown first.
async fn check_in(given: Given<of::ManageEntries>) -> Result<Response, Problem> {
    let here: Result<BTreeSet<EntrantId>, Problem> = given
        .posted
        .fields
        .every("here")
        .map(|number| number.parse().map(EntrantId).map_err(|_| Problem::unreadable("here")))
        .collect();
    let here = here?;
    let list = given.cup.setup().entrants.iter().map(|one| one.id);
    let command = CupCommand::CheckIn(list.filter(|who| !here.contains(who)).collect());
    let what = Message::new("cup-check-in-what");
    let (action, back) = ("/check-in".to_owned(), "/draw".to_owned());
    act(given, Act { command, what, action, back, part: Part::Entries }).await
}

/// The draw changed by hand: the whole of it as the module of the page sends it, or two who change their places. Before it
/// counts it is changed at once, unless a rule is broken and nobody has said why; later with a preview, and only where
/// nobody has played (K-SLOT).
async fn exchange(given: Given<of::Draw>) -> Result<Response, Problem> {
    let state = given.cup.drawn().map_err(|refusal| refused(&refusal))?;
    let fields = &given.posted.fields;
    let (changes, what) = if fields.given("sheet").is_some() {
        let sheet = sheet(fields.text("sheet")).ok_or_else(|| Problem::unreadable("sheet"))?;
        let changes = draft::wanted(&state, &sheet).ok_or_else(|| Problem::unreadable("sheet"))?;
        (changes, Message::new("cup-edit-what"))
    } else {
        two(&state, fields, given.lang)?
    };
    let back = "/draw".to_owned();
    let act_on =
        |command: CupCommand| Act { command, what, action: "/exchange".to_owned(), back, part: Part::Draw };
    if given.cup.state().is_some() {
        return act(given, act_on(CupCommand::Play(Command::EditSlots(changes)))).await;
    }
    let command = CupCommand::EditDraft(changes);
    match given.give(command.clone()).await {
        Ok(_) => Ok(Redirect::to(&format!("{}/draw", given.base())).into_response()),
        // What is broken is shown beside the field for the reason.
        Err(problem) if problem.clause == Some(Clause::new("K-REASON")) => act(given, act_on(command)).await,
        Err(problem) => Err(problem),
    }
}

/// Two who change their places.
fn two(
    state: &State,
    fields: &Fields,
    lang: kolo_messages::Lang,
) -> Result<(Vec<(SlotPlace, Slot)>, Message), Problem> {
    let place = |field: &str| {
        let read = fields.text(field).parse::<SlotPlace>();
        read.map_err(|unreadable| wrong(Message::new("cup-exchange"), unreadable.message()))
    };
    let (one, other) = (place("one")?, place("other")?);
    let link = |at: &SlotPlace| state.plan().link(at).cloned().ok_or_else(Problem::not_found);
    let changes = vec![(one.clone(), link(&other)?), (other.clone(), link(&one)?)];
    let [first, second] = [&one, &other].map(|at| state.label(at, lang));
    Ok((changes, Message::new("cup-exchange-what").with("one", first).with("other", second)))
}

/// `1-8,4-5,3;`: the numbers of every line, as the module of the page writes them.
fn sheet(text: &str) -> Option<Vec<Vec<u32>>> {
    let (lines, nobody) = text.split_once(';')?;
    if !nobody.is_empty() {
        return None;
    }
    let line = |text: &str| text.split('-').map(|number| number.parse().ok()).collect::<Option<Vec<u32>>>();
    lines.split(',').map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_read_or_refused() {
        assert_eq!(sheet("1-8,3;"), Some(vec![vec![1, 8], vec![3]]));
        for text in ["", "1-2", "1-2;3", "1-;", "a;", "1-2,;", "99999999999;"] {
            assert_eq!(sheet(text), None, "{text}");
        }
    }
}
