//! The own line-up of a match, from the phone of a captain.

use crate::handler::post;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use kolo_model::{PerSide, Side};
use kolo_teams::{LineUp, PlayerId, Seat};
use kolo_tournament::{Command, MatchCommand, PairingId};

use super::routes::{CommandName, competitor};
use crate::app::App;
use crate::form;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::server::Peer;
use crate::time;

pub(super) fn routes() -> Routes {
    Routes::new().route("/my/{key}/line-up", post(line_up))
}

/// Who plays for the own side: `command`, `pairing`, and `seat` for each board, with the number of a member or nothing. Of the
/// other side it says nothing.
async fn line_up(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    sent: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<Response, Problem> {
    let Form(fields) = sent.map_err(|rejection| form::problem(&rejection))?;
    let competitor = competitor(&app, &key, peer).await?;
    app.report_limit.one_more(competitor.key.secret.hash(), time::now())?;
    let every = |name: &'static str| fields.iter().filter(move |(field, _)| field == name);
    let one = |name: &'static str| every(name).map(|(_, value)| value.clone()).next().unwrap_or_default();
    let command = CommandName::try_from(one("command")).map_err(|_| Problem::unreadable("command"))?;
    let pairing: PairingId = one("pairing").parse().map_err(|_| Problem::unreadable("pairing"))?;
    let seats = every("seat").map(|(_, value)| seat(value)).collect::<Result<Vec<Seat>, Problem>>()?;
    let seats = match pairing.side_of(competitor.who).unwrap_or(Side::First) {
        Side::First => PerSide::new(seats, Vec::new()),
        Side::Second => PerSide::new(Vec::new(), seats),
    };
    let shape = competitor.room.newest().state.state()?.settings().shape();
    let line_up = MatchCommand::LineUp(LineUp::of_seats(shape, &seats));
    competitor.give(command, Command::Match { pairing, command: line_up }).await?;
    Ok(Redirect::to(&format!("/my/{}", competitor.key.reveal())).into_response())
}

fn seat(number: &str) -> Result<Seat, Problem> {
    match number.trim() {
        "" => Ok(Seat::Missing),
        number => {
            number.parse().map(|id| Seat::Player(PlayerId(id))).map_err(|_| Problem::unreadable("seat"))
        }
    }
}
