//! A new tournament of stages from a pasted list, and the same form as long as the draw does not count.

use axum::Extension;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use kolo_messages::{Lang, Message};
use kolo_model::Name;
use kolo_stages::cup::{CupCommand, ListProblem, Setup, read_list, same_people};
use kolo_stages::generate::{GroupsRecipe, Losers, Lots, Recipe, SeedBy};
use kolo_stages::{Entrant, Games};
use kolo_store::{EventLog, Version};
use kolo_tournament::{Author, Role};

use super::order;
use super::visit::{AtCup, Given};
use crate::app::App;
use crate::cup_room::{self, RoomOrder};
use crate::desk::By;
use crate::form::{Fields, Hidden, Posted};
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::cup::setup::{EntriesPage, NewPage, Typed};
use crate::pages::day::View;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::day::new::slug;
use crate::site::{Place, SiteAct};
use crate::tasks::of;

/// Bytes of a list that is pasted: more than everybody who can play.
const LARGEST: usize = 1024 * 1024;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/s/new", get(form).post(create).layer(DefaultBodyLimit::max(LARGEST)))
        .route("/desk/s/{id}/entries", get(entries).post(change).layer(DefaultBodyLimit::max(LARGEST)))
}

async fn form(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    by: By<of::CreateTournament>,
) -> Result<Response, Problem> {
    pages::html(&NewPage::new(&app, lang, Hidden::new(&by)?, Typed::default(), Vec::new()))
}

async fn create(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    posted: Posted<of::CreateTournament>,
) -> Result<Response, Problem> {
    let again = |status: StatusCode, troubles: &[Message]| {
        let troubles = troubles.iter().map(|trouble| trouble.text(lang)).collect();
        let typed = Typed::sent(&posted.fields);
        let page = NewPage::new(&app, lang, Hidden::new(&posted.by)?, typed, troubles);
        let mut response = pages::html(&page)?;
        *response.status_mut() = status;
        Ok(response)
    };
    let setup = match setup(&posted.fields, app.seed()?, None) {
        Ok(setup) => setup,
        Err(troubles) => return again(StatusCode::UNPROCESSABLE_ENTITY, &troubles),
    };
    let id = free_name(&app, &setup.name, &posted).await?;
    let stream = cup_room::stream(&id).ok_or_else(Problem::not_found)?;
    // Whoever creates a tournament answers for it.
    let by = Author { name: posted.by.name.clone(), role: Role::Arbiter };
    let order = RoomOrder { by, ..order(&posted, CupCommand::Open(setup)) };
    match app.cups.room(&stream).await?.give(posted.command.clone(), &order).await {
        Ok(_) => {
            app.order_people(posted.by.giver(), SiteAct::Found(Place::Stages(id.clone()))).await?;
            Ok(Redirect::to(&format!("/desk/s/{id}/draw")).into_response())
        }
        Err(error) => {
            let problem = Problem::from(error);
            if problem.status.is_server_error() {
                return Err(problem);
            }
            again(problem.status, &[problem.message])
        }
    }
}

/// A name for addresses that nobody uses yet. The same form sent again finds its own tournament.
async fn free_name(app: &App, name: &Name, posted: &Posted<of::CreateTournament>) -> Result<String, Problem> {
    let base = slug(name.as_str());
    for number in 1_u32.. {
        let id = if number == 1 { base.clone() } else { format!("{base}-{number}") };
        let stream = cup_room::stream(&id).ok_or_else(Problem::not_found)?;
        let free = app.store.version(&stream).await? == Version::NONE;
        // `new` is the page that makes them.
        if id != "new" && (free || app.store.find_command(&stream, &posted.command).await?.is_some()) {
            return Ok(id);
        }
    }
    Err(Problem::not_found())
}

async fn entries(at: AtCup<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Entries);
    pages::html(&EntriesPage::new(&at.app, at.lang, shell, &at.cup, &at.by, None)?)
}

