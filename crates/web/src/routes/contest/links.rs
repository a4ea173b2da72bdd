//! Links of captains, made and withdrawn by the organiser.

use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use kolo_contest::VenueId;
use kolo_print::sheets::Origin;
use kolo_tournament::EntrantId;
use kolo_views::Who;
use kolo_views::contest::told;

use super::documents;
use super::visit::{AtPlace, Given, Visit};
use crate::app::App;
use crate::attendee_access::{self, Front, FrontOrder};
use crate::desk::Arbiter;
use crate::form::{Hidden, Posted};
use crate::key::Secret;
use crate::links::Link;
use crate::pages;
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::room::Room;
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::tasks::of;
use crate::time;
use crate::tournament::View;
use crate::tournament::links::page::{Again, Holder, LinksPage, Made};
use crate::tournament::links::routes::{asked, on_paper};

pub(super) fn routes() -> Routes {
    Routes::new().route("/desk/c/{id}/{venue}/links", get(links).post(make))
}

/// The name under which the links of a tournament are kept. No contest has two hyphens in its name.
fn front_name(id: &str, venue: &VenueId) -> String {
    format!("{id}--{venue}")
}

/// The attendee access of a tournament: its links and displays.
pub(super) async fn front(app: &App, id: &str, venue: &VenueId) -> Result<Arc<Room<Front>>, Problem> {
    let stream = attendee_access::stream(&front_name(id, venue)).ok_or_else(Problem::not_found)?;
    Ok(app.fronts.room(&stream).await?)
}

async fn links(at: AtPlace<of::HandOutLinks>) -> Result<Response, Problem> {
    show(&at, &at.by, Vec::new(), None).await
}

/// The teams by the numbers under which their links are kept: these stay a team's when the start numbers change.
fn numbered(at: &Visit) -> Result<Vec<(EntrantId, String)>, Problem> {
    // Before the start they are those who are expected, so that links can be handed out at the door.
    let teams = match at.play() {
        Ok(play) => play.field().to_vec(),
        Err(_) => at.contest().state().expected(at.venue_state()?),
    };
    let numbered = teams.iter().filter_map(|id| {
        let number = at.contest().entry_number(id)?;
        Some((EntrantId(number), told::entry_name(at.contest().state(), id)))
    });
    Ok(numbered.collect())
}

fn secret<T>(posted: &Posted<T>, who: EntrantId) -> Secret {
    posted.by.secret.derived(&format!("team {} {}", posted.command.as_str(), who.0))
}

/// Makes links for all who have none, new ones for all, or for one; or withdraws one. The secret follows from the
/// session and the name of the form, so that the same form sent again shows the same links.
async fn make(headers: HeaderMap, given: Given<of::HandOutLinks>) -> Result<Response, Problem> {
    let name = front_name(&given.id, given.venue()?);
    let posted = &given.posted;
    let who = posted.fields.given("who").map(|who| who.parse().map(EntrantId)).transpose();
    let who = who.map_err(|_| Problem::unreadable("who"))?;
    let teams = numbered(&given)?;
    let all = teams.iter().map(|(id, _)| *id);
    let issued: Vec<EntrantId> = all.filter(|id| who.is_none_or(|who| who == *id)).collect();
    let act = asked(posted, who, &issued, |who| secret(posted, who))?;
    let order = FrontOrder { at: time::now(), by: posted.by.name.clone(), act };
    let front = front(&given.app, &given.id, given.venue()?).await?;
    let front = front.give(posted.command.clone(), &order).await?;
    let made = issued.into_iter().filter_map(|who| {
        let secret = secret(posted, who);
        let holds = front.state.link(who) == Some(secret.hash());
        let key = RoomKey::new(attendee_access::PREFIX, &name, secret).filter(|_| holds)?;
        let (_, name) = teams.iter().find(|(id, _)| *id == who)?.clone();
        Some(Made { name, link: Link::to(&given.app, &headers, &format!("/team/{}", key.reveal())) })
    });
    let made: Vec<Made> = made.collect();
    if posted.fields.text("paper") == "pdf" && !made.is_empty() {
        let origin = Origin { version: None, ..documents::origin(&given)? };
        return on_paper(&origin, made, &format!("{}-{}-links.pdf", given.id, given.venue()?)).await;
    }
    let again = Again::of(posted);
    show(&given, &posted.by, made, Some(again)).await
}

async fn show(at: &Visit, by: &Arbiter, made: Vec<Made>, again: Option<Again>) -> Result<Response, Problem> {
    let front = front(&at.app, &at.id, at.venue()?).await?.newest();
    let mut holders = Vec::new();
    for (no, (id, name)) in (1..).zip(numbered(at)?) {
        let who = Who { id: id.0, no: Some(no), name };
        holders.push(Holder { who, has_link: front.state.link(id).is_some(), hidden: Hidden::new(by)? });
    }
    let mut shell = at.shell(View::Desk, Part::Links)?;
    if !made.is_empty() {
        // What is shown once must not be swept away by news.
        shell.follow = String::new();
    }
    let hidden = [Hidden::new(by)?, Hidden::new(by)?];
    pages::html(&LinksPage::new(&at.app, at.lang, shell, holders, made, hidden, again))
}
