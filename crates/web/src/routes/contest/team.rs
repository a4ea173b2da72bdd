//! Captains: links made at the desk, and the page behind them on a telephone. Both sides report, equal reports count.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Extension, Form, Router};
use kolo_contest::{EntryId, GameKey, VenueId};
use kolo_day::Who;
use kolo_day::contest::told;
use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Side};
use kolo_paper::sheets::Origin;
use kolo_stages::Later;
use kolo_store::CommandId;
use kolo_teams::{BroadcastTables, SlipCommand};
use kolo_tournament::{Author, CompetitorId, Role};

use super::documents;
use super::results::typed;
use super::room;
use super::visit::{AtPlace, Given, Visit};
use crate::app::App;
use crate::contest_room::{ContestAct, ContestOrder, ContestRoom};
use crate::desk::Arbiter;
use crate::front::{self, FrontAct, FrontOrder};
use crate::key::Secret;
use crate::links::Link;
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::team::TeamPage;
use crate::pages::day::View;
use crate::pages::day::links::{Again, Holder, LinksPage, Made};
use crate::posted::{Hidden, Posted};
use crate::problem::Problem;
use crate::room::Room;
use crate::room_key::RoomKey;
use crate::routes::day::links::on_paper;
use crate::routes::entrance::wrong_key;
use crate::routes::events;
use crate::routes::rooms::keyed;
use crate::server::Peer;
use crate::tasks::of;
use crate::time;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/c/{id}/{venue}/links", get(links).post(make))
        .route("/team/{key}", get(page))
        .route("/team/{key}/report", post(report))
        .route("/events/team/{key}", get(follow))
}

/// The name under which the links of a tournament are kept. No contest has two hyphens in its name.
fn front_name(id: &str, venue: &VenueId) -> String {
    format!("{id}--{venue}")
}

async fn links(at: AtPlace<of::HandOutLinks>) -> Result<Response, Problem> {
    show(&at, &at.by, Vec::new(), None).await
}

/// The teams by their numbers in the field.
fn numbered(at: &Visit) -> Result<Vec<(CompetitorId, String)>, Problem> {
    let field = at.play()?.field().iter();
    let named = field.map(|id| told::entry_name(at.contest().state(), id));
    Ok((1..).map(CompetitorId).zip(named).collect())
}

fn secret<T>(posted: &Posted<T>, who: CompetitorId) -> Secret {
    posted.by.secret.derived(&format!("team {} {}", posted.command.as_str(), who.0))
}

/// Makes links for everybody, or for one; or takes one back. The secret follows from the session and the name of the form,
/// so that the same form sent again shows the same links.
async fn make(headers: HeaderMap, given: Given<of::HandOutLinks>) -> Result<Response, Problem> {
    let name = front_name(&given.id, given.venue()?);
    let stream = front::stream(&name).ok_or_else(Problem::not_found)?;
    let posted = &given.posted;
    let who = posted.fields.given("who").map(|who| who.parse().map(CompetitorId)).transpose();
    let who = who.map_err(|_| Problem::unreadable("who"))?;
    let teams = numbered(&given)?;
    let act = match (posted.fields.text("do"), who) {
        ("revoke", Some(who)) => FrontAct::Revoke(who),
        ("make", who) => {
            let wanted = teams.iter().filter(|(id, _)| who.is_none_or(|who| who == *id));
            let link = |(id, _): &(CompetitorId, String)| (*id, secret(posted, *id).hash());
            FrontAct::Issue(wanted.map(link).collect::<BTreeMap<_, _>>())
        }
        _ => return Err(Problem::unreadable("do")),
    };
    let issued: Vec<CompetitorId> = match &act {
        FrontAct::Issue(links) => links.keys().copied().collect(),
        FrontAct::Revoke(_) | FrontAct::Show(..) | FrontAct::TakeDown(_) => Vec::new(),
    };
    let order = FrontOrder { at: time::now(), by: posted.by.name.clone(), act };
    let front = given.app.fronts.room(&stream).await?.give(posted.command.clone(), &order).await?;
    let made = issued.into_iter().filter_map(|who| {
        let secret = secret(posted, who);
        let holds = front.state.link(who) == Some(secret.hash());
        let key = RoomKey::new(front::PREFIX, &name, secret).filter(|_| holds)?;
        let (_, name) = teams.iter().find(|(id, _)| *id == who)?.clone();
        Some(Made { name, link: Link::to(&given.app, &headers, &format!("/team/{}", key.reveal())) })
    });
    let made: Vec<Made> = made.collect();
    if posted.fields.text("paper") == "pdf" && !made.is_empty() {
        let origin = Origin { version: None, ..documents::origin(&given)? };
        return on_paper(&origin, made, &format!("{}-{}-links.pdf", given.id, given.venue()?)).await;
    }
    let again = Again { hidden: posted.again(), who: posted.fields.text("who").to_owned() };
    show(&given, &posted.by, made, Some(again)).await
}

