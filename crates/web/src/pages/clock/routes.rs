//! Clocks of the hall: set up by the arbiter, pressed at the board.
//!
//! The device at the board has a link of its own, which lets it do what players do; what the arbiter does needs an
//! arbiter's session, on the same device or another.

use std::sync::Arc;

use crate::handler::get;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_desk::StreamKind;
use kolo_messages::{Lang, Message};
use kolo_model::{Name, PerSide};
use kolo_play::clock::{ControlProblem, Event, Mode, TimeControl, View};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::app::{self, App};
use crate::desk::By;
use crate::hall::{Hall, HallAct, HallOrder, Opened};
use crate::json_body::Sent;
use crate::key::{self, Secret};
use crate::links::Link;
use crate::pages;
use crate::pages::clock::page::{Clocks, Entry, HallClock, Role};
use crate::pages::entrance::routes::wrong_key;
use crate::pages::player::routes::{read_act, take_id};
use crate::problem::Problem;
use crate::room::{Newest, Room, Rooms};
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::routes::openapi::described::{self, For, form};
use crate::routes::openapi::{ClockActSent, Goto};
use crate::routes::rooms::{self, Shown};
use crate::server::Peer;
use crate::tasks::of;
use crate::time;

/// How many clocks the list shows, those with the latest events.
const SHOWN: usize = 50;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .route("/desk/clock", get(list))
        .route("/desk/clock/{name}", get(desk_page))
        .route("/desk/clock/{name}/log", get(log))
        .routes(described::post(
            "/api/desk/clock",
            For::Desk,
            Some(form::<NewClock>),
            form::<Goto>,
            "A new clock.",
            set_up,
        ))
        .routes(described::post(
            "/api/desk/clock/{name}",
            For::Desk,
            Some(form::<ClockActSent>),
            form::<Seen>,
            "An act of the arbiter on a clock.",
            desk_act,
        ))
        .routes(described::post(
            "/api/desk/clock/{name}/link",
            For::Desk,
            None,
            form::<crate::links::Link>,
            "A new link for a clock.",
            link,
        ))
        .route("/clock/{key}", get(board_page))
        .routes(described::get(
            "/api/clock/{name}",
            For::All,
            form::<Seen>,
            "A clock of the hall as it stands now.",
            rooms::view::<Hall>,
        ))
        .routes(described::post(
            "/api/clock/{name}",
            For::Link,
            Some(form::<ClockActSent>),
            form::<Seen>,
            "An act of the holder of the link of a clock, whose key stands for the name.",
            board_act,
        ))
        .routes(described::stream(
            "/events/clock/{name}",
            For::All,
            "Signals of a clock of the hall.",
            rooms::follow::<Hall>,
        ))
}

impl Shown for Hall {
    const KIND: StreamKind = StreamKind::Clock;

    fn rooms(app: &App) -> &Rooms<Hall> {
        &app.clocks
    }

    async fn seen(_: &App, newest: &Newest<Hall>, lang: Lang) -> Result<Response, Problem> {
        seen(newest, lang)
    }
}

/// A clock as it looks now.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClockSeen)]
pub(super) struct Seen {
    version: u64,
    view: View,
    /// How it ended, in words.
    #[serde(rename = "told")]
    verdict: Option<String>,
    /// What the arbiter did to it last, in words.
    noted: Option<String>,
}

fn seen(newest: &Newest<Hall>, lang: Lang) -> Result<Response, Problem> {
    let set = newest.state.set()?;
    let view = set.view(time::now());
    let verdict = if let Mode::Over(verdict) = view.mode {
        Some(verdict.message(set.control().rules()).text(lang))
    } else {
        None
    };
    let noted = set.noted().map(|message| message.text(lang));
    Ok(Json(Seen { version: newest.version.0, view, verdict, noted }).into_response())
}

