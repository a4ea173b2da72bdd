//! Documents of a tournament of stages: a list at the desk, each of them as a page and as a PDF. Names are those of the
//! visit: whole at the desk, as everybody may see them elsewhere.

use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use kolo_print::Kind;
use kolo_print::sheets::{Alone, Asked, Origin, Source};

use super::visit::{AtCup, Visit};
use crate::links::Link;
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::day::View;
use crate::pages::documents::{DocumentPage, DocumentsPage};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::day::documents::{Form, meant, parted, pdf, problem, public_pdf};
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    let desk =
        |at: AtCup<of::LookOn>, headers: HeaderMap| async move { one(&at, View::Desk, &headers).await };
    let public = |at: Visit, headers: HeaderMap| async move { one(&at, View::Public, &headers).await };
    Routes::new()
        .route("/desk/s/{id}/documents", get(list))
        .route("/desk/s/{id}/documents/{kind}", get(desk))
        .route("/desk/s/{id}/documents/{kind}/{what}", get(desk))
        .route("/s/{id}/documents/{kind}", get(public))
        .route("/s/{id}/documents/{kind}/{what}", get(public))
}

async fn list(at: AtCup<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Documents);
    pages::html(&DocumentsPage::new(&at.app, at.lang, shell, Source::Alone(Alone::of(&at.cup))))
}

/// What stands at the head of every document of a tournament.
pub(super) fn origin(at: &Visit) -> Origin {
    Origin {
        event: at.cup.setup().name.to_string(),
        date: String::new(),
        version: Some(at.newest.version.0),
        lang: at.lang,
    }
}

async fn one(at: &Visit, view: View, headers: &HeaderMap) -> Result<Response, Problem> {
    let (kind, what, form) = parted(at.part("kind")?, at.part("what").ok());
    let kind = Kind::of_code(kind).ok_or_else(Problem::not_found)?;
    let (round, matches) = meant(kind, what).ok_or_else(Problem::not_found)?;
    if view == View::Public && !kind.is_public() {
        return Err(Problem::not_found());
    }
    let link = Link::to(&at.app, headers, &format!("/s/{}", at.id)).link;
    let asked = Asked { kind, round, matches, link: &link };
    let source = Source::Alone(Alone::of(&at.cup));
    let document = source.document(&origin(at), asked).map_err(|none| problem(&none))?;
    match form {
        Form::Page => {
            let part = match view {
                View::Desk => Part::Documents,
                View::Public => Part::Overview,
            };
            let mut shell = at.shell(view, part);
            // What is being printed stays as it is.
            shell.follow = String::new();
            pages::html(&DocumentPage::new(&at.app, at.lang, view, shell, document, kind, what))
        }
        Form::Pdf => {
            let what = what.map(|what| format!("-{what}")).unwrap_or_default();
            let name = format!("{}-{}{what}.pdf", at.id, kind.code());
            match view {
                View::Desk => pdf(document, &name).await,
                View::Public => {
                    public_pdf(&at.app, (at.sheet("pdf"), &at.newest.state), &link, document, &name).await
                }
            }
        }
    }
}
