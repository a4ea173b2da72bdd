//! The description of the data for programs: `/api/openapi.json`.
//!
//! It is made from the code: an address is registered once, with its description, which `routes!`
//! takes from the handler (`#[utoipa::path]`) and [`described`] takes beside it where a handler serves several kinds.
//! What the organiser's addresses answer to those who may not come in is added here, to all of them, and so are the
//! messages of webhooks. A test writes it into `docs/api`, and the program carries that text instead of all the code
//! that makes it: the feature `describe` is for that test alone.

mod addresses;
pub(crate) mod described;
#[cfg(feature = "describe")]
mod entry;
mod forms;
#[cfg(feature = "describe")]
mod hooks;

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use kolo_messages::unpacked;
use serde::Serialize;
use utoipa::ToSchema;

pub(crate) use addresses::{Described, Routes, routes};
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
pub(crate) struct ErrorBody {
    /// The clause behind it, as the rule pages name it.
    clause: Option<String>,
    /// The name of the sentence, the same in every language.
    key: String,
    /// What is wrong and what to do, in the language of the asker.
    message: String,
}

/// This description.
#[utoipa::path(
    get, path = "/api/openapi.json", tag = "description",
    responses((status = 200, description = "the description in the form OpenAPI 3.1", body = Object))
)]
async fn description() -> Response {
    static TEXT: LazyLock<String> =
        LazyLock::new(|| unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/openapi.zlib"))));
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str()).into_response()
}

/// The address of the description itself.
pub(super) fn address() -> Routes {
    Routes::new().routes(routes!(description))
}

#[cfg(feature = "describe")]
mod made {
    use utoipa::OpenApi as _;
    use utoipa::openapi::OpenApi;
    use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};

    use super::{ErrorBody, entry, hooks};
    use crate::desk;
    use crate::routes::all;

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
        components(schemas(ErrorBody))
    )]
    struct Frame;

    /// The description as the code has it.
    pub fn description() -> OpenApi {
        let mut whole = Frame::openapi();
        whole.merge(all().into_description());
        hooks::describe(&mut whole);
        entry::add_refusals_of_the_desk(&mut whole);
        let session = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(
            desk::COOKIE,
            "The session of the desk. Orders need the header `x-kolo-desk` as well.",
        )));
        whole.components.get_or_insert_default().add_security_scheme("session", session);
        whole
    }
}
#[cfg(feature = "describe")]
pub use made::description as description_of_the_code;
