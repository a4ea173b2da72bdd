//! The first page: what is being played.

use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use kolo_messages::Lang;
use kolo_store::EventLog;

use crate::app::App;
use crate::live;
use crate::pages::{self, home};
use crate::problem::Problem;

/// How many matches the list shows, those with the latest events.
const SHOWN: usize = 100;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/", get(first_page))
}

async fn first_page(State(app): State<App>, Extension(lang): Extension<Lang>) -> Result<Response, Problem> {
    let matches = matches(&app).await?;
    pages::html(&home::Home::new(&app, lang, matches))
}

/// The matches, those with the latest events first. One that cannot be read keeps no other from the list.
pub(super) async fn matches(app: &App) -> Result<Vec<home::Entry>, Problem> {
    let mut streams = app.store.list().await?;
    streams.retain(|info| info.stream.as_str().starts_with(live::PREFIX));
    streams.sort_by_key(|info| std::cmp::Reverse(info.last_at));
    streams.truncate(SHOWN);
    let mut entries = Vec::with_capacity(streams.len());
    for info in streams {
        let room = match app.live.get(&info.stream).await {
            Ok(Some(room)) => room,
            Ok(None) => continue,
            Err(error) => {
                app.report(&error.to_string());
                continue;
            }
        };
        if let Ok(game) = room.newest().state.game() {
            let name = info.stream.as_str().trim_start_matches(live::PREFIX);
            entries.push(home::Entry::new(name, game));
        }
    }
    Ok(entries)
}
