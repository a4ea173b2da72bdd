//! Streams of small signals: that something has grown, never what. The page fetches what it shows.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use kolo_live::Seat;
use kolo_store::{StreamId, Version};
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval};

use crate::app::App;
use crate::room::Newest;

/// How often a line is measured.
const PING: Duration = Duration::from_secs(10);

/// How often something is sent, so that nobody in between takes the connection for dead.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// How soon a browser tries again when the connection is lost.
const RETRY: Duration = Duration::from_secs(1);

struct Following<S> {
    app: App,
    newest: watch::Receiver<Newest<S>>,
    closing: watch::Receiver<bool>,
    /// What the other end knows.
    told: Option<Version>,
    line: Option<(StreamId, Seat, Interval)>,
}

/// The versions of a room from now on. `line` names the seat whose line is measured on the way.
pub(super) fn follow<S: Send + Sync + 'static>(
    app: App,
    headers: &HeaderMap,
    newest: watch::Receiver<Newest<S>>,
    line: Option<(StreamId, Seat)>,
) -> Response {
    let line = line.map(|(stream, seat)| {
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        (stream, seat, ping)
    });
    let closing = app.closing();
    let following = Following { app, newest, closing, told: last_event(headers), line };
    let signals = stream::unfold(following, |mut following| async move {
        let event = following.next().await?;
        Some((Ok::<Event, Infallible>(event), following))
    });
    Sse::new(signals).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response()
}

/// What a browser that comes back has heard last.
fn last_event(headers: &HeaderMap) -> Option<Version> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok().map(Version)
}

impl<S> Following<S> {
    /// The next signal; nothing more when the server closes.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            let version = self.newest.borrow_and_update().version;
            if self.told != Some(version) {
                self.told = Some(version);
                let text = version.to_string();
                return Some(Event::default().event("version").id(text.clone()).data(text).retry(RETRY));
            }
            let ping = async {
                match &mut self.line {
                    Some((_, _, ping)) => {
                        ping.tick().await;
                    }
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                changed = self.newest.changed() => changed.ok()?,
                closed = self.closing.changed() => closed.ok()?,
                () = ping => {
                    let (stream, seat, _) = self.line.as_ref()?;
                    let number = self.app.lines.ask(stream, *seat, Instant::now());
                    return Some(Event::default().event("ping").data(number.to_string()));
                }
            }
        }
    }
}
