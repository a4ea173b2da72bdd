//! The stages of a tournament: how the first one is played, and what follows. Any chain is a setting (K-STAGE).

use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use kolo_messages::Message;
use kolo_tournament::{Command, Field, Settings, StageId, StageSettings, State};

use super::new::{Strength, recipe};
use crate::form::{Fields, Posted};
use crate::pages;
use crate::pages::day::{Part, View};
use crate::pages::plan::setup::StagesPage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::day::act::{Act, act};
use crate::routes::day::visit::{AtDesk, Visit};
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/settings/stages", get(page).post(change))
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
