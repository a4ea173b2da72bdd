//! Webhooks of a contest: what happens in all its tournaments, on the same page and by the same courier as those of others.

use crate::handler::{erased, get};
use axum::response::Response;

use super::visit::{AtPlace, Given, Visit};
use crate::pages::contest::Part;
use crate::pages::webhooks::routes::{Around, HookView, changed, show, views};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::View;
use crate::webhooks::source::Source;

pub(super) fn routes() -> Routes {
    Routes::new().route("/desk/c/{id}/-/webhooks", get(page).post(erased(change))).routes(routes!(list))
}

fn around(at: &Visit) -> Around<'_> {
    Around {
        app: &at.app,
        lang: at.lang,
        source: Source::Contest(at.id.clone()),
        version: at.newest.version,
        shell: at.office_shell(View::Desk, Part::Webhooks),
        base: format!("{}/-", at.base()),
    }
}

/// The webhooks of a contest and what became of their latest deliveries.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/-/webhooks", operation_id = "contest_webhooks", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the contest's name in addresses")),
    responses(
        (status = 200, description = "all webhooks, without their secrets", body = Viewed<Vec<HookView>>),
        (status = 404, description = "there is no such contest", body = ErrorBody),
    )
)]
async fn list(at: AtPlace<of::HandOutLinks>) -> Result<Response, Problem> {
    let view = views(&around(&at)).await?;
    Ok(seen(&at, view))
}

async fn page(at: AtPlace<of::HandOutLinks>) -> Result<Response, Problem> {
    show(around(&at), &at.by, None, None).await
}

async fn change(given: Given<of::HandOutLinks>) -> Result<Response, Problem> {
    changed(around(&given), &given.posted).await
}
