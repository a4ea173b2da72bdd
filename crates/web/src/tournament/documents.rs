//! Documents of a tournament: a list for organisers, each of them as a page and as a PDF.

use std::sync::{Arc, LazyLock};

use crate::handler::get;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Bytes;
use kolo_model::RoundNumber;
use kolo_print::sheets::{Asked, Matches, NoDocument, Origin, Source};
use kolo_print::{Document, Kind};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::links::Link;
use crate::page_cache::Sheet;
use crate::pages;
use crate::pages::documents::{DocumentPage, DocumentsPage};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::theme::Theme;
use crate::time;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    let desk =
        |at: AtDesk<of::LookOn>, headers: HeaderMap| async move { one(&at, View::Desk, &headers).await };
    let public = |at: Visit, headers: HeaderMap| async move { one(&at, View::Public, &headers).await };
    Routes::new()
        .route("/desk/t/{id}/documents", get(list))
        .route("/desk/t/{id}/documents/{kind}", get(desk))
        .route("/desk/t/{id}/documents/{kind}/{round}", get(desk))
        .route("/t/{id}/documents/{kind}", get(public))
        .route("/t/{id}/documents/{kind}/{round}", get(public))
}

async fn list(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Documents)?;
    pages::html(&DocumentsPage::new(&at.app, at.lang, shell, &Source::all_of(at.state()?)))
}

/// In which form a document is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Page,
    Pdf,
}

/// The parts of an address without the ending of a PDF: `pairings`, `pairings.pdf`, `pairings/3` or `pairings/3.pdf`.
pub(crate) fn parted<'a>(kind: &'a str, rest: Option<&'a str>) -> (&'a str, Option<&'a str>, Form) {
    match (rest, rest.unwrap_or(kind).strip_suffix(".pdf")) {
        (None, Some(kind)) => (kind, None, Form::Pdf),
        (None, None) => (kind, None, Form::Page),
        (Some(_), Some(rest)) => (kind, Some(rest), Form::Pdf),
        (Some(rest), None) => (kind, Some(rest), Form::Page),
    }
}

/// Of what a document of a contest or of stages is: a round of a Swiss by its number, `all` matches, or one by its name.
pub(crate) fn meant(kind: Kind, what: Option<&str>) -> Option<(Option<u32>, Matches<'_>)> {
    match what {
        None => Some((None, Matches::Usual)),
        Some(_) if !kind.is_of_round() => None,
        Some("all") => Some((None, Matches::All)),
        Some(what) => match what.parse() {
            Ok(round) => Some((Some(round), Matches::Usual)),
            Err(_) => Some((None, Matches::One(what))),
        },
    }
}

async fn one(at: &Visit, view: View, headers: &HeaderMap) -> Result<Response, Problem> {
    let rest = Some(at.word("round")).filter(|rest| !rest.is_empty());
    let (kind, what, form) = parted(at.word("kind"), rest);
    let kind = Kind::of_code(kind).ok_or_else(Problem::not_found)?;
    // Documents of rounds that were played before a plan say so.
    let (source, round, matches) = if what == Some("rounds") {
        (Source::Log(at.state()?), None, Matches::Usual)
    } else {
        let (round, matches) = meant(kind, what).ok_or_else(Problem::not_found)?;
        (Source::of_tournament(at.state()?, round), round, matches)
    };
    let of_rounds = !source.is_of_stages() && at.state()?.settings().system.is_some();
    if of_rounds && matches != Matches::Usual {
        return Err(Problem::not_found());
    }
    let round = match (view, of_rounds && kind.is_of_round()) {
        // A round that is asked for where there are none is refused as such.
        (_, false) => round,
        (View::Desk, true) => round.or(source.latest()),
        // A draft is for organisers only.
        (View::Public, true) => {
            let rounds = u32::try_from(source.rounds()).unwrap_or(u32::MAX);
            let round = round.unwrap_or(rounds);
            Some(round)
                .filter(|round| (1..=rounds).contains(round))
                .map(Some)
                .ok_or_else(Problem::not_found)?
        }
    };
    if view == View::Public && !kind.is_public() {
        return Err(Problem::not_found());
    }
    let link = Link::to(&at.app, headers, &format!("/t/{}", at.id)).link;
    let origin = Origin {
        event: at.state()?.settings().name.to_string(),
        date: starts(at, round)?,
        version: Some(at.newest.version.0),
        lang: at.lang,
    };
    let document = source
        .document(&origin, Asked { kind, round, matches, link: &link })
        .map_err(|none| problem(&none))?;
    match form {
        Form::Page => {
            let part = match view {
                View::Desk => Part::Documents,
                View::Public => Part::Round,
            };
            let mut shell = at.shell(view, part)?;
            // What is being printed stays as it is.
            shell.follow = String::new();
            let what = round.map(|round| round.to_string()).or(what.map(str::to_owned));
            pages::html(&DocumentPage::new(&at.app, at.lang, view, shell, document, kind, what.as_deref()))
        }
        Form::Pdf => {
            let what = round.map(|round| round.to_string()).or(what.map(str::to_owned));
            let what = what.map(|what| format!("-{what}")).unwrap_or_default();
            let name = format!("{}-{}{what}.pdf", at.id, kind.code());
            match view {
                View::Desk => pdf(document, &name).await,
                View::Public => {
                    let of = (at.sheet("pdf".into()), &at.newest.state);
                    public_pdf(&at.app, of, &link, document, &name).await
                }
            }
        }
    }
}

