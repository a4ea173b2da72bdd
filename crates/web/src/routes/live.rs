//! Matches on screens, for everybody: pages for spectators and the same as data.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use kolo_live::view::MatchView;
use kolo_messages::Lang;
use kolo_store::Version;
use serde::Serialize;

use super::events;
use crate::app::App;
use crate::live::{self, Live};
use crate::pages::{self, spectators};
use crate::problem::Problem;
use crate::room::{Newest, Room};
use crate::time;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/api/live/{name}", get(view))
        .route("/events/live/{name}", get(follow))
        .route("/live/{name}", get(all_boards))
        .route("/live/{name}/{board}", get(one_board))
}

/// A match as it looks now.
#[derive(Debug, Serialize)]
pub(super) struct Seen {
    /// The version of the stream that it is made of.
    pub(super) version: u64,
    /// What a screen shows.
    pub(super) view: MatchView,
}

impl Seen {
    /// The newest state as it looks now.
    ///
    /// # Errors
    /// When the match was never set up.
    pub(super) fn now(newest: &Newest<Live>, lang: Lang) -> Result<Seen, Problem> {
        let game = newest.state.game()?;
        let at = game.moment(time::now().unsigned());
        let Version(version) = newest.version;
        Ok(Seen { version, view: game.view(at, lang) })
    }
}

/// The room of a match by its name.
///
/// # Errors
/// When there is none.
pub(super) async fn room(app: &App, name: &str) -> Result<Arc<Room<Live>>, Problem> {
    let stream = live::stream(name).ok_or_else(Problem::not_found)?;
    app.live.get(&stream).await?.ok_or_else(Problem::not_found)
}

async fn view(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    let seen = Seen::now(&room(&app, &name).await?.newest(), lang)?;
    Ok(Json(seen).into_response())
}

async fn follow(
    State(app): State<App>,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    let newest = room(&app, &name).await?.follow();
    Ok(events::follow(app, &headers, newest, None))
}

async fn all_boards(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    let newest = room(&app, &name).await?.newest();
    pages::html(&spectators::Spectators::new(&app, lang, &name, newest.state.game()?, None))
}

async fn one_board(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path((name, board)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let newest = room(&app, &name).await?.newest();
    let game = newest.state.game()?;
    let known = 1..=game.setting().shape.boards();
    let board = board.parse().ok().filter(|board| known.contains(board)).ok_or_else(Problem::not_found)?;
    pages::html(&spectators::Spectators::new(&app, lang, &name, game, Some(board)))
}
