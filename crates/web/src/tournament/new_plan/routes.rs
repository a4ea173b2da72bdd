//! A new knockout, groups, or both, from a pasted list.

use crate::handler::{erased, get};
use axum::Extension;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::{Lang, Message};
use kolo_stages::Entrant;
use kolo_stages::generate::Recipe;
use kolo_tournament::{
    Author, CheckIn, Command, Entry, Field, ListProblem, Role, Settings, StageId, StageSettings, read_list,
};

use super::page::NewPage;
use crate::app::App;
use crate::desk::By;
use crate::form::{Fields, Hidden, Posted};
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::TournamentOrder;
use crate::tournament::new::routes::found;
use crate::tournament::order;
use crate::tournament::shape;
use crate::tournament::shape::ShapeForm;
use crate::tournament::stages::page::Typed;
use crate::tournament::stages::routes::{Strength, recipe};

/// Bytes of a list that is pasted: more than all who can play.
const LARGEST: usize = 1024 * 1024;

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/new/plan", get(form).post(erased(create)).layer(DefaultBodyLimit::max(LARGEST)))
}

async fn form(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    by: By<of::CreateTournament>,
) -> Result<Response, Problem> {
    let usual = (Typed::default(), ShapeForm::new(lang));
    pages::html(&NewPage::new(&app, lang, Hidden::new(&by)?, usual, Vec::new()))
}

/// Creates the tournament, enters the list and makes the first plan: three orders named after the form, so that the
/// same form sent again does only what is missing.
async fn create(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    posted: Posted<of::CreateTournament>,
) -> Result<Response, Problem> {
    let again = |status: StatusCode, troubles: &[Message]| {
        let troubles = troubles.iter().map(|trouble| trouble.text(lang)).collect();
        let typed = (Typed::sent(&posted.fields), ShapeForm::sent(&posted.fields, lang));
        let page = NewPage::new(&app, lang, Hidden::new(&posted.by)?, typed, troubles);
        let mut response = pages::html(&page)?;
        *response.status_mut() = status;
        Ok(response)
    };
    let (settings, entries) = match asked(&posted.fields, app.seed()?) {
        Ok(asked) => asked,
        Err(troubles) => return again(StatusCode::UNPROCESSABLE_ENTITY, &troubles),
    };
    let stage = settings.stages.first().map(|stage| stage.id.clone()).unwrap_or_default();
    let check_in = settings.check_in;
    let (id, room) = match found(&app, &posted, settings).await {
        Ok(found) => found,
        Err(problem) if problem.status.is_server_error() => return Err(problem),
        Err(problem) => return again(problem.status, &[problem.message]),
    };
    let mut steps = Vec::new();
    if !entries.is_empty() {
        steps.push(("-list", Command::EnterAll(entries)));
        if check_in == CheckIn::NotUsed {
            steps.push(("-plan", Command::DraftPlan { stage: stage.clone(), seed: app.seed()? }));
        }
    }
    for (name, command) in steps {
        // Who creates a tournament is responsible for it.
        let author = Author { name: posted.by.name.clone(), role: Role::Arbiter };
        let order = TournamentOrder { order: order(author, "", command), seen: None, link: None };
        let command = format!("{}{name}", posted.command.as_str()).parse();
        match room.give(command.map_err(Problem::internal)?, &order).await {
            Ok(_) => {}
            Err(error) => {
                let problem = Problem::from(error);
                if problem.status.is_server_error() {
                    return Err(problem);
                }
                // A list of which no plan can be made is there to be corrected.
                if name == "-plan" {
                    break;
                }
                return again(problem.status, &[problem.message]);
            }
        }
    }
    let part = if room.newest().state.state()?.entrants().is_empty() { "entries" } else { "draw" };
    Ok(Redirect::to(&format!("/desk/t/{id}/{part}")).into_response())
}

/// Whether those on a list can play like this. Without a list they are entered later, and with a check-in it is known later who
/// plays.
fn check_list(entries: &[Entry], recipe: &Recipe) -> Result<(), Message> {
    if entries.is_empty() {
        return Ok(());
    }
    let field = (1..).zip(entries).map(|(id, entry)| Entrant::named(id, entry.name.clone()));
    let drawn = kolo_stages::generate::generate(&field.collect::<Vec<_>>(), recipe);
    drawn.map(|_| ()).map_err(|cannot| cannot.message())
}

/// What a form asks for, or everything that is wrong with it.
fn asked(fields: &Fields, seed: u64) -> Result<(Settings, Vec<Entry>), Vec<Message>> {
    let mut troubles = Vec::new();
    let name = fields.title("name", Message::new("hall-new-name"));
    let name = name.map_err(|problem| troubles.push(problem.message)).ok();
    let entries = read_list(fields.text("list"));
    let entries = entries.map_err(|wrong| troubles.extend(wrong.iter().map(ListProblem::message)));
    let entries = entries.unwrap_or_default();
    let strong = Strength {
        rated: entries.iter().any(|one| one.rating.is_some()),
        ranked: entries.iter().any(|one| one.rank.is_some()),
        count: entries.len(),
    };
    let recipe = recipe(fields, &strong).map_err(|wrong| troubles.extend(wrong)).ok();
    let (Some(name), Some(recipe), true) = (name, recipe, troubles.is_empty()) else { return Err(troubles) };
    let check_in = if fields.given("check-in").is_some() { CheckIn::Required } else { CheckIn::NotUsed };
    if check_in == CheckIn::NotUsed {
        check_list(&entries, &recipe).map_err(|why| vec![why])?;
    }
    let stage = StageSettings { id: StageId::main(), field: Field::Entrants, recipe };
    let mut settings = Settings { check_in, ..Settings::of_stages(name, vec![stage], seed) };
    shape::take_over(&mut settings, fields).map_err(|problem| vec![problem.message])?;
    Ok((settings, entries))
}
