//! The description of the data for programs, made from the code: `/api/openapi.json`.
//!
//! A handler has its description beside it (`#[utoipa::path]`), its module lists it, and here the lists come together; what
//! the desk answers to whoever may not come in is added here, to all of them.
//! Tables describe what has a handler for several kinds: matches and clocks, which our own pages ask and send, streams of
//! events, and the messages of webhooks.

mod hooks;
mod screens;
mod streams;
mod table;

use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::{OpenApi as _, ToSchema};

use super::{contest, cup, day, people, service, webhooks};
use crate::app::App;
use crate::desk;

pub(super) use screens::{Goto, Heard};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/api/openapi.json", get(description))
}

/// A view with the version of the log that it shows.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Viewed<T> {
    /// How many events it is made of. Streams of events tell when it has grown.
    pub(crate) version: u64,
    /// What is seen.
    pub(crate) view: T,
}

/// Why a request was not answered as asked.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Told {
    /// The clause behind it, as the rule pages name it.
    clause: Option<String>,
    /// The name of the sentence, the same in every language.
    key: String,
    /// What is wrong and what to do, in the language of the asker.
    message: String,
}

/// What holds for everything.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Kolo",
        description = "Tournaments, matches on screens and clocks as data. Every answer is in the language that \
                       `Accept-Language` or `?lang=` asks for. A view has a version; the streams of events under \
                       `/events/…` tell when it grows.",
        license(name = "MIT OR Apache-2.0"),
    ),
    components(schemas(Told)),
    paths(description)
)]
struct Frame;

/// This description.
#[utoipa::path(
    get, path = "/api/openapi.json", tag = "description",
    responses((status = 200, description = "the description in the form OpenAPI 3.1", body = Object))
)]
async fn description() -> Json<OpenApi> {
    Json(described())
}

/// Everything that is described.
pub(super) fn described() -> OpenApi {
    let mut all = Frame::openapi();
    all.merge(day::described());
    all.merge(contest::described());
    all.merge(cup::described());
    all.merge(people::log::Described::openapi());
    all.merge(webhooks::Described::openapi());
    all.merge(contest::webhooks::Described::openapi());
    all.merge(screens::described());
    all.merge(streams::described());
    all.merge(service::Described::openapi());
    hooks::describe(&mut all);
    table::add_refusals_of_the_desk(&mut all);
    let session = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(
        desk::COOKIE,
        "The session of the desk. Orders need the header `x-kolo-desk` as well.",
    )));
    all.components.get_or_insert_default().add_security_scheme("session", session);
    all
}
