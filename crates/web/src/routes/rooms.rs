//! What matches and clocks have in common for those who look at them: one of them by its name, how it looks, its stream of
//! signals, and the list of them all.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kolo_desk::StreamKind;
use kolo_messages::Lang;
use kolo_store::EventLog;
use kolo_views::public::Reach;

use super::events;
use crate::app::App;
use crate::pages::entrance::routes::wrong_key;
use crate::problem::Problem;
use crate::room::{Newest, Room, Rooms};
use crate::room_key::RoomKey;
use crate::server::Peer;
use crate::subject::Subject;
use crate::time;

/// A kind of rooms that people look at under a name.
pub(crate) trait Shown: Subject {
    /// The kind of their streams.
    const KIND: StreamKind;

    /// All of them.
    fn rooms(app: &App) -> &Rooms<Self>;

    /// Who finds the pages of one of them; the public, unless that can be chosen.
    fn reach(_app: &App, _name: &str) -> impl Future<Output = Result<Reach, Problem>> + Send {
        async { Ok(Reach::Listed) }
    }

    /// How one of them looks now, for programs.
    ///
    /// # Errors
    /// When it was never set up.
    fn seen(
        app: &App,
        newest: &Newest<Self>,
        lang: Lang,
    ) -> impl Future<Output = Result<Response, Problem>> + Send;
}

/// The room with this name.
///
/// # Errors
/// When there is none.
pub(crate) async fn room<S: Shown>(app: &App, name: &str) -> Result<Arc<Room<S>>, Problem> {
    let stream = S::KIND.stream(name).ok_or_else(Problem::not_found)?;
    S::rooms(app).get(&stream).await?.ok_or_else(Problem::not_found)
}

/// The room that a key leads to; whether the key opens it is for the caller to say. A client that has sent too many
/// wrong keys costs no look into the database.
///
/// # Errors
/// When there is none.
pub(crate) async fn keyed<S: Subject>(
    app: &App,
    rooms: &Rooms<S>,
    key: &RoomKey,
    peer: Peer,
) -> Result<Arc<Room<S>>, Problem> {
    if let Some(room) = rooms.held(&key.stream) {
        return Ok(room);
    }
    if app.may_look(peer, app.key_limit.patience(peer.0, time::now())) {
        rooms.get(&key.stream).await?.ok_or_else(|| wrong_key(app, peer))
    } else {
        Err(wrong_key(app, peer))
    }
}

/// How it looks now.
pub(crate) async fn view<S: Shown>(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    S::seen(&app, &room::<S>(&app, &name).await?.newest(), lang).await
}

/// Its stream of signals.
pub(crate) async fn follow<S: Shown>(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    let followed = room::<S>(&app, &name).await?.follow();
    events::follow(app, peer, &headers, followed, None)
}

/// For whom a list is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Audience {
    /// For the public: what its organiser lists.
    Public,
    /// For organisers: all.
    Desk,
}

/// Up to `most` of them, those with the latest events first, each with its name. One that cannot be read keeps no other
/// from the list.
///
/// # Errors
/// Trouble with the database.
pub(crate) async fn latest<S: Shown, T>(
    app: &App,
    most: usize,
    audience: Audience,
    entry: impl Fn(&str, &S) -> Result<T, Problem>,
) -> Result<Vec<T>, Problem> {
    let mut streams = app.store.list().await?;
    streams.retain(|info| S::KIND.is_of(&info.stream));
    streams.sort_by_key(|info| std::cmp::Reverse(info.last_at));
    let mut entries = Vec::with_capacity(streams.len().min(most));
    let mut seen = 0;
    for info in streams {
        if seen >= most {
            break;
        }
        // Once only: a tournament may itself be called `t-2026`.
        let Some(name) = S::KIND.name_of(&info.stream) else { continue };
        if audience == Audience::Public && S::reach(app, name).await? != Reach::Listed {
            continue;
        }
        seen += 1;
        match S::rooms(app).get(&info.stream).await {
            Ok(Some(room)) => entries.extend(entry(name, &room.newest().state).ok()),
            Ok(None) => {}
            Err(error) => app.report(&format!("{}: {error}", info.stream)),
        }
    }
    Ok(entries)
}
