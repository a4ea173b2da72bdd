//! From the page of a player to a board on devices: the seat opens on the phone that asks for it.

use crate::handler::post;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::{Extension, Form};
use kolo_live::Seat;
use kolo_tournament::PairingId;
use serde::Deserialize;

use super::routes::{CommandName, competitor};
use crate::app::App;
use crate::form;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::devices;
use crate::server::Peer;
use crate::time;
use crate::tournament::TournamentRefusal;

pub(super) fn routes() -> Routes {
    Routes::new().route("/my/{key}/seat", post(seat))
}

/// Which board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    command: CommandName,
    pairing: String,
    board: u32,
}

/// Opens a seat of the own side. A link of that seat that was given out before no longer holds (K-SEAT).
async fn seat(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    sent: Result<Form<Asked>, FormRejection>,
) -> Result<Response, Problem> {
    let Form(asked) = sent.map_err(|rejection| form::problem(&rejection))?;
    let competitor = competitor(&app, &key, peer).await?;
    app.report_limit.one_more(competitor.key.secret.hash(), time::now())?;
    let pairing: PairingId = asked.pairing.parse().map_err(|_| Problem::unreadable("pairing"))?;

    let newest = competitor.room.fresh().await?;
    let state = newest.state.state()?;
    let meeting = state.meeting(&pairing).ok_or_else(Problem::not_found)?;
    let side = meeting.side_of(competitor.who).ok_or_else(Problem::not_found)?;
    let live = meeting.live.ok_or_else(Problem::not_found)?.live;
    let name = state.entrants().get(&competitor.who).map(|entrant| entrant.entry.name.clone());
    if !competitor.link().await?.holds() {
        return Err(TournamentRefusal::LinkGone.into());
    }
    let own = Seat { board: kolo_teams::BoardNumber(asked.board), side };
    let by = name.ok_or_else(Problem::not_found)?;
    devices::sit(&app, &competitor.key.secret, &live, own, by, &asked.command.0).await
}
