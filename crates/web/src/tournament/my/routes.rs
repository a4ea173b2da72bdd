//! The page of one competitor on a phone: the next game, and what is reported about it.

use std::sync::Arc;

use crate::handler::get;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form, Json};
use kolo_desk::StreamKind;
use kolo_messages::Lang;
use kolo_model::{Outcome, PerSide, PlayedResult, RoundNumber, Side, Verdict};
use kolo_store::{CommandId, Version};
use kolo_teams::Shape;
use kolo_tournament::{
    Author, Command, EntrantId, MatchCommand, Order, PairingId, Refusal, Role, Settings, State as Shown,
    TableNumber, TableResult, Timestamp,
};
use kolo_views::mine::{Mine, MyGame, MyRound};
use kolo_views::result::{self, Form as ResultForm};
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;

use super::seat;
use crate::app::App;
use crate::attendee_access::{Front, Link};
use crate::form;
use crate::key::Secret;
use crate::middleware::wants_json;
use crate::pages;
use crate::pages::entrance::routes::wrong_key;
use crate::problem::Problem;
use crate::public;
use crate::room::{Room, RoomError};
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::rooms::keyed;
use crate::server::Peer;
use crate::time;
use crate::tournament::my::page::MyPage;
use crate::tournament::room;
use crate::tournament::{Tournament, TournamentOrder, TournamentRefusal};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/my/{key}", get(page))
        .merge(seat::routes())
        .routes(routes!(report))
        .routes(routes!(data))
        .routes(described::stream(
            "/events/my/{key}",
            For::Link,
            "Signals for the telephone of a competitor.",
            follow,
        ))
}

/// A player with a link.
pub(super) struct Competitor {
    pub(super) who: EntrantId,
    pub(super) key: RoomKey,
    front: Arc<Room<Front>>,
    pub(super) room: Arc<Room<Tournament>>,
}

impl Competitor {
    /// The link: it may have been taken back at another process, or be while an order waits for its turn.
    pub(super) async fn link(&self) -> Result<Link, Problem> {
        self.front.fresh().await?;
        Ok(Link { front: Arc::clone(&self.front), key: self.key.secret.hash(), who: self.who })
    }
}

/// Whose link it is. A wrong one says nothing about whether the tournament exists.
pub(super) async fn competitor(app: &App, key: &str, peer: Peer) -> Result<Competitor, Problem> {
    let wrong = || wrong_key(app, peer);
    let key = RoomKey::sent(StreamKind::Access, key).ok_or_else(wrong)?;
    let front = keyed(app, &app.fronts, &key, peer).await?;
    let who = front.newest().state.holder(&key.secret.hash()).ok_or_else(wrong)?;
    let room = room(app, key.name()).await?;
    Ok(Competitor { who, key, front, room })
}

/// The tournament as this competitor may see it, and its version.
async fn seen_by(app: &App, competitor: &Competitor, lang: Lang) -> Result<(Shown, Version), Problem> {
    let (newest, name) = (competitor.room.newest(), competitor.key.name());
    let state = public::for_competitor(app, name, &newest, competitor.who, lang).await?;
    Ok((state, newest.version))
}

async fn mine(app: &App, competitor: &Competitor, lang: Lang) -> Result<(Mine, u64), Problem> {
    let (state, version) = seen_by(app, competitor, lang).await?;
    let mine = Mine::of(&state, competitor.who, lang).ok_or_else(Problem::not_found)?;
    Ok((mine, version.0))
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let competitor = competitor(&app, &key, peer).await?;
    // Before the page is made: what is chosen meanwhile is news to it.
    let choices = competitor.front.newest().state.choices();
    let (state, version) = seen_by(&app, &competitor, lang).await?;
    let mine = Mine::of(&state, competitor.who, lang).ok_or_else(Problem::not_found)?;
    let command = || Ok::<_, Problem>(Secret::random()?.reveal().to_owned());
    let command = [command()?, command()?];
    pages::html(&MyPage::new(&app, lang, &competitor.key, &state, (version, choices), mine, command)?)
}

/// One competitor's day, for the holder of the link.
#[utoipa::path(
    get, path = "/api/my/{key}", tag = "telephones",
    params(("key" = String, Path, description = "the end of the competitor's link")),
    responses(
        (status = 200, description = "the next game and all earlier ones", body = Viewed<Mine>),
        (status = 403, description = "the link does not hold", body = ErrorBody),
    )
)]
async fn data(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let (view, version) = mine(&app, &competitor(&app, &key, peer).await?, lang).await?;
    Ok(Json(Viewed { version, view }).into_response())
}

