//! The first page: what is being played.

use crate::handler::get;
use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use kolo_messages::Lang;
use kolo_views::public::Names;

use crate::app::App;
use crate::contest_room::ContestRoom;
use crate::live::Live;
use crate::pages;
use crate::pages::home::page::{Entry, Held, Home};
use crate::pages::spectators::routes as live;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::rooms::{self, Audience};
use crate::tournament::Tournament;

/// How many matches the list shows, those with the latest events.
pub(in crate::pages) const SHOWN: usize = 100;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new().route("/", get(first_page))
}

async fn first_page(State(app): State<App>, Extension(lang): Extension<Lang>) -> Result<Response, Problem> {
    let matches = matches(&app, "/live", lang).await?;
    let tournaments = tournaments(&app, "/t", lang).await?;
    let contests = contests(&app, "/c", lang).await?;
    pages::html(&Home::new(&app, lang, [tournaments, contests], matches))
}

/// Lists that lead to the organiser's pages are for organisers.
fn audience(pages: &str) -> Audience {
    if pages.starts_with("/desk") { Audience::Desk } else { Audience::Public }
}

/// The matches, those with the latest events first, each leading to its page under `pages`.
pub(in crate::pages) async fn matches(app: &App, pages: &str, lang: Lang) -> Result<Vec<Entry>, Problem> {
    let audience = audience(pages);
    let entry = |name: &str, state: &Live| Ok((format!("{pages}/{name}"), state.game()?.clone()));
    let mut entries = Vec::new();
    for (href, game) in rooms::latest(app, SHOWN, audience, entry).await? {
        let names = match audience {
            Audience::Public => live::names(app, &game).await?,
            Audience::Desk => Names::Full,
        };
        entries.push(Entry::new(href, &game, names, lang));
    }
    Ok(entries)
}

/// The tournaments, those with the latest events first, each leading to its page under `pages`.
pub(in crate::pages) async fn tournaments(app: &App, pages: &str, lang: Lang) -> Result<Vec<Held>, Problem> {
    let entry =
        |name: &str, subject: &Tournament| Ok(Held::new(format!("{pages}/{name}"), subject.state()?, lang));
    rooms::latest(app, SHOWN, audience(pages), entry).await
}

/// The contests, those with the latest events first, each leading to its page under `pages`.
pub(in crate::pages) async fn contests(app: &App, pages: &str, lang: Lang) -> Result<Vec<Held>, Problem> {
    let entry = |name: &str, subject: &ContestRoom| {
        Ok(Held::of_contest(format!("{pages}/{name}"), subject.contest()?, lang))
    };
    rooms::latest(app, SHOWN, audience(pages), entry).await
}
