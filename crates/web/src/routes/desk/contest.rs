//! Matches of the contest: what can be played now, and taking one to the screens.

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::post;
use kolo_live::{Home, LiveRefusal};
use kolo_messages::{Lang, Message};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::contest::{Clocks, Contest, SettingUp, Why, ask};
use crate::desk::By;
use crate::json_body::Sent;
use crate::pages::desk::FromContest;
use crate::problem::Problem;
use crate::tasks::of;

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
        let title = title.unwrap_or_default();
        let message = match why {
            Why::NotYet(why) => Message::new("web-contest-undelivered").with("title", title).with("why", why),
            Why::ByHand(by) => {
                Message::new("web-contest-by-hand").with("title", title).with("by", by.to_string())
            }
            Why::Stale => Message::new("web-contest-stale").with("title", title),
        };
        told.push(message.text(lang));
    }
    told
}

/// Which match is taken to the screens, and how.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MatchWanted)]
pub(in crate::routes) struct Wanted {
    venue: String,
    game: String,
    #[serde(default)]
    clocks: Clocks,
}

/// The match as the contest offers it. One that it does not offer is refused by the contest itself, in its own words.
fn home_of(contest: &dyn Contest, wanted: Wanted) -> Result<Home, Message> {
    let offered = contest.open_matches()?.into_iter().map(|open| open.home);
    let mut named = offered.filter(|home| home.venue == wanted.venue && home.game == wanted.game);
    if let Some(home) = named.next() {
        return Ok(home);
    }
    let contest = contest.identity()?;
    Ok(Home { contest, venue: wanted.venue, game: wanted.game, call: 0 })
}

/// Takes a match to the screens. That goes on to its end also if the page stops waiting.
async fn take(
    State(app): State<App>,
    arbiter: By<of::RunScreens>,
    Sent(wanted): Sent<Wanted>,
) -> Result<Response, Problem> {
    let arbiter = arbiter.into_person();
    let taking = tokio::spawn(async move {
        let contest = app.contest.clone().ok_or_else(Problem::not_found)?;
        let (clocks, home) = (wanted.clocks, ask(&contest, |contest| home_of(contest, wanted)).await?);
        let opened_already = || Problem::from(LiveRefusal::OpenedAlready);
        let setting_up = SettingUp::begin(&app, &home).ok_or_else(opened_already)?;
        let by = arbiter.name.clone();
        let setting = ask(&contest, move |contest| contest.take(&by, &home, clocks)).await?;
        let opened = super::open(&app, arbiter.name, setting).await?;
        setting_up.keep();
        Ok(opened)
    });
    taking.await.map_err(Problem::internal)?
}
