//! What a program sends: JSON of a known form, of a bounded size, declared as JSON.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use kolo_messages::Message;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// The most that a request may hold, in bytes. The longest is a position pasted for the prover.
pub(crate) const LARGEST: usize = 64 * 1024;

/// The body of a request, read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Sent(value)),
            Err(rejection) => Err(problem(&rejection)),
        }
    }
}

fn problem(rejection: &JsonRejection) -> Problem {
    match rejection {
        JsonRejection::JsonDataError(_) | JsonRejection::JsonSyntaxError(_) => {
            Problem::unreadable(&rejection.body_text())
        }
        JsonRejection::MissingJsonContentType(_) => {
            Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, Message::new("web-not-json"))
        }
        other if other.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            let message = Message::new("web-too-large").with("bytes", LARGEST);
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, message)
        }
        other => Problem::unreadable(&other.body_text()),
    }
}
