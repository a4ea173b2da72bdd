//! The page of a captain on a phone: the next match, and what is reported about it. Both sides report, equal reports
//! count, others call the organiser.

use std::sync::Arc;

use crate::handler::get;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form, Json};
use kolo_contest::{Contest, EntryId, GameKey, VenueId};
use kolo_desk::{Owner, StreamKind};
use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};
use kolo_store::CommandId;
use kolo_teams::{MatchResult, OwnReport, Shape};
use kolo_tournament::{Author, EntrantId, Role};
use kolo_views::contest::captain::TeamDay;
use kolo_views::own_report;

use super::results::typed;
use super::room;
use crate::app::App;
use crate::attendee_access::{Front, Link, ScreenName};
use crate::contest_room::{ContestAct, ContestOrder, ContestRefusal, ContestRoom, TeamReport};
use crate::form;
use crate::middleware::wants_json;
use crate::pages;
use crate::pages::contest::team::{At, TeamPage};
use crate::pages::entrance::routes::wrong_key;
use crate::problem::Problem;
use crate::public;
use crate::room::Room;
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::rooms::keyed;
use crate::routes::together;
use crate::server::Peer;
use crate::time;

pub(super) fn routes() -> Routes {
    Routes::new().route("/team/{key}", get(page)).routes(routes!(report)).routes(routes!(team_day)).routes(
        described::stream("/events/team/{key}", For::Link, "Signals for the telephone of a captain.", follow),
    )
}

/// A captain with a link.
pub(super) struct Captain {
    pub(super) key: RoomKey,
    number: EntrantId,
    pub(super) entry: EntryId,
    id: String,
    pub(super) venue: VenueId,
    front: Arc<Room<Front>>,
    pub(super) room: Arc<Room<ContestRoom>>,
}

impl Captain {
    /// The link, as far as it holds: it may have been withdrawn at another process.
    ///
    /// # Errors
    /// When it does not hold any more.
    pub(super) async fn link(&self) -> Result<Link, Problem> {
        self.front.fresh().await?;
        let link = Link { front: Arc::clone(&self.front), key: self.key.secret.hash(), who: self.number };
        if link.holds() { Ok(link) } else { Err(ContestRefusal::LinkGone.into()) }
    }
}

/// Whose link it is. A wrong one says nothing about whether the tournament exists.
pub(super) async fn captain(app: &App, key: &str, peer: Peer) -> Result<Captain, Problem> {
    let wrong = || wrong_key(app, peer);
    let key = RoomKey::sent(StreamKind::Access, key).ok_or_else(wrong)?;
    let front = keyed(app, &app.fronts, &key, peer).await?;
    let number = front.newest().state.holder(&key.secret.hash()).ok_or_else(wrong)?;
    let Owner::Venue { contest: id, venue } = Owner::of(key.name()) else { return Err(wrong()) };
    let venue = VenueId::new(venue).map_err(|_| wrong())?;
    let id = id.to_owned();
    let room = room(app, &id).await?;
    let newest = room.newest();
    let contest = newest.state.contest()?;
    let expected = || {
        let state = contest.state();
        state.venue(&venue).map(|venue| state.expected(venue)).unwrap_or_default()
    };
    let teams = contest.play(&venue).map_or_else(expected, |play| play.field().to_vec());
    let entry = contest.entry_of_number(number.0).filter(|entry| teams.contains(entry));
    let entry = entry.cloned().ok_or_else(Problem::not_found)?;
    Ok(Captain { key, number, entry, id, venue, front, room })
}

/// The day of the team, with the version that it shows.
fn day(captain: &Captain, contest: &Contest, lang: Lang) -> Result<Viewed<TeamDay>, Problem> {
    let (newest, front) = (captain.room.newest(), captain.front.newest());
    let view = TeamDay::of(contest, &captain.venue, &captain.entry, lang);
    Ok(Viewed { version: together::version(&newest, &front).0, view: view.ok_or_else(Problem::not_found)? })
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let captain = captain(&app, &key, peer).await?;
    shown(&app, lang, &captain, None).await
}

async fn shown(
    app: &App,
    lang: Lang,
    captain: &Captain,
    trouble: Option<&Problem>,
) -> Result<Response, Problem> {
    let newest = captain.room.newest();
    // Before the page is made: what is chosen meanwhile is news to it.
    let choices = public::of_contest(app, &captain.id).await?.choices;
    let contest = public::for_entry(app, &captain.id, &newest, &captain.entry, lang).await?;
    let seen = day(captain, &contest, lang)?;
    let front = captain.front.newest();
    let screen = front.state.chosen(&ScreenName::default());
    // What has begun need not be shown.
    let starts =
        screen.and_then(|screen| screen.starts).or(seen.view.starts).filter(|at| *at > time::now().0);
    let at = At {
        id: &captain.id,
        venue: contest.state().venue(&captain.venue).ok_or_else(Problem::not_found)?,
        starts,
        choices,
        trouble: trouble.map(|problem| problem.message.text(lang)),
    };
    let mut response = pages::html(&TeamPage::new(app, lang, &captain.key, &contest, at, seen)?)?;
    if let Some(problem) = trouble {
        *response.status_mut() = problem.status;
    }
    Ok(response)
}

