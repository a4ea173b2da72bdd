//! Webhooks of a tournament of stages, on the same page and by the same courier as those of others.

use axum::Json;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::visit::{AtCup, Given, Visit};
use crate::pages::cup::Part;
use crate::pages::day::View;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{Told, Viewed};
use crate::routes::webhooks::{Around, HookView, changed, show, views};
use crate::tasks::of;
use crate::webhooks::source::Source;
use utoipa_axum::routes;

pub(super) fn routes() -> Routes {
    Routes::new().route("/desk/s/{id}/webhooks", get(page).post(change)).routes(routes!(list))
}

fn around(at: &Visit) -> Around<'_> {
    Around {
        app: &at.app,
        lang: at.lang,
        source: Source::Stages(at.id.clone()),
        version: at.newest.version,
        shell: at.shell(View::Desk, Part::Webhooks),
        base: at.base(),
    }
}

/// The webhooks of a tournament of stages and what became of their latest deliveries.
#[utoipa::path(
    get, path = "/api/desk/s/{id}/webhooks", operation_id = "cup_webhooks", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "all webhooks, without their secrets", body = Viewed<Vec<HookView>>),
        (status = 404, description = "there is no such tournament", body = Told),
    )
)]
async fn list(at: AtCup<of::HandOutLinks>) -> Result<Response, Problem> {
    let view = views(&around(&at)).await?;
    Ok(Json(Viewed { version: at.newest.version.0, view }).into_response())
}

async fn page(at: AtCup<of::HandOutLinks>) -> Result<Response, Problem> {
    show(around(&at), &at.by, None, None).await
}

async fn change(given: Given<of::HandOutLinks>) -> Result<Response, Problem> {
    changed(around(&given), &given.posted).await
}
