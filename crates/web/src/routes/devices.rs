//! What is common to matches of contests and of tournaments by themselves that are played on devices.

use axum::response::{IntoResponse, Redirect, Response};
use kolo_desk::StreamKind;
use kolo_live::{ArbiterAct, Command, Delivery, LiveId, Seat};
use kolo_messages::{Lang, Message};
use kolo_model::Name;
use kolo_play::clock::{Span, TimeControl};
use kolo_play::duel::Opening;
use kolo_store::CommandId;
use kolo_teams::MatchSheet;

use crate::app::App;
use crate::courier::{self, Played};
use crate::form::Fields;
use crate::key::Secret;
use crate::live::{LiveAct, LiveOrder};
use crate::pages::devices::OnDevices;
use crate::pages::new_match::form::duel_time;
use crate::problem::Problem;
use crate::room_key::RoomKey;
use crate::time;

/// What devices say about a match beside what its tournament says, the latest first.
///
/// # Errors
/// Trouble with the database.
pub(crate) async fn say(
    app: &App,
    lang: Lang,
    openings: Vec<LiveId>,
    open: Option<&LiveId>,
    becomes: impl Fn(&Played) -> Result<Delivery, Problem>,
) -> Result<Vec<OnDevices>, Problem> {
    let mut found = Vec::new();
    for live in openings.into_iter().rev() {
        let counts = open == Some(&live);
        let name = live.to_string();
        let stream = StreamKind::Live.stream(&name).ok_or_else(Problem::not_found)?;
        let Some(room) = app.live.get(&stream).await? else { continue };
        let newest = room.newest();
        let Ok(match_there) = newest.state.game() else { continue };
        let played = Played::of(live, match_there);
        let sheet = played
            .as_ref()
            .map(|played| MatchSheet::new(match_there.setting().shape, played.result()).view(None));
        let message = match (&played, counts) {
            (Some(played), _) => courier::describe(becomes(played)),
            (None, true) => Message::new("school-live-in-play"),
            (None, false) => Message::new("school-live-stale"),
        };
        let score = sheet.as_ref().and_then(|sheet| sheet.score);
        let score = score.map(|score| format!("{} : {}", score.first, score.second));
        let result = sheet.map(|sheet| sheet.notation);
        found.push(OnDevices { name, text: message.text(lang), result, score });
    }
    Ok(found)
}

/// The opening and the time of duels that a form asks for.
///
/// # Errors
/// When there is no such opening, or no clock runs by the time.
pub(crate) fn chosen(fields: &Fields) -> Result<(Opening, TimeControl), Problem> {
    let opening = match fields.text("opening") {
        "" | "swap2" => Opening::Swap2,
        "swap1" => Opening::Swap1,
        _ => return Err(Problem::unreadable("opening")),
    };
    let time = match fields.text("time") {
        "" => TimeControl::online(),
        text => duel_time(text)?,
    };
    Ok((opening, time))
}

/// Opens a seat for the phone that asks for it, and leads there.
///
/// # Errors
/// When there is no such seat; trouble with the database.
pub(crate) async fn sit(
    app: &App,
    link: &Secret,
    live: &LiveId,
    seat: Seat,
    by: Name,
    command: &CommandId,
) -> Result<Response, Problem> {
    let stream = StreamKind::Live.stream(live.as_str()).ok_or_else(Problem::not_found)?;
    let room = app.live.get(&stream).await?.ok_or_else(Problem::not_found)?;
    app.presence.make_sure(app).await?;
    // The same request gets the same link, should its answer get lost.
    let secret = link.derived(&format!("seat {live} {command}"));
    let act = ArbiterAct::IssueSeat { seat, key: secret.hash() };
    let act = LiveAct::Do { command: Command::Arbiter(by, act), lag: Span::ZERO };
    let command = format!("team.{command}").parse().map_err(|_| Problem::unreadable("command"))?;
    room.give(command, &LiveOrder { at: time::now(), act }).await?;
    let key = RoomKey::new(StreamKind::Live, live.as_str(), secret).ok_or_else(Problem::not_found)?;
    Ok(Redirect::to(&format!("/seat/{}", key.reveal())).into_response())
}
