//! Links of competitors: made by the organiser, shown once, to be printed or scanned.

use std::collections::BTreeMap;

use crate::handler::{erased, get};
use axum::http::HeaderMap;
use axum::response::Response;
use kolo_desk::StreamKind;
use kolo_live::KeyHash;
use kolo_print::sheets::{Origin, link_cards};
use kolo_tournament::EntrantId;
use kolo_views::Who;
use kolo_views::entries::{Entries, Standing};

use crate::attendee_access::{Front, FrontAct, FrontOrder};
use crate::desk::Arbiter;
use crate::form::Posted;
use crate::key::Secret;
use crate::links::Link;
use crate::pages;
use crate::problem::Problem;
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::time;
use crate::tournament::documents;
use crate::tournament::links::page::{Again, Holder, LinksPage, Made};
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/links", get(page).post(erased(make))).routes(routes!(links))
}

/// Who of these has a link for a telephone.
pub(crate) fn holders(front: &Front, people: Vec<Who>) -> Vec<Holder> {
    let holder = |who: Who| {
        let has_link = front.link(EntrantId(who.id)).is_some();
        Holder { who, has_link }
    };
    people.into_iter().map(holder).collect()
}

/// Those who play.
fn players(at: &Visit) -> Result<Vec<Who>, Problem> {
    let lines = Entries::of(at.state()?, at.lang).lines.into_iter();
    Ok(lines.filter(|line| line.standing != Standing::Withdrawn).map(|line| line.who).collect())
}

async fn holders_here(at: &Visit) -> Result<Vec<Holder>, Problem> {
    let stream = StreamKind::Access.stream(&at.id).ok_or_else(Problem::not_found)?;
    let front = at.app.fronts.room(&stream).await?.newest();
    Ok(holders(&front.state, players(at)?))
}

/// Who has a link for a telephone.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/links", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "all who play", body = Viewed<Vec<Holder>>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn links(at: AtDesk<of::HandOutLinks>) -> Result<Response, Problem> {
    Ok(seen(&at, holders_here(&at).await?))
}

async fn page(at: AtDesk<of::HandOutLinks>) -> Result<Response, Problem> {
    show(&at, &at.by, Vec::new(), None).await
}

/// Makes links for all who have none, new ones for all, or for one; or withdraws one. The secret follows from the
/// session and the name of the form, so that the same form sent again shows the same links.
async fn make(at: Visit, headers: HeaderMap, posted: Posted<of::HandOutLinks>) -> Result<Response, Problem> {
    let (app, id, newest) = (&at.app, at.id.as_str(), &at.newest);
    let stream = StreamKind::Access.stream(id).ok_or_else(Problem::not_found)?;
    let front = app.fronts.room(&stream).await?;
    let who = posted.fields.given("who").map(|who| who.parse().map(EntrantId));
    let who = who.transpose().map_err(|_| Problem::unreadable("who"))?;
    let wanted = newest.state.state()?.entrants().iter().filter(|(id, entrant)| match who {
        Some(who) => who == **id,
        None => entrant.withdrawn_after.is_none(),
    });
    let issued: Vec<EntrantId> = wanted.map(|(who, _)| *who).collect();
    let act = asked(&posted, who, &issued, |who| secret(&posted, who))?;
    let order = FrontOrder { at: time::now(), by: posted.by.name.clone(), act };
    let after = front.give(posted.command.clone(), &order).await?;
    let lines = Entries::of(newest.state.state()?, at.lang).lines;
    let made = issued.into_iter().filter_map(|who| {
        let key = holding(&after.state, id, who, secret(&posted, who))?;
        let name = lines.iter().find(|line| line.who.id == who.0)?.who.name.clone();
        Some(Made { name, link: Link::to(app, &headers, &format!("/my/{}", key.reveal())) })
    });
    let made: Vec<Made> = made.collect();
    if posted.fields.text("paper") == "pdf" && !made.is_empty() {
        let origin = Origin {
            event: newest.state.state()?.settings().name.to_string(),
            date: String::new(),
            version: None,
            lang: at.lang,
        };
        return on_paper(&origin, made, &format!("{id}-links.pdf")).await;
    }
    let again = Again::of(&posted);
    show(&at, &posted.by, made, Some(again)).await
}

/// What a form asks for: links for those of these who have none, new ones for all of them, for one, or one withdrawn.
///
/// # Errors
/// When it asks for nothing of that.
pub(crate) fn asked<T>(
    posted: &Posted<T>,
    who: Option<EntrantId>,
    all: &[EntrantId],
    secret: impl Fn(EntrantId) -> Secret,
) -> Result<FrontAct, Problem> {
    let links = || -> BTreeMap<EntrantId, KeyHash> {
        let wanted = all.iter().filter(|id| who.is_none_or(|who| who == **id));
        wanted.map(|id| (*id, secret(*id).hash())).collect()
    };
    match (posted.fields.text("do"), who) {
        ("revoke", Some(who)) => Ok(FrontAct::Revoke(who)),
        ("make", Some(_)) | ("replace", None) => Ok(FrontAct::Issue(links())),
        ("make", None) => Ok(FrontAct::IssueMissing(links())),
        _ => Err(Problem::unreadable("do")),
    }
}

/// Links as a file to be printed and cut.
pub(crate) async fn on_paper(origin: &Origin, made: Vec<Made>, name: &str) -> Result<Response, Problem> {
    let links: Vec<(String, String)> = made.into_iter().map(|one| (one.name, one.link.link)).collect();
    documents::pdf(link_cards(origin, &links), name).await
}

fn secret(posted: &Posted<of::HandOutLinks>, who: EntrantId) -> Secret {
    posted.by.secret.derived(&format!("link {} {}", posted.command.as_str(), who.0))
}

/// The key of a link, if it is still the one that holds.
pub(crate) fn holding(front: &Front, name: &str, who: EntrantId, secret: Secret) -> Option<RoomKey> {
    let holds = front.link(who) == Some(secret.hash());
    RoomKey::new(StreamKind::Access, name, secret).filter(|_| holds)
}

async fn show(at: &Visit, by: &Arbiter, made: Vec<Made>, again: Option<Again>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Links)?;
    pages::html(&LinksPage::new(&at.app, at.lang, shell, holders_here(at).await?, made, again, by)?)
}
