//! Addresses that knockouts had when they were things of their own, and where they are now.

use axum::extract::Path;
use axum::http::Uri;
use axum::response::Redirect;
use axum::routing::get;

use super::Routes;

pub(super) fn routes() -> Routes {
    let (public, desk) = ("/t", "/desk/t");
    Routes::new()
        .route(
            "/s/{id}",
            get(move |Path(id): Path<String>, uri: Uri| async move { to(public, &id, None, &uri) }),
        )
        .route(
            "/s/{id}/{*rest}",
            get(move |Path((id, rest)): Path<(String, String)>, uri: Uri| async move {
                to(public, &id, Some(&rest), &uri)
            }),
        )
        .route("/desk/s/new", get(|| async { Redirect::permanent("/desk/new/plan") }))
        .route(
            "/desk/s/{id}",
            get(move |Path(id): Path<String>, uri: Uri| async move { to(desk, &id, None, &uri) }),
        )
        .route(
            "/desk/s/{id}/{*rest}",
            get(move |Path((id, rest)): Path<(String, String)>, uri: Uri| async move {
                to(desk, &id, Some(&rest), &uri)
            }),
        )
}

/// The same page of the tournament of this name.
fn to(base: &'static str, id: &str, rest: Option<&str>, uri: &Uri) -> Redirect {
    let rest = rest.map(|rest| format!("/{rest}")).unwrap_or_default();
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    Redirect::permanent(&format!("{base}/{id}{rest}{query}"))
}
