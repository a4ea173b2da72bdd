//! Addresses that are described where they are registered: those with a handler for several kinds, and what our own
//! pages of live matches ask and send. All others have `#[utoipa::path]` at their handler.

use axum::handler::Handler;
use axum::routing::MethodRouter;
use utoipa::ToSchema;
use utoipa::openapi::HttpMethod;
#[cfg(feature = "describe")]
use utoipa::openapi::{Ref, RefOr, Schema};

use super::addresses::Described;
use crate::app::App;
use crate::handler::{self, Answered};

/// Forms by their names.
#[cfg(feature = "describe")]
pub(crate) type Forms = Vec<(String, RefOr<Schema>)>;

/// The form of a type: the type that is written or read is the one that describes itself.
#[cfg(feature = "describe")]
pub(crate) type FormOf = fn(&mut Forms) -> RefOr<Schema>;

/// The form of this type by its name; it and everything that it is made of is noted.
#[cfg(feature = "describe")]
pub(crate) fn form<T: ToSchema>(forms: &mut Forms) -> RefOr<Schema> {
    T::schemas(forms);
    forms.push((T::name().into_owned(), T::schema()));
    Ref::from_schema_name(T::name()).into()
}

/// The form of a type, which is not asked for.
#[cfg(not(feature = "describe"))]
pub(crate) type FormOf = fn();

/// The form of this type, which is not asked for.
#[cfg(not(feature = "describe"))]
pub(crate) fn form<T: ToSchema>() {}

/// Who may ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum For {
    /// The public.
    All,
    /// The holder of the link.
    Link,
    /// A signed-in organiser.
    Desk,
}

/// What is answered when all is well.
#[derive(Clone, Copy)]
#[cfg_attr(not(feature = "describe"), expect(dead_code, reason = "only the description asks"))]
pub(super) enum Answer {
    /// Data.
    Data(FormOf),
    /// Server-sent events.
    Events,
}

/// One thing that can be asked.
#[cfg_attr(not(feature = "describe"), expect(dead_code, reason = "only the description asks"))]
pub(super) struct Entry {
    pub(super) tag: &'static str,
    pub(super) method: HttpMethod,
    pub(super) path: &'static str,
    pub(super) who: For,
    pub(super) about: &'static str,
    pub(super) body: Option<FormOf>,
    pub(super) answer: Answer,
}

/// Something that a live match shows.
pub(crate) fn get<H, T>(
    path: &'static str,
    who: For,
    answer: FormOf,
    about: &'static str,
    handler: H,
) -> Described
where
    H: Handler<T, App, Future = Answered>,
{
    let (method, answer) = (HttpMethod::Get, Answer::Data(answer));
    Entry { tag: "screens", method, path, who, about, body: None, answer }.answered_by(handler::get(handler))
}

/// Something that a live match sends.
pub(crate) fn post<H, T>(
    path: &'static str,
    who: For,
    body: Option<FormOf>,
    answer: FormOf,
    about: &'static str,
    handler: H,
) -> Described
where
    H: Handler<T, App, Future = Answered>,
{
    let (method, answer) = (HttpMethod::Post, Answer::Data(answer));
    Entry { tag: "screens", method, path, who, about, body, answer }.answered_by(handler::post(handler))
}

/// A stream of signals: that something has grown, never what.
pub(crate) fn stream<H, T>(path: &'static str, who: For, about: &'static str, handler: H) -> Described
where
    H: Handler<T, App, Future = Answered>,
{
    let (method, answer) = (HttpMethod::Get, Answer::Events);
    Entry { tag: "streams", method, path, who, about, body: None, answer }.answered_by(handler::get(handler))
}

impl Entry {
    /// The address with its description and its handler.
    fn answered_by(self, handler: MethodRouter<App>) -> Described {
        Described {
            path: self.path.to_owned(),
            handler,
            #[cfg(feature = "describe")]
            description: super::entry::describe(&self),
        }
    }
}
