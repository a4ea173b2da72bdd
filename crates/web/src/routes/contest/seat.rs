//! From the page of a captain to a board on devices: the seat opens on the phone that asks for it.

use crate::handler::post;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::{Extension, Form};
use kolo_contest::GameKey;
use kolo_live::Seat;
use kolo_store::CommandId;
use kolo_teams::BoardNumber;

use super::team::{Sent, captain};
use crate::app::App;
use crate::form;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::devices;
use crate::server::Peer;
use crate::time;

pub(super) fn routes() -> Routes {
    Routes::new().route("/team/{key}/seat", post(seat))
}

/// Opens a seat of one's own team. A link of that seat that was given out before is no longer valid (K-SEAT).
async fn seat(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    sent: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<Response, Problem> {
    let Form(fields) = sent.map_err(|rejection| form::problem(&rejection))?;
    let sent = Sent(fields);
    let captain = captain(&app, &key, peer).await?;
    app.report_limit.one_more(captain.key.secret.hash(), time::now())?;
    let command: CommandId = sent.text("command").parse().map_err(|_| Problem::unreadable("command"))?;
    let board = sent.text("board").parse().map(BoardNumber).map_err(|_| Problem::unreadable("board"))?;
    let game = GameKey(sent.text("game").to_owned());

    let newest = captain.room.fresh().await?;
    let contest = newest.state.contest()?;
    let play = contest.play(&captain.venue).ok_or_else(Problem::not_found)?;
    let side = play.side_of(&game, &captain.entry).ok_or_else(Problem::not_found)?;
    let opening = play.live(&game).ok_or_else(Problem::not_found)?;
    let name = contest.state().entry(&captain.entry).map(|entry| entry.entry.name.clone());
    let name = name.ok_or_else(Problem::not_found)?;
    // The link may have been withdrawn at another process.
    captain.link().await?;

    let key = &captain.key.secret;
    devices::sit(&app, key, &opening.live, Seat { board, side }, name, &command).await
}
