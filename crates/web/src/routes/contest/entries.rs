//! Who comes: check-in with substitutes, fees, teams added and withdrawn; who leaves, misses a round, is renamed.

use crate::handler::{erased, get, post};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::fees::PaidWhen;
use kolo_contest::registration::read_teams;
use kolo_contest::{Against, AreaId, Command, EntryId, Misses, Phase, PlayCommand, PlayerId};
use kolo_messages::Message;
use kolo_views::contest::describe;

use super::act::{Act, act};
use super::new::{ALONE, list_problem, today};
use super::show;
use super::visit::Given;
use crate::contest_room::ContestAct;
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::{Task, of};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/entries", get(show::entries).post(erased(several)))
        .route("/desk/c/{id}/{venue}/entries/{entry}", post(change))
}

fn back<T>(given: &Given<T>, entry: Option<&EntryId>) -> Response {
    let anchor = entry.map(|entry| format!("#e-{entry}")).unwrap_or_default();
    Redirect::to(&format!("{}/entries{anchor}", given.base())).into_response()
}

/// All teams are checked in, or teams are added.
async fn several(given: Given<of::CheckIn>) -> Result<Response, Problem> {
    let acts = match given.posted.fields.text("do") {
        "all" => all_missing(&given)?,
        "add" => {
            given.posted.by.need(Task::ManageEntries)?;
            added(&given)?
        }
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(acts).await?;
    Ok(back(&given, None))
}

/// Checks in every team that may come and is not here, with the regular players.
fn all_missing<T>(given: &Given<T>) -> Result<Vec<ContestAct>, Problem> {
    let (state, venue) = (given.contest().state(), given.venue_state()?);
    let missing = state.expected(venue).into_iter();
    let missing = missing.filter(|id| !venue.present.contains_key(id) && state.fee_is_settled(id));
    let check_in = |entry| {
        let command = Command::CheckIn { venue: venue.plan.id.clone(), entry, players: Vec::new() };
        ContestAct::office(command)
    };
    Ok(missing.map(check_in).collect())
}

/// Teams that came without being on the list; only where the tournament is held by itself.
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
        // It plays elsewhere, where other organisers are responsible for it.
        given.need_office()?;
    }
    let fields = &given.posted.fields;
    let acts = match fields.text("do") {
        "check-in" => {
            let players = ticked(&given)?;
            let (venue, entry) = (given.venue()?.clone(), entry.clone());
            vec![ContestAct::office(Command::CheckIn { venue, entry, players })]
        }
        "pay" | "waive" | "withdraw" | "decline" => {
            given.posted.by.need(Task::ManageEntries)?;
            vec![ContestAct::office(managed(&given, &entry)?)]
        }
        "give-up" | "come-back" | "miss" | "attend" | "rename" | "came" => {
            given.posted.by.need(Task::ManageEntries)?;
            return repaired(given, entry).await;
        }
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(acts).await?;
    Ok(back(&given, Some(&entry)))
}

/// The people who are ticked in a form.
fn ticked<T>(given: &Given<T>) -> Result<Vec<PlayerId>, Problem> {
    let players: Result<Vec<PlayerId>, _> = given.posted.fields.every("player").map(PlayerId::new).collect();
    players.map_err(|_| Problem::unreadable("player"))
}

/// What is more than coming.
fn managed<T>(given: &Given<T>, entry: &EntryId) -> Result<Command, Problem> {
    let entry = entry.clone();
    Ok(match given.posted.fields.text("do") {
        "pay" => Command::Pay { entry, when: PaidWhen::OnSite, amount: None },
        "waive" => Command::Waive(entry),
        "withdraw" => Command::Withdraw(entry),
        _ => Command::Decline { entry, level: given.venue_state()?.plan.level },
    })
}

/// A team leaves during the tournament, misses a round, comes back, or is renamed: what that changes is shown first.
async fn repaired(given: Given<of::CheckIn>, entry: EntryId) -> Result<Response, Problem> {
    let name = describe::entry_name(given.contest().state(), &entry);
    let back = format!("{}/entries#e-{entry}", given.base());
    let play = |command| Ok::<_, Problem>(ContestAct::play(given.venue()?, command));
    let (one, what) = match given.posted.fields.text("do") {
        "give-up" => (play(PlayCommand::Leave(entry))?, Message::new("school-give-up-what")),
        "come-back" => (play(PlayCommand::ComeBack(entry))?, Message::new("school-come-back-what")),
        "miss" => (play(PlayCommand::Miss(entry, Misses::NextRound))?, Message::new("school-miss-what")),
        "came" => {
            let (venue, players) = (given.venue()?.clone(), ticked(&given)?);
            let command = Command::CorrectPresence { venue, entry, players };
            (ContestAct::office(command), Message::new("school-came-what"))
        }
        "attend" => (play(PlayCommand::Miss(entry, Misses::Nothing))?, Message::new("school-attend-what")),
        _ => {
            // A tournament that is over does not decide about teams that have gone on.
            if matches!(given.venue_state()?.phase, Phase::Closed(_)) {
                given.need_office()?;
            }
            let command = renamed(&given, &entry)?;
            (ContestAct::office(command), Message::new("school-rename-what"))
        }
    };
    let (acts, what) = (vec![one], what.with("name", name));
    act(given, Act { acts, what, back, part: Part::Entries, later: None }).await
}

/// The right name of a team, or of one of its players.
fn renamed<T>(given: &Given<T>, entry: &EntryId) -> Result<Command, Problem> {
    let fields = &given.posted.fields;
    let who = match fields.given("who") {
        None => Against::Entry(entry.clone()),
        Some(player) => {
            let player = PlayerId::new(player).map_err(|_| Problem::unreadable("who"))?;
            let known = given.contest().state().entry(entry).ok_or_else(Problem::not_found)?;
            if !known.entry.members.iter().any(|member| member.player == player) {
                return Err(Problem::not_found());
            }
            Against::Player(player)
        }
    };
    let name = fields.name("name", Message::new("school-right-name"))?;
    Ok(Command::Rename { who, name, at: Some(given.venue()?.clone()) })
}
