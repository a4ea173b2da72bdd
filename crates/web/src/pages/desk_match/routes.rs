//! One match, run from the organiser's pages.

use crate::handler::get;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_desk::StreamKind;
use kolo_live::{ArbiterAct, Command, Seat};
use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use kolo_play::clock::Span;
use kolo_teams::{MatchResult, MatchSheet, SheetView};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::app::App;
use crate::desk::By;
use crate::json_body::Sent;
use crate::key::Secret;
use crate::links::Link;
use crate::live::{Live, LiveAct, LiveOrder};
use crate::pages;
use crate::pages::desk_match::page::DeskMatch;
use crate::pages::player::routes::{read_act, take_id};
use crate::pages::spectators::routes::Seen;
use crate::problem::Problem;
use crate::room::Newest;
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::routes::openapi::ActSent;
use crate::routes::openapi::described::{self, For, form};
use crate::routes::rooms::room;
use crate::tasks::of;
use crate::time;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .route("/desk/live/{name}", get(page))
        .routes(described::get(
            "/api/desk/live/{name}",
            For::Desk,
            form::<SeenFromDesk>,
            "A match as the arbiter sees it, with its seats and its slip.",
            view,
        ))
        .routes(described::post(
            "/api/desk/live/{name}",
            For::Desk,
            Some(form::<ActSent>),
            form::<SeenFromDesk>,
            "An act of the arbiter on a match.",
            act,
        ))
}

/// A match as the arbiter sees it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DeskSeen)]
pub(super) struct SeenFromDesk {
    #[serde(flatten)]
    seen: Seen,
    /// The seats that have a link now.
    seats: Vec<Seat>,
    /// The slip: what is settled, or how far it has come.
    slip: SheetView,
    /// The link that was just made; it is never shown again.
    #[serde(skip_serializing_if = "Option::is_none")]
    issued: Option<Issued>,
}

/// A link that was just made for a seat.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SeatIssued)]
struct Issued {
    seat: Seat,
    #[serde(flatten)]
    link: Link,
}

fn from_desk(newest: &Newest<Live>, lang: Lang, issued: Option<Issued>) -> Result<Response, Problem> {
    let game = newest.state.game()?;
    let so_far = || MatchSheet::new(game.setting().shape, MatchResult::of_games(game.games())).view(None);
    let slip = game.slip().settled().map_or_else(so_far, |settled| settled.sheet.view(None));
    let seats = game.seats().collect();
    Ok(Json(SeenFromDesk { seen: Seen::now(newest, lang)?, seats, slip, issued }).into_response())
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(name): Path<String>,
    _: By<of::RunScreens>,
) -> Result<Response, Problem> {
    let newest = room::<Live>(&app, &name).await?.newest();
    pages::html(&DeskMatch::new(&app, lang, &name, newest.state.game()?))
}

async fn view(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(name): Path<String>,
    _: By<of::RunScreens>,
) -> Result<Response, Problem> {
    from_desk(&room::<Live>(&app, &name).await?.newest(), lang, None)
}

/// `{"id": "…", "act": "…", …}`. A seat's secret is made here and never sent in. It follows from the session and the name
/// of the request, so that a request whose answer got lost is answered with the same link when it comes again.
async fn act(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(name): Path<String>,
    headers: HeaderMap,
    arbiter: By<of::RunScreens>,
    Sent(mut fields): Sent<Map<String, Value>>,
) -> Result<Response, Problem> {
    let at = time::now();
    let room = room::<Live>(&app, &name).await?;
    app.presence.make_sure(&app).await?;
    let id = take_id(&mut fields)?;
    let secret = (fields.get("act").and_then(Value::as_str) == Some("issue-seat"))
        .then(|| arbiter.secret.derived(&format!("seat {name} {id}")));
    if let Some(secret) = &secret {
        fields.insert("key".to_owned(), Value::String(secret.hash().to_string()));
    }
    let act: ArbiterAct = read_act(fields)?;
    let command = format!("desk.{id}")
        .parse()
        .map_err(|invalid: kolo_store::InvalidId| Problem::unreadable(&invalid.to_string()))?;
    let act = LiveAct::Do { command: Command::Arbiter(arbiter.name.clone(), act), lag: Span::ZERO };
    let newest = room.give(command, &LiveOrder { at, act }).await?;
    let issued = secret.map(|secret| issued(&app, &headers, &name, &newest, secret)).transpose()?;
    from_desk(&newest, lang, issued)
}

/// The link that was made, if it still opens its seat.
///
/// # Errors
/// When the request came again, and the link has been replaced since then or was made in another session.
fn issued(
    app: &App,
    headers: &HeaderMap,
    name: &str,
    newest: &Newest<Live>,
    secret: Secret,
) -> Result<Issued, Problem> {
    let gone = || Problem::refused(Message::new("web-link-gone"), Some(Clause::new("K-SEAT")));
    let seat = newest.state.game()?.seat_of(&secret.hash()).ok_or_else(gone)?;
    let key = RoomKey::new(StreamKind::Live, name, secret).ok_or_else(Problem::not_found)?;
    Ok(Issued { seat, link: Link::to(app, headers, &format!("/seat/{}", key.reveal())) })
}
