//! What is kept in mind at a tournament by the rules of pIšQworky: who is away for a longer time, who may watch (P-2.1.1.3,
//! P-1.1.2.10). What a form of such notes holds is the same in a contest.

use crate::handler::{erased, get};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Message;
use kolo_model::Name;
use kolo_teams::{PlayerId, RawAbsence};
use kolo_tournament::{Command, Entrant, EntrantId, Note};
use kolo_views::notes::Notes;

use crate::form::{Fields, Posted, wrong};
use crate::pages;
use crate::pages::contest::affairs::notes::{INFORMED, NotesPage, Side, StepNamed};
use crate::pages::contest::new::Choice;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::time;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View, give};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/notes", get(page).post(erased(keep))).routes(routes!(tournament_notes))
}

/// The notes of the tournament, where its rules have them.
fn notes(at: &Visit) -> Result<Notes, Problem> {
    if !at.state()?.keeps_notes() {
        return Err(Problem::not_found());
    }
    Ok(Notes::of_tournament(&at.newest.state.ledger, time::now().0, at.lang))
}

async fn page(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    let notes = (notes(&at)?, StepNamed::Number);
    let shell = at.shell(View::Desk, Part::Notes)?;
    pages::html(&NotesPage::new(&at.app, at.lang, shell, notes, sides(&at)?, &at.by)?)
}

/// Those who can be away: the players, or the members of teams.
fn sides(at: &Visit) -> Result<Vec<Side>, Problem> {
    let state = at.state()?;
    let plays = |(_, entrant): &(&EntrantId, &Entrant)| entrant.withdrawn_after.is_none();
    let side = |(id, entrant): (&EntrantId, &Entrant)| {
        let person = |(player, name): (PlayerId, Name)| Choice {
            code: player.0.to_string(),
            label: name.to_string(),
            chosen: false,
        };
        Side {
            name: entrant.entry.name.to_string(),
            people: state.people_of(*id).into_iter().map(person).collect(),
        }
    };
    Ok(state.entrants().iter().map(|(id, entrant)| (id, &**entrant)).filter(plays).map(side).collect())
}

/// Who is away for a longer time, and who may watch, where the rules of pIšQworky hold.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/notes", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "absences and spectators", body = Viewed<Notes>),
        (status = 404, description = "there is no such tournament, or its rules do not have this", body = ErrorBody),
    )
)]
async fn tournament_notes(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    Ok(seen(&at, notes(&at)?))
}

async fn keep(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let note = match note_in(&posted.fields)? {
        TypedNote::Absence { player, announced, from, until, informed } => {
            let player = PlayerId(player.parse().map_err(|_| Problem::unreadable("player"))?);
            let absence = RawAbsence { player, announced, from, until, informed }.check();
            Note::Absence(absence.map_err(|bad| Problem::refused(bad.message(), Some(bad.clause())))?)
        }
        TypedNote::Spectator(name) => Note::Spectator { name },
    };
    give(&at.app, &at.id, &posted, Command::Note(note)).await?;
    Ok(Redirect::to(&format!("/desk/t/{}/notes", at.id)).into_response())
}

/// A note as a form holds it. Times are milliseconds since 1970.
pub(crate) enum TypedNote {
    /// A player is away.
    Absence {
        /// The id of the player.
        player: String,
        /// When it was announced: now.
        announced: i64,
        /// From when on; now, if nothing is typed.
        from: i64,
        /// Until when, if that is known.
        until: Option<i64>,
        /// Who was informed.
        informed: kolo_teams::Informed,
    },
    /// A person may watch.
    Spectator(Name),
}

/// The note in a form.
///
/// # Errors
/// What cannot be read.
pub(crate) fn note_in(fields: &Fields) -> Result<TypedNote, Problem> {
    match fields.text("do") {
        "absence" => {
            let announced = time::now().0;
            let from = moment_in(fields, "from", Message::new("affairs-absence-from"))?.unwrap_or(announced);
            let until = moment_in(fields, "until", Message::new("affairs-absence-until"))?;
            let informed = INFORMED
                .iter()
                .find(|(code, _)| *code == fields.text("informed"))
                .map(|(_, informed)| *informed);
            let informed = informed.ok_or_else(|| Problem::unreadable("informed"))?;
            Ok(TypedNote::Absence {
                player: fields.text("player").to_owned(),
                announced,
                from,
                until,
                informed,
            })
        }
        "spectator" => Ok(TypedNote::Spectator(fields.name("name", Message::new("affairs-name"))?)),
        _ => Err(Problem::unreadable("do")),
    }
}

/// A moment in a field, in the zone of the server, in milliseconds since 1970.
///
/// # Errors
/// When it is none.
pub(crate) fn moment_in(fields: &Fields, name: &str, label: Message) -> Result<Option<i64>, Problem> {
    let Some(text) = fields.given(name) else { return Ok(None) };
    let read = time::read_local(text);
    read.map(Some).ok_or_else(|| wrong(label, Message::new("floor-no-time").with("typed", text)))
}
