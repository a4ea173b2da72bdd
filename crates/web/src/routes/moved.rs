//! Addresses that knockouts had when they were things of their own, and where they are now.

use crate::handler::get;
use axum::http::Uri;
use axum::response::Redirect;

use super::Routes;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/s/{id}", get(to_tournament))
        .route("/s/{id}/{*rest}", get(to_tournament))
        .route("/desk/s/new", get(|| async { Redirect::permanent("/desk/new/plan") }))
        .route("/desk/s/{id}", get(to_tournament))
        .route("/desk/s/{id}/{*rest}", get(to_tournament))
}

/// The same page of the tournament of this name.
async fn to_tournament(uri: Uri) -> Redirect {
    // As it was asked for: what is encoded in an address stays encoded.
    let asked = uri.path_and_query().map_or("", |asked| asked.as_str());
    Redirect::permanent(&asked.replacen("/s/", "/t/", 1))
}
