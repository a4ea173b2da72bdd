//! Notes of a tournament: who is away for a longer time, who may watch.

use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use kolo_contest::{Away, Command, Moment, Note, PlayerId};
use kolo_messages::Message;

use super::visit::{AtPlace, Given};
use crate::contest_room::ContestAct;
use crate::form::{Fields, wrong};
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::affairs::notes::{NotesPage, TOLD};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::time;
use crate::tournament::View;

pub(super) fn routes() -> Routes {
    Routes::new().route("/desk/c/{id}/{venue}/notes", get(page).post(keep))
}

async fn page(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Notes)?;
    pages::html(&NotesPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, &at.by)?)
}

/// A moment in a field, in the zone of the server.
pub(super) fn moment(fields: &Fields, name: &str, label: Message) -> Result<Option<Moment>, Problem> {
    let Some(text) = fields.given(name) else { return Ok(None) };
    let read = time::read_local(text).map(Moment);
    read.map(Some).ok_or_else(|| wrong(label, Message::new("floor-no-time").with("typed", text)))
}

async fn keep(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let fields = &given.posted.fields;
    let venue = given.venue()?.clone();
    let note = match fields.text("do") {
        "absence" => {
            let announced = Moment(time::now().0);
            let from = moment(fields, "from", Message::new("affairs-absence-from"))?.unwrap_or(announced);
            let until = moment(fields, "until", Message::new("affairs-absence-until"))?;
            let player = PlayerId::new(fields.text("player")).map_err(|_| Problem::unreadable("player"))?;
            let told = TOLD.iter().find(|(code, _)| *code == fields.text("told")).map(|(_, told)| *told);
            let told = told.ok_or_else(|| Problem::unreadable("told"))?;
            Note::Absence(Away { venue, player, announced, from, until, told })
        }
        "spectator" => Note::Spectator { venue, name: fields.name("name", Message::new("affairs-name"))? },
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(vec![ContestAct::office(Command::Note(note))]).await?;
    Ok(Redirect::to(&format!("{}/notes", given.base())).into_response())
}
