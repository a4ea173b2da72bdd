//! The organiser's page of one competitor: data, absences, withdrawal, number; everything as a correction with a
//! preview.

use crate::handler::{erased, get, post};
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Json};
use kolo_messages::{Lang, Message};
use kolo_model::{Idle, RoundNumber, Title};
use kolo_tournament::{Command, EntrantId, Entry, Numbering, OwnRules, PublishedPairs, State};
use serde_json::json;

use crate::form::{Fields, Posted};
use crate::middleware::wants_json;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::{Task, of};
use crate::tournament::act::{Act, act};
use crate::tournament::entries::routes::{rank, rating, roster};
use crate::tournament::person::page::{ABSENCES, PersonPage};
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};
use crate::tournament::{give, own_rules};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/entries/{who}", get(page).post(erased(change)))
        .route("/desk/t/{id}/here/{who}", post(here))
}

/// Who is meant by the address.
fn who(at: &Visit) -> Result<EntrantId, Problem> {
    let who = EntrantId(at.number("who")?);
    at.state()?.entrants().contains_key(&who).then_some(who).ok_or_else(Problem::not_found)
}

async fn page(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    let (who, shell) = (who(&at)?, at.shell(View::Desk, Part::Entries)?);
    pages::html(&PersonPage::new(&at.app, at.lang, shell, at.state()?, who, &at.by)?)
}

/// Checks a player in or out: one key at the door, so it is done at once. The module of the page asks for JSON.
async fn here(
    Extension(lang): Extension<Lang>,
    Path((id, _)): Path<(String, u32)>,
    headers: HeaderMap,
    at: Visit,
    posted: Posted<of::CheckIn>,
) -> Result<Response, Problem> {
    let who = who(&at)?;
    let command = match posted.fields.text("do") {
        "check-in" => Command::CheckIn(who),
        "check-out" => Command::CheckOut(who),
        _ => return Err(Problem::unreadable("do")),
    };
    let newest = give(&at.app, &id, &posted, command).await?;
    if wants_json(&headers) {
        let entries = kolo_views::entries::Entries::of(newest.state.state()?, lang);
        let line = entries.lines.iter().find(|line| line.who.id == who.0);
        let standing = line.map(|line| line.standing);
        let body = json!({ "version": newest.version.0, "standing": standing, "here": entries.here, "playing": entries.playing });
        return Ok(Json(body).into_response());
    }
    Ok(Redirect::to(&format!("/desk/t/{id}/check-in#p{}", who.0)).into_response())
}

async fn change(at: Visit, posted: Posted<of::CheckIn>) -> Result<Response, Problem> {
    let who = who(&at)?;
    let state = at.state()?;
    let entrant = state.entrants().get(&who).ok_or_else(Problem::not_found)?;
    let about = |message: Message| message.with("name", entrant.entry.name.to_string());
    let fields = &posted.fields;
    let own = format!("/entries/{}", who.0);
    let (command, what, back) = match fields.text("do") {
        // These are done at once from the list of entries; they change nothing that is paired or published.
        "check-in" => return at_once(&at, &posted, Command::CheckIn(who)).await,
        "check-out" => return at_once(&at, &posted, Command::CheckOut(who)).await,
        "withdraw" => (Command::Withdraw(who), about(Message::new("floor-withdraw-what")), own.clone()),
        "return" => (Command::Return(who), about(Message::new("floor-return-what")), own.clone()),
        "edit" => {
            let entry = edited(&entrant.entry, fields)?;
            (Command::Edit(who, entry), about(Message::new("floor-edit-what")), own.clone())
        }
        "number" => {
            let order = moved(state, who, fields.number("number", Message::new("hall-number"))?);
            let command = Command::AssignNumbers(Numbering::Given(order));
            (command, about(Message::new("floor-number-what")), own.clone())
        }
        "absent" => {
            let (round, idle) = (round(fields)?, idle(fields)?);
            let what = about(Message::new("floor-absent-what")).with("round", round);
            (absent(state, (who, round), idle, own_rules(fields)), what, own.clone())
        }
        "cancel" => {
            let round = round(fields)?;
            let what = about(Message::new("floor-cancel-what")).with("round", round);
            (Command::CancelAbsence { id: who, round }, what, own.clone())
        }
        _ => return Err(Problem::unreadable("do")),
    };
    posted.by.need(Task::ManageEntries)?;
    act(at, &posted, Act { command, what, action: own, back, part: Part::Entries }).await
}

async fn at_once(at: &Visit, posted: &Posted<of::CheckIn>, command: Command) -> Result<Response, Problem> {
    give(&at.app, &at.id, posted, command).await?;
    Ok(Redirect::to(&format!("/desk/t/{}/entries", at.id)).into_response())
}

/// A round to come is announced, one that is published is corrected.
fn absent(state: &State, (id, round): (EntrantId, RoundNumber), idle: Idle, own_rules: OwnRules) -> Command {
    if round < state.next_round() {
        return Command::CorrectAbsence { id, round, idle, published: PublishedPairs::Keep, own_rules };
    }
    Command::AnnounceAbsence { id, round, idle }
}

fn round(fields: &Fields) -> Result<RoundNumber, Problem> {
    let number = fields.number("round", Message::new("floor-round"))?;
    RoundNumber::new(number).ok_or_else(|| Problem::unreadable("round"))
}

fn idle(fields: &Fields) -> Result<Idle, Problem> {
    let code = fields.text("idle");
    ABSENCES
        .into_iter()
        .find(|(known, _)| *known == code)
        .map(|(_, idle)| idle)
        .ok_or_else(|| Problem::unreadable("idle"))
}

/// What is known, with what was typed in its place; what the form does not ask for stays.
fn edited(known: &Entry, fields: &Fields) -> Result<Entry, Problem> {
    let mut entry = known.clone();
    entry.name = fields.name("name", Message::new("hall-name"))?;
    entry.club = fields.maybe_name("club", Message::new("hall-club"))?;
    entry.country = fields.maybe_name("country", Message::new("floor-country"))?;
    // The origin of a rating that was not changed stays as it is.
    let same = known.rating.map(|rating| rating.value().to_string());
    if fields.given("rating").map(str::to_owned) != same {
        entry.rating = fields.given("rating").map(rating).transpose()?;
    }
    if fields.text("with-title") == "yes" {
        let title = fields.given("title").map(str::parse::<Title>).transpose();
        entry.title = title.map_err(|_| Problem::unreadable("title"))?;
    }
    if fields.text("with-roster") == "yes" {
        entry.roster = roster(fields, known.roster.as_deref().unwrap_or_default())?;
    }
    if fields.text("with-rank") == "yes" {
        entry.rank = fields.given("rank").map(rank).transpose()?;
    }
    Ok(entry)
}

/// All players in the order of start numbers, with one moved to a number; without numbers in the order of entry.
fn moved(state: &State, who: EntrantId, number: u32) -> Vec<EntrantId> {
    let mut order: Vec<EntrantId> = state.order().iter().copied().filter(|id| *id != who).collect();
    let others = state.entrants().keys().copied().filter(|id| *id != who && !state.order().contains(id));
    order.extend(others.collect::<Vec<_>>());
    let at = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1).min(order.len());
    order.insert(at, who);
    order
}
