//! A new tournament.

use std::sync::Arc;

use crate::handler::{erased, get};
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_desk::StreamKind;
use kolo_messages::{Lang, Message};
use kolo_model::{Name, System};
use kolo_store::{EventLog, Version};
use kolo_tournament::{Author, CheckIn, Command, Event, Refusal, Role, Settings};

use crate::app::App;
use crate::desk::By;
use crate::form::{Fields, Hidden, Posted, wrong};
use crate::pages;
use crate::problem::Problem;
use crate::room::{Room, RoomError};
use crate::routes::Routes;
use crate::site::{Place, SiteAct};
use crate::tasks::of;
use crate::tournament::new::page::{NewPage, Typed};
use crate::tournament::order;
use crate::tournament::shape;
use crate::tournament::shape::ShapeForm;
use crate::tournament::{Tournament, TournamentOrder, TournamentRefusal};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/desk/new", get(form).post(erased(create)))
}

async fn form(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    by: By<of::CreateTournament>,
) -> Result<Response, Problem> {
    let shape = ShapeForm::new(lang);
    pages::html(&NewPage::new(&app, lang, Hidden::new(&by)?, Typed::default(), shape, None))
}

async fn create(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    posted: Posted<of::CreateTournament>,
) -> Result<Response, Problem> {
    let settings = match settings(&posted.fields, app.seed()?) {
        Ok(settings) => settings,
        Err(problem) => {
            let typed = typed(&posted.fields);
            let shape = ShapeForm::sent(&posted.fields, lang);
            let hidden = Hidden::new(&posted.by)?;
            let page = NewPage::new(&app, lang, hidden, typed, shape, Some(&problem.message));
            let mut response = pages::html(&page)?;
            *response.status_mut() = problem.status;
            return Ok(response);
        }
    };
    let (id, _) = found(&app, &posted, settings).await?;
    Ok(Redirect::to(&format!("/desk/t/{id}/entries")).into_response())
}

/// Creates a tournament under a name in addresses that is free: two that are created at once under one name have two.
///
/// # Errors
/// The refusal, or trouble with the database.
pub(in crate::tournament) async fn found(
    app: &App,
    posted: &Posted<of::CreateTournament>,
    settings: Settings,
) -> Result<(String, Arc<Room<Tournament>>), Problem> {
    loop {
        let id = free_name(app, &settings.name, posted).await?;
        let stream = StreamKind::Tournament.stream(&id).ok_or_else(Problem::not_found)?;
        let room = app.tournaments.room(&stream).await?;
        // The same form sent again has the lots of the first time.
        let created = room.newest().state.ledger.records().first().map(|first| first.event.clone());
        let settings = match created {
            Some(Event::Created(before)) => Settings { seed: before.settings.seed, ..settings.clone() },
            Some(_) | None => settings.clone(),
        };
        // Who creates a tournament is responsible for it.
        let author = Author { name: posted.by.name.clone(), role: Role::Arbiter };
        let order =
            TournamentOrder { order: order(author, "", Command::Create(settings)), seen: None, link: None };
        match room.give(posted.command.clone(), &order).await {
            Ok(_) => {
                let place = Place::Tournament(id.clone());
                app.order_people(posted.by.giver(), SiteAct::Found(place)).await?;
                return Ok((id, room));
            }
            // Another form has taken the name a moment ago; the next one is looked for.
            Err(RoomError::Refused(TournamentRefusal::Rule(Refusal::AlreadyCreated))) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

fn typed(fields: &Fields) -> Typed {
    Typed {
        name: fields.text("name").to_owned(),
        system: fields.text("system").to_owned(),
        rounds: fields.text("rounds").to_owned(),
        check_in: fields.given("check-in").is_some(),
    }
}

fn settings(fields: &Fields, seed: u64) -> Result<Settings, Problem> {
    let name = fields.title("name", Message::new("hall-new-name"))?;
    let system: System = fields.text("system").parse().map_err(|unknown: kolo_model::UnknownSystem| {
        wrong(Message::new("hall-new-system"), unknown.message())
    })?;
    let rounds = fields.number("rounds", Message::new("hall-new-rounds"))?;
    let check_in = if fields.given("check-in").is_some() { CheckIn::Required } else { CheckIn::NotUsed };
    let boards = (system == System::Pisqworky2023).then_some(5);
    let mut settings = Settings { check_in, boards, ..Settings::new(name, system, rounds, seed) };
    shape::take_over(&mut settings, fields)?;
    Ok(settings)
}

/// A name for addresses that is not used yet: the letters of the tournament's own name. The same form sent again finds
/// its own tournament.
async fn free_name(app: &App, name: &Name, posted: &Posted<of::CreateTournament>) -> Result<String, Problem> {
    let base = slug(name.as_str());
    for number in 1_u32.. {
        let id = if number == 1 { base.clone() } else { format!("{base}-{number}") };
        let stream = StreamKind::Tournament.stream(&id).ok_or_else(Problem::not_found)?;
        let free = app.store.version(&stream).await? == Version::NONE;
        if free || app.store.find_command(&stream, &posted.command).await?.is_some() {
            return Ok(id);
        }
    }
    Err(Problem::not_found())
}

/// The longest name in addresses; room is left for a number behind it.
const LONGEST: usize = 40;

/// Small letters without accents, digits and single hyphens; `turnaj` if nothing is left.
pub(crate) fn slug(name: &str) -> String {
    let mut text = String::new();
    let plain =
        |letter: char| kolo_model::plain_letter(letter).map_or_else(|| letter.to_string(), str::to_owned);
    for letter in name.chars().map(plain).collect::<String>().chars() {
        if letter.is_ascii_alphanumeric() {
            text.push(letter.to_ascii_lowercase());
        } else if !text.is_empty() && !text.ends_with('-') {
            text.push('-');
        }
        if text.len() >= LONGEST {
            break;
        }
    }
    let text = text.trim_end_matches('-');
    if text.is_empty() { "turnaj".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn names_in_addresses_are_plain() {
        assert_eq!(slug("Žďárský přebor 2026!"), "zdarsky-prebor-2026");
        assert_eq!(slug("  ---  "), "turnaj");
        assert_eq!(slug("囲碁"), "turnaj");
        assert_eq!(slug("<script>alert(1)</script>"), "script-alert-1-script");
        assert!(slug(&"a b".repeat(100)).len() <= 40);
    }
}
