//! Addresses that only take forms, opened by themselves: by the language switch on the page that answers a form, or by hand.
//! They lead back to the page on which the form stands.

use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Redirect, Response};

use crate::middleware::wants_json;
use crate::problem::Problem;

/// What is answered where an address does not take what was asked in this way.
pub(super) async fn wrong_method(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let opened = matches!(method, Method::GET | Method::HEAD);
    if !opened || uri.path().starts_with("/api/") || wants_json(&headers) {
        return Problem::wrong_method().into_response();
    }
    let page = page_of_form(uri.path());
    // A language that was asked for is asked for there.
    let to = uri.query().map_or_else(|| page.clone(), |query| format!("{page}?{query}"));
    Redirect::to(&to).into_response()
}

/// How many parts of an address name what it is about: `/desk/t/NAME`.
const ABOUT: usize = 4;

/// The address above, without what stands between and has no page of its own.
fn page_of_form(path: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    // A match of a tournament is sent to devices from its own page.
    if let ["", "desk", "t", tournament, "live", of_match @ ..] = parts.as_slice()
        && !of_match.is_empty()
    {
        return format!("/desk/t/{tournament}/match/{}", of_match.join("/"));
    }
    parts.pop();
    if let Some(at) = parts.iter().rposition(|part| matches!(*part, "-" | "block" | "here"))
        && (at >= ABOUT && (parts[at] == "block" || at + 1 == parts.len()))
    {
        parts.truncate(at);
    }
    // A tie is named by its stage and its group; all of them stand on one page.
    if let Some(at) = parts.iter().skip(ABOUT).position(|part| *part == "ties") {
        parts.truncate(ABOUT + at + 1);
    }
    if parts.len() < 2 { "/".to_owned() } else { parts.join("/") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_stands_on_the_page_above() {
        for (path, page) in [
            ("/sign-out", "/"),
            ("/demo/restore", "/demo"),
            ("/desk/t/a/entries/import", "/desk/t/a/entries"),
            ("/desk/t/a/results/1/3", "/desk/t/a/results/1"),
            ("/desk/t/a/block/1/3", "/desk/t/a"),
            ("/desk/t/a/here/3", "/desk/t/a"),
            ("/desk/t/here/undo", "/desk/t/here"),
            ("/desk/t/a/ties/main/A", "/desk/t/a/ties"),
            ("/desk/t/a/live/main/QF1/1-8", "/desk/t/a/match/main/QF1/1-8"),
            ("/desk/t/a/live", "/desk/t/a"),
            ("/desk/t/ties/plan/main/exchange", "/desk/t/ties/plan/main"),
            ("/desk/c/a/-/fees", "/desk/c/a"),
            ("/desk/c/a/-/person/p/erase", "/desk/c/a/-/person/p"),
        ] {
            assert_eq!(page_of_form(path), page, "{path}");
        }
    }
}