/// The day of one team, for the holder of its captain's link.
#[utoipa::path(
    get, path = "/api/team/{key}", tag = "telephones",
    params(("key" = String, Path, description = "the end of the captain's link")),
    responses(
        (status = 200, description = "the next match, those to come and those that are over", body = Viewed<TeamDay>),
        (status = 403, description = "the link does not hold", body = ErrorBody),
    )
)]
async fn team_day(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let captain = captain(&app, &key, peer).await?;
    captain_view(&app, lang, &captain).await
}

async fn captain_view(app: &App, lang: Lang, captain: &Captain) -> Result<Response, Problem> {
    let contest = public::for_entry(app, &captain.id, &captain.room.newest(), &captain.entry, lang).await?;
    Ok(Json(day(captain, &contest, lang)?).into_response())
}

/// What a captain has sent.
pub(super) struct Sent(pub(super) Vec<(String, String)>);

impl Sent {
    pub(super) fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(field, _)| field == name).map_or("", |(_, value)| value.trim())
    }

    /// The result by the sides of the match: what the other captain has reported, confirmed as it stands, or a mark a duel,
    /// seen from the own side.
    fn result(&self, shape: Shape) -> Result<PerSide<MatchResult>, Problem> {
        if !self.text("result").is_empty() {
            let entry = typed(self.text("result"), shape)?;
            return Ok(PerSide::new(entry.clone(), entry));
        }
        let marks = own_report::marks(shape, |duel| self.text(duel)).unwrap_or_default();
        if marks.is_empty() || marks.contains(&None) {
            return Err(Problem::bad_field(Message::new("school-my-incomplete")));
        }
        let report = OwnReport::Boards(marks);
        Ok(PerSide::new(report.by(Side::First, shape), report.by(Side::Second, shape)))
    }
}

/// Takes a report. The same as the other side's counts at once; another one calls the organiser.
#[utoipa::path(
    post, path = "/team/{key}/report", tag = "telephones", operation_id = "report_team_match",
    params(("key" = String, Path, description = "the end of the captain's link")),
    request_body(
        content = HashMap<String, String>, content_type = "application/x-www-form-urlencoded",
        description = "`command` (the name of the report, chosen by the sender: the same one counts once), `game` (the \
                       match, as views name it), and either `result` (what the other captain has reported) or `duel-1`, \
                       `duel-2` … with `1`, `0` or `=`, seen from the own side",
    ),
    responses(
        (status = 200, description = "taken, for a client that accepts JSON: the day as it is now", body = Viewed<TeamDay>),
        (status = 303, description = "taken, for any other client: the page of the link"),
        (status = 403, description = "the link does not hold", body = ErrorBody),
        (status = 409, description = "a rule is against it", body = ErrorBody),
        (status = 422, description = "a duel is missing, or this is no result", body = ErrorBody),
        (status = 429, description = "the link writes too fast: send the same again later", body = ErrorBody),
    )
)]
async fn report(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    headers: HeaderMap,
    sent: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<Response, Problem> {
    let Form(fields) = sent.map_err(|rejection| form::problem(&rejection))?;
    let captain = captain(&app, &key, peer).await?;
    app.report_limit.one_more(captain.key.secret.hash(), time::now())?;
    let given = give(&captain, &Sent(fields)).await;
    match given {
        Ok(()) if wants_json(&headers) => captain_view(&app, lang, &captain).await,
        Ok(()) => Ok(Redirect::to(&format!("/team/{}", captain.key.reveal())).into_response()),
        // What is wrong is shown beside the form, unless nothing is to be seen any more.
        Err(problem)
            if !wants_json(&headers)
                && matches!(problem.status, StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY) =>
        {
            shown(&app, lang, &captain, Some(&problem)).await
        }
        Err(problem) => Err(problem),
    }
}

async fn give(captain: &Captain, sent: &Sent) -> Result<(), Problem> {
    let command: CommandId = sent.text("command").parse().map_err(|_| Problem::unreadable("command"))?;
    let newest = captain.room.newest();
    let contest = newest.state.contest()?;
    let play = contest.play(&captain.venue).ok_or_else(Problem::not_found)?;
    let report = TeamReport {
        venue: captain.venue.clone(),
        team: captain.entry.clone(),
        game: GameKey(sent.text("game").to_owned()),
        result: sent.result(play.shape())?,
    };
    let name = contest.state().entry(&captain.entry).map(|entry| entry.entry.name.clone());
    let by = Author { name: name.ok_or_else(Problem::not_found)?, role: Role::Competitor(captain.number) };
    // It may still be withdrawn while the order waits for its turn.
    let link = captain.link().await?;
    let order = ContestOrder {
        by,
        at: time::now(),
        reason: None,
        digest: format!("{} {} {}", report.game, report.result.first, report.result.second),
        acts: vec![ContestAct::Report(Box::new(report))],
        seen: None,
        link: Some(link),
        within: None,
    };
    match captain.room.give(command, &order).await.map_err(Problem::from) {
        // Captains do not see that a player protests.
        Err(problem) if problem.message.key() == "school-refused-protests" => {
            Err(Problem::refused(Message::new("plan-my-held"), problem.clause))
        }
        other => other.map(|_| ()),
    }
}

/// One stream of signals about the tournament and about links and the next start.
async fn follow(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Query(shows): Query<Shows>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let captain = captain(&app, &key, peer).await?;
    let both = together::follow(captain.room.follow(), captain.front.follow());
    let public = shows.follow(&app, public::contest_front(&captain.id)).await?;
    events::follow_public(app, peer, &headers, both, public)
}
