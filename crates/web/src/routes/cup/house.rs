//! What was done beside the play of a tournament of stages: the same as a page and as data.

use axum::extract::Query;
use axum::response::Response;
use axum::routing::get;
use kolo_tournament::EntrantId;

use super::api::seen;
use super::visit::{AtCup, Visit};
use crate::cup_room;
use crate::house::{self, FrontOf, HouseLine};
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::day::View;
use crate::pages::house::HousePage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::older::Older;
use crate::routes::openapi::{Told, Viewed};
use crate::site::Place;
use crate::tasks::of;
use crate::webhooks::{self, source::Source};
use utoipa_axum::routes;

pub(super) fn routes() -> Routes {
    Routes::new().route("/desk/s/{id}/log/house", get(page)).routes(routes!(cup_house_log))
}

async fn lines(at: &Visit) -> Result<Vec<HouseLine>, Problem> {
    let holder = |number: EntrantId| {
        let who = at.cup.holder_of(number.0)?;
        at.cup.setup().entrants.iter().find(|one| one.id == who).map(|one| one.name.to_string())
    };
    let front = FrontOf { stream: cup_room::front_stream(&at.id), place: None, holder: Box::new(holder) };
    let hooks = webhooks::stream(&Source::Stages(at.id.clone()).list());
    let (place, own) = (Place::Stages(at.id.clone()), cup_room::stream(&at.id));
    house::of_place(&at.app, &place, vec![front], hooks, own, at.lang).await
}

async fn page(at: AtCup<of::ReadHouse>, Query(older): Query<Older>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Log);
    pages::html(&HousePage::new(&at.app, at.lang, shell, at.base(), lines(&at).await?, older.before))
}

/// What was done about links, screens, what everybody sees, webhooks and people, the latest first, a hundred at a time.
#[utoipa::path(
    get, path = "/api/desk/s/{id}/log/house", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("before" = Option<usize>, Query, description = "only lines before this one, counted from the oldest"),
    ),
    responses(
        (status = 200, description = "the lines, without any key or secret", body = Viewed<Vec<HouseLine>>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn cup_house_log(at: AtCup<of::ReadHouse>, Query(older): Query<Older>) -> Result<Response, Problem> {
    house::answer(lines(&at).await?, older.before, |lines| seen(&at, lines))
}
