//! What was done beside the play of a contest and of one of its tournaments: the same as a page and as data.

use crate::handler::get;
use axum::extract::Query;
use axum::response::Response;
use kolo_contest::VenueId;
use kolo_desk::{Owner, StreamKind};
use kolo_store::EventLog as _;
use kolo_tournament::EntrantId;

use super::visit::{AtPlace, Visit};
use crate::house::{self, FrontOf, HouseLine};
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::house::HousePage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::older::Older;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::View;
use crate::webhooks::source::Source;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/-/log/house", get(office_page))
        .route("/desk/c/{id}/{venue}/log/house", get(venue_page))
        .routes(routes!(office_house_log))
        .routes(routes!(venue_house_log))
}

/// Everything in the contest, or what belongs to one of its tournaments.
async fn lines(at: &Visit) -> Result<Vec<HouseLine>, Problem> {
    let contest = at.contest();
    let of_front = |stream: kolo_store::StreamId| {
        let venue = match StreamKind::Access.owner_of(&stream)? {
            Owner::Venue { contest, venue } if contest == at.id => VenueId::new(venue).ok(),
            Owner::Contest(contest) if contest == at.id => None,
            Owner::Tournament(_) | Owner::Contest(_) | Owner::Venue { .. } => return None,
        };
        let known = venue.and_then(|id| contest.state().venue(&id));
        let place = known.map(|venue| venue.plan.name.to_string()).filter(|_| at.venue().is_err());
        let holder = |number: EntrantId| {
            let entry = contest.entry_of_number(number.0)?;
            contest.state().entry(entry).map(|entry| entry.entry.name.to_string())
        };
        Some(FrontOf { stream: Some(stream), place, holder: Box::new(holder) })
    };
    let streams = at.app.store.list().await?.into_iter().map(|info| info.stream);
    let (fronts, hooks, own) = if let Ok(venue) = at.venue() {
        let stream = StreamKind::Access.stream_for(&Owner::Venue { contest: &at.id, venue: venue.as_str() });
        (stream.and_then(of_front).into_iter().collect(), None, None)
    } else {
        let hooks = StreamKind::Webhooks.stream(&Source::Contest(at.id.clone()).list());
        (streams.filter_map(of_front).collect(), hooks, StreamKind::Contest.stream(&at.id))
    };
    house::of_place(&at.app, &at.place(), fronts, hooks, own, at.lang).await
}

async fn office_page(at: AtPlace<of::ReadHouse>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let shell = at.office_shell(View::Desk, Part::OfficeLog);
    let base = format!("{}/-", at.base());
    pages::html(&HousePage::new(&at.app, at.lang, shell, base, lines(&at).await?, older.before))
}

async fn venue_page(at: AtPlace<of::ReadHouse>, Query(older): Query<Older>) -> Result<Response, Problem> {
    at.venue_state()?;
    let shell = at.shell(View::Desk, Part::Log)?;
    pages::html(&HousePage::new(&at.app, at.lang, shell, at.base(), lines(&at).await?, older.before))
}

/// What was done about links, displays, what is public, webhooks and people of the whole contest, the latest first, a
/// hundred at a time.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/-/log/house", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("before" = Option<usize>, Query, description = "only lines before this one, counted from the oldest"),
    ),
    responses(
        (status = 200, description = "the lines, without any key or secret", body = Viewed<Vec<HouseLine>>),
        (status = 404, description = "there is no such contest", body = ErrorBody),
    )
)]
async fn office_house_log(
    at: AtPlace<of::ReadHouse>,
    Query(older): Query<Older>,
) -> Result<Response, Problem> {
    house::answer(lines(&at).await?, older.before, |lines| seen(&at, lines))
}

/// What was done about links, displays and people of one tournament, the latest first, a hundred at a time.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/log/house", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
        ("before" = Option<usize>, Query, description = "only lines before this one, counted from the oldest"),
    ),
    responses(
        (status = 200, description = "the lines, without any key or secret", body = Viewed<Vec<HouseLine>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn venue_house_log(
    at: AtPlace<of::ReadHouse>,
    Query(older): Query<Older>,
) -> Result<Response, Problem> {
    at.venue_state()?;
    house::answer(lines(&at).await?, older.before, |lines| seen(&at, lines))
}
