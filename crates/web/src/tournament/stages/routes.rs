//! The stages of a tournament: how the first one is played, and what follows. Any chain is a setting (K-STAGE).

use crate::handler::{erased, get};
use axum::http::StatusCode;
use axum::response::Response;
use kolo_messages::Message;
use kolo_stages::Games;
use kolo_stages::generate::{GroupsRecipe, Losers, Lots, Recipe, SeedBy};
use kolo_tournament::{Command, Field, Settings, StageId, StageSettings, State};

use crate::form::{Fields, Posted};
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::act::{Act, act};
use crate::tournament::stages::page::StagesPage;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/settings/stages", get(page).post(erased(change)))
}

async fn page(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Settings)?;
    pages::html(&StagesPage::new(&at.app, at.lang, shell, at.state()?, &at.by)?)
}

async fn change(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let settings = changed(at.state()?, &posted.fields)?;
    let here = "/settings/stages".to_owned();
    let (command, what) = (Command::Configure(settings), Message::new("plan-stages-what"));
    act(at, &posted, Act { command, what, action: here.clone(), back: here, part: Part::Settings }).await
}

/// The settings after a stage was added, removed or changed.
fn changed(state: &State, fields: &Fields) -> Result<Settings, Problem> {
    let mut settings = state.settings().clone();
    let bad = |wrong: Vec<Message>| {
        let first = wrong.into_iter().next().unwrap_or_else(|| Message::new("plan-form-missing"));
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, first)
    };
    match fields.text("do") {
        "remove" => {
            settings.stages.pop();
        }
        "change" => {
            let first = settings.stages.first_mut().ok_or_else(Problem::not_found)?;
            first.recipe = recipe(fields, &of_entrants(state)).map_err(bad)?;
        }
        "add" => {
            let from = fields.number("from", Message::new("plan-place-from"))?;
            let to = fields.number("to", Message::new("plan-place-to"))?;
            // Those who go on come in the order of the stage before.
            let going_on = usize::try_from(to.saturating_sub(from.saturating_sub(1))).unwrap_or(usize::MAX);
            let strong =
                Strength { rated: false, ranked: false, count: going_on.min(kolo_stages::MAX_ENTRANTS) };
            let recipe = recipe(fields, &strong).map_err(bad)?;
            let of = settings.stages.last().map(|last| last.id.clone()).unwrap_or_default();
            let id = free_id(&settings);
            settings.stages.push(StageSettings { id, field: Field::Places { of, from, to }, recipe });
        }
        _ => return Err(Problem::unreadable("do")),
    }
    Ok(settings)
}

fn of_entrants(state: &State) -> Strength {
    let mut entries = state.entrants().values().map(|entrant| &entrant.entry);
    Strength {
        rated: entries.clone().any(|entry| entry.rating.is_some()),
        ranked: entries.any(|entry| entry.rank.is_some()),
        count: state.entrants().len(),
    }
}

/// A name for a further stage that none has.
fn free_id(settings: &Settings) -> StageId {
    let names = (2_u32..).filter_map(|number| format!("stage-{number}").parse().ok());
    let known = |id: &StageId| settings.stages.iter().any(|stage| stage.id == *id);
    names.into_iter().find(|id| !known(id)).unwrap_or_default()
}

/// What is known about those who will be drawn into groups.
pub(in crate::tournament) struct Strength {
    /// Whether any player has a rating.
    pub(in crate::tournament) rated: bool,
    /// Whether any player has a rank.
    pub(in crate::tournament) ranked: bool,
    /// How many there are.
    pub(in crate::tournament) count: usize,
}

/// How a stage is played, or everything that is wrong with what was typed about it.
pub(in crate::tournament) fn recipe(fields: &Fields, strong: &Strength) -> Result<Recipe, Vec<Message>> {
    let mut troubles = Vec::new();
    let mut number = |field: &str, label: Message| {
        fields.number(field, label).map_err(|problem| troubles.push(problem.message)).unwrap_or_default()
    };
    let form = fields.text("form");
    let grouped = matches!(form, "groups-knockout" | "groups-final");
    let groups = if grouped { number("groups", Message::new("plan-groups")) } else { 1 };
    let advancing = grouped || form == "round-robin-final";
    let advance = if advancing { number("advance", Message::new("plan-advance")) } else { 0 };
    let seeded = fields.given("seeded").map(|_| number("seeded", Message::new("plan-seeded")));
    if !troubles.is_empty() {
        return Err(troubles);
    }
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
            let label = Message::new("plan-form");
            let why = Message::new("plan-form-missing");
            return Err(vec![Message::new("web-bad-field").with("field", label).with("why", why)]);
        }
    };
    let quarter = strong.count.next_power_of_two() / 4;
    let lots = if fields.given("lot").is_some() {
        Lots::Drawn { seeded: seeded.map_or(quarter, count) }
    } else {
        Lots::None
    };
    let seed_by = strength(fields.text("seeding"), strong);
    Ok(Recipe { seed_by, lots, seed: 0, groups, knockout })
}

/// What says who is strong. What no player has says nothing.
fn strength(typed: &str, strong: &Strength) -> SeedBy {
    match typed {
        "rating" if strong.rated => SeedBy::Rating,
        "rating" | "rank" if strong.ranked => SeedBy::Rank,
        "rank" if strong.rated => SeedBy::Rating,
        _ => SeedBy::List,
    }
}
