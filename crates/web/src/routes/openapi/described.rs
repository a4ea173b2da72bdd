//! Addresses that are described where they are registered: those with a handler for several kinds, and what our own
//! pages of live matches ask and send. All others have `#[utoipa::path]` at their handler.

use axum::handler::Handler;
use axum::routing::MethodRouter;
use utoipa::ToSchema;
use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn, PathItem, Paths};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{
    Content, HttpMethod, OpenApi, Ref, RefOr, Required, Response, ResponseBuilder, Responses, Schema,
};
use utoipa_axum::router::UtoipaMethodRouter;

use crate::app::App;
use crate::handler::{self, Answered};

/// What streams of signals say.
const SIGNALS: &str = "server-sent events: `version` with the number of events so far, whenever it has grown; \
    `public` if something may not be seen any more, or was erased, although the number is the same; `alive` every ten \
    seconds; `closing` when the server ends. `Last-Event-ID` says what was heard last";

/// Forms by their names.
pub(crate) type Forms = Vec<(String, RefOr<Schema>)>;

/// The form of a type: the type that is written or read is the one that describes itself.
pub(crate) type FormOf = fn(&mut Forms) -> RefOr<Schema>;

/// The form of this type by its name; it and everything that it is made of is noted.
pub(crate) fn form<T: ToSchema>(forms: &mut Forms) -> RefOr<Schema> {
    T::schemas(forms);
    forms.push((T::name().into_owned(), T::schema()));
    Ref::from_schema_name(T::name()).into()
}

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
enum Answer {
    /// Data.
    Data(FormOf),
    /// Server-sent events.
    Events,
}

/// One thing that can be asked.
struct Entry {
    tag: &'static str,
    method: HttpMethod,
    path: &'static str,
    who: For,
    about: &'static str,
    body: Option<FormOf>,
    answer: Answer,
}

/// Something that a live match shows.
pub(crate) fn get<H, T>(
    path: &'static str,
    who: For,
    answer: FormOf,
    about: &'static str,
    handler: H,
) -> UtoipaMethodRouter<App>
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
) -> UtoipaMethodRouter<App>
where
    H: Handler<T, App, Future = Answered>,
{
    let (method, answer) = (HttpMethod::Post, Answer::Data(answer));
    Entry { tag: "screens", method, path, who, about, body, answer }.answered_by(handler::post(handler))
}

/// A stream of signals: that something has grown, never what.
pub(crate) fn stream<H, T>(
    path: &'static str,
    who: For,
    about: &'static str,
    handler: H,
) -> UtoipaMethodRouter<App>
where
    H: Handler<T, App, Future = Answered>,
{
    let (method, answer) = (HttpMethod::Get, Answer::Events);
    Entry { tag: "streams", method, path, who, about, body: None, answer }.answered_by(handler::get(handler))
}

impl Entry {
    /// The address with its description and its handler.
    fn answered_by(self, handler: MethodRouter<App>) -> UtoipaMethodRouter<App> {
        let (mut paths, mut forms) = (Paths::new(), Forms::new());
        let body = self.body.map(|form| {
            let content = Content::new(Some(form(&mut forms)));
            RequestBodyBuilder::new()
                .content("application/json", content)
                .required(Some(Required::True))
                .build()
        });
        let config = OperationBuilder::new()
            .tag(self.tag)
            .summary(Some(self.about))
            .operation_id(Some(name_of(&self)))
            .parameters(Some(parameters(self.path)))
            .responses(answers(&self, &mut forms))
            .request_body(body)
            .securities(
                (self.who == For::Desk).then(|| [SecurityRequirement::new("session", [] as [&str; 0])]),
            );
        paths.paths.insert(self.path.to_owned(), PathItem::new(self.method, config.build()));
        (forms, paths, handler)
    }
}

/// A name that no other operation has.
fn name_of(entry: &Entry) -> String {
    let verb = if entry.method == HttpMethod::Get { "get" } else { "post" };
    let words = entry.path.split('/').filter(|word| !matches!(*word, "" | "api"));
    std::iter::once(verb).chain(words.map(|word| word.trim_matches(['{', '}']))).collect::<Vec<_>>().join("_")
}

fn parameters(path: &str) -> Vec<Parameter> {
    let names = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameter = |name: &str| {
        let builder = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
        builder.required(Required::True).schema(Some(text())).build()
    };
    names.map(parameter).collect()
}

/// The form of a text.
pub(crate) fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::Type(Type::String))
}

/// A refusal.
fn describe(about: &str) -> Response {
    let content = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    ResponseBuilder::new().description(about).content("application/json", content).build()
}

/// Adds what the organiser's addresses answer to those who may not come in, wherever a session is asked for.
pub(crate) fn add_refusals_of_the_desk(all: &mut OpenApi) {
    for item in all.paths.paths.values_mut() {
        for config in [&mut item.get, &mut item.post].into_iter().flatten() {
            if config.security.is_none() {
                continue;
            }
            for (status, why) in
                [("401", "nobody has signed in"), ("403", "the role of the asker is not enough")]
            {
                config.responses.responses.entry(status.to_owned()).or_insert_with(|| describe(why).into());
            }
        }
    }
}

fn answers(entry: &Entry, forms: &mut Forms) -> Responses {
    let mut all = Responses::new();
    let done = match entry.answer {
        Answer::Data(form) => ResponseBuilder::new()
            .description("done; what is seen now")
            .content("application/json", Content::new(Some(form(forms)))),
        Answer::Events => ResponseBuilder::new()
            .description(SIGNALS)
            .content("text/event-stream", Content::new(Some(RefOr::T(Schema::Object(text().build()))))),
    };
    all.responses.insert("200".to_owned(), done.build().into());
    match entry.who {
        For::All => all.responses.insert("404".to_owned(), describe("there is nothing of this name").into()),
        For::Link => all.responses.insert("403".to_owned(), describe("the link does not hold").into()),
        // They are added for all organiser's addresses.
        For::Desk => None,
    };
    match entry.answer {
        Answer::Data(_) => {
            all.responses.insert("409".to_owned(), describe("a rule is against it").into());
        }
        Answer::Events => {
            all.responses.insert("429".to_owned(), describe("too many streams from this address").into());
            all.responses.insert("503".to_owned(), describe("too many streams, or the server closes").into());
        }
    }
    all
}