async fn list(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    _: By<of::RunScreens>,
) -> Result<Response, Problem> {
    let entry = |name: &str, state: &Hall| Ok(Entry::new(name, state.set()?));
    let entries = rooms::latest(&app, SHOWN, rooms::Audience::Desk, entry).await?;
    pages::html(&Clocks::new(&app, lang, entries))
}

/// The form of a new clock.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewClock {
    control: String,
    first: String,
    second: String,
}

async fn set_up(
    State(app): State<App>,
    arbiter: By<of::RunScreens>,
    Sent(form): Sent<NewClock>,
) -> Result<Response, Problem> {
    let control: TimeControl = form
        .control
        .trim()
        .parse()
        .map_err(|problem: ControlProblem| Problem::bad_field(problem.message()))?;
    if control.sides().is_none() {
        return Err(Problem::bad_field(Message::new("web-clock-two-sides")));
    }
    let player = |text: &str| Name::new(text).map_err(|problem| Problem::bad_field(problem.message()));
    let names = PerSide::new(player(&form.first)?, player(&form.second)?);
    let name = key::name()?;
    let stream = StreamKind::Clock.stream(&name).ok_or_else(Problem::not_found)?;
    app.presence.make_sure(&app).await?;
    let at = time::now();
    let act = HallAct::Open(Opened { control, names, at: at.unsigned() });
    let order = HallOrder { at, author: arbiter.name.to_string(), act };
    app.clocks.room(&stream).await?.give(app::command("open")?, &order).await?;
    Ok(Json(Goto { goto: format!("/desk/clock/{name}") }).into_response())
}

/// A link for the device at the board.
async fn link(
    State(app): State<App>,
    headers: HeaderMap,
    Path(name): Path<String>,
    arbiter: By<of::RunScreens>,
) -> Result<Response, Problem> {
    let room = rooms::room::<Hall>(&app, &name).await?;
    let key = RoomKey::new(StreamKind::Clock, &name, Secret::random()?).ok_or_else(Problem::not_found)?;
    let act = HallAct::Link(key.secret.hash());
    app.presence.make_sure(&app).await?;
    let order = HallOrder { at: time::now(), author: arbiter.name.to_string(), act };
    room.give(app::command("link")?, &order).await?;
    Ok(Json(Link::to(&app, &headers, &format!("/clock/{}", key.reveal()))).into_response())
}

async fn desk_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(name): Path<String>,
    _: By<of::RunScreens>,
) -> Result<Response, Problem> {
    let newest = rooms::room::<Hall>(&app, &name).await?.newest();
    let post = format!("/api/desk/clock/{name}");
    pages::html(&HallClock::new(&app, lang, &name, &post, Role::Arbiter, newest.state.set()?))
}

/// The clock and the room that a key opens.
async fn keyed(app: &App, key: &str, peer: Peer) -> Result<(RoomKey, Arc<Room<Hall>>), Problem> {
    let wrong = || wrong_key(app, peer);
    let key = RoomKey::sent(StreamKind::Clock, key).ok_or_else(wrong)?;
    let room = rooms::keyed(app, &app.clocks, &key, peer).await?;
    let newest = room.newest();
    if newest.state.set().is_ok_and(|set| set.is_opened_by(&key.secret.hash())) {
        Ok((key, room))
    } else {
        Err(wrong())
    }
}

async fn board_page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let (key, room) = keyed(&app, &key, peer).await?;
    let newest = room.newest();
    let post = format!("/api/clock/{}", key.reveal());
    let set = newest.state.set()?;
    pages::html(&HallClock::new(&app, lang, key.name(), &post, Role::Board, set))
}

async fn desk_act(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(name): Path<String>,
    arbiter: By<of::RunScreens>,
    Sent(fields): Sent<Map<String, Value>>,
) -> Result<Response, Problem> {
    let at = time::now();
    let room = rooms::room::<Hall>(&app, &name).await?;
    app.presence.make_sure(&app).await?;
    let (id, event) = event_of(fields)?;
    act(
        &room,
        lang,
        HallOrder { at, author: arbiter.name.to_string(), act: HallAct::Do { event, key: None } },
        &id,
    )
    .await
}

