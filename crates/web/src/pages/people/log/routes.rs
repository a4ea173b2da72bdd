//! What was done about all who work on this site: the same as a page and as data.

use crate::handler::get;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_messages::Lang;

use crate::app::App;
use crate::desk::By;
use crate::house::{self, HouseLine};
use crate::pages;
use crate::pages::people::log::page::SiteLogPage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::older::Older;
use crate::routes::openapi::{Viewed, routes};
use crate::tasks::of;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new().route("/desk/people/log", get(page)).routes(routes!(site_log))
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Query(older): Query<Older>,
    _by: By<of::ManagePeople>,
) -> Result<Response, Problem> {
    pages::html(&SiteLogPage::new(&app, lang, house::of_site(&app, lang).await?, older.before))
}

/// Invitations, roles, accounts, sessions and erasures of the whole site, the latest first, a hundred at a time.
#[utoipa::path(
    get, path = "/api/desk/people/log", tag = "desk", security(("session" = [])),
    params(("before" = Option<usize>, Query, description = "only lines before this one, counted from the oldest")),
    responses(
        (status = 200, description = "the lines, without any key or secret", body = Viewed<Vec<HouseLine>>),
    )
)]
async fn site_log(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Query(older): Query<Older>,
    _by: By<of::ManagePeople>,
) -> Result<Response, Problem> {
    let version = app.site.newest().version.0;
    let seen = |view: Vec<HouseLine>| Json(Viewed { version, view }).into_response();
    house::answer(house::of_site(&app, lang).await?, older.before, seen)
}