async fn follow(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Query(shows): Query<Shows>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let competitor = competitor(&app, &key, peer).await?;
    let public = shows.follow(&app, StreamKind::Access.stream(competitor.key.name())).await?;
    events::follow_public(app, peer, &headers, competitor.room.follow(), public)
}

/// What a phone sends: the game it is about, and its result, seen from its own side.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GameReport)]
struct Report {
    /// The name of the report, chosen by the sender: the same one counts once.
    #[schema(value_type = String)]
    command: CommandName,
    /// The match of a plan, by its id; else round and table say which game it is.
    #[serde(default)]
    pairing: String,
    /// The round.
    #[serde(default)]
    round: u32,
    /// The table.
    #[serde(default)]
    table: u32,
    /// `won`, `drawn`, `lost`, or nothing with a score.
    #[serde(default)]
    got: String,
    /// Own points inside a match.
    #[serde(default)]
    own: String,
    /// The other one's points.
    #[serde(default)]
    other: String,
}

/// The name of a report, given by the page.
#[derive(Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct CommandName(pub(super) CommandId);

impl TryFrom<String> for CommandName {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse().map(CommandName).map_err(|_| "no name of a report".to_owned())
    }
}

/// Takes a report. The same as the other side's counts at once; another one calls the arbiter.
#[utoipa::path(
    post, path = "/my/{key}/report", tag = "telephones", operation_id = "report_game",
    params(("key" = String, Path, description = "the end of the competitor's link")),
    request_body(content = Report, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, description = "taken, for a client that accepts JSON: the day as it is now", body = Viewed<Mine>),
        (status = 303, description = "taken, for any other client: the page of the link"),
        (status = 403, description = "the link does not hold", body = ErrorBody),
        (status = 409, description = "a rule is against it", body = ErrorBody),
        (status = 422, description = "this is no result", body = ErrorBody),
        (status = 429, description = "the link writes too fast: send the same again later", body = ErrorBody),
    )
)]
async fn report(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
    headers: HeaderMap,
    sent: Result<Form<Report>, FormRejection>,
) -> Result<Response, Problem> {
    let Form(report) = sent.map_err(|rejection| form::problem(&rejection))?;
    let competitor = competitor(&app, &key, peer).await?;
    app.report_limit.one_more(competitor.key.secret.hash(), time::now())?;
    let newest = competitor.room.newest();
    let state = newest.state.state()?;
    let (view, _) = mine(&app, &competitor, lang).await?;
    let said = said(&report, &view, state.settings())?;
    let name = state.entrants().get(&competitor.who).map(|entrant| entrant.entry.name.clone());
    let name = name.ok_or_else(Problem::not_found)?;
    let by = Author { name, role: Role::Competitor(competitor.who) };
    let at = Timestamp(time::now().0);
    let order = Order { by, at, reason: None, command: said };
    let link = Some(competitor.link().await?);
    let given = competitor.room.give(report.command.0, &TournamentOrder { order, seen: None, link }).await;
    match given {
        // A repeated report has been heard already.
        Ok(_) | Err(RoomError::Refused(TournamentRefusal::Rule(Refusal::NothingChanges))) => {}
        Err(error) => return Err(error.into()),
    }
    if wants_json(&headers) {
        let (view, version) = mine(&app, &competitor, lang).await?;
        return Ok(Json(json!({ "version": version, "view": view })).into_response());
    }
    Ok(Redirect::to(&format!("/my/{}", competitor.key.reveal())).into_response())
}

/// What a report says, of a game or a match of its sender.
fn said(report: &Report, view: &Mine, settings: &Settings) -> Result<Command, Problem> {
    let not_yours = || {
        let refusal = Refusal::NotYourTable;
        Problem::refused(refusal.why(), Some(refusal.clause()))
    };
    if report.pairing.is_empty() {
        let game = own_game(view, report.round, report.table).ok_or_else(not_yours)?;
        let (outcome, score) = match games_won(report, game.side, settings.shape()) {
            Some(score) => result::by_score(score),
            None => typed_result(report, game.side, ResultForm::of(settings))?,
        };
        let number = |at: u32| RoundNumber::new(at).zip(TableNumber::new(report.table));
        let (round, table) = number(report.round).ok_or_else(Problem::not_found)?;
        return Ok(Command::ReportResult(TableResult { round, table, outcome, score }));
    }
    let mut own = view.way.open.iter().chain(&view.way.earlier);
    let game = own.find(|game| game.pairing == report.pairing).ok_or_else(not_yours)?;
    let pairing: PairingId = report.pairing.parse().map_err(|_| Problem::unreadable("pairing"))?;
    let verdict = match_verdict(report, game.side, settings.shape())?;
    Ok(Command::Match { pairing, command: MatchCommand::Report(verdict.into()) })
}

