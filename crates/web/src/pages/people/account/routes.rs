//! One's own account: password and sessions.

use crate::handler::{erased, get};
use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::desk::{Arbiter, By};
use crate::form::{Posted, wrong};
use crate::pages;
use crate::pages::people::account::page::AccountPage;
use crate::pages::people::sign_in::routes::{from, to};
use crate::passwords::Password;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::server::Peer;
use crate::site::{Login, SiteAct};
use crate::tasks::of;
use crate::time;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new().route("/account", get(page).post(erased(change)))
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    by: By<of::SitAtDesk>,
) -> Result<Response, Problem> {
    show(&app, lang, &by, None)
}

fn show(app: &App, lang: Lang, by: &Arbiter, trouble: Option<&Message>) -> Result<Response, Problem> {
    let site = app.site.newest().state;
    let person = site.person(by.id).ok_or_else(Problem::not_found)?;
    let sessions = site.sessions_of(by.id, time::now());
    pages::html(&AccountPage::new(app, lang, by, person, sessions, trouble)?)
}

async fn change(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    posted: Posted<of::SitAtDesk>,
) -> Result<Response, Problem> {
    let done = match posted.fields.text("do") {
        "password" => set_password(&app, peer, &posted).await,
        "end-others" => {
            let act = SiteAct::EndSessions { of: posted.by.id, keep: Some(posted.by.session) };
            app.order_people(posted.by.giver(), act).await
        }
        _ => return Err(Problem::unreadable("do")),
    };
    match done {
        Ok(()) => to("/account"),
        Err(problem) if problem.detail.is_none() => {
            let mut response = show(&app, lang, &posted.by, Some(&problem.message))?;
            *response.status_mut() = problem.status;
            Ok(response)
        }
        Err(problem) => Err(problem),
    }
}

/// A first password, or another one; a user who has one proves that they know it.
async fn set_password(app: &App, peer: Peer, posted: &Posted<of::SitAtDesk>) -> Result<(), Problem> {
    let fields = &posted.fields;
    let site = app.site.newest().state;
    let login = site.person(posted.by.id).and_then(|person| person.login.clone());
    let sign_in = match &login {
        Some(login) => login.sign_in.clone(),
        None => fields.text("sign-in").parse().map_err(|none: crate::site::NoSignInName| {
            wrong(Message::new("people-sign-in-name"), none.message())
        })?,
    };
    let chosen = Password::chosen(fields.exact("password"), fields.exact("again"));
    let chosen = chosen.map_err(|message| wrong(Message::new("people-new-password"), message))?;
    if let Some(login) = login {
        let from = from(app, peer);
        let wait = app.sign_in_limit.wait(from, &sign_in, time::now());
        if wait > 0 {
            return Err(Problem::bad_field(Message::new("people-wait").with("seconds", wait)));
        }
        let turn = app.passwords.turn()?;
        app.sign_in_limit.wrong(from, &sign_in, time::now());
        if !app.passwords.fits(turn, Password::typed(fields.exact("old")), Some(login.hash)).await? {
            return Err(Problem::bad_field(Message::new("people-wrong-old")));
        }
        app.sign_in_limit.right(from, &sign_in);
    }
    let hash = app.passwords.hash(chosen).await?;
    let act = SiteAct::SetPassword { login: Login { sign_in, hash }, keep: posted.by.session };
    app.order_people(posted.by.giver(), act).await
}
