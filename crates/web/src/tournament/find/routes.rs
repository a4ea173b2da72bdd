//! Where do I sit? Public, with a few letters of a name.

use crate::handler::get;
use axum::extract::Query;
use axum::response::Response;
use kolo_views::find::{self, Found};
use serde::Deserialize;

use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tournament::find::page::FindPage;
use crate::tournament::visit::Visit;
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/t/{id}/find", get(page)).routes(routes!(found))
}

/// What was typed.
#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    q: String,
}

/// More letters than any name has are cut off.
const LONGEST: usize = 100;

impl Typed {
    /// The letters to look for.
    pub(crate) fn letters(&self) -> String {
        self.q.chars().take(LONGEST).collect()
    }
}

async fn page(at: Visit, Query(typed): Query<Typed>) -> Result<Response, Problem> {
    let (shell, typed) = (at.shell(View::Public, Part::Find)?, typed.letters());
    let found = find::find(at.state()?, &typed, at.lang);
    pages::html(&FindPage::new(&at.app, at.lang, shell, typed, found))
}

/// All players whose name holds these letters; accents and capitals do not matter.
#[utoipa::path(
    get, path = "/api/t/{id}/find", tag = "tournaments",
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("q" = Option<String>, Query, description = "a few letters of a name; nothing finds nobody"),
    ),
    responses(
        (status = 200, description = "who was found, and where they sit", body = Viewed<Vec<Found>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn found(at: Visit, Query(typed): Query<Typed>) -> Result<Response, Problem> {
    let view = find::find(at.state()?, &typed.letters(), at.lang);
    Ok(seen(&at, view))
}
