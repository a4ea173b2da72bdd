//! Who comes: check-in with substitutes, fees, teams added, taken back, giving up.

use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use kolo_contest::fees::PaidWhen;
use kolo_contest::registration::read_teams;
use kolo_contest::{AreaId, Command, EntryId, Phase, PlayCommand, PlayerId};
use kolo_model::Side;
use kolo_stages::Later;
use kolo_teams::{BroadcastTables, Entry, ForfeitBy, SlipCommand};

use super::new::{ALONE, list_problem, today};
use super::show;
use super::visit::Given;
use crate::app::App;
use crate::contest_room::ContestAct;
use crate::problem::Problem;
use crate::tasks::{Task, of};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/c/{id}/{venue}/entries", get(show::entries).post(several))
        .route("/desk/c/{id}/{venue}/entries/{entry}", post(change))
}

fn back<T>(given: &Given<T>, entry: Option<&EntryId>) -> Response {
    let anchor = entry.map(|entry| format!("#e-{entry}")).unwrap_or_default();
    Redirect::to(&format!("{}/entries{anchor}", given.base())).into_response()
}

/// Everybody has come, or teams are added.
async fn several(given: Given<of::CheckIn>) -> Result<Response, Problem> {
    let acts = match given.posted.fields.text("do") {
        "all" => everybody(&given)?,
        "add" => {
            given.posted.by.need(Task::ManageEntries)?;
            added(&given)?
        }
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(acts).await?;
    Ok(back(&given, None))
}

/// Checks in everybody who may come and is not here, with the regular players.
fn everybody<T>(given: &Given<T>) -> Result<Vec<ContestAct>, Problem> {
    let (state, venue) = (given.contest().state(), given.venue_state()?);
    let missing = state.expected(venue).into_iter();
    let missing = missing.filter(|id| !venue.present.contains_key(id) && state.fee_is_settled(id));
    let check_in = |entry| {
        let command = Command::CheckIn { venue: venue.plan.id.clone(), entry, players: Vec::new() };
        ContestAct::office(command)
    };
    Ok(missing.map(check_in).collect())
}

/// Teams that came without being on the list; only where somebody holds the tournament by himself.
fn added<T>(given: &Given<T>) -> Result<Vec<ContestAct>, Problem> {
    let (state, venue) = (given.contest().state(), given.venue_state()?);
    if state.season().has_office() {
        return Err(Problem::not_found());
    }
    let area = AreaId::new(ALONE).map_err(|_| Problem::not_found())?;
    let taken = state.entries().len().saturating_add(state.withdrawn().len());
    let list = read_teams(given.posted.fields.text("teams"), venue.plan.category, &area, today(), taken);
    let list = list.map_err(|problems| list_problem(&problems))?;
    let schools = list.schools.into_iter().map(|school| ContestAct::office(Command::SetSchool(school)));
    let register = Command::Register { players: list.players, entries: list.entries };
    Ok(schools.chain([ContestAct::office(register)]).collect())
}

async fn change(given: Given<of::CheckIn>) -> Result<Response, Problem> {
    let entry = EntryId::new(given.part("entry")?).map_err(|_| Problem::not_found())?;
    let (state, venue) = (given.contest().state(), given.venue_state()?);
    let comes = venue.present.contains_key(&entry) || state.expected(venue).contains(&entry);
    if !comes && state.entries().contains_key(&entry) {
        // It plays elsewhere, where others answer for it.
        given.need_office()?;
    }
    let fields = &given.posted.fields;
    let acts = match fields.text("do") {
        "check-in" => {
            let players: Result<Vec<PlayerId>, _> = fields.every("player").map(PlayerId::new).collect();
            let players = players.map_err(|_| Problem::unreadable("player"))?;
            let (venue, entry) = (given.venue()?.clone(), entry.clone());
            vec![ContestAct::office(Command::CheckIn { venue, entry, players })]
        }
        "pay" | "waive" | "withdraw" | "decline" | "give-up" => {
            given.posted.by.need(Task::ManageEntries)?;
            managed(&given, &entry)?
        }
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(acts).await?;
    Ok(back(&given, Some(&entry)))
}

/// What is more than coming.
fn managed<T>(given: &Given<T>, entry: &EntryId) -> Result<Vec<ContestAct>, Problem> {
    let one = |command| Ok(vec![ContestAct::office(command)]);
    let entry = entry.clone();
    match given.posted.fields.text("do") {
        "pay" => one(Command::Pay { entry, when: PaidWhen::OnSite, amount: None }),
        "waive" => one(Command::Waive(entry)),
        "withdraw" => one(Command::Withdraw(entry)),
        "decline" => one(Command::Decline { entry, level: given.venue_state()?.plan.level }),
        _ => gives_up(given, &entry),
    }
}

/// A team that goes home loses every match that it could play now.
fn gives_up<T>(given: &Given<T>, entry: &EntryId) -> Result<Vec<ContestAct>, Problem> {
    let venue = given.venue()?;
    if given.venue_state()?.phase != Phase::Running {
        return Err(Problem::not_found());
    }
    let mut acts = Vec::new();
    for fixture in given.play()?.open_games() {
        let Some(side) = Side::BOTH.into_iter().find(|side| fixture.sides[*side] == *entry) else { continue };
        let command = SlipCommand::Enter {
            line_up: None,
            entry: Entry::Forfeit(ForfeitBy::of(side)),
            reason: given.posted.fields.given("reason").map(str::to_owned),
        };
        let (game, later, broadcast) = (fixture.key, Later::Keep, BroadcastTables::default());
        acts.push(ContestAct::play(venue, PlayCommand::Slip { game, command, later, broadcast }));
    }
    Ok(acts)
}
