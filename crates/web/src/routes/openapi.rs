//! The description of the data for programs, made from the code: `/api/openapi.json`.
//!
//! An address is registered once, with its description: `routes!` takes both from the handler (`#[utoipa::path]`),
//! [`described`] takes them side by side where a handler serves several kinds. What the organiser's addresses answer to
//! those who may not come in is added here, to all of them, and so are the messages of webhooks.

pub(crate) mod described;
mod forms;
mod hooks;

use std::sync::Arc;

use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use serde::Serialize;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::{OpenApi as _, ToSchema};
use utoipa_axum::routes;

use super::Routes;
use crate::desk;

pub(crate) use forms::{ActSent, ClockActSent, Goto, Heard};

/// A view with the version of the log that it shows.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Viewed<T> {
    /// How many events it is made of. Streams of events say when it has grown.
    pub(crate) version: u64,
    /// What is seen.
    pub(crate) view: T,
}

/// Why a request was not answered as asked.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Told {
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
                       `/events/…` tell when it grows. An order may carry `seen`, the version that its sender \
                       looked at: if others have changed since what it is about, it is refused (K-STALE). \
                       Without `seen` an order is decided on what holds now.",
        license(name = "MIT OR Apache-2.0"),
    ),
    components(schemas(Told))
)]
struct Frame;

/// This description.
#[utoipa::path(
    get, path = "/api/openapi.json", tag = "description",
    responses((status = 200, description = "the description in the form OpenAPI 3.1", body = Object))
)]
async fn description(Extension(described): Extension<Arc<OpenApi>>) -> Response {
    Json(&*described).into_response()
}

/// What all that is registered comes into.
pub(super) fn frame() -> Routes {
    Routes::with_openapi(Frame::openapi()).routes(routes!(description))
}

/// Adds what holds for many addresses, and what is sent instead of asked for.
pub(super) fn finish(mut all: OpenApi) -> OpenApi {
    hooks::describe(&mut all);
    described::add_refusals_of_the_desk(&mut all);
    let session = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(
        desk::COOKIE,
        "The session of the desk. Orders need the header `x-kolo-desk` as well.",
    )));
    all.components.get_or_insert_default().add_security_scheme("session", session);
    all
}