/// What was reported of a match of a plan, by its sides: the points inside it, where there are any, beside the result.
fn match_verdict(report: &Report, side: Side, shape: Shape) -> Result<Verdict, Problem> {
    let number = |text: &str| text.trim().parse::<u32>().map_err(|_| Problem::unreadable("points"));
    let score = match (report.own.trim(), report.other.trim()) {
        ("", "") => None,
        (own, other) if result::by_games(own, other, shape).is_some() => games_won(report, side, shape),
        (own, other) => {
            let own = PerSide::new(number(own)?, number(other)?);
            Some(if side == Side::First { own } else { own.swapped() })
        }
    };
    let (outcome, _) = typed_result(report, side, ResultForm::Game)?;
    Ok(Verdict { outcome, score })
}

/// How many games were won at boards of one game each, by the sides of the match.
fn games_won(report: &Report, side: Side, shape: Shape) -> Option<PerSide<u32>> {
    let own = result::by_games(&report.own, &report.other, shape)?;
    Some(if side == Side::First { own } else { own.swapped() })
}

fn own_game(mine: &Mine, round: u32, table: u32) -> Option<&MyGame> {
    let found = mine.rounds.iter().find(|one: &&MyRound| one.round == round)?;
    found.game.as_ref().filter(|game| game.table == table)
}

/// What was reported, by the sides of the table.
fn typed_result(report: &Report, side: Side, form: ResultForm) -> Result<result::Typed, Problem> {
    let unreadable = || {
        let typed = if report.got.is_empty() {
            format!("{}:{}", report.own, report.other)
        } else {
            report.got.clone()
        };
        Problem::bad_field(result::NoResult(typed.chars().take(40).collect()).message())
    };
    match form {
        ResultForm::Game => {
            let own = match report.got.as_str() {
                "won" => PlayedResult::FirstWins,
                "drawn" => PlayedResult::Draw,
                "lost" => PlayedResult::SecondWins,
                _ => return Err(unreadable()),
            };
            let outcome = Outcome::played(own);
            Ok((if side == Side::First { outcome } else { outcome.swapped() }, None))
        }
        ResultForm::Match => {
            let number = |text: &str| text.trim().parse::<u32>().map_err(|_| unreadable());
            let own = PerSide::new(number(&report.own)?, number(&report.other)?);
            let score = if side == Side::First { own } else { own.swapped() };
            result::typed(&format!("{}:{}", score.first, score.second), form)
                .map_err(|none| Problem::bad_field(none.message()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_of_a_match_is_seen_from_the_own_side() {
        let report = |got: &str, own: &str, other: &str| Report {
            command: CommandName("a".parse().expect("a name")),
            pairing: "main/SF1/1-2".to_owned(),
            round: 0,
            table: 0,
            got: got.to_owned(),
            own: own.to_owned(),
            other: other.to_owned(),
        };
        let won = |result: PlayedResult, score| Verdict { outcome: Outcome::played(result), score };
        let first = won(PlayedResult::FirstWins, None);
        assert_eq!(match_verdict(&report("won", "", ""), Side::First, Shape::GAME).ok(), Some(first));
        assert_eq!(match_verdict(&report("lost", "", ""), Side::Second, Shape::GAME).ok(), Some(first));
        let second = won(PlayedResult::SecondWins, Some(PerSide::new(1, 2)));
        assert_eq!(match_verdict(&report("won", "2", "1"), Side::Second, Shape::GAME).ok(), Some(second));
        assert!(match_verdict(&report("won", "2", ""), Side::First, Shape::GAME).is_err());
        assert!(
            match_verdict(&report("+", "", ""), Side::First, Shape::GAME).is_err(),
            "nobody reports a walkover"
        );
    }
}
