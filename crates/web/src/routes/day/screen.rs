//! The screen on the wall: what it shows is chosen at the desk, from any device.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Extension, Router};
use kolo_messages::Message;
use kolo_store::Version;
use tokio::sync::watch;

use super::visit::{AtDesk, Visit};
use super::{new, room};
use crate::app::App;
use crate::front::{self, Front, FrontAct, FrontOrder, Screen, ScreenName, ScreenPart};
use crate::pages;
use crate::pages::day::screen::{Control, Wall, Walls};
use crate::pages::day::{Part, View};
use crate::posted::{Fields, Posted, wrong};
use crate::problem::Problem;
use crate::room::{Newest, Room};
use crate::routes::events;
use crate::server::Peer;
use crate::tasks::of;
use crate::time;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/screen", get(wall))
        .route("/t/{id}/screen/{name}", get(wall))
        .route("/events/screen/{id}", get(follow))
        .route("/desk/t/{id}/screen", get(control).post(choose))
}

async fn front(app: &App, id: &str) -> Result<std::sync::Arc<Room<Front>>, Problem> {
    let stream = front::stream(id).ok_or_else(Problem::not_found)?;
    Ok(app.fronts.room(&stream).await?)
}

/// Grows whenever the tournament or what the screen shows does.
pub(in crate::routes) fn version<S>(tournament: &Newest<S>, front: &Newest<Front>) -> Version {
    Version(tournament.version.0.saturating_add(front.version.0))
}

async fn wall(at: Visit) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id).await?.newest();
    let version = version(&at.newest, &front);
    let name = ScreenName::new(at.word("name")).ok_or_else(Problem::not_found)?;
    let screen = front.state.screen(&name).ok_or_else(Problem::not_found)?;
    pages::html(&Wall::new(&at.app, at.lang, &at.id, at.state()?, screen, version))
}

/// One stream of signals about both.
async fn follow(
    at: Visit,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (app, id) = (at.app.clone(), at.id.clone());
    let tournament = room(&app, &id).await?.follow();
    let front = front(&app, &id).await?.follow();
    follow_both(app, peer, &headers, tournament, front)
}

/// One stream of signals about something that is played and what the screens show of it.
pub(in crate::routes) fn follow_both<S: Send + Sync + 'static>(
    app: App,
    peer: Peer,
    headers: &HeaderMap,
    mut tournament: watch::Receiver<Newest<S>>,
    mut front: watch::Receiver<Newest<Front>>,
) -> Result<Response, Problem> {
    let both = |tournament: &Newest<S>, front: &Newest<Front>| Newest {
        version: version(tournament, front),
        state: std::sync::Arc::new(()),
    };
    let first = both(&tournament.borrow_and_update(), &front.borrow_and_update());
    let (sender, receiver) = watch::channel(first);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                changed = tournament.changed() => if changed.is_err() { return },
                changed = front.changed() => if changed.is_err() { return },
                () = sender.closed() => return,
            }
            let newest = both(&tournament.borrow_and_update(), &front.borrow_and_update());
            sender.send_replace(newest);
        }
    });
    events::follow(app, peer, headers, receiver, None)
}

async fn control(at: AtDesk<of::ShowOnWall>) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id).await?.newest();
    let shell = at.shell(View::Desk, Part::Screen)?;
    let walls = Walls::Rounds(&at.id);
    pages::html(&Control::new(&at.app, at.lang, shell, &walls, &front.state, &at.by)?)
}

async fn choose(
    State(app): State<App>,
    Path(id): Path<String>,
    posted: Posted<of::ShowOnWall>,
) -> Result<Response, Problem> {
    // There is a tournament of this name.
    room(&app, &id).await?;
    let order = chosen(&posted, &ScreenPart::OF_ROUNDS)?;
    front(&app, &id).await?.give(posted.command.clone(), &order).await?;
    Ok(Redirect::to(&format!("/desk/t/{id}/screen")).into_response())
}

/// What a form asks of a screen that can show these parts.
pub(in crate::routes) fn chosen<T>(posted: &Posted<T>, parts: &[ScreenPart]) -> Result<FrontOrder, Problem> {
    let fields = &posted.fields;
    let typed = fields.text("screen");
    let name = ScreenName::new(&slug(typed));
    let bad = || Message::new("floor-screen-name-wrong").with("typed", typed);
    let name = name.ok_or_else(|| wrong(Message::new("floor-screen-name"), bad()))?;
    let act = match fields.text("do") {
        "take-down" => FrontAct::TakeDown(name),
        _ => FrontAct::Show(name, screen(fields, parts)?),
    };
    Ok(FrontOrder { at: time::now(), by: posted.by.name.clone(), act })
}

/// Small letters, digits and hyphens of what was typed.
fn slug(typed: &str) -> String {
    if typed.is_empty() { String::new() } else { new::slug(typed) }
}

fn screen(fields: &Fields, parts: &[ScreenPart]) -> Result<Screen, Problem> {
    let chosen = parts.iter().copied().filter(|part| fields.given(part.code()).is_some());
    let starts = match fields.given("minutes") {
        None => None,
        Some(typed) => {
            let label = || Message::new("hall-screen-minutes");
            let minutes: u16 = typed
                .parse()
                .map_err(|_| wrong(label(), Message::new("web-no-number").with("typed", typed)))?;
            Some(time::now().0.saturating_add(i64::from(minutes) * 60_000))
        }
    };
    Ok(Screen {
        parts: chosen.collect(),
        seconds: fields.number("seconds", Message::new("hall-screen-seconds"))?,
        message: fields.text("text").to_owned(),
        starts,
    })
}
