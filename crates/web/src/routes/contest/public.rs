//! Public pages: tournaments, matches, groups, the play-off, places. Of people only the names of those who play.

use crate::handler::get;
use axum::Extension;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::Scope;

use super::visit::Visit;
use super::{room, show};
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::office::OfficePage;
use crate::pages::contest::venue::MatchesPage;
use crate::problem::Problem;
use crate::public;
use crate::routes::Routes;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::server::Peer;
use crate::tournament::View;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/c/{id}", get(office))
        .route("/c/{id}/{venue}", get(|at: Visit| async move { matches(&at, true).await }))
        .route("/c/{id}/{venue}/matches", get(|at: Visit| async move { matches(&at, false).await }))
        .route(
            "/c/{id}/{venue}/groups",
            get(|at: Visit| async move { show::groups(&at, View::Public).await }),
        )
        .route(
            "/c/{id}/{venue}/groups/{group}/{number}",
            get(|at: Visit| async move { show::derived(&at, View::Public).await }),
        )
        .route(
            "/c/{id}/{venue}/bracket",
            get(|at: Visit| async move { show::bracket(&at, View::Public).await }),
        )
        .route("/c/{id}/{venue}/table", get(|at: Visit| async move { show::table(&at, View::Public).await }))
        .route(
            "/c/{id}/{venue}/table/{who}",
            get(|at: Visit| async move { show::opened(&at, View::Public).await }),
        )
        .route("/c/{id}/{venue}/chart", get(|at: Visit| async move { show::chart(&at, View::Public).await }))
        .routes(described::stream(
            "/events/c/{id}",
            For::All,
            "Signals of a contest and of its tournaments.",
            follow,
        ))
}

/// Signals of a contest, for those who may look at it.
async fn follow(
    at: Visit,
    Query(shows): Query<Shows>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let public = shows.follow(&at.app, public::contest_front(&at.id)).await?;
    let newest = room(&at.app, &at.id).await?.follow();
    events::follow_public(at.app.clone(), peer, &headers, newest, public)
}

async fn office(at: Visit) -> Result<Response, Problem> {
    let state = at.contest().state();
    if let (Scope::OneTournament, Some(only)) = (state.season().scope, state.venues().next()) {
        return Ok(Redirect::to(&format!("/c/{}/{}", at.id, only.plan.id)).into_response());
    }
    let page = || {
        let shell = at.office_shell(View::Public, Part::Office);
        pages::text(&OfficePage::new(&at.app, at.lang, shell, &at.id, at.contest(), false))
    };
    at.page(View::Public, "office", page).await
}

async fn matches(at: &Visit, overview: bool) -> Result<Response, Problem> {
    let (part, name) = if overview { (Part::Overview, "overview") } else { (Part::Matches, "matches") };
    let page = || {
        let shell = at.shell(View::Public, part)?;
        pages::text(&MatchesPage::new(&at.app, at.lang, shell, at.contest(), at.venue_state()?, overview))
    };
    at.page(View::Public, name, page).await
}
