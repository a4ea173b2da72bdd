//! The place of a player: the holder of a seat's key sits there.

use std::sync::Arc;
use std::time::Instant;

use crate::handler::get;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_desk::StreamKind;
use kolo_live::{Command, PlayerAct, Seat};
use kolo_messages::Lang;
use kolo_model::Side;
use kolo_store::CommandId;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::app::App;
use crate::json_body::Sent;
use crate::live::{Live, LiveAct, LiveOrder};
use crate::pages;
use crate::pages::entrance::routes::wrong_key;
use crate::pages::player::page::Player;
use crate::pages::spectators::routes::Seen;
use crate::problem::Problem;
use crate::room::{Newest, Room};
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::routes::events;
use crate::routes::openapi::described::{self, For, form};
use crate::routes::openapi::{ActSent, Heard};
use crate::routes::rooms::keyed;
use crate::server::Peer;
use crate::time;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .route("/seat/{key}", get(page))
        .routes(described::get(
            "/api/seat/{key}",
            For::Link,
            form::<SeenFromSeat>,
            "A match as a player at a board sees it.",
            view,
        ))
        .routes(described::post(
            "/api/seat/{key}",
            For::Link,
            Some(form::<ActSent>),
            form::<SeenFromSeat>,
            "An act of a player.",
            act,
        ))
        .routes(described::post(
            "/api/seat/{key}/echo",
            For::Link,
            Some(form::<Echo>),
            form::<Heard>,
            "A number of the stream of events, sent back to measure the line.",
            echo,
        ))
        .routes(described::stream(
            "/events/seat/{key}",
            For::Link,
            "Signals for a player at a board; `ping` has a number that is to be sent back at once.",
            follow,
        ))
}

/// A player at their board.
struct Seated {
    key: RoomKey,
    seat: Seat,
    room: Arc<Room<Live>>,
}

/// Who has this key. A wrong one says nothing about whether the match exists.
async fn seated(app: &App, key: &str, peer: Peer) -> Result<Seated, Problem> {
    let wrong = || wrong_key(app, peer);
    let key = RoomKey::sent(StreamKind::Live, key).ok_or_else(wrong)?;
    let room = keyed(app, &app.live, &key, peer).await?;
    let newest = room.newest();
    let seat = newest.state.game().ok().and_then(|game| game.seat_of(&key.secret.hash()));
    Ok(Seated { seat: seat.ok_or_else(wrong)?, key, room })
}

/// The match as a player sees it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SeatSeen)]
pub(super) struct SeenFromSeat {
    seat: Seat,
    #[serde(flatten)]
    seen: Seen,
}

fn from_seat(seat: Seat, newest: &Newest<Live>, lang: Lang) -> Result<Response, Problem> {
    Ok(Json(SeenFromSeat { seat, seen: Seen::now(newest, lang)? }).into_response())
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let Seated { key, seat, room } = seated(&app, &key, peer).await?;
    let newest = room.newest();
    pages::html(&Player::new(&app, lang, &key, seat, newest.state.game()?))
}

async fn view(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let Seated { seat, room, .. } = seated(&app, &key, peer).await?;
    from_seat(seat, &room.newest(), lang)
}

async fn follow(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let Seated { key, seat, room } = seated(&app, &key, peer).await?;
    events::follow(app, peer, &headers, room.follow(), Some((key.stream, seat)))
}

/// `{"id": "…", "act": "…", …}`: the act with its fields, under a name that the page keeps until it is answered.
async fn act(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    Sent(mut fields): Sent<Map<String, Value>>,
) -> Result<Response, Problem> {
    let at = time::now();
    let Seated { key, seat, room } = seated(&app, &key, peer).await?;
    app.presence.make_sure(&app).await?;
    let id = take_id(&mut fields)?;
    let act: PlayerAct = read_act(fields)?;
    let on_the_line = app.lines.lag(&key.stream, seat, Instant::now());
    let command = Command::Player { seat, key: key.secret.hash(), act };
    let order = LiveOrder { at, act: LiveAct::Do { command, lag: on_the_line } };
    let newest = room.give(command_of(seat, &id)?, &order).await?;
    from_seat(seat, &newest, lang)
}

/// Takes the name of the command out of what was sent.
///
/// # Errors
/// When it is missing or no text.
pub(in crate::pages) fn take_id(fields: &mut Map<String, Value>) -> Result<String, Problem> {
    match fields.remove("id") {
        Some(Value::String(id)) => Ok(id),
        Some(_) | None => Err(Problem::unreadable("`id` is missing: a text that names this request")),
    }
}

/// An act with its fields. A field that the act does not have is refused, also where the act has none at all.
///
/// # Errors
/// When it cannot be read.
pub(in crate::pages) fn read_act<T: DeserializeOwned + Serialize>(
    fields: Map<String, Value>,
) -> Result<T, Problem> {
    let names: Vec<String> = fields.keys().cloned().collect();
    let act: T = serde_json::from_value(Value::Object(fields))
        .map_err(|error| Problem::unreadable(&error.to_string()))?;
    let written = serde_json::to_value(&act).map_err(Problem::internal)?;
    match names.iter().find(|name| written.get(name.as_str()).is_none()) {
        Some(unknown) => Err(Problem::unreadable(&format!("unknown field `{unknown}`"))),
        None => Ok(act),
    }
}

/// The name under which the log keeps a player's command. It begins with the seat, so that no player can use up a name
/// of another.
fn command_of(seat: Seat, id: &str) -> Result<CommandId, Problem> {
    let side = match seat.side {
        Side::First => 'a',
        Side::Second => 'b',
    };
    let name = format!("{}{side}.{id}", seat.board);
    name.parse().map_err(|invalid: kolo_store::InvalidId| Problem::unreadable(&invalid.to_string()))
}

/// A number that was sent over the stream of events and comes back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Echo {
    ping: u64,
}

async fn echo(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    Sent(Echo { ping }): Sent<Echo>,
) -> Result<Response, Problem> {
    let now = Instant::now();
    let Seated { key, seat, .. } = seated(&app, &key, peer).await?;
    app.lines.answered(&key.stream, seat, ping, now);
    Ok(Json(Heard {}).into_response())
}
