//! The same views as data for programs: `{"version": …, "view": …}`, in the language that is asked for.
//!
//! Every handler has its description beside it, with its address.

use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_desk::StreamKind;
use kolo_messages::Lang;
use kolo_views::entries::Entries;
use kolo_views::explained::Reason;
use kolo_views::log::LogStep;
use kolo_views::overview::Overview;
use kolo_views::round::{NameLine, Round};
use kolo_views::table::{Derivation, Table};
use kolo_views::waiting::Waiting;
use kolo_views::wall_chart::{SquareTable, WallChart};
use kolo_views::{explained, log, waiting};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::attendee_access::{Screen, ScreenName};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::rooms::{self, Audience};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::Tournament;
use crate::tournament::visit::{AtDesk, Visit};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(tournaments))
        .routes(routes!(overview))
        .routes(routes!(entries))
        .routes(routes!(round))
        .routes(routes!(names))
        .routes(routes!(table))
        .routes(routes!(derivation))
        .routes(routes!(chart))
        .routes(routes!(square))
        .routes(routes!(screen))
        .routes(routes!(draft))
        .routes(routes!(waiting_for))
        .routes(routes!(steps))
}

/// How many tournaments the list shows, those with the latest events.
const LISTED: usize = 100;

/// A tournament in the list.
#[derive(Debug, Serialize, ToSchema)]
struct Listed {
    /// Its name in addresses.
    id: String,
    /// The tournament in a few lines.
    #[serde(flatten)]
    overview: Overview,
}

/// The tournaments, those with the latest events first.
#[utoipa::path(
    get, path = "/api/t", tag = "tournaments",
    responses((status = 200, description = "up to a hundred tournaments", body = Vec<Listed>))
)]
async fn tournaments(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
) -> Result<Json<Vec<Listed>>, Problem> {
    let listed = |id: &str, tournament: &Tournament| {
        Ok(Listed { id: id.to_owned(), overview: Overview::for_public(tournament.state()?, lang) })
    };
    rooms::latest(&app, LISTED, Audience::Public, listed).await.map(Json)
}

/// A tournament in a few lines, and how far it has come. A draft is for organisers only.
#[utoipa::path(
    get, path = "/api/t/{id}", tag = "tournaments",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the tournament in a few lines", body = Viewed<Overview>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn overview(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, Overview::for_public(at.state()?, at.lang)))
}

/// Who takes part. Who was checked in is for organisers only.
#[utoipa::path(
    get, path = "/api/t/{id}/entries", tag = "tournaments",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "all who have entered", body = Viewed<Entries>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn entries(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, Entries::of(at.state()?, at.lang).for_public()))
}

/// A published round by tables. What players say before it counts is for organisers only.
#[utoipa::path(
    get, path = "/api/t/{id}/rounds/{round}", tag = "tournaments",
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("round" = u32, Path, description = "the number of the round"),
    ),
    responses(
        (status = 200, description = "the tables with their results", body = Viewed<Round>),
        (status = 404, description = "no such round is published", body = ErrorBody),
    )
)]
async fn round(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, at.published()?.for_public()))
}

/// A published round by names.
#[utoipa::path(
    get, path = "/api/t/{id}/rounds/{round}/names", tag = "tournaments",
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("round" = u32, Path, description = "the number of the round"),
    ),
    responses(
        (status = 200, description = "where each player sits", body = Viewed<Vec<NameLine>>),
        (status = 404, description = "no such round is published", body = ErrorBody),
    )
)]
async fn names(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, at.published()?.by_name()))
}

/// Places.
#[utoipa::path(
    get, path = "/api/t/{id}/table", tag = "tournaments",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the standings", body = Viewed<Table>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
        (status = 422, description = "there are no places yet", body = ErrorBody),
    )
)]
async fn table(at: Visit) -> Result<Response, Problem> {
    let table = Table::of(at.state()?, at.lang).map_err(|none| Problem::bad_field(none.message()))?;
    Ok(seen(&at, table))
}

