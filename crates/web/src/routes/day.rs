//! A tournament day: pages of the desk, pages for everybody, and the orders that forms give.

pub(super) mod act;
mod amend;
mod api;
mod check_in;
pub(super) mod desk_api;
pub(super) mod documents;
pub(super) mod draft;
mod entries;
pub(super) mod find;
mod game;
mod games;
mod house;
pub(super) mod incidents;
pub(super) mod links;
mod my;
pub(super) mod new;
mod orders;
mod person;
mod places;
mod public;
pub(super) mod screen;
mod settings;
mod show;
pub(super) mod visit;

use std::sync::Arc;

use kolo_messages::Lang;
use kolo_tournament::{Author, Command, Order, OwnRules, Timestamp};

use super::rooms::{self, Shown};
use crate::app::App;
use crate::form::{Fields, Posted};
use crate::problem::Problem;
use crate::room::{Newest, Room, Rooms};
use crate::routes::Routes;
use crate::time;
use crate::tournament::{self, Tournament, TournamentOrder};

pub(super) fn routes() -> Routes {
    Routes::new()
        .merge(new::routes())
        .merge(show::routes())
        .merge(entries::routes())
        .merge(orders::routes())
        .merge(game::routes())
        .merge(links::routes())
        .merge(documents::routes())
        .merge(my::routes())
        .merge(public::routes())
        .merge(api::routes())
        .merge(desk_api::routes())
        .merge(house::routes())
        .merge(screen::routes())
        .merge(person::routes())
        .merge(check_in::routes())
        .merge(draft::routes())
        .merge(amend::routes())
        .merge(games::routes())
        .merge(incidents::routes())
        .merge(settings::routes())
        .merge(find::routes())
}

impl Shown for Tournament {
    const PREFIX: &'static str = tournament::PREFIX;

    fn rooms(app: &App) -> &Rooms<Self> {
        &app.tournaments
    }

    async fn reach(app: &App, name: &str) -> Result<kolo_views::public::Reach, Problem> {
        Ok(crate::public::of_tournament(app, name).await?.policy.reach)
    }

    fn seen(newest: &Newest<Self>, lang: Lang) -> Result<axum::response::Response, Problem> {
        use axum::response::IntoResponse as _;
        let overview = kolo_views::overview::Overview::for_everybody(newest.state.state()?, lang);
        let body = serde_json::json!({ "version": newest.version.0, "view": overview });
        Ok(axum::Json(body).into_response())
    }
}

/// The tournament with this name.
async fn room(app: &App, id: &str) -> Result<Arc<Room<Tournament>>, Problem> {
    rooms::room::<Tournament>(app, id).await
}

/// Whether a form says that the rules of the competition provide for it (D-C.04.2-4.3, D-C.04.2-4.4).
fn own_rules(fields: &Fields) -> OwnRules {
    if fields.given("own-rules").is_some() { OwnRules::Provide } else { OwnRules::Silent }
}

/// An order that somebody gives now.
pub(super) fn order(by: Author, reason: &str, command: Command) -> Order {
    let reason = Some(reason.trim()).filter(|reason| !reason.is_empty()).map(str::to_owned);
    Order { by, at: Timestamp(time::now().0), reason, command }
}

/// Gives an order that a form holds; its reason stands in the field of that name.
pub(super) async fn give<T>(
    app: &App,
    id: &str,
    posted: &Posted<T>,
    command: Command,
) -> Result<Newest<Tournament>, Problem> {
    let order = order(posted.by.author(), posted.fields.text("reason"), command);
    let order = TournamentOrder { order, seen: posted.seen, link: None };
    Ok(room(app, id).await?.give(posted.command.clone(), &order).await?)
}
