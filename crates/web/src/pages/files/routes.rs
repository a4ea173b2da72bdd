//! A whole tournament as one file, out and in: the sealed lines of its log, as `kolo log export` writes them.

use crate::handler::{erased, get};
use axum::Extension;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_desk::StreamKind;
use kolo_messages::{Lang, Message};
use kolo_store::{EventLog, ImportError, StoredEvent, StreamId, Version, WholeStream};

use crate::app::App;
use crate::desk::By;
use crate::form::{Hidden, Posted};
use crate::pages;
use crate::pages::files::page::{FilePage, Known};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::site::{Place, SiteAct};
use crate::subject::{InvalidEvent, Subject};
use crate::tasks::of;
use crate::tournament::Tournament;
use crate::tournament::new::routes::slug;
use crate::tournament::visit::AtDesk;

/// Bytes of a file that is read: more than the longest tournament has.
const LARGEST: usize = 32 * 1024 * 1024;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/file", get(of_tournament))
        .route("/desk/new/file", get(form).post(erased(read)).layer(DefaultBodyLimit::max(LARGEST)))
}

async fn of_tournament(at: AtDesk<of::KeepData>) -> Result<Response, Problem> {
    let stream = StreamKind::Tournament.stream(&at.id).ok_or_else(Problem::not_found)?;
    let mut lines = Vec::new();
    kolo_store::export(&at.app.store, &stream, &mut lines).await.map_err(Problem::internal)?;
    let named = HeaderValue::from_str(&format!("attachment; filename=\"{}.jsonl\"", at.id));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl")),
        (header::CONTENT_DISPOSITION, named.map_err(Problem::internal)?),
    ];
    Ok((headers, lines).into_response())
}

async fn form(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    by: By<of::CreateTournament>,
) -> Result<Response, Problem> {
    pages::html(&FilePage::new(&app, lang, Hidden::new(&by)?))
}

/// A tournament that a file holds, checked from the first line to the last.
struct Held {
    whole: WholeStream,
    /// What it is called.
    name: String,
}

/// Makes a tournament of a file. Nothing is written unless all of it can be.
async fn read(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    posted: Posted<of::CreateTournament>,
) -> Result<Response, Problem> {
    let again = |status: StatusCode, trouble: Message, known: Option<Known>| {
        let page = FilePage::new(&app, lang, Hidden::new(&posted.by)?);
        let text = posted.fields.text("file").to_owned();
        let mut response = pages::html(&page.again(text, trouble.text(lang), known))?;
        *response.status_mut() = status;
        Ok(response)
    };
    let held = match held(posted.fields.text("file"), lang).await {
        Ok(held) => held,
        Err(trouble) => return again(StatusCode::UNPROCESSABLE_ENTITY, trouble, None),
    };
    if posted.fields.given("copy").is_none()
        && let Some(name) = known(&app, &held).await?
    {
        let trouble = Message::new("hall-file-known").with("name", held.name.as_str());
        let known = Known { name: held.name, href: format!("/desk/t/{name}") };
        return again(StatusCode::CONFLICT, trouble, Some(known));
    }
    let (name, stream) = free_name(&app, &held).await?;
    let whole = WholeStream::new(stream.clone(), held.whole.events().to_vec());
    let whole = whole.map_err(|not_whole| Problem::internal(format!("{stream}: {not_whole:?}")))?;
    app.store.insert_stream(whole).await?;
    // A room that was asked for before knows only that there was nothing.
    app.tournaments.room(&stream).await?.fresh().await?;
    // Who brings a tournament is responsible for it.
    app.order_people(posted.by.giver(), SiteAct::Found(Place::Tournament(name.clone()))).await?;
    Ok(Redirect::to(&format!("/desk/t/{name}")).into_response())
}

/// What a file holds.
///
/// # Errors
/// What is wrong with it, in which line.
async fn held(text: &str, lang: Lang) -> Result<Held, Message> {
    // Forms end lines in their own way and lose the last end.
    let text = format!("{}\n", text.replace("\r\n", "\n"));
    let file = Message::new("hall-file-word").text(lang);
    let whole = kolo_store::read_exported(&file, &mut text.as_bytes()).await;
    let refused = |error: ImportError| Message::new("hall-file-refused").with("problem", error.message());
    let whole = whole.map_err(refused)?;
    let damaged = |why: InvalidEvent| Message::new("hall-file-damaged").with("detail", why.to_string());
    let other_kind = || Message::new("hall-file-other-kind");
    // The command line names streams as it likes.
    if !matches!(StreamKind::of(whole.stream()), Some(StreamKind::Tournament) | None) {
        return Err(other_kind());
    }
    let tournament = replayed(whole.events()).map_err(damaged)?;
    let state = tournament.ledger.state().ok_or_else(other_kind)?;
    // A file that holds together can still say what no form would take, such as a thousand million rounds.
    for record in tournament.ledger.records() {
        if let Some(settings) = record.event.settings() {
            settings
                .check()
                .map_err(|refusal| Message::new("hall-file-refused").with("problem", refusal.why()))?;
        }
    }
    let name = state.settings().name.to_string();
    Ok(Held { whole, name })
}

fn replayed(events: &[StoredEvent]) -> Result<Tournament, InvalidEvent> {
    let mut tournament = Tournament::empty();
    tournament.apply_all(&Tournament::read_all(events)?)?;
    Ok(tournament)
}

/// The name of a tournament here that began with the same event.
async fn known(app: &App, held: &Held) -> Result<Option<String>, Problem> {
    let Some(first) = held.whole.events().first() else { return Ok(None) };
    for info in app.store.list().await? {
        let Some(name) = StreamKind::Tournament.name_of(&info.stream) else { continue };
        let here = app.store.read(&info.stream, Version::NONE, 1).await?;
        if here.first().is_some_and(|here| (&here.command, here.at) == (&first.command, first.at)) {
            return Ok(Some(name.to_owned()));
        }
    }
    Ok(None)
}

/// The name that the file says, or else the tournament's own with a number behind it, whichever is free.
async fn free_name(app: &App, held: &Held) -> Result<(String, StreamId), Problem> {
    let kind = StreamKind::Tournament;
    let before = kind.name_of(held.whole.stream()).map(str::to_owned);
    let base = slug(&held.name);
    let numbered = (2_u32..).map(|number| format!("{base}-{number}"));
    for name in before.into_iter().chain([base.clone()]).chain(numbered) {
        let stream = kind.stream(&name).ok_or_else(Problem::not_found)?;
        if name != "new" && app.store.version(&stream).await? == Version::NONE {
            return Ok((name, stream));
        }
    }
    Err(Problem::not_found())
}
