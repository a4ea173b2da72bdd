//! Streams of small signals: that something has grown, never what. The page fetches what it shows.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use kolo_live::Seat;
use kolo_messages::Message;
use kolo_store::{StreamId, Version};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval_at};

use crate::app::App;
use crate::attendee_access::Front;
use crate::problem::Problem;
use crate::public;
use crate::rate_limit::{NoStream, StreamPlace};
use crate::room::{Followed, Newest};
use crate::server::Peer;

/// How often the latency of a connection is measured.
const PING: Duration = Duration::from_secs(10);

/// How often something is sent that the page hears: no proxy in between takes the connection for dead, and the page
/// knows that it is alive. The page waits for two and a half of these (`net.js`).
const BEAT: Duration = Duration::from_secs(10);

/// How soon a browser tries again when the connection is lost, at the earliest and at the latest: a whole hall that has lost
/// its server must not come back in the same moment.
const RETRY_MS: std::ops::Range<u64> = 500..2000;

struct Following<S> {
    app: App,
    newest: watch::Receiver<Newest<S>>,
    /// The logs that the page shows.
    logs: Vec<StreamId>,
    closing: watch::Receiver<bool>,
    /// What the other end knows.
    sent: Option<Version>,
    /// How many erasures in those logs the other end has heard of.
    heard: usize,
    erasures: watch::Receiver<usize>,
    line: Option<(StreamId, Seat, Interval)>,
    public: Option<Public>,
    beat: Interval,
    /// When the browser is to come back.
    retry: Duration,
    /// Whether the last word was said.
    over: bool,
    /// Counts as long as the stream is open.
    _place: StreamPlace,
}

/// What was chosen to be public (K-PUBLIC), which is not in the log that a page shows.
pub(crate) struct Public {
    front: watch::Receiver<Newest<Front>>,
    /// How often it had been chosen when the other end heard of it last.
    sent: u32,
}

/// What a page that follows says about itself in the address.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(crate) struct Shows {
    /// How often it had been chosen what is public when the page was made; nothing on the organiser's pages, which show
    /// all.
    public: Option<u32>,
}

impl Shows {
    /// Follows what is chosen to be public, if the page shows that.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn follow(self, app: &App, front: Option<StreamId>) -> Result<Option<Public>, Problem> {
        let Some(sent) = self.public else { return Ok(None) };
        Ok(Some(Public { front: public::front(app, front).await?.follow().newest, sent }))
    }
}

/// The versions of a room from now on. `line` names the seat whose latency is measured on the way.
///
/// # Errors
/// When too many streams are open, here or in all.
pub(crate) fn follow<S: Send + Sync + 'static>(
    app: App,
    peer: Peer,
    headers: &HeaderMap,
    followed: Followed<S>,
    line: Option<(StreamId, Seat)>,
) -> Result<Response, Problem> {
    open(app, peer, headers, followed, line, None)
}

/// The versions of a room from now on, and whenever it is chosen again what is public of it.
///
/// # Errors
/// When too many streams are open, here or in all.
pub(crate) fn follow_public<S: Send + Sync + 'static>(
    app: App,
    peer: Peer,
    headers: &HeaderMap,
    followed: Followed<S>,
    public: Option<Public>,
) -> Result<Response, Problem> {
    open(app, peer, headers, followed, None, public)
}

fn open<S: Send + Sync + 'static>(
    app: App,
    peer: Peer,
    headers: &HeaderMap,
    followed: Followed<S>,
    line: Option<(StreamId, Seat)>,
    public: Option<Public>,
) -> Result<Response, Problem> {
    if app.is_closing() {
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("web-closing")));
    }
    let place = app.streams.open(peer.0).map_err(|refusal| match refusal {
        NoStream::Address => Problem::new(StatusCode::TOO_MANY_REQUESTS, Message::new("web-streams-here")),
        NoStream::Total => Problem::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("web-streams-total")),
    })?;
    let line = line.map(|(stream, seat)| {
        // The first question at once.
        let mut ping = every(PING);
        ping.reset_immediately();
        (stream, seat, ping)
    });
    let closing = app.closing();
    let (sent, heard) = last_event(headers);
    let Followed { newest, logs } = followed;
    let erasures = app.erasures();
    let heard = heard.unwrap_or_else(|| app.erasures_of(&logs));
    let retry = Duration::from_millis(rand::random_range(RETRY_MS));
    let beat = every(BEAT);
    let following = Following {
        app,
        newest,
        logs,
        closing,
        sent,
        heard,
        erasures,
        line,
        public,
        beat,
        retry,
        over: false,
        _place: place,
    };
    let signals = stream::unfold(following, |mut following| async move {
        let event = following.next().await?;
        Some((Ok::<Event, Infallible>(event), following))
    });
    Ok(Sse::new(signals).into_response())
}

/// Ticks so often, for the first time after one period.
fn every(period: Duration) -> Interval {
    let mut interval = interval_at(tokio::time::Instant::now() + period, period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

/// What a browser that comes back has heard last: the version, and how many erasures there had been in the logs of its page.
fn last_event(headers: &HeaderMap) -> (Option<Version>, Option<usize>) {
    let id = headers.get("last-event-id").and_then(|id| id.to_str().ok()).unwrap_or_default();
    let (version, erasures) = id.split_once('.').unwrap_or((id, ""));
    (version.parse().ok().map(Version), erasures.parse().ok())
}

impl<S> Following<S> {
    /// What the other end says when it comes back: the version, and how many erasures there were in the logs of its page. Those
    /// elsewhere are not its business.
    fn heard(&self, version: Version) -> String {
        format!("{version}.{}", self.heard)
    }

    /// The next signal. When the server closes: when to come back, and nothing more.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.over {
                return None;
            }
            if *self.closing.borrow() {
                self.over = true;
                return Some(Event::default().event("closing").data("1").retry(self.retry));
            }
            let version = self.newest.borrow_and_update().version;
            self.erasures.mark_unchanged();
            let erasures = self.app.erasures_of(&self.logs);
            // What was erased must not stay on a page that is open, whatever is being typed there.
            if self.heard != erasures {
                self.heard = erasures;
                let event = Event::default().event("public").data(erasures.to_string()).retry(self.retry);
                return Some(match self.sent {
                    Some(version) => event.id(self.heard(version)),
                    None => event,
                });
            }
            if self.sent != Some(version) {
                self.sent = Some(version);
                let event = Event::default().event("version").id(self.heard(version));
                return Some(event.data(version.to_string()).retry(self.retry));
            }
            if let Some(Public { front, sent }) = &mut self.public {
                let choices = front.borrow_and_update().state.choices();
                if *sent != choices {
                    *sent = choices;
                    return Some(
                        Event::default().event("public").data(choices.to_string()).retry(self.retry),
                    );
                }
            }
            let chosen = async {
                match &mut self.public {
                    Some(public) => public.front.changed().await,
                    None => std::future::pending().await,
                }
            };
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
                erased = self.erasures.changed() => erased.ok()?,
                closed = self.closing.changed() => closed.ok()?,
                chosen = chosen => chosen.ok()?,
                _ = self.beat.tick() => return Some(Event::default().event("alive").data("1")),
                () = ping => {
                    let (stream, seat, _) = self.line.as_ref()?;
                    let number = self.app.lines.ask(stream, *seat, Instant::now());
                    return Some(Event::default().event("ping").data(number.to_string()));
                }
            }
        }
    }
}
