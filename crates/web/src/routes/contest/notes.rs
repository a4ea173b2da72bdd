//! What is kept in mind at a tournament of a contest: who is away for a longer time, who may watch.

use crate::handler::{erased, get};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::{Away, Command, Note, PlayerId, Timestamp};
use kolo_messages::Message;
use kolo_views::contest::teams;
use kolo_views::notes::Notes;

use super::visit::{AtPlace, Given, Visit};
use crate::contest_room::ContestAct;
use crate::form::Fields;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::affairs::notes::{NotesPage, Side, StepNamed};
use crate::pages::contest::new::Choice;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::time;
use crate::tournament::View;
use crate::tournament::notes::{TypedNote, moment_in, note_in};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/notes", get(page).post(erased(keep)))
        .routes(routes!(venue_notes))
}

async fn page(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Notes)?;
    let notes = (notes(&at)?, StepNamed::OfOffice);
    pages::html(&NotesPage::new(&at.app, at.lang, shell, notes, sides(&at)?, &at.by)?)
}

fn notes(at: &Visit) -> Result<Notes, Problem> {
    Ok(Notes::of_venue(at.contest(), at.venue()?, time::now().0, at.lang))
}

/// Those who can be away, team by team.
fn sides(at: &Visit) -> Result<Vec<Side>, Problem> {
    let side = |team: teams::Team| {
        let person = |member: teams::Member| Choice { code: member.id, label: member.name, chosen: false };
        let comes = team.came;
        let people = team.members.into_iter().filter(|member| member.plays || !comes).map(person);
        Side { name: team.name, people: people.collect() }
    };
    Ok(teams::expected(at.contest(), at.venue_state()?, at.lang).into_iter().map(side).collect())
}

/// Who is away from a tournament for a longer time, and who may watch.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/notes", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "absences and spectators", body = Viewed<Notes>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn venue_notes(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    Ok(seen(&at, notes(&at)?))
}

/// A moment in a field, in the zone of the server.
pub(super) fn moment(fields: &Fields, name: &str, label: Message) -> Result<Option<Timestamp>, Problem> {
    Ok(moment_in(fields, name, label)?.map(Timestamp))
}

async fn keep(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let venue = given.venue()?.clone();
    let note = match note_in(&given.posted.fields)? {
        TypedNote::Absence { player, announced, from, until, informed } => {
            let player = PlayerId::new(&player).map_err(|_| Problem::unreadable("player"))?;
            let (announced, from, until) = (Timestamp(announced), Timestamp(from), until.map(Timestamp));
            Note::Absence(Away { venue, player, announced, from, until, informed })
        }
        TypedNote::Spectator(name) => Note::Spectator { venue, name },
    };
    given.give(vec![ContestAct::office(Command::Note(note))]).await?;
    Ok(Redirect::to(&format!("{}/notes", given.base())).into_response())
}