async fn show(at: &Visit, by: &Arbiter, made: Vec<Made>, again: Option<Again>) -> Result<Response, Problem> {
    let stream = front::stream(&front_name(&at.id, at.venue()?)).ok_or_else(Problem::not_found)?;
    let front = at.app.fronts.room(&stream).await?.newest();
    let mut holders = Vec::new();
    for (id, name) in numbered(at)? {
        let who = Who { id: id.0, no: Some(id.0), name };
        holders.push(Holder { who, has_link: front.state.link(id).is_some(), hidden: Hidden::new(by)? });
    }
    let mut shell = at.shell(View::Desk, Part::Links)?;
    if !made.is_empty() {
        // What is shown once must not be swept away by news.
        shell.follow = String::new();
    }
    pages::html(&LinksPage::new(&at.app, at.lang, shell, holders, made, Hidden::new(by)?, again))
}

/// A captain with a link.
struct Captain {
    key: RoomKey,
    number: CompetitorId,
    entry: EntryId,
    id: String,
    venue: VenueId,
    room: Arc<Room<ContestRoom>>,
}

/// Whose link it is. A wrong one says nothing about whether the tournament exists.
async fn captain(app: &App, key: &str, peer: Peer) -> Result<Captain, Problem> {
    let wrong = || wrong_key(app, peer);
    let key = RoomKey::sent(front::PREFIX, key).ok_or_else(wrong)?;
    let front = keyed(app, &app.fronts, &key, peer).await?;
    let number = front.newest().state.holder(&key.secret.hash()).ok_or_else(wrong)?;
    let (id, venue) = key.name().split_once("--").ok_or_else(wrong)?;
    let venue = VenueId::new(venue).map_err(|_| wrong())?;
    let id = id.to_owned();
    let room = room(app, &id).await?;
    let newest = room.newest();
    let play = newest.state.contest()?.play(&venue).ok_or_else(Problem::not_found)?;
    let index = usize::try_from(number.0).ok().and_then(|number| number.checked_sub(1));
    let entry = index.and_then(|index| play.field().get(index)).cloned().ok_or_else(Problem::not_found)?;
    Ok(Captain { key, number, entry, id, venue, room })
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let captain = captain(&app, &key, peer).await?;
    shown(&app, lang, &captain, None)
}

fn shown(app: &App, lang: Lang, captain: &Captain, trouble: Option<&Message>) -> Result<Response, Problem> {
    let newest = captain.room.newest();
    let trouble = trouble.map(|trouble| trouble.text(lang));
    let (contest, at) = (newest.state.contest()?, (captain.id.as_str(), &captain.venue));
    let page = TeamPage::new(app, lang, &captain.key, at, contest, &captain.entry, newest.version, trouble)?;
    pages::html(&page)
}

/// What a captain reports: one mark a duel, seen from his side.
async fn report(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let captain = captain(&app, &key, peer).await?;
    let text =
        |name: &str| fields.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value.trim());
    let command: CommandId = text("command").parse().map_err(|_| Problem::unreadable("command"))?;
    let newest = captain.room.newest();
    let contest = newest.state.contest()?;
    let play = contest.play(&captain.venue).ok_or_else(Problem::not_found)?;
    let game = GameKey(text("game").to_owned());
    let fixture = play.fixture(&game).ok_or_else(Problem::not_found)?;
    let own = Side::BOTH.into_iter().find(|side| fixture.sides[*side] == captain.entry);
    let side = own.ok_or_else(|| {
        let message = Message::new("web-foreign-order");
        Problem::refused(message, Some(Clause::new("K-SEAT")))
    })?;
    let marks: String =
        fields.iter().filter(|(field, _)| field == "duel").map(|(_, mark)| mark.trim()).collect();
    let duels = usize::try_from(play.shape().duels()).unwrap_or(usize::MAX);
    if marks.chars().count() != duels {
        return shown(&app, lang, &captain, Some(&Message::new("school-my-incomplete")));
    }
    let entry = typed(&seen_from(&marks, side), play.shape())?;
    let command_slip = SlipCommand::Report { by: side, entry };
    let slip = kolo_contest::PlayCommand::Slip {
        game: game.clone(),
        command: command_slip,
        later: Later::Keep,
        broadcast: BroadcastTables::default(),
    };
    let name = contest.state().entry(&captain.entry).map(|entry| entry.entry.name.clone());
    let by = Author { name: name.ok_or_else(Problem::not_found)?, role: Role::Competitor(captain.number) };
    let order = ContestOrder {
        by,
        at: time::now(),
        reason: None,
        acts: vec![ContestAct::play(&captain.venue, slip)],
        seen: None,
        digest: format!("{game} {marks}"),
    };
    match captain.room.give(command, &order).await {
        Ok(_) => Ok(Redirect::to(&format!("/team/{}", captain.key.reveal())).into_response()),
        Err(error) => {
            let problem = Problem::from(error);
            if problem.status.is_server_error() {
                return Err(problem);
            }
            shown(&app, lang, &captain, Some(&problem.message))
        }
    }
}

/// Marks of one's own side, as the slip has them: the first side first.
fn seen_from(marks: &str, side: Side) -> String {
    let turned = |mark: char| match (mark, side) {
        ('1', Side::Second) => '0',
        ('0', Side::Second) => '1',
        (mark, Side::First | Side::Second) => mark,
    };
    marks.chars().map(turned).collect()
}

async fn follow(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let newest = captain(&app, &key, peer).await?.room.follow();
    events::follow(app, peer, &headers, newest, None)
}
