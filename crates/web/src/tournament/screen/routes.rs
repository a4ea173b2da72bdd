//! The display on the wall: what it shows is chosen on the organiser's pages, from any device.

use crate::handler::{erased, get};
use axum::Extension;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};

use crate::app::App;
use crate::attendee_access::{Front, FrontOrder, Screen, ScreenName, ScreenPart};
use crate::form::Posted;
use crate::pages;
use crate::pages::wall::{Shown, StagesWall};
use crate::problem::Problem;
use crate::room::Room;
use crate::routes::Routes;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::routes::{screens, together};
use crate::server::Peer;
use crate::tasks::of;
use crate::time;
use crate::tournament::room;
use crate::tournament::screen::page as screen;
use crate::tournament::screen::page::{Control, Offer, RoundsWall};
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};
use kolo_desk::StreamKind;

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/t/{id}/screen", get(wall))
        .route("/t/{id}/screen/{name}", get(wall))
        .routes(described::stream(
            "/events/screen/{id}",
            For::All,
            "Signals of the screens of a tournament.",
            follow,
        ))
        .route("/desk/t/{id}/screen", get(control).post(erased(choose)))
}

async fn front(app: &App, id: &str) -> Result<std::sync::Arc<Room<Front>>, Problem> {
    let stream = StreamKind::Access.stream(id).ok_or_else(Problem::not_found)?;
    Ok(app.fronts.room(&stream).await?)
}

/// What its displays can show: plans, once one is played or nothing else is.
fn offer(at: &Visit) -> Result<Offer, Problem> {
    let address = format!("/t/{}/screen", at.id);
    Ok(if screen::is_of_plans(at.state()?) {
        screen::offer_of_plans(address)
    } else {
        let (parts, usual) = (&ScreenPart::OF_ROUNDS, Screen::default());
        Offer { address, parts, label: screen::label, usual }
    })
}

async fn wall(at: Visit) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id).await?.newest();
    let version = together::version(&at.newest, &front);
    let name = ScreenName::new(at.word("name")).ok_or_else(Problem::not_found)?;
    let (state, offer) = (at.state()?, offer(&at)?);
    let screen = front.state.screen(&name, &offer.usual).ok_or_else(Problem::not_found)?;
    let follow = format!("/events/screen/{}?public={}", at.id, at.choices);
    if screen::is_of_plans(state) {
        let name = state.settings().name.to_string();
        let shown = Shown::new(screen, name, screen.starts, follow, version);
        let parts = screen::shows_of_plans(state, at.lang);
        return pages::html(&StagesWall::new(&at.app, at.lang, &offer, shown, parts));
    }
    pages::html(&RoundsWall::new(&at.app, at.lang, at.state()?, screen, follow, version))
}

/// One stream of signals about both.
async fn follow(
    at: Visit,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Query(shows): Query<Shows>,
) -> Result<Response, Problem> {
    let (app, id) = (at.app.clone(), at.id.clone());
    let tournament = room(&app, &id).await?.follow();
    let both = together::follow(tournament, front(&app, &id).await?.follow());
    let public = shows.follow(&app, StreamKind::Access.stream(&id)).await?;
    events::follow_public(app, peer, &headers, both, public)
}

async fn control(at: AtDesk<of::ShowOnWall>) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id).await?.newest();
    let shell = at.shell(View::Desk, Part::Screen)?;
    let offer = offer(&at)?;
    pages::html(&Control::new(&at.app, at.lang, shell, &offer, &front.state, &at.by)?)
}

async fn choose(at: Visit, posted: Posted<of::ShowOnWall>) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id).await?;
    let act = screens::act(&posted.fields, offer(&at)?.parts, &front.newest().state)?;
    let order = FrontOrder { at: time::now(), by: posted.by.name.clone(), act };
    front.give(posted.command.clone(), &order).await?;
    Ok(Redirect::to(&format!("/desk/t/{}/screen", at.id)).into_response())
}
