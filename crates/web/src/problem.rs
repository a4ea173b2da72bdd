//! What is answered when something cannot be done: one place for pages and programs alike.
//!
//! A handler returns a [`Problem`]; the middleware in `middleware` puts it into words, because only there the language of
//! the asker is known.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kolo_messages::Message;
use kolo_model::Clause;
use kolo_store::StoreError;

use crate::key::NoChance;
use crate::room::RoomError;
use crate::subject::InvalidEvent;

/// Why a request was not answered as asked.
#[derive(Debug, Clone)]
pub(crate) struct Problem {
    /// The status of the answer.
    pub(crate) status: StatusCode,
    /// What is wrong and what to do.
    pub(crate) message: Message,
    /// The clause behind it, if it is one.
    pub(crate) clause: Option<Clause>,
    /// For the log of the server alone; set where the asker cannot do anything about it.
    pub(crate) detail: Option<String>,
}

impl Problem {
    /// A problem without clause.
    pub(crate) fn new(status: StatusCode, message: Message) -> Problem {
        Problem { status, message, clause: None, detail: None }
    }

    /// There is nothing under this address.
    pub(crate) fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, Message::new("web-not-found"))
    }

    /// This cannot be done with that address.
    pub(crate) fn wrong_method() -> Problem {
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, Message::new("web-wrong-method"))
    }

    /// What was sent cannot be read.
    pub(crate) fn unreadable(detail: &str) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, Message::new("web-unreadable").with("detail", detail))
    }

    /// What stands behind the question mark of an address cannot be read.
    pub(crate) fn unreadable_address() -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, Message::new("web-unreadable-address"))
    }

    /// Something has happened that was not seen, and the order would mean something else now (K-STALE): what, a sentence each.
    pub(crate) fn stale(since: Vec<Message>) -> Problem {
        let message = Message::new("web-stale").with("since", since);
        Problem::refused(message, Some(Clause::new("K-STALE")))
    }

    /// The link by which it came holds no more (K-SEAT).
    pub(crate) fn link_gone() -> Problem {
        let message = Message::new("web-key-unknown");
        Problem { clause: Some(Clause::new("K-SEAT")), ..Problem::new(StatusCode::FORBIDDEN, message) }
    }

    /// What was sent is readable, but a rule is against it.
    pub(crate) fn refused(message: Message, clause: Option<Clause>) -> Problem {
        Problem { clause, ..Problem::new(StatusCode::CONFLICT, message) }
    }

    /// Something in a form is missing or cannot be.
    pub(crate) fn bad_field(message: Message) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, message)
    }

    /// The program or the system failed.
    #[expect(clippy::needless_pass_by_value, reason = "it stands in `map_err`, which hands the error over")]
    pub(crate) fn internal(detail: impl ToString) -> Problem {
        let detail = Some(detail.to_string());
        Problem { detail, ..Problem::new(StatusCode::INTERNAL_SERVER_ERROR, Message::new("web-internal")) }
    }
}

/// A refusal says itself what it means.
impl<R: Into<Problem>> From<RoomError<R>> for Problem {
    fn from(error: RoomError<R>) -> Problem {
        match error {
            RoomError::Refused(refusal) => refusal.into(),
            RoomError::Store(error) => Problem::from(error),
            RoomError::InvalidEvent(misfit) => Problem::from(misfit),
            RoomError::NameReused(name) => {
                let message = Message::new("web-name-reused").with("name", name.as_str());
                Problem::refused(message, Some(Clause::new("K-ONCE")))
            }
            RoomError::Crowded => Problem::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("web-crowded")),
        }
    }
}

/// Trouble with the database is reported in its own words, which never hold a password, and asks to try again.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        let detail = Some(error.to_string());
        Problem { detail, ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, error.message()) }
    }
}

impl From<InvalidEvent> for Problem {
    fn from(misfit: InvalidEvent) -> Problem {
        Problem::internal(misfit)
    }
}

impl From<NoChance> for Problem {
    fn from(error: NoChance) -> Problem {
        Problem::internal(error)
    }
}

/// Without words yet: the middleware `middleware` finds the problem in the extensions and says it.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
