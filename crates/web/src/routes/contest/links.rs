//! Links of captains, made and withdrawn by the organiser.

use std::sync::Arc;

use crate::handler::{erased, get};
use axum::http::HeaderMap;
use axum::response::Response;
use kolo_contest::{EntryId, VenueId};
use kolo_desk::{Owner, StreamKind};
use kolo_print::sheets::Origin;
use kolo_tournament::EntrantId;
use kolo_views::Who;
use kolo_views::contest::describe;

use super::documents;
use super::visit::{AtPlace, Given, Visit};
use crate::app::App;
use crate::attendee_access::{Front, FrontOrder};
use crate::desk::Arbiter;
use crate::form::Posted;
use crate::key::Secret;
use crate::links::Link;
use crate::pages;
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::room::Room;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::time;
use crate::tournament::View;
use crate::tournament::links::page::{Again, Holder, LinksPage, Made};
use crate::tournament::links::routes::{asked, holders, holding, on_paper};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/links", get(links).post(erased(make)))
        .routes(routes!(team_links))
}

/// Whose links they are.
fn owner<'a>(id: &'a str, venue: &'a VenueId) -> Owner<'a> {
    Owner::Venue { contest: id, venue: venue.as_str() }
}

/// The attendee access of a tournament: its links and displays.
pub(super) async fn front(app: &App, id: &str, venue: &VenueId) -> Result<Arc<Room<Front>>, Problem> {
    let stream = StreamKind::Access.stream_for(&owner(id, venue)).ok_or_else(Problem::not_found)?;
    Ok(app.fronts.room(&stream).await?)
}

async fn links(at: AtPlace<of::HandOutLinks>) -> Result<Response, Problem> {
    show(&at, &at.by, Vec::new(), None).await
}

/// The teams by the numbers under which their links are kept: these stay a team's when the start numbers change.
fn numbered(at: &Visit) -> Result<Vec<Who>, Problem> {
    // Before the start they are those who are expected, so that links can be handed out at the door.
    let teams = match at.play() {
        Ok(play) => play.field().to_vec(),
        Err(_) => at.contest().state().expected(at.venue_state()?),
    };
    let known = teams.iter().filter_map(|id| Some((id, at.contest().entry_number(id)?)));
    let who = |(no, (id, number)): (u32, (&EntryId, u32))| Who {
        id: number,
        no: Some(no),
        name: describe::entry_name(at.contest().state(), id),
    };
    Ok((1..).zip(known).map(who).collect())
}

fn secret<T>(posted: &Posted<T>, who: EntrantId) -> Secret {
    posted.by.secret.derived(&format!("team {} {}", posted.command.as_str(), who.0))
}

/// Makes links for all who have none, new ones for all, or for one; or withdraws one. The secret follows from the
/// session and the name of the form, so that the same form sent again shows the same links.
async fn make(headers: HeaderMap, given: Given<of::HandOutLinks>) -> Result<Response, Problem> {
    let name = owner(&given.id, given.venue()?).to_string();
    let posted = &given.posted;
    let who = posted.fields.given("who").map(|who| who.parse().map(EntrantId)).transpose();
    let who = who.map_err(|_| Problem::unreadable("who"))?;
    let teams = numbered(&given)?;
    let all = teams.iter().map(|team| EntrantId(team.id));
    let issued: Vec<EntrantId> = all.filter(|id| who.is_none_or(|who| who == *id)).collect();
    let act = asked(posted, who, &issued, |who| secret(posted, who))?;
    let order = FrontOrder { at: time::now(), by: posted.by.name.clone(), act };
    let front = front(&given.app, &given.id, given.venue()?).await?;
    let front = front.give(posted.command.clone(), &order).await?;
    let made = issued.into_iter().filter_map(|who| {
        let key = holding(&front.state, &name, who, secret(posted, who))?;
        let name = teams.iter().find(|team| team.id == who.0)?.name.clone();
        Some(Made { name, link: Link::to(&given.app, &headers, &format!("/team/{}", key.reveal())) })
    });
    let made: Vec<Made> = made.collect();
    if posted.fields.text("paper") == "pdf" && !made.is_empty() {
        let origin = Origin { version: None, ..documents::origin(&given, None)? };
        return on_paper(&origin, made, &format!("{}-{}-links.pdf", given.id, given.venue()?)).await;
    }
    let again = Again::of(posted);
    show(&given, &posted.by, made, Some(again)).await
}

async fn holders_here(at: &Visit) -> Result<Vec<Holder>, Problem> {
    let front = front(&at.app, &at.id, at.venue()?).await?.newest();
    Ok(holders(&front.state, numbered(at)?))
}

/// Which teams have a link for a telephone.
#[utoipa::path(
    get, path = "/api/desk/c/{id}/{venue}/links", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the contest's name in addresses"),
        ("venue" = String, Path, description = "the tournament in it"),
    ),
    responses(
        (status = 200, description = "all who play, or are expected", body = Viewed<Vec<Holder>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn team_links(at: AtPlace<of::HandOutLinks>) -> Result<Response, Problem> {
    Ok(seen(&at, holders_here(&at).await?))
}

async fn show(at: &Visit, by: &Arbiter, made: Vec<Made>, again: Option<Again>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Links)?;
    pages::html(&LinksPage::new(&at.app, at.lang, shell, holders_here(at).await?, made, again, by)?)
}
