//! Pages for everybody: rounds, the table, the chart. A draft is never among them.

use axum::Extension;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use kolo_views::round::Round;

use super::visit::Visit;
use super::{places, room};
use crate::attendee_access;
use crate::pages;
use crate::pages::day::{Part, View, round};
use crate::pages::plan::public::PublicPage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::server::Peer;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/t/{id}", get(latest))
        .route("/t/{id}/round", get(rounds))
        .route("/t/{id}/round/{round}", get(one_round))
        .route("/t/{id}/table", get(|at: Visit| async move { places::table(&at, View::Public).await }))
        .route(
            "/t/{id}/table/{who}",
            get(|at: Visit| async move { places::derivation(&at, View::Public).await }),
        )
        .route("/t/{id}/chart", get(|at: Visit| async move { places::chart(&at, View::Public).await }))
        .routes(described::stream("/events/t/{id}", For::All, "Signals of a tournament.", follow))
}

/// Signals of a tournament, for those who may look at it.
async fn follow(
    at: Visit,
    Query(shows): Query<Shows>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let public = shows.follow(&at.app, attendee_access::stream(&at.id)).await?;
    let followed = room(&at.app, &at.id).await?.follow();
    events::follow_public(at.app.clone(), peer, &headers, followed, public)
}

/// The first page: the latest round, or what is played by plans.
async fn latest(at: Visit) -> Result<Response, Problem> {
    if at.state()?.settings().stages.is_empty() {
        return rounds(at).await;
    }
    let page = || {
        let shell = at.shell(View::Public, Part::Overview)?;
        pages::text(&PublicPage::new(&at.app, at.lang, shell, at.state()?))
    };
    at.page(View::Public, "overview".into(), page).await
}

/// The latest round.
async fn rounds(at: Visit) -> Result<Response, Problem> {
    let page = || {
        let state = at.state()?;
        round_page(&at, state.latest_round().and_then(|number| Round::of(state, number, at.lang)))
    };
    at.page(View::Public, "round".into(), page).await
}

async fn one_round(at: Visit) -> Result<Response, Problem> {
    let number = at.number("round")?;
    let page = || round_page(&at, Some(at.published()?));
    at.page(View::Public, format!("round/{number}").into(), page).await
}

fn round_page(at: &Visit, shown: Option<Round>) -> Result<String, Problem> {
    let shell = at.shell(View::Public, Part::Round)?;
    pages::text(&round::RoundPage::new(&at.app, at.lang, shell, at.state()?, shown))
}
