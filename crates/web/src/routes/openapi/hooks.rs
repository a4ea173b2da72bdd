//! The messages of webhooks: what is sent to whom, by its kind.

use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn, PathItem, Paths};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, SchemaType, Type};
use utoipa::openapi::{Content, HttpMethod, OpenApi, RefOr, Required, ResponseBuilder, Responses, Schema};

use super::described::{FormOf, Forms, form};
use super::entry::text;
use crate::webhooks::payload::{
    DecisionPayload, DrawPayload, DuelPayload, MatchesPayload, ResultPayload, RoundPayload, StepPayload,
    TeamMatchPayload, TestPayload, TiePayload, ViewPayload, WithdrawalPayload,
};

/// Whose messages: the field that names it, and what is sent about it.
struct Source {
    field: &'static str,
    kinds: &'static [(&'static str, FormOf, &'static str)],
}

const SOURCES: [Source; 2] = [
    Source {
        field: "tournament",
        kinds: &[
            ("round.published", form::<RoundPayload>, "A round hangs on the wall."),
            ("round.amended", form::<RoundPayload>, "A published round was changed."),
            ("round.revoked", form::<RoundPayload>, "A published round was taken back."),
            ("draw.published", form::<DrawPayload>, "A knockout or groups are published."),
            ("draw.amended", form::<ViewPayload>, "Two were exchanged in a published draw."),
            ("draw.revoked", form::<ViewPayload>, "A published draw was unpublished."),
            ("matches.opened", form::<MatchesPayload>, "Both sides of these matches are known."),
            ("result.entered", form::<ResultPayload>, "A result counts."),
            ("result.corrected", form::<ResultPayload>, "A result counts differently."),
            ("sides.corrected", form::<ResultPayload>, "A game was played the other way round."),
            ("player.withdrawn", form::<WithdrawalPayload>, "A player of a knockout or of groups has left."),
            ("tie.open", form::<TiePayload>, "Players of a group share places."),
            ("tie.decided", form::<DecisionPayload>, "The order of tied players is decided."),
            ("tournament.finished", form::<ViewPayload>, "The end."),
            ("tournament.reopened", form::<ViewPayload>, "The end was taken back."),
            ("step.undone", form::<StepPayload>, "One of these was undone at the desk."),
            ("step.redone", form::<StepPayload>, "One of these holds again."),
            ("test", form::<TestPayload>, "An organiser tries the webhook out."),
        ],
    },
    Source {
        field: "contest",
        kinds: &[
            ("draw.published", form::<DrawPayload>, "Groups are drawn and play starts."),
            ("round.published", form::<RoundPayload>, "A round of a Swiss is drawn."),
            ("round.revoked", form::<RoundPayload>, "A round of a Swiss was taken back."),
            ("result.entered", form::<TeamMatchPayload>, "A result counts."),
            ("result.corrected", form::<TeamMatchPayload>, "A result counts differently."),
            ("result.revoked", form::<TeamMatchPayload>, "A result does not count: others play the match."),
            ("tie.open", form::<TiePayload>, "Teams share places until something decides between them."),
            ("tie.played", form::<DuelPayload>, "A duel was played to decide between equals."),
            ("tie.decided", form::<DecisionPayload>, "The order of equals is decided."),
            ("tournament.finished", form::<ViewPayload>, "The end of a tournament."),
            ("tournament.reopened", form::<ViewPayload>, "The end was taken back."),
            ("step.undone", form::<StepPayload>, "One of these was undone at the desk."),
            ("step.redone", form::<StepPayload>, "One of these holds again."),
            ("test", form::<TestPayload>, "An organiser tries the webhook out."),
        ],
    },
];

/// Adds them to the description, each under the name of its source and its kind: `tournament/result.entered`.
pub(crate) fn describe(all: &mut OpenApi) {
    let (mut hooks, mut forms) = (Paths::new(), Forms::new());
    for Source { field, kinds } in SOURCES {
        for (kind, data, about) in kinds {
            let message = message(field, kind, data(&mut forms));
            let body = RequestBodyBuilder::new()
                .content("application/json", Content::new(Some(RefOr::T(Schema::Object(message.build())))))
                .required(Some(Required::True));
            let config = OperationBuilder::new()
                .tag("webhooks")
                .summary(Some(*about))
                .operation_id(Some(format!("{field}.{kind}")))
                .parameters(Some(headers()))
                .request_body(Some(body.build()))
                .responses(answers());
            hooks.paths.insert(format!("{field}/{kind}"), PathItem::new(HttpMethod::Post, config.build()));
        }
    }
    all.webhooks = Some(hooks);
    all.components.get_or_insert_default().schemas.extend(forms);
}

/// A message: which it is, of what, and what it says.
fn message(field: &str, kind: &str, data: RefOr<Schema>) -> ObjectBuilder {
    let number = || {
        let number = ObjectBuilder::new().schema_type(SchemaType::Type(Type::Integer));
        number.format(Some(SchemaFormat::KnownFormat(KnownFormat::Int64)))
    };
    let named = |about: &str| text().description(Some(about));
    [
        ("id", RefOr::from(named("the same however often it is sent"))),
        ("kind", text().enum_values(Some([kind])).into()),
        (field, named("its name in addresses").into()),
        ("version", number().description(Some("the version of the log right after it")).into()),
        ("at", number().description(Some("when it happened, in milliseconds since 1970")).into()),
        ("data", data),
    ]
    .into_iter()
    .fold(ObjectBuilder::new(), |object, (name, form)| object.property(name, form).required(name))
}

fn headers() -> Vec<Parameter> {
    let header = |name: &str, about: &str| {
        let builder = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Header);
        builder.required(Required::True).description(Some(about)).schema(Some(text())).build()
    };
    vec![
        header("kolo-delivery", "the same however often it is sent"),
        header("kolo-event", "the kind"),
        header("kolo-attempt", "how often it was sent, this time included"),
        header(
            "kolo-signature",
            "`t=MILLISECONDS,v1=HEX`: HMAC-SHA256 with the secret over the milliseconds, a dot and the body",
        ),
    ]
}

fn answers() -> Responses {
    let mut all = Responses::new();
    let taken =
        ResponseBuilder::new().description("taken; any other answer is a failure, and it is sent again");
    all.responses.insert("2XX".to_owned(), taken.build().into());
    all
}
