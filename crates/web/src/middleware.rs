//! Around every request: its language, its time limit, the words of a problem, and the headers that keep browsers from
//! doing what no page of ours asks for.

use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kolo_messages::{Lang, Message};
use serde_json::json;

use crate::app::App;
use crate::json_body::LARGEST;
use crate::pages;
use crate::pages::people::sign_in::routes::door;
use crate::problem::Problem;
use crate::theme::{self, Theme};
use crate::{cookie, language};

/// Longer than any honest request, a slow phone included. Streams of events have their answer at once.
const LONGEST: Duration = Duration::from_secs(20);

/// A year, for the cookies of language and light.
const YEAR: i64 = 365 * 24 * 60 * 60;

/// Scripts, styles and pictures from here alone, and nothing written into a page is run.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Whether the asker is a module of a page, or a program, and not a browser that shows what it gets.
pub(crate) fn wants_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.starts_with("application/json"))
}

/// The middleware.
pub(crate) async fn around(State(app): State<App>, request: Request, next: Next) -> Response {
    let theme = theme::of_request(request.uri().query(), request.headers());
    theme.during(spoken(app, theme, request, next)).await
}

async fn spoken(app: App, theme: Theme, mut request: Request, next: Next) -> Response {
    let query = request.uri().query().map(ToOwned::to_owned);
    let lang = language::of_request(query.as_deref(), request.headers());
    let for_programs = request.uri().path().starts_with("/api/") || wants_json(request.headers());
    let path = request.uri().path().to_owned();
    let sent = request.headers().clone();
    // A form that was sent without a session is not sent again by itself.
    let asked = request.uri().path_and_query().filter(|_| request.method() == Method::GET);
    let asked = asked.map(ToString::to_string).unwrap_or_default();
    let begun = Instant::now();
    let pattern = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    request.extensions_mut().insert(lang);
    let mut response = match tokio::time::timeout(LONGEST, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Problem::new(StatusCode::REQUEST_TIMEOUT, Message::new("web-too-slow")).into_response(),
    };
    if let Some(problem) = refused_by_framework(&response, &method) {
        response = problem.into_response();
    }
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        if let Some(detail) = &problem.detail {
            app.report(detail);
        }
        let headers = std::mem::take(response.headers_mut());
        response = if for_programs {
            describe(&problem, lang)
        } else if problem.status == StatusCode::UNAUTHORIZED {
            asked_to_sign_in(&app, lang, &sent, &asked, &problem)
        } else {
            pages::problem(
                &app,
                &problem,
                lang,
                Some(path.as_str()).filter(|_| leads_back(&method, &problem)),
            )
        };
        for (name, value) in &headers {
            response.headers_mut().entry(name).or_insert(value.clone());
        }
    }
    if let Some(chosen) = language::asked_in(query.as_deref())
        && !for_programs
        && let Some(line) = cookie::write(language::COOKIE, chosen.code(), YEAR, app.transport())
    {
        response.headers_mut().append(header::SET_COOKIE, line);
    }
    if theme::asked_in(query.as_deref()).is_some()
        && !for_programs
        && let Some(line) = cookie::write(theme::COOKIE, theme.code(), YEAR, app.transport())
    {
        response.headers_mut().append(header::SET_COOKIE, line);
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if !path.starts_with("/assets/") {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if app.is_closing() {
        // The next request comes over a new connection, which leads to another server if there is one.
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    let pattern = pattern.as_ref().map(MatchedPath::as_str);
    app.meter.answered(method.as_str(), pattern, response.status().as_u16(), begun.elapsed());
    response
}

/// Whether the page of a form can be looked at again. Who may not send it may not see its page either.
fn leads_back(method: &Method, problem: &Problem) -> bool {
    let closed = ["K-ROLE", "K-SEAT"].map(kolo_model::Clause::new);
    let shut = problem.clause.is_some_and(|clause| closed.contains(&clause));
    *method == Method::POST && problem.status != StatusCode::NOT_FOUND && !shut
}

/// What was refused before any handler saw it, which the framework answers in English and without a page.
fn refused_by_framework(response: &Response, method: &Method) -> Option<Problem> {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.filter(|kind| kind.starts_with("text/plain"))?;
    match response.status() {
        StatusCode::BAD_REQUEST if method == Method::GET => Some(Problem::unreadable_address()),
        StatusCode::PAYLOAD_TOO_LARGE => {
            let message = Message::new("web-too-large").with("bytes", LARGEST);
            Some(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, message))
        }
        status @ (StatusCode::BAD_REQUEST
        | StatusCode::UNSUPPORTED_MEDIA_TYPE
        | StatusCode::UNPROCESSABLE_ENTITY) => {
            Some(Problem::new(status, Message::new("web-unreadable-form")))
        }
        _ => None,
    }
}

/// A visitor who is not let in is asked to sign in, and led on to where they wanted to go.
fn asked_to_sign_in(app: &App, lang: Lang, sent: &HeaderMap, asked: &str, problem: &Problem) -> Response {
    let door = door(app, lang, sent, asked, "", Some(&problem.message));
    let mut response = door.unwrap_or_else(|_| pages::problem(app, problem, lang, None));
    *response.status_mut() = problem.status;
    response
}

/// A problem for a program: `{"clause": …, "key": …, "message": …}`.
fn describe(problem: &Problem, lang: Lang) -> Response {
    let body = json!({
        "clause": problem.clause.map(kolo_model::Clause::id),
        "key": problem.message.key(),
        "message": problem.message.text(lang),
    });
    (problem.status, Json(body)).into_response()
}