/// Who plays or how it is played changes, as long as the draw does not count.
async fn change(given: Given<of::ManageEntries>) -> Result<Response, Problem> {
    let now = given.cup.setup();
    let (status, troubles) = match setup(&given.posted.fields, now.recipe.seed, Some(now)) {
        Ok(setup) => match given.give(CupCommand::Change(setup)).await {
            Ok(_) => return Ok(Redirect::to(&format!("{}/draw", given.base())).into_response()),
            Err(problem) if problem.status.is_server_error() => return Err(problem),
            Err(problem) => (problem.status, vec![problem.message]),
        },
        Err(troubles) => (StatusCode::UNPROCESSABLE_ENTITY, troubles),
    };
    let troubles = troubles.iter().map(|trouble| trouble.text(given.lang)).collect();
    let mut shell = given.shell(View::Desk, Part::Entries);
    // What was typed must not be swept away.
    shell.follow = String::new();
    let sent = Some((Typed::sent(&given.posted.fields), troubles));
    let page = EntriesPage::new(&given.app, given.lang, shell, &given.cup, &given.posted.by, sent)?;
    let mut response = pages::html(&page)?;
    *response.status_mut() = status;
    Ok(response)
}

/// What a form asks for, or everything that is wrong with it. Whoever was missing on the list before is still missing.
fn setup(fields: &Fields, seed: u64, before: Option<&Setup>) -> Result<Setup, Vec<Message>> {
    let mut troubles = Vec::new();
    let name = fields.name("name", Message::new("hall-new-name"));
    let name = name.map_err(|problem| troubles.push(problem.message)).ok();
    let entrants = read_list(fields.text("list"));
    let entrants =
        entrants.map_err(|problems| troubles.extend(problems.iter().map(ListProblem::message))).ok();
    let mut number = |field: &str, label: Message| {
        fields.number(field, label).map_err(|problem| troubles.push(problem.message)).unwrap_or_default()
    };
    let form = fields.text("form");
    let grouped = matches!(form, "groups-knockout" | "groups-final");
    let groups = if grouped { number("groups", Message::new("cup-groups")) } else { 1 };
    let advancing = grouped || form == "round-robin-final";
    let advance = if advancing { number("advance", Message::new("cup-advance")) } else { 0 };
    let seeded = fields.given("seeded").map(|_| number("seeded", Message::new("cup-seeded")));
    let (Some(name), Some(entrants), true) = (name, entrants, troubles.is_empty()) else {
        return Err(troubles);
    };
    let games = if fields.given("double").is_some() { Games::Double } else { Games::Single };
    let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let stage = |groups: u32, advance: u32| GroupsRecipe {
        groups: count(groups),
        advance: count(advance),
        games,
        criteria: Vec::new(),
    };
    let losers = match fields.text("losers") {
        "third" => Losers::ThirdPlace,
        "all" => Losers::AllPlaces,
        "consolation" => Losers::Consolation { rounds: 1, third_place: true },
        _ => Losers::Out,
    };
    let (groups, knockout) = match form {
        "knockout" => (Vec::new(), Some(losers)),
        "groups-knockout" => (vec![stage(groups, advance)], Some(losers)),
        "round-robin-final" => (vec![stage(1, advance)], Some(losers)),
        "groups-final" => (vec![stage(groups, advance), stage(1, 0)], None),
        "round-robin" => (vec![stage(1, 0)], None),
        _ => {
            let label = Message::new("cup-form");
            let why = Message::new("cup-form-missing");
            return Err(vec![Message::new("web-bad-field").with("field", label).with("why", why)]);
        }
    };
    let quarter = entrants.len().next_power_of_two() / 4;
    let lots = if fields.given("lot").is_some() {
        Lots::Drawn { seeded: seeded.map_or(quarter, count) }
    } else {
        Lots::None
    };
    let seed_by = strength(fields.text("seeding"), &entrants);
    let still_missing = |before: &Setup| {
        let same = same_people(&before.entrants, &entrants);
        before.missing.iter().filter_map(|who| same.get(who).copied()).collect()
    };
    let missing = before.map(still_missing).unwrap_or_default();
    Ok(Setup { name, entrants, recipe: Recipe { seed_by, lots, seed, groups, knockout }, missing })
}

/// What says who is strong. What nobody has says nothing.
fn strength(typed: &str, entrants: &[Entrant]) -> SeedBy {
    let rated = entrants.iter().any(|entrant| entrant.rating.is_some());
    let ranked = entrants.iter().any(|entrant| entrant.rank.is_some());
    match typed {
        "rating" if rated => SeedBy::Rating,
        "rating" | "rank" if ranked => SeedBy::Rank,
        "rank" if rated => SeedBy::Rating,
        _ => SeedBy::List,
    }
}
