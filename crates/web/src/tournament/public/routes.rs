//! The first page for the public, and the signals by which open pages follow a tournament.

use crate::handler::get;
use axum::Extension;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::Response;

use super::page::PublicPage;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::server::Peer;
use crate::tournament::round::routes::rounds;
use crate::tournament::visit::Visit;
use crate::tournament::{Part, View, room};
use kolo_desk::StreamKind;

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/t/{id}", get(latest)).routes(described::stream(
        "/events/t/{id}",
        For::All,
        "Signals of a tournament.",
        follow,
    ))
}

/// Signals of a tournament, for those who may look at it.
async fn follow(
    at: Visit,
    Query(shows): Query<Shows>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let public = shows.follow(&at.app, StreamKind::Access.stream(&at.id)).await?;
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
