//! Tournaments of stages by themselves: a knockout, groups and a play-off, a round robin and a final (K-CUP).

pub(super) mod api;
mod correct;
mod desk_api;
mod documents;
mod draw;
mod entrant;
mod find;
mod house;
mod incidents;
mod links;
mod my;
mod new;
mod people;
mod public;
mod results;
mod screen;
mod show;
pub(super) mod visit;
mod webhooks;

use std::sync::Arc;

use kolo_messages::Lang;
use kolo_stages::cup::{CupCommand, CupOrder};

use super::rooms::{self, Shown};
use crate::app::App;
use crate::cup_room::{self, CupRoom, RoomOrder};
use crate::form::Posted;
use crate::problem::Problem;
use crate::room::{Newest, Room, Rooms};
use crate::routes::Routes;
use crate::time;

pub(super) fn routes() -> Routes {
    Routes::new()
        .merge(new::routes())
        .merge(show::routes())
        .merge(draw::routes())
        .merge(entrant::routes())
        .merge(find::routes())
        .merge(results::routes())
        .merge(correct::routes())
        .merge(documents::routes())
        .merge(house::routes())
        .merge(incidents::routes())
        .merge(desk_api::routes())
        .merge(links::routes())
        .merge(my::routes())
        .merge(people::routes())
        .merge(screen::routes())
        .merge(public::routes())
        .merge(webhooks::routes())
        .merge(api::routes())
}

impl Shown for CupRoom {
    const PREFIX: &'static str = cup_room::PREFIX;

    fn rooms(app: &App) -> &Rooms<Self> {
        &app.cups
    }

    async fn reach(app: &App, name: &str) -> Result<kolo_views::public::Reach, Problem> {
        Ok(crate::public::of_cup(app, name).await?.policy.reach)
    }

    fn seen(newest: &Newest<Self>, lang: Lang) -> Result<axum::response::Response, Problem> {
        use axum::response::IntoResponse as _;
        let card = kolo_views::cup::card::CupCard::of(newest.state.cup()?, lang);
        let body = serde_json::json!({ "version": newest.version.0, "view": card });
        Ok(axum::Json(body).into_response())
    }
}

/// The tournament with this name.
async fn room(app: &App, id: &str) -> Result<Arc<Room<CupRoom>>, Problem> {
    rooms::room::<CupRoom>(app, id).await
}

/// An order that a form holds; its reason stands in the field of that name.
fn order<T>(posted: &Posted<T>, command: CupCommand) -> RoomOrder {
    let reason = posted.fields.given("reason").map(str::to_owned);
    let order = CupOrder { by: posted.by.name.clone(), at: time::now().0, reason, command };
    RoomOrder { by: posted.by.author(), order, seen: posted.seen, link: None }
}
