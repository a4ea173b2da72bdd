//! From the page of a captain to a board on devices: the seat opens on the phone that asks for it.

use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use axum::{Extension, Form};
use kolo_contest::GameKey;
use kolo_live::{ArbiterAct, Command, Seat};
use kolo_play::clock::Span;
use kolo_store::CommandId;
use kolo_teams::BoardNumber;

use super::team::{Sent, captain};
use crate::app::App;
use crate::form;
use crate::live::{self, LiveAct, LiveOrder};
use crate::problem::Problem;
use crate::room_key::RoomKey;
use crate::routes::Routes;
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

    let id = opening.live.to_string();
    let stream = live::stream(&id).ok_or_else(Problem::not_found)?;
    let room = app.live.get(&stream).await?.ok_or_else(Problem::not_found)?;
    app.presence.make_sure(&app).await?;
    // The same request gets the same link, should its answer get lost.
    let secret = captain.key.secret.derived(&format!("seat {id} {command}"));
    let act = ArbiterAct::IssueSeat { seat: Seat { board, side }, key: secret.hash() };
    let act = LiveAct::Do { command: Command::Arbiter(name, act), lag: Span::ZERO };
    let command = format!("team.{command}").parse().map_err(|_| Problem::unreadable("command"))?;
    room.give(command, &LiveOrder { at: time::now(), act }).await?;
    let key = RoomKey::new(live::PREFIX, &id, secret).ok_or_else(Problem::not_found)?;
    Ok(Redirect::to(&format!("/seat/{}", key.reveal())).into_response())
}
