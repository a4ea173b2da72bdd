//! Links of competitors: made by the organiser, shown once, to be printed or scanned.

use std::collections::BTreeMap;

use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use kolo_live::KeyHash;
use kolo_print::sheets::{Origin, link_cards};
use kolo_tournament::EntrantId;
use kolo_views::entries::{Entries, Standing};

use crate::app::App;
use crate::attendee_access::{self, Front, FrontAct, FrontOrder};
use crate::desk::Arbiter;
use crate::form::{Hidden, Posted};
use crate::key::Secret;
use crate::links::Link;
use crate::pages;
use crate::problem::Problem;
use crate::room::Newest;
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::tasks::of;
use crate::time;
use crate::tournament::documents;
use crate::tournament::links::page::{Again, Holder, LinksPage, Made};
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/links", get(page).post(make))
}

async fn page(at: AtDesk<of::HandOutLinks>) -> Result<Response, Problem> {
    show(&at, &at.by, Vec::new(), None).await
}

/// Makes links for all who have none, new ones for all, or for one; or withdraws one. The secret follows from the
/// session and the name of the form, so that the same form sent again shows the same links.
async fn make(at: Visit, headers: HeaderMap, posted: Posted<of::HandOutLinks>) -> Result<Response, Problem> {
    let (app, id, newest) = (&at.app, at.id.as_str(), &at.newest);
    let stream = attendee_access::stream(id).ok_or_else(Problem::not_found)?;
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
    let entries = Entries::of(newest.state.state()?, at.lang);
    let made = issued.into_iter().filter_map(|who| made(app, &headers, id, &posted, &after, &entries, who));
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
    everybody: &[EntrantId],
    secret: impl Fn(EntrantId) -> Secret,
) -> Result<FrontAct, Problem> {
    let links = || -> BTreeMap<EntrantId, KeyHash> {
        let wanted = everybody.iter().filter(|id| who.is_none_or(|who| who == **id));
        wanted.map(|id| (*id, secret(*id).hash())).collect()
    };
    match (posted.fields.text("do"), who) {
        ("revoke", Some(who)) => Ok(FrontAct::Revoke(who)),
        ("make", Some(_)) | ("anew", None) => Ok(FrontAct::Issue(links())),
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

/// A link to show, if it is still the one that holds.
fn made(
    app: &App,
    headers: &HeaderMap,
    id: &str,
    posted: &Posted<of::HandOutLinks>,
    front: &Newest<Front>,
    entries: &Entries,
    who: EntrantId,
) -> Option<Made> {
    let secret = secret(posted, who);
    if front.state.link(who) != Some(secret.hash()) {
        return None;
    }
    let key = RoomKey::new(attendee_access::PREFIX, id, secret)?;
    let entry = entries.lines.iter().find(|line| line.who.id == who.0)?;
    let link = Link::to(app, headers, &format!("/my/{}", key.reveal()));
    Some(Made { name: entry.who.name.clone(), link })
}

async fn show(at: &Visit, by: &Arbiter, made: Vec<Made>, again: Option<Again>) -> Result<Response, Problem> {
    let stream = attendee_access::stream(&at.id).ok_or_else(Problem::not_found)?;
    let front = at.app.fronts.room(&stream).await?.newest();
    let lines = Entries::of(at.state()?, at.lang).lines.into_iter();
    let lines = lines.filter(|line| line.standing != Standing::Withdrawn);
    let holder = |line: kolo_views::entries::EntryLine| -> Result<Holder, Problem> {
        let has_link = front.state.link(EntrantId(line.who.id)).is_some();
        Ok(Holder { who: line.who, has_link, hidden: Hidden::new(by)? })
    };
    let holders: Vec<Holder> = lines.map(holder).collect::<Result<_, _>>()?;
    let mut shell = at.shell(View::Desk, Part::Links)?;
    if !made.is_empty() {
        // What is shown once must not be swept away by news.
        shell.follow = String::new();
    }
    let hidden = [Hidden::new(by)?, Hidden::new(by)?];
    pages::html(&LinksPage::new(&at.app, at.lang, shell, holders, made, hidden, again))
}
