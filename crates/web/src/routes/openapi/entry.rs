//! The description of an address that is registered with it.

use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{
    Content, HttpMethod, OpenApi, Ref, RefOr, Required, Response, ResponseBuilder, Responses, Schema,
};

use super::addresses::Description;
use super::described::{Answer, Entry, For, Forms};

/// What streams of signals say.
const SIGNALS: &str = "server-sent events: `version` with the number of events so far, whenever it has grown; \
    `public` if something may not be seen any more, or was erased, although the number is the same; `alive` every ten \
    seconds; `closing` when the server ends. `Last-Event-ID` says what was heard last";

/// What is said of an address.
pub(super) fn describe(entry: &Entry) -> Description {
    let mut forms = Forms::new();
    let body = entry.body.map(|form| {
        let content = Content::new(Some(form(&mut forms)));
        RequestBodyBuilder::new().content("application/json", content).required(Some(Required::True)).build()
    });
    let operation = OperationBuilder::new()
        .tag(entry.tag)
        .summary(Some(entry.about))
        .operation_id(Some(name_of(entry)))
        .parameters(Some(parameters(entry.path)))
        .responses(answers(entry, &mut forms))
        .request_body(body)
        .securities((entry.who == For::Desk).then(|| [SecurityRequirement::new("session", [] as [&str; 0])]));
    Description { item: PathItem::new(entry.method.clone(), operation.build()), forms }
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
pub(super) fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::Type(Type::String))
}

/// A refusal.
fn refusal(about: &str) -> Response {
    let content = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    ResponseBuilder::new().description(about).content("application/json", content).build()
}

/// Adds what the organiser's addresses answer to those who may not come in, wherever a session is asked for.
pub(super) fn add_refusals_of_the_desk(all: &mut OpenApi) {
    for item in all.paths.paths.values_mut() {
        for config in [&mut item.get, &mut item.post].into_iter().flatten() {
            if config.security.is_none() {
                continue;
            }
            for (status, why) in
                [("401", "nobody has signed in"), ("403", "the role of the asker is not enough")]
            {
                config.responses.responses.entry(status.to_owned()).or_insert_with(|| refusal(why).into());
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
        For::All => all.responses.insert("404".to_owned(), refusal("there is nothing of this name").into()),
        For::Link => all.responses.insert("403".to_owned(), refusal("the link does not hold").into()),
        // They are added for all organiser's addresses.
        For::Desk => None,
    };
    match entry.answer {
        Answer::Data(_) => {
            all.responses.insert("409".to_owned(), refusal("a rule is against it").into());
        }
        Answer::Events => {
            all.responses.insert("429".to_owned(), refusal("too many streams from this address").into());
            all.responses.insert("503".to_owned(), refusal("too many streams, or the server closes").into());
        }
    }
    all
}
