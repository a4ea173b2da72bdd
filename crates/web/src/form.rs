//! What a form of a page sends: fields, the session it came from, its name, and what its sender had seen.
//!
//! Every form carries a token that follows from the session, so that no other site can send one (K-DESK); a name of its
//! own, so that a form sent twice counts once (K-ONCE); and, where it matters, the version that was on the page (K-STALE).

use std::marker::PhantomData;

use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use kolo_messages::Message;
use kolo_model::{Name, NameProblem};
use kolo_store::{CommandId, Version};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::desk::{self, Arbiter};
use crate::json_body::LARGEST;
use crate::key::{NoChance, Secret, hex};
use crate::problem::Problem;
use crate::tasks::{Needed, of};

/// The hidden fields of a form.
#[derive(Debug, Clone)]
pub(crate) struct Hidden {
    /// The token of the session.
    pub(crate) token: String,
    /// The name of the command; a new one for every form on every page.
    pub(crate) command: String,
}

impl Hidden {
    /// For a form on a page that this session looks at.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(by: &Arbiter) -> Result<Hidden, NoChance> {
        Ok(Hidden { token: by.token(), command: Secret::random()?.reveal().to_owned() })
    }
}

/// A form that was sent from the organiser's pages by a user who may do this; unless it says otherwise, what arbiters
/// decide.
#[derive(Debug, Clone)]
pub(crate) struct Posted<T = of::Arbitrate> {
    task: PhantomData<T>,
    /// By whom.
    pub(crate) by: Arbiter,
    /// Its name.
    pub(crate) command: CommandId,
    /// The version that was on the page, if it says so.
    pub(crate) seen: Option<Version>,
    /// What was typed.
    pub(crate) fields: Fields,
}

/// The fields of a form, as typed.
#[derive(Debug, Clone, Default)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// These, in this order.
    pub(crate) fn from_pairs(pairs: Vec<(String, String)>) -> Fields {
        Fields(pairs)
    }

    /// All of them, in their order.
    pub(crate) fn all(&self) -> &[(String, String)] {
        &self.0
    }

    /// What stands in a field; empty if it is not there.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value.trim())
    }

    /// What stands in a field with the spaces around it: a password.
    pub(crate) fn exact(&self, name: &str) -> &str {
        self.0.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value)
    }

    /// What stands in all fields of this name, such as boxes that are ticked.
    pub(crate) fn every<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.trim())
    }

    /// What distinguishes these fields, sent to this address, from all others.
    pub(crate) fn digest(&self, address: &str) -> String {
        let mut digest = Sha256::new();
        let texts = self.0.iter().flat_map(|(field, value)| [field.as_str(), value.as_str()]);
        for text in std::iter::once(address).chain(texts) {
            digest.update(text.len().to_be_bytes());
            digest.update(text);
        }
        hex(&digest.finalize()[..16])
    }

    /// What stands in a field, if anything does.
    pub(crate) fn given(&self, name: &str) -> Option<&str> {
        Some(self.text(name)).filter(|text| !text.is_empty())
    }

    /// A name in a field.
    ///
    /// # Errors
    /// When it is none.
    pub(crate) fn name(&self, field: &str, label: Message) -> Result<Name, Problem> {
        Name::new(self.text(field)).map_err(|problem| wrong(label, problem.message()))
    }

    /// The name of a tournament or a contest in a field.
    ///
    /// # Errors
    /// When it is none.
    pub(crate) fn title(&self, field: &str, label: Message) -> Result<Name, Problem> {
        Name::new(self.text(field)).map_err(|problem| match problem {
            NameProblem::Empty => wrong(label, Message::new("title-empty")),
            NameProblem::TooLong { .. } | NameProblem::ControlCharacter { .. } => {
                wrong(label, problem.message())
            }
        })
    }

    /// A name in a field that may be empty.
    ///
    /// # Errors
    /// When it is none.
    pub(crate) fn maybe_name(&self, field: &str, label: Message) -> Result<Option<Name>, Problem> {
        self.given(field).map(|_| self.name(field, label)).transpose()
    }

    /// A number in a field.
    ///
    /// # Errors
    /// When it is none.
    pub(crate) fn number(&self, field: &str, label: Message) -> Result<u32, Problem> {
        let text = self.text(field);
        text.parse().map_err(|_| wrong(label, Message::new("web-no-number").with("typed", text)))
    }
}

/// What is wrong with a field.
pub(crate) fn wrong(label: Message, why: Message) -> Problem {
    Problem::bad_field(Message::new("web-bad-field").with("field", label).with("why", why))
}

impl<T> Posted<T> {
    /// The hidden fields of the same form, for sending it once more.
    pub(crate) fn again(&self) -> Hidden {
        Hidden { token: self.by.token(), command: self.command.as_str().to_owned() }
    }
}

impl<T: Needed> FromRequest<App> for Posted<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let (mut parts, body) = request.into_parts();
        let by = desk::admitted(app, &mut parts, T::TASK).await?;
        let request = Request::from_parts(parts, body);
        let Form(fields): Form<Vec<(String, String)>> =
            Form::from_request(request, app).await.map_err(|rejection| problem(&rejection))?;
        let mut fields = Fields(fields);
        if fields.text("token") != by.token() {
            return Err(desk::closed(StatusCode::FORBIDDEN, Message::new("web-foreign-order")));
        }
        let command = fields.text("command").parse().map_err(|_| Problem::unreadable("command"))?;
        let seen = fields.given("seen").map(str::parse).transpose();
        let seen = seen.map_err(|_| Problem::unreadable("seen"))?.map(Version);
        fields.0.retain(|(name, _)| !matches!(name.as_str(), "token" | "command" | "seen"));
        Ok(Posted { task: PhantomData, by, command, seen, fields })
    }
}

/// What is wrong with a form that could not be read.
pub(crate) fn problem(rejection: &FormRejection) -> Problem {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let message = Message::new("web-too-large").with("bytes", LARGEST);
        return Problem::new(StatusCode::PAYLOAD_TOO_LARGE, message);
    }
    if matches!(rejection, FormRejection::InvalidFormContentType(_)) {
        return Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, Message::new("web-unreadable-form"));
    }
    Problem::unreadable(&rejection.body_text())
}

/// One of a list by its code.
pub(crate) fn coded<T: Copy>(
    all: &[T],
    code: fn(T) -> &'static str,
    text: &str,
    field: &str,
) -> Result<T, Problem> {
    all.iter().copied().find(|one| code(*one) == text).ok_or_else(|| Problem::unreadable(field))
}
