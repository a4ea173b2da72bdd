//! What was done beside the play of a tournament: the same as a page and as data.

use crate::handler::get;
use axum::extract::Query;
use axum::response::Response;

use crate::house::{self, FrontOf, HouseLine};
use crate::pages;
use crate::pages::house::HousePage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::older::Older;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::site::Place;
use crate::tasks::of;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};
use crate::webhooks::source::Source;
use kolo_desk::StreamKind;

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/log/house", get(page)).routes(routes!(house_log))
}

async fn lines(at: &Visit) -> Result<Vec<HouseLine>, Problem> {
    let state = at.state()?;
    let holder = |who| state.entrants().get(&who).map(|entrant| entrant.entry.name.to_string());
    let front = FrontOf { stream: StreamKind::Access.stream(&at.id), place: None, holder: Box::new(holder) };
    let hooks = StreamKind::Webhooks.stream(&Source::Tournament(at.id.clone()).list());
    let (place, own) = (Place::Tournament(at.id.clone()), StreamKind::Tournament.stream(&at.id));
    house::of_place(&at.app, &place, vec![front], hooks, own, at.lang).await
}

async fn page(at: AtDesk<of::ReadHouse>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Log)?;
    let base = shell.home.clone();
    pages::html(&HousePage::new(&at.app, at.lang, shell, base, lines(&at).await?, older.before))
}

/// What was done about links, displays, what is public, webhooks and people, the latest first, a hundred at a time.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/log/house", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("before" = Option<usize>, Query, description = "only lines before this one, counted from the oldest"),
    ),
    responses(
        (status = 200, description = "the lines, without any key or secret", body = Viewed<Vec<HouseLine>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn house_log(at: AtDesk<of::ReadHouse>, Query(older): Query<Older>) -> Result<Response, Problem> {
    house::answer(lines(&at).await?, older.before, |lines| seen(&at, lines))
}
