//! For the administrator of the machine: whether this server is well, and its figures.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_store::EventLog as _;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use utoipa::ToSchema;

use super::openapi::{ErrorBody, routes};
use crate::app::App;
use crate::metrics::{Exposition, Kind};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::server::Peer;
use crate::site;

/// How long the database may take to answer a server that calls itself ready.
const BOUND: Duration = Duration::from_secs(2);

pub(super) fn routes() -> Routes {
    Routes::new().routes(routes!(health)).routes(routes!(alive)).routes(routes!(metrics))
}

/// Whether this server is ready for work.
#[derive(Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a plain fact that programs ask for")]
struct Health {
    /// The process lives.
    alive: bool,
    /// It is ready: the database answers, and it was not asked to stop.
    ready: bool,
    /// The database answers.
    database: bool,
    /// It was asked to stop.
    draining: bool,
    /// The name that it gave itself when it started.
    server: String,
    /// The version of the program.
    version: &'static str,
}

/// That the process lives.
#[derive(Debug, Serialize, ToSchema)]
struct Alive {
    /// Always.
    alive: bool,
}

/// Whether the process lives; asked by what would restart it.
#[utoipa::path(
    get, path = "/healthz/alive", tag = "service",
    responses((status = 200, description = "it does", body = Alive))
)]
async fn alive() -> Json<Alive> {
    Json(Alive { alive: true })
}

/// Ready means: the database answers, and the server does not mean to close. Otherwise a load balancer sends no
/// requests here.
#[utoipa::path(
    get, path = "/healthz", tag = "service",
    responses(
        (status = 200, description = "ready", body = Health),
        (status = 503, description = "not ready: send nobody here", body = Health),
    )
)]
async fn health(State(app): State<App>) -> Response {
    let stream = site::SITE.parse().expect("a word is a sound name");
    let asked = tokio::time::timeout(BOUND, app.store.version(&stream)).await;
    let database = matches!(asked, Ok(Ok(_)));
    let draining = app.is_closing();
    let ready = database && !draining;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let server = app.presence.name().to_owned();
    let health =
        Health { alive: true, ready, database, draining, server, version: env!("CARGO_PKG_VERSION") };
    (status, Json(health)).into_response()
}

/// Figures for Prometheus (K-METRICS).
#[utoipa::path(
    get, path = "/metrics", tag = "service",
    responses(
        (status = 200, description = "figures in the text form of Prometheus", body = String, content_type = "text/plain"),
        (status = 404, description = "the asker may not look", body = ErrorBody),
    )
)]
async fn metrics(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    // Those who may not look do not learn that there is something.
    if !may_look(&app, peer, &headers) {
        return Err(Problem::not_found());
    }
    let mut page = Exposition::default();
    app.meter.write(&mut page);
    write_store(&app, &mut page);
    write_rooms(&app, &mut page);
    write_refused(&app, &mut page);
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind)], page.into_text()).into_response())
}

/// With a token its holder; without one this machine, unless a proxy on it stands for all clients.
fn may_look(app: &App, peer: Peer, headers: &HeaderMap) -> bool {
    let Some(token) = &app.config.metrics_token else {
        return peer.0.is_loopback() && app.base_url.is_none();
    };
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    // Digests are compared, so that the time of the comparison reveals nothing.
    Sha256::digest(given.trim()) == Sha256::digest(token.reveal())
}

fn write_store(app: &App, page: &mut Exposition) {
    let figures = app.store.figures();
    let name = "kolo_store_append_seconds";
    page.about(name, Kind::Histogram, "Appends to the log, from asking to the answer.");
    page.histogram(name, "", &figures.appends.counted());
    let counters = [
        (
            "kolo_store_conflicts_total",
            &figures.conflicts,
            "Appends decided again: another server was faster.",
        ),
        ("kolo_store_failures_total", &figures.failures, "Appends that failed because of the database."),
    ];
    for (name, counter, help) in counters {
        page.single(name, Kind::Counter, help, counter.load(Ordering::Relaxed));
    }
}

/// Who was turned away at the door, by which limit: an owner who sees it grow knows that a hall needs more, or that a
/// client is guessing.
fn write_refused(app: &App, page: &mut Exposition) {
    let name = "kolo_refused_total";
    page.about(name, Kind::Counter, "Connections, streams and requests turned away, by limit.");
    let (connections, streams) = (app.connections.turned_away(), app.streams.turned_away());
    for (limit, count) in [
        ("connections-of-address", connections.of_address),
        ("streams-of-address", streams.of_address),
        ("streams-in-all", streams.in_total),
        ("wrong-keys", app.key_limit.turned_away()),
        ("pace-of-link", app.report_limit.turned_away()),
        ("sign-in", app.sign_in_limit.turned_away()),
    ] {
        page.value(name, &format!("limit=\"{limit}\""), count);
    }
}

fn write_rooms(app: &App, page: &mut Exposition) {
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let open = count(app.streams.total());
    page.single("kolo_event_streams", Kind::Gauge, "Streams of events that are open.", open);
    page.about("kolo_rooms", Kind::Gauge, "Rooms held in memory, by kind.");
    for (kind, loaded) in [
        ("tournament", app.tournaments.loaded()),
        ("contest", app.contests.loaded()),
        ("front", app.fronts.loaded()),
        ("webhooks", app.hooks.loaded()),
        ("live", app.live.loaded()),
        ("clock", app.clocks.loaded()),
    ] {
        page.value("kolo_rooms", &format!("kind=\"{kind}\""), count(loaded));
    }
    let draining = u64::from(app.is_closing());
    page.single("kolo_draining", Kind::Gauge, "1 while the server is closing.", draining);
    page.about("kolo_build_info", Kind::Gauge, "The version of the program.");
    page.value("kolo_build_info", &format!("version=\"{}\"", env!("CARGO_PKG_VERSION")), 1);
}
