//! Contests: the office, the day of a tournament of teams, public pages.

mod act;
pub(super) mod api;
mod desk_api;
mod documents;
mod draft;
mod entries;
mod find;
mod house;
mod incidents;
mod links;
mod lists;
mod live;
mod new;
mod notes;
mod office;
mod people;
mod plan;
mod play;
mod public;
mod registry;
mod results;
mod sanctions;
mod screen;
mod seat;
mod settings;
mod show;
mod table_api;
mod team;
mod ties;
mod undo;
pub(crate) mod visit;
pub(super) mod webhooks;

use std::sync::Arc;

use kolo_contest::VenueId;
use kolo_desk::StreamKind;
use kolo_messages::Lang;

use super::rooms::{self, Shown};
use crate::app::App;
use crate::contest_room::{ContestAct, ContestOrder, ContestRoom};
use crate::desk::Arbiter;
use crate::form::Posted;
use crate::problem::Problem;
use crate::room::{Newest, Room, Rooms};
use crate::routes::Routes;
use crate::site::Place;
use crate::tasks::Task;
use crate::time;

pub(super) fn routes() -> Routes {
    Routes::new()
        .merge(new::routes())
        .merge(office::routes())
        .merge(people::routes())
        .merge(show::routes())
        .merge(entries::routes())
        .merge(find::routes())
        .merge(registry::routes())
        .merge(incidents::routes())
        .merge(sanctions::routes())
        .merge(notes::routes())
        .merge(plan::routes())
        .merge(webhooks::routes())
        .merge(documents::routes())
        .merge(house::routes())
        .merge(desk_api::routes())
        .merge(play::routes())
        .merge(draft::routes())
        .merge(results::routes())
        .merge(live::routes())
        .merge(ties::routes())
        .merge(undo::routes())
        .merge(links::routes())
        .merge(screen::routes())
        .merge(team::routes())
        .merge(seat::routes())
        .merge(public::routes())
        .merge(api::routes())
        .merge(settings::routes())
        .merge(table_api::routes())
}

impl Shown for ContestRoom {
    const KIND: StreamKind = StreamKind::Contest;

    fn rooms(app: &App) -> &Rooms<Self> {
        &app.contests
    }

    async fn reach(app: &App, name: &str) -> Result<kolo_views::public::Reach, Problem> {
        Ok(crate::public::of_contest(app, name).await?.policy.reach)
    }

    async fn seen(_: &App, newest: &Newest<Self>, lang: Lang) -> Result<axum::response::Response, Problem> {
        use axum::response::IntoResponse as _;
        let office = kolo_views::contest::office::Office::of(newest.state.contest()?, lang).for_public(lang);
        let body = serde_json::json!({ "version": newest.version.0, "view": office });
        Ok(axum::Json(body).into_response())
    }
}

/// The contest with this name.
async fn room(app: &App, id: &str) -> Result<Arc<Room<ContestRoom>>, Problem> {
    rooms::room::<ContestRoom>(app, id).await
}

/// An order that a form holds; its reason stands in the field of that name.
fn order<T>(posted: &Posted<T>, address: &str, acts: Vec<ContestAct>) -> ContestOrder {
    ContestOrder {
        by: posted.by.author(),
        at: time::now(),
        reason: posted.fields.given("reason").map(str::to_owned),
        acts,
        seen: posted.seen,
        digest: posted.fields.digest(address),
        link: None,
        within: within(&posted.by),
    }
}

/// The tournament in the address, for those who work at it and do not run the office.
fn within(by: &Arbiter) -> Option<VenueId> {
    match &by.place {
        Some(Place::Venue { contest, venue })
            if !by.rights.may(Task::RunOffice, Some(&Place::Contest(contest.clone()))) =>
        {
            VenueId::new(venue).ok()
        }
        Some(_) | None => None,
    }
}
