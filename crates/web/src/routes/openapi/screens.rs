//! Matches on screens, seats, clocks and the prover: what our own pages ask and send.

use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn, PathItem, Paths};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{
    Content, HttpMethod, Info, OpenApi, Ref, RefOr, Required, Response, ResponseBuilder, Responses, Schema,
};

/// Who may ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum For {
    /// Everybody.
    All,
    /// Whoever has the link.
    Link,
    /// Whoever sits at the desk.
    Desk,
}

use For::{All, Desk, Link};

/// What can be asked: how, where, who may, and what for.
const OPERATIONS: [(&str, &str, For, &str); 18] = [
    ("GET", "/api/live/{name}", All, "A match on screens as it looks now."),
    ("GET", "/api/seat/{key}", Link, "A match as a player at a board sees it."),
    (
        "POST",
        "/api/seat/{key}",
        Link,
        "An act of a player: `id` names the request, `act` says what, with its fields.",
    ),
    (
        "POST",
        "/api/seat/{key}/echo",
        Link,
        "A number of the stream of events, sent back to measure the line.",
    ),
    ("GET", "/api/clock/{name}", All, "A clock of the hall as it stands now."),
    (
        "POST",
        "/api/clock/{name}",
        Link,
        "An act of whoever has the link of a clock, whose key stands for the name.",
    ),
    ("POST", "/api/desk/clock", Desk, "A new clock."),
    ("POST", "/api/desk/clock/{name}", Desk, "An act of the arbiter on a clock."),
    ("POST", "/api/desk/clock/{name}/link", Desk, "A new link for a clock."),
    ("POST", "/api/desk/contest", Desk, "Takes a match of the contest to the screens."),
    ("POST", "/api/desk/position", Desk, "Reads a position that was pasted."),
    ("POST", "/api/desk/prove", Desk, "Asks the prover about a position."),
    ("GET", "/api/desk/live/{name}", Desk, "A match as the arbiter sees it, with its seats and its slip."),
    ("POST", "/api/desk/live/{name}", Desk, "An act of the arbiter on a match."),
    ("POST", "/api/desk/show", Desk, "Shows a forced win on a board."),
    ("POST", "/api/desk/live", Desk, "A new match on screens."),
    ("POST", "/api/desk/key", Desk, "A new one-time key for the desk."),
    ("POST", "/api/desk/leave", Desk, "Ends the session."),
];

/// The description of them all.
pub(super) fn described() -> OpenApi {
    let mut paths = Paths::new();
    for (method, path, who, about) in OPERATIONS {
        let method = if method == "GET" { HttpMethod::Get } else { HttpMethod::Post };
        let operation = OperationBuilder::new()
            .tag("screens")
            .summary(Some(about))
            .operation_id(Some(name_of(&method, path)))
            .parameters(Some(parameters(path)))
            .responses(answers(who))
            .request_body((method == HttpMethod::Post).then(|| {
                let body = RequestBodyBuilder::new().content("application/json", object());
                body.required(Some(Required::True)).build()
            }))
            .securities((who == Desk).then(|| [SecurityRequirement::new("session", [] as [&str; 0])]));
        let item = PathItem::new(method, operation.build());
        let mut one = Paths::new();
        one.paths.insert(path.to_owned(), item);
        paths.merge(one);
    }
    OpenApi::new(Info::new("", ""), paths)
}

/// A name that no other operation has.
fn name_of(method: &HttpMethod, path: &str) -> String {
    let verb = if *method == HttpMethod::Get { "get" } else { "post" };
    let words = path.split('/').skip(2).map(|word| word.trim_matches(['{', '}']));
    std::iter::once(verb).chain(words).collect::<Vec<_>>().join("_")
}

fn parameters(path: &str) -> Vec<Parameter> {
    let names = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let text = || ObjectBuilder::new().schema_type(SchemaType::Type(Type::String));
    let parameter = |name: &str| {
        let builder = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
        builder.required(Required::True).schema(Some(text())).build()
    };
    names.map(parameter).collect()
}

fn object() -> Content {
    let object = ObjectBuilder::new().schema_type(SchemaType::Type(Type::Object));
    Content::new(Some(RefOr::T(Schema::Object(object.build()))))
}

fn answers(who: For) -> Responses {
    let told = |about: &str| -> Response {
        let content = Content::new(Some(Ref::from_schema_name("Told")));
        ResponseBuilder::new().description(about).content("application/json", content).build()
    };
    let mut all = Responses::new();
    let done =
        ResponseBuilder::new().description("done; what is seen now").content("application/json", object());
    all.responses.insert("200".to_owned(), done.build().into());
    let refused = match who {
        All => ("404", "there is nothing of this name"),
        Link => ("403", "the link does not hold"),
        Desk => ("401", "nobody has signed in"),
    };
    all.responses.insert(refused.0.to_owned(), told(refused.1).into());
    all.responses.insert("409".to_owned(), told("a rule is against it").into());
    all
}
