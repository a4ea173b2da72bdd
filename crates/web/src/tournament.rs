//! A tournament: one folder per page with its handlers, the page and its template, and what all of them share.

pub(crate) mod act;
mod amend;
mod api;
pub(crate) mod chart;
mod check_in;
mod correct;
pub(crate) mod desk_api;
pub(crate) mod documents;
pub(crate) mod draw;
mod entries;
pub(crate) mod find;
mod floor;
mod groups;
pub(crate) mod incidents;
pub(crate) mod links;
mod log;
mod meeting;
pub(crate) mod my;
pub(crate) mod new;
mod new_plan;
pub(crate) mod notes;
mod overview;
mod parts;
mod person;
pub(crate) mod plan;
mod public;
mod results;
mod round;
mod sanctions;
pub(crate) mod screen;
pub(crate) mod settings;
pub(crate) mod shape;
mod shell;
mod stages;
mod subject;
pub(crate) mod table;
mod ties;
pub(crate) mod visit;
mod words;

use std::sync::Arc;

use axum::response::{IntoResponse as _, Redirect, Response};
use kolo_desk::StreamKind;
use kolo_messages::Lang;
use kolo_tournament::{Author, Command, Order, OwnRules, Timestamp};

use crate::app::App;
use crate::form::{Fields, Posted};
use crate::problem::Problem;
use crate::room::{Newest, Room, Rooms};
use crate::routes::Routes;
use crate::routes::rooms::{self, Shown};
use crate::time;

pub(crate) use floor::FloorWords;
pub(crate) use parts::Part;
pub(crate) use plan::words::PlanWords;
pub(crate) use shell::{Shell, ShellWords, Tab, Trouble, View, called};
pub(crate) use subject::{Tournament, TournamentOrder, TournamentRefusal};
pub(crate) use words::DayWords;

/// Every address of a tournament.
pub(crate) fn routes() -> Routes {
    Routes::new()
        .merge(new::routes::routes())
        .merge(new_plan::routes::routes())
        .merge(overview::routes::routes())
        .merge(entries::routes::routes())
        .merge(person::routes::routes())
        .merge(check_in::routes::routes())
        .merge(draw::routes::routes())
        .merge(amend::routes::routes())
        .merge(plan::routes::routes())
        .merge(notes::routes())
        .merge(results::routes::routes())
        .merge(correct::routes::routes())
        .merge(meeting::routes::routes())
        .merge(meeting::live::routes())
        .merge(incidents::routes::routes())
        .merge(sanctions::routes())
        .merge(ties::routes())
        .merge(public::routes::routes())
        .merge(round::routes::routes())
        .merge(groups::routes())
        .merge(table::routes::routes())
        .merge(chart::routes::routes())
        .merge(find::routes::routes())
        .merge(screen::routes::routes())
        .merge(documents::routes())
        .merge(links::routes::routes())
        .merge(my::routes::routes())
        .merge(settings::routes::routes())
        .merge(stages::routes::routes())
        .merge(log::routes::routes())
        .merge(api::routes())
        .merge(desk_api::routes())
}

impl Shown for Tournament {
    const KIND: StreamKind = StreamKind::Tournament;

    fn rooms(app: &App) -> &Rooms<Self> {
        &app.tournaments
    }

    async fn reach(app: &App, name: &str) -> Result<kolo_views::public::Reach, Problem> {
        Ok(crate::public::of_tournament(app, name).await?.policy.reach)
    }

    async fn seen(_: &App, newest: &Newest<Self>, lang: Lang) -> Result<Response, Problem> {
        let overview = kolo_views::overview::Overview::for_public(newest.state.state()?, lang);
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

/// An order that is given now.
pub(in crate::tournament) fn order(by: Author, reason: &str, command: Command) -> Order {
    let reason = Some(reason.trim()).filter(|reason| !reason.is_empty()).map(str::to_owned);
    Order { by, at: Timestamp(time::now().0), reason, command }
}

/// Gives an order that a form holds; its reason stands in the field of that name.
pub(in crate::tournament) async fn give<T>(
    app: &App,
    id: &str,
    posted: &Posted<T>,
    command: Command,
) -> Result<Newest<Tournament>, Problem> {
    let order = order(posted.by.author(), posted.fields.text("reason"), command);
    let order = TournamentOrder { order, seen: posted.seen, link: None };
    Ok(room(app, id).await?.give(posted.command.clone(), &order).await?)
}

/// Leads back to a page of the organiser.
fn to(id: &str, part: &str) -> Response {
    Redirect::to(&format!("/desk/t/{id}{part}")).into_response()
}