/// How the numbers of one competitor came about.
#[utoipa::path(
    get, path = "/api/t/{id}/table/{who}", tag = "tournaments",
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("who" = u32, Path, description = "the competitor's id, as views give it"),
    ),
    responses(
        (status = 200, description = "every number with its parts", body = Viewed<Derivation>),
        (status = 404, description = "there is no such competitor", body = ErrorBody),
        (status = 422, description = "there are no places yet", body = ErrorBody),
    )
)]
async fn derivation(at: Visit) -> Result<Response, Problem> {
    let opened = Derivation::of(at.state()?, at.number("who")?, at.lang);
    let opened = opened.map_err(|none| Problem::bad_field(none.message()))?;
    Ok(seen(&at, opened.ok_or_else(Problem::not_found)?))
}

/// Every player's way through the rounds.
#[utoipa::path(
    get, path = "/api/t/{id}/chart", tag = "tournaments",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "a line for each player, a cell for every round", body = Viewed<WallChart>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn chart(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, WallChart::of(at.state()?, at.lang)))
}

/// Every player against every other.
#[utoipa::path(
    get, path = "/api/t/{id}/square", tag = "tournaments",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the square table", body = Viewed<SquareTable>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn square(at: Visit) -> Result<Response, Problem> {
    Ok(seen(&at, SquareTable::of(at.state()?, at.lang)))
}

/// What the display on the wall shows.
#[utoipa::path(
    get, path = "/api/t/{id}/screen", tag = "tournaments",
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "its parts, its message, the start of the next round", body = Viewed<Screen>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn screen(at: Visit) -> Result<Response, Problem> {
    at.state()?;
    let stream = StreamKind::Access.stream(&at.id).ok_or_else(Problem::not_found)?;
    let front = at.app.fronts.room(&stream).await?.newest();
    // As the page of the display counts: it grows with the tournament and with what is shown.
    let version = at.newest.version.0.saturating_add(front.version.0);
    let view = front.state.chosen(&ScreenName::default()).cloned().unwrap_or_default();
    Ok(Json(Viewed { version, view }).into_response())
}

/// A draft and why it is as it is.
#[derive(Debug, Serialize, ToSchema)]
struct Drafted {
    /// The draft, if there is one.
    draft: Option<Round>,
    /// Why.
    reasons: Vec<Reason>,
}

/// The draft of the next round with its reasons, for organisers only.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/draft", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "the draft and why it is as it is", body = Viewed<Drafted>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn draft(at: AtDesk<of::Draw>) -> Result<Response, Problem> {
    let state = at.state()?;
    let draft = state.draft().and_then(|draft| Round::of(state, draft.round, at.lang));
    Ok(seen(&at, Drafted { draft, reasons: explained::draft(state, at.lang) }))
}

/// What stands in the way of the next pairing.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/waiting", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "everything that is waited for", body = Viewed<Vec<Waiting>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn waiting_for(at: AtDesk<of::LookOn>) -> Result<Response, Problem> {
    Ok(seen(&at, waiting::before_next_draw(at.state()?, at.lang)))
}

/// Which part of the log.
#[derive(Debug, Deserialize)]
struct Older {
    before: Option<u64>,
}

/// Steps at a time.
const PAGE: usize = 100;

/// What happened, the latest step first, a hundred at a time.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/log", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("before" = Option<u64>, Query, description = "only steps before this one"),
    ),
    responses(
        (status = 200, description = "the steps", body = Viewed<Vec<LogStep>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn steps(at: AtDesk<of::ReadLog>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let steps = log::steps(&at.newest.state.ledger, older.before, PAGE, at.lang);
    let older = steps.last().map(|step| step.step).filter(|step| *step > 1 && steps.len() == PAGE);
    let mut response = seen(&at, steps);
    if let Some(older) = older {
        let next = format!("<?before={older}>; rel=\"next\"");
        response.headers_mut().insert(header::LINK, next.parse().map_err(Problem::internal)?);
    }
    Ok(response)
}
