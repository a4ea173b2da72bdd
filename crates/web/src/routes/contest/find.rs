//! Where does my team, or my child, sit? Public, with a few letters of a name. What is searched is what is public
//! (K-PUBLIC).

use crate::handler::get;
use axum::extract::Query;
use axum::response::Response;
use kolo_views::contest::find::{self, FoundTeam};

use super::visit::Visit;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::find::FindPage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tournament::View;
use crate::tournament::find::routes::Typed;

pub(super) fn routes() -> Routes {
    Routes::new().route("/c/{id}/{venue}/find", get(page)).routes(routes!(found_teams))
}

async fn page(at: Visit, Query(typed): Query<Typed>) -> Result<Response, Problem> {
    let (shell, typed) = (at.shell(View::Public, Part::Find)?, typed.letters());
    let found = find::find(at.contest(), at.venue_state()?, &typed, at.lang);
    pages::html(&FindPage::of_teams(&at.app, at.lang, shell, typed, found))
}

/// Teams whose name, school or players of today hold these letters; accents and capitals do not matter.
#[utoipa::path(
    get, path = "/api/c/{id}/{venue}/find", tag = "contests",
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
        ("q" = Option<String>, Query, description = "a few letters of a name; nothing finds nobody"),
    ),
    responses(
        (status = 200, description = "the teams, and where they play next", body = Viewed<Vec<FoundTeam>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn found_teams(at: Visit, Query(typed): Query<Typed>) -> Result<Response, Problem> {
    let view = find::find(at.contest(), at.venue_state()?, &typed.letters(), at.lang);
    Ok(seen(&at, view))
}