/// When a round starts, if that is set.
fn starts(at: &Visit, round: Option<u32>) -> Result<String, Problem> {
    let state = at.state()?;
    let start = round.and_then(RoundNumber::new).and_then(|round| state.start_of(round));
    Ok(start.map(|start| time::set(start.0, at.lang)).unwrap_or_default())
}

pub(crate) fn problem(none: &NoDocument) -> Problem {
    match none {
        NoDocument::NoRound { .. } | NoDocument::NoSuchMatch(_) | NoDocument::NotHere => {
            Problem::new(axum::http::StatusCode::NOT_FOUND, none.message())
        }
        NoDocument::NoTable(_)
        | NoDocument::TooWide { .. }
        | NoDocument::NoMatches
        | NoDocument::NoOpenMatches => Problem::bad_field(none.message()),
    }
}

/// So many files are made at once for organisers; one more request waits.
static AT_DESK: LazyLock<Arc<Semaphore>> = LazyLock::new(|| Arc::new(Semaphore::new(2)));

/// The press of the public, so that no visitor keeps organisers from printing.
static FOR_PUBLIC: LazyLock<Arc<Semaphore>> = LazyLock::new(|| Arc::new(Semaphore::new(1)));

/// Makes something on a press. A client that goes away meanwhile does not stop the work, so the press is free only
/// after it.
async fn pressed<T: Send + 'static>(
    presses: &Arc<Semaphore>,
    make: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    let press = Arc::clone(presses).acquire_owned().await.map_err(Problem::internal)?;
    let work = move || {
        let done = make();
        drop(press);
        done
    };
    tokio::task::spawn_blocking(work).await.map_err(Problem::internal)
}

/// A document as a file, for organisers.
pub(crate) async fn pdf(document: Document, name: &str) -> Result<Response, Problem> {
    let bytes = pressed(&AT_DESK, move || document.pdf()).await?.map_err(Problem::internal)?;
    file(bytes.into(), name)
}

/// The same for the public: made once for a state, a language and the link that is printed on it, which follows from
/// the address that was asked.
pub(crate) async fn public_pdf<S: Send + Sync + 'static>(
    app: &App,
    (sheet, of): (Sheet, &Arc<S>),
    link: &str,
    document: Document,
    name: &str,
) -> Result<Response, Problem> {
    let sheet = Sheet { part: format!("{name} {link}").into(), theme: Theme::default(), ..sheet };
    let make = async {
        let made = pressed(&FOR_PUBLIC, move || document.pdf()).await?.map_err(Problem::internal)?;
        Ok(Bytes::from(made))
    };
    file(app.kept.bytes(sheet, of, make).await?, name)
}

fn file(bytes: Bytes, name: &str) -> Result<Response, Problem> {
    let name = HeaderValue::from_str(&format!("inline; filename=\"{name}\"")).map_err(Problem::internal)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, bytes).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_kind_round_and_form() {
        let read = |kind: &str, rest: Option<&str>| {
            let (kind, what, form) = parted(kind, rest);
            let kind = Kind::of_code(kind)?;
            let (round, matches) = meant(kind, what)?;
            // One match by its name is looked for in the plan; in rounds there is none.
            (matches == Matches::Usual).then_some((kind, round, form))
        };
        assert_eq!(read("pairings", None), Some((Kind::Pairings, None, Form::Page)));
        assert_eq!(read("pairings.pdf", None), Some((Kind::Pairings, None, Form::Pdf)));
        assert_eq!(read("slips", Some("3")), Some((Kind::Slips, Some(3), Form::Page)));
        assert_eq!(read("match-sheets", Some("3.pdf")), Some((Kind::MatchSheets, Some(3), Form::Pdf)));
        for (kind, round) in [
            ("standings", Some("3")),
            ("secrets", None),
            ("pairings", Some("x")),
            ("pairings.pdf", Some("3")),
            ("pairings", Some(".pdf")),
            ("pairings", Some("99999999999")),
        ] {
            assert_eq!(read(kind, round), None, "{kind} {round:?}");
        }
    }

    #[tokio::test]
    async fn a_press_is_busy_until_the_work_is_done_although_nobody_waits_for_it() {
        let presses = Arc::new(Semaphore::new(1));
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let (go_on, may_go_on) = std::sync::mpsc::channel::<()>();
        let of = Arc::clone(&presses);
        let asks = tokio::spawn(async move {
            let make = move || {
                begun.send(()).expect("the test listens");
                may_go_on.recv().expect("it goes on");
            };
            pressed(&of, make).await
        });
        has_begun.await.expect("the work has begun");
        asks.abort();
        assert!(asks.await.expect_err("it was given up").is_cancelled());
        assert_eq!(presses.available_permits(), 0, "the work goes on");
        go_on.send(()).expect("it waits");
        let free = presses.acquire().await.expect("it is free after the work");
        drop(free);
    }

    #[test]
    fn addresses_name_a_round_all_matches_or_one() {
        assert_eq!(meant(Kind::Pairings, None), Some((None, Matches::Usual)));
        assert_eq!(meant(Kind::Pairings, Some("3")), Some((Some(3), Matches::Usual)));
        assert_eq!(meant(Kind::Slips, Some("all")), Some((None, Matches::All)));
        assert_eq!(meant(Kind::MatchSheets, Some("A.1.2")), Some((None, Matches::One("A.1.2"))));
        assert_eq!(meant(Kind::Standings, Some("3")), None);
    }
}