async fn board_act(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    Sent(fields): Sent<Map<String, Value>>,
) -> Result<Response, Problem> {
    let at = time::now();
    let (key, room) = keyed(&app, &key, peer).await?;
    app.presence.make_sure(&app).await?;
    let (id, event) = event_of(fields)?;
    if !is_for_players(&event) {
        return Err(Problem::new(StatusCode::FORBIDDEN, Message::new("web-clock-arbiter-only")));
    }
    let act_of_board = HallAct::Do { event, key: Some(key.secret.hash()) };
    act(&room, lang, HallOrder { at, author: "at the board".to_owned(), act: act_of_board }, &id).await
}

/// Whether the device at the board may do this: what players do with their clock and say to each other. The game begins
/// and ends, and time is set, by the arbiter.
fn is_for_players(event: &Event) -> bool {
    match event {
        Event::Place { .. }
        | Event::Press { .. }
        | Event::Pass { .. }
        | Event::Arrive { .. }
        | Event::AnnounceSeal { .. }
        | Event::Seal { .. } => true,
        Event::Stop { by, .. }
        | Event::Resume { by }
        | Event::ClaimFlag { by }
        | Event::RemindPress { by }
        | Event::ReportFault { by }
        | Event::Dispute { by } => by.side().is_some(),
        // The latency of a move is for the server to say.
        Event::Played { .. }
        | Event::Schedule { .. }
        | Event::Start { .. }
        | Event::Absent { .. }
        | Event::Adjust { .. }
        | Event::SetLimit { .. }
        | Event::EarlyFlag { .. }
        | Event::ResumeDispute { .. }
        | Event::PlanAdjournment { .. }
        | Event::TakeForm { .. }
        | Event::Reopen { .. }
        | Event::OpenForm { .. }
        | Event::End { .. } => false,
    }
}

/// `{"id": "…", "kind": "…", …}`: an event of the clock under a name that the page keeps until it is answered.
fn event_of(mut fields: Map<String, Value>) -> Result<(String, Event), Problem> {
    let id = take_id(&mut fields)?;
    Ok((id, read_act(fields)?))
}

async fn act(room: &Room<Hall>, lang: Lang, order: HallOrder, id: &str) -> Result<Response, Problem> {
    let command = format!("act.{id}").parse();
    let command =
        command.map_err(|invalid: kolo_store::InvalidId| Problem::unreadable(&invalid.to_string()))?;
    seen(&room.give(command, &order).await?, lang)
}

/// The log as a file for `kolo clock`.
async fn log(
    State(app): State<App>,
    Path(name): Path<String>,
    _: By<of::RunScreens>,
) -> Result<Response, Problem> {
    let newest = rooms::room::<Hall>(&app, &name).await?.newest();
    let text = newest.state.set()?.log().write().map_err(Problem::internal)?;
    let file = HeaderValue::from_str(&format!("attachment; filename=\"clock-{name}.json\""));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CONTENT_DISPOSITION, file.map_err(Problem::internal)?),
    ];
    Ok((headers, text).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presence::tests::{asleep, is_stopped};

    #[tokio::test]
    async fn a_new_clock_does_not_hide_that_the_server_was_away() {
        let (app, _folder) = asleep().await;
        let form = NewClock { control: "10m".to_owned(), first: "Ana".to_owned(), second: "Bo".to_owned() };
        set_up(State(app.clone()), By::for_tests(), Sent(form)).await.expect("it is set up");
        assert!(is_stopped(&app));
    }

    #[tokio::test]
    async fn a_new_link_does_not_hide_that_the_server_was_away() {
        let (app, _folder) = asleep().await;
        let clock = Path("a".to_owned());
        link(State(app.clone()), HeaderMap::new(), clock, By::for_tests()).await.expect("it is made");
        assert!(is_stopped(&app));
    }
}
