//! Documents of a tournament of a contest: a list for organisers, each of them as a page and as a PDF.

use crate::handler::get;
use axum::http::HeaderMap;
use axum::response::Response;
use kolo_model::RoundNumber;
use kolo_print::Kind;
use kolo_print::sheets::{Asked, Held, Origin, Source, event_name};

use super::visit::{AtPlace, Visit};
use crate::links::Link;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::documents::{DocumentPage, DocumentsPage};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::time;
use crate::tournament::View;
use crate::tournament::documents::{Form, meant, parted, pdf, problem, public_pdf};

pub(super) fn routes() -> Routes {
    let desk =
        |at: AtPlace<of::LookOn>, headers: HeaderMap| async move { one(&at, View::Desk, &headers).await };
    let public = |at: Visit, headers: HeaderMap| async move { one(&at, View::Public, &headers).await };
    Routes::new()
        .route("/desk/c/{id}/{venue}/documents", get(list))
        .route("/desk/c/{id}/{venue}/documents/{kind}", get(desk))
        .route("/desk/c/{id}/{venue}/documents/{kind}/{what}", get(desk))
        .route("/c/{id}/{venue}/documents/{kind}", get(public))
        .route("/c/{id}/{venue}/documents/{kind}/{what}", get(public))
}

fn held(at: &Visit) -> Result<Held<'_>, Problem> {
    Ok(Held { contest: at.contest(), venue: at.venue_state()?, now: time::moment() })
}

async fn list(at: AtPlace<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Documents)?;
    pages::html(&DocumentsPage::new(&at.app, at.lang, shell, &[Source::Venue(held(&at)?)]))
}

/// What stands at the head of every document of a tournament; on one of a round that has a start time, that instead of the
/// day.
pub(super) fn origin(at: &Visit, round: Option<u32>) -> Result<Origin, Problem> {
    let held = held(at)?;
    let plan = &held.venue.plan;
    let start = round.and_then(RoundNumber::new).zip(at.play().ok());
    let start = start.and_then(|(round, play)| play.start_of(round)).map(|start| time::set(start.0, at.lang));
    let when = start.unwrap_or_else(|| plan.day.message().text(at.lang));
    let parts = [Some(when), plan.place.as_ref().map(ToString::to_string)];
    Ok(Origin {
        event: event_name(held),
        date: parts.into_iter().flatten().collect::<Vec<_>>().join(", "),
        version: Some(at.newest.version.0),
        lang: at.lang,
    })
}

async fn one(at: &Visit, view: View, headers: &HeaderMap) -> Result<Response, Problem> {
    let what = at.part("what").ok();
    let (kind, what, form) = parted(at.part("kind")?, what);
    let kind = Kind::of_code(kind).ok_or_else(Problem::not_found)?;
    let (round, matches) = meant(kind, what).ok_or_else(Problem::not_found)?;
    if view == View::Public && !kind.is_public() {
        return Err(Problem::not_found());
    }
    let link = Link::to(&at.app, headers, &format!("/c/{}/{}", at.id, at.venue()?)).link;
    let asked = Asked { kind, round, matches, link: &link };
    let source = Source::Venue(held(at)?);
    let of_round = round.or_else(|| source.latest().filter(|_| kind.is_of_round()));
    let document = source.document(&origin(at, of_round)?, asked).map_err(|none| problem(&none))?;
    match form {
        Form::Page => {
            let part = match view {
                View::Desk => Part::Documents,
                View::Public => Part::Overview,
            };
            let mut shell = at.shell(view, part)?;
            // What is being printed stays as it is.
            shell.follow = String::new();
            pages::html(&DocumentPage::new(&at.app, at.lang, view, shell, document, kind, what))
        }
        Form::Pdf => {
            let what = what.map(|what| format!("-{what}")).unwrap_or_default();
            let name = format!("{}-{}-{}{what}.pdf", at.id, at.venue()?, kind.code());
            match view {
                View::Desk => pdf(document, &name).await,
                View::Public => {
                    public_pdf(&at.app, (at.sheet("pdf"), &at.newest.state), &link, document, &name).await
                }
            }
        }
    }
}
