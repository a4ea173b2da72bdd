//! Matches of the contest: what can be played now, and taking one to the screens.

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::post;
use kolo_live::Home;
use kolo_messages::{Lang, Message};
use serde::Deserialize;

use crate::app::App;
use crate::contest::{Clocks, ask};
use crate::desk::Arbiter;
use crate::pages::desk::FromContest;
use crate::problem::Problem;
use crate::sent::Sent;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/api/desk/contest", post(take))
}

/// What the contest offers, if there is one. Matches that are on screens already are left out.
pub(super) async fn offered(app: &App, lang: Lang) -> Option<FromContest> {
    let contest = app.contest.as_ref()?;
    let mut troubles = undelivered(app, lang).await;
    let mut matches = match ask(contest, |contest| contest.open_matches()).await {
        Ok(matches) => matches,
        Err(problem) => {
            troubles.push(problem.message.text(lang));
            Vec::new()
        }
    };
    matches.retain(|open| !app.homes.is_on_screens(&open.home));
    Some(FromContest { matches, troubles })
}

async fn undelivered(app: &App, lang: Lang) -> Vec<String> {
    let mut told = Vec::new();
    for (stream, why) in app.homes.undelivered() {
        let room = app.live.get(&stream).await.ok().flatten();
        let title = room.and_then(|room| Some(room.newest().state.game().ok()?.setting().title.to_string()));
        let message = Message::new("web-contest-undelivered").with("title", title.unwrap_or_default());
        told.push(message.with("why", why).text(lang));
    }
    told
}

/// Which match is taken to the screens, and how.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    venue: String,
    game: String,
    #[serde(default)]
    clocks: Clocks,
}

/// Takes a match to the screens.
async fn take(
    State(app): State<App>,
    arbiter: Arbiter,
    Sent(wanted): Sent<Wanted>,
) -> Result<Response, Problem> {
    let Wanted { venue, game, clocks } = wanted;
    let home = Home { venue, game };
    let contest = app.contest.as_ref().ok_or_else(Problem::not_found)?;
    if !app.homes.set_up(&home) {
        let refusal = kolo_live::LiveRefusal::OpenedAlready;
        return Err(Problem::refused(refusal.message(), Some(refusal.clause())));
    }
    let (by, wanted) = (arbiter.name.clone(), home.clone());
    let opened = match ask(contest, move |contest| contest.take(&by, &wanted, clocks)).await {
        Ok(setting) => super::open(&app, arbiter.name, setting).await,
        Err(problem) => Err(problem),
    };
    if opened.is_err() {
        app.homes.gone(&home);
    }
    opened
}
