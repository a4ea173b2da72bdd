//! Links of players: made at the desk, shown once, to be printed or scanned.

use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use kolo_print::sheets::Origin;
use kolo_stages::Entrant;
use kolo_tournament::EntrantId;
use kolo_views::Who;

use super::documents;
use super::visit::{AtCup, Given, Visit};
use crate::attendee_access::FrontOrder;
use crate::cup_room;
use crate::desk::Arbiter;
use crate::form::{Hidden, Posted};
use crate::key::Secret;
use crate::links::Link;
use crate::pages;
use crate::pages::cup::Part;
use crate::pages::day::View;
use crate::pages::day::links::{Again, Holder, LinksPage, Made};
use crate::problem::Problem;
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::routes::day::links::{asked, on_paper};
use crate::tasks::of;
use crate::time;

pub(super) fn routes() -> Routes {
    Routes::new().route("/desk/s/{id}/links", get(links).post(make))
}

async fn links(at: AtCup<of::HandOutLinks>) -> Result<Response, Problem> {
    show(&at, &at.by, Vec::new(), None).await
}

fn secret<T>(posted: &Posted<T>, who: EntrantId) -> Secret {
    posted.by.secret.derived(&format!("player {} {}", posted.command.as_str(), who.0))
}

/// Those who play on, with the numbers under which their links are kept.
fn players(at: &Visit) -> impl Iterator<Item = (EntrantId, &Entrant)> {
    let withdrawn = |one: &Entrant| at.cup.state().is_some_and(|state| state.has_withdrawn(one.id));
    let playing = at.cup.setup().entrants.iter().filter(move |one| !withdrawn(one));
    playing.filter_map(|one| Some((EntrantId(at.cup.link_number(one.id)?), one)))
}

/// Makes links for everybody who has none, for all anew, or for one; or takes one back. The secret follows from the session and the name of the form,
/// so that the same form sent again shows the same links.
async fn make(headers: HeaderMap, given: Given<of::HandOutLinks>) -> Result<Response, Problem> {
    let stream = cup_room::front_stream(&given.id).ok_or_else(Problem::not_found)?;
    let posted = &given.posted;
    let who = posted.fields.given("who").map(|who| who.parse().map(EntrantId)).transpose();
    let who = who.map_err(|_| Problem::unreadable("who"))?;
    let all = players(&given).map(|(id, _)| id);
    let issued: Vec<EntrantId> = all.filter(|id| who.is_none_or(|who| who == *id)).collect();
    let act = asked(posted, who, &issued, |who| secret(posted, who))?;
    let order = FrontOrder { at: time::now(), by: posted.by.name.clone(), act };
    let front = given.app.fronts.room(&stream).await?.give(posted.command.clone(), &order).await?;
    let made = issued.into_iter().filter_map(|who| {
        let secret = secret(posted, who);
        let holds = front.state.link(who) == Some(secret.hash());
        let key = RoomKey::new(cup_room::FRONT_PREFIX, &given.id, secret).filter(|_| holds)?;
        let name = players(&given).find(|(id, _)| *id == who)?.1.name.to_string();
        Some(Made { name, link: Link::to(&given.app, &headers, &format!("/match/{}", key.reveal())) })
    });
    let made: Vec<Made> = made.collect();
    if posted.fields.text("paper") == "pdf" && !made.is_empty() {
        let origin = Origin { version: None, ..documents::origin(&given) };
        return on_paper(&origin, made, &format!("{}-links.pdf", given.id)).await;
    }
    let again = Again::of(posted);
    show(&given, &posted.by, made, Some(again)).await
}

async fn show(at: &Visit, by: &Arbiter, made: Vec<Made>, again: Option<Again>) -> Result<Response, Problem> {
    let stream = cup_room::front_stream(&at.id).ok_or_else(Problem::not_found)?;
    let front = at.app.fronts.room(&stream).await?.newest();
    let mut holders = Vec::new();
    for (id, one) in players(at) {
        let who = Who { id: id.0, no: Some(one.id.0), name: one.name.to_string() };
        let has_link = front.state.link(id).is_some();
        holders.push(Holder { who, has_link, hidden: Hidden::new(by)? });
    }
    let mut shell = at.shell(View::Desk, Part::Links);
    if !made.is_empty() {
        // What is shown once must not be swept away by news.
        shell.follow = String::new();
    }
    let hidden = [Hidden::new(by)?, Hidden::new(by)?];
    pages::html(&LinksPage::new(&at.app, at.lang, shell, holders, made, hidden, again))
}
