//! The page of one competitor on a phone: the next game, and what is reported about it.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::handler::get;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form, Json};
use kolo_desk::StreamKind;
use kolo_messages::Lang;
use kolo_model::Side;
use kolo_store::{CommandId, Version};
use kolo_teams::MatchResult;
use kolo_tournament::{
    Author, Command, EntrantId, MatchCommand, Order, PairingId, Refusal, Role, Settings, State as Shown,
    Timestamp,
};
use kolo_views::mine::Mine;
use kolo_views::own_report::{self, OwnForm};
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;

use super::{line_up, seat};
use crate::app::App;
use crate::attendee_access::{Front, Link};
use crate::form;
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
        .merge(line_up::routes())
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
    /// Gives an order of this player. One that was heard already changes nothing.
    pub(super) async fn give(&self, name: CommandName, command: Command) -> Result<(), Problem> {
        let newest = self.room.newest();
        let own = newest.state.state()?.entrants().get(&self.who).map(|entrant| entrant.entry.name.clone());
        let own = own.ok_or_else(Problem::not_found)?;
        let by = Author { name: own, role: Role::Competitor(self.who) };
        let order = Order { by, at: Timestamp(time::now().0), reason: None, command };
        let link = Some(self.link().await?);
        match self.room.give(name.0, &TournamentOrder { order, seen: None, link }).await {
            Ok(_) | Err(RoomError::Refused(TournamentRefusal::Rule(Refusal::NothingChanges))) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

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
    pages::html(&MyPage::new(&app, lang, &competitor.key, &state, (version, choices), mine)?)
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

/// What a phone sends: the match it is about, and its result, seen from its own side. `form` of the match says which fields
/// it has.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = GameReport)]
struct Report {
    /// The name of the report, chosen by the sender: the same one counts once.
    #[schema(value_type = String)]
    command: CommandName,
    /// The match, by its id.
    pairing: String,
    /// `won`, `drawn` or `lost`: a match of one game.
    #[serde(default)]
    got: String,
    /// Own points inside a match.
    #[serde(default)]
    own: String,
    /// The other one's points.
    #[serde(default)]
    other: String,
    /// `duel-1`, `duel-2` … board by board: `1`, `=` or `0`.
    #[serde(flatten)]
    duels: BTreeMap<String, String>,
}

impl Report {
    fn field(&self, name: &str) -> &str {
        let text = match name {
            "got" => self.got.as_str(),
            "own" => self.own.as_str(),
            "other" => self.other.as_str(),
            duel => self.duels.get(duel).map_or("", String::as_str),
        };
        text.trim()
    }

    /// The match, and its result by the sides that its id names. Whether it is a match of the sender, and can end like this,
    /// the tournament decides.
    fn said(&self, by: EntrantId, settings: &Settings) -> Result<(PairingId, MatchResult), Problem> {
        let pairing: PairingId = self.pairing.parse().map_err(|_| Problem::unreadable("pairing"))?;
        let shape = settings.shape();
        if let Some(unknown) = self.duels.keys().find(|name| !own_report::is_duel(name, shape)) {
            return Err(Problem::unreadable(unknown));
        }
        let report = OwnForm::of(settings, &pairing).read(shape, |name| self.field(name));
        let report = report.map_err(|wrong| Problem::bad_field(wrong.message()))?;
        let result = report.by(pairing.side_of(by).unwrap_or(Side::First), shape);
        Ok((pairing, result))
    }
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
    let (pairing, result) =
        report.said(competitor.who, competitor.room.newest().state.state()?.settings())?;
    let command = Command::Match { pairing, command: MatchCommand::Report(result) };
    competitor.give(report.command, command).await?;
    if wants_json(&headers) {
        let (view, version) = mine(&app, &competitor, lang).await?;
        return Ok(Json(json!({ "version": version, "view": view })).into_response());
    }
    Ok(Redirect::to(&format!("/my/{}", competitor.key.reveal())).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kolo_model::{Name, Outcome, PerSide, PlayedResult, System, Verdict};

    #[test]
    fn a_report_of_a_match_is_seen_from_the_own_side() {
        let settings = Settings::new(Name::new("Day").expect("a name"), System::RoundRobin, 3, 1);
        let won =
            |result: PlayedResult, score| Some(Verdict { outcome: Outcome::played(result), score }.into());
        let said = |pairing: &str, by: u32, fields: [&str; 3]| {
            let [got, own, other] = fields.map(str::to_owned);
            let command = CommandName("a".parse().expect("a name"));
            let (pairing, duels) = (pairing.to_owned(), BTreeMap::new());
            let report = Report { command, pairing, got, own, other, duels };
            report.said(EntrantId(by), &settings).ok().map(|(_, result)| result)
        };
        let first = won(PlayedResult::FirstWins, None);
        for pairing in ["main/SF1/1-2", "main/r1/1-2"] {
            assert_eq!(said(pairing, 1, ["won", "", ""]), first);
            assert_eq!(said(pairing, 2, ["lost", "", ""]), first);
            assert_eq!(said(pairing, 1, ["won", "2", ""]).is_none(), pairing.contains("SF1"));
            assert_eq!(said(pairing, 1, ["+", "", ""]), None, "no player reports a walkover");
        }
        let second = won(PlayedResult::SecondWins, Some(PerSide::new(1, 2)));
        assert_eq!(said("main/SF1/1-2", 2, ["won", "2", "1"]), second);
        assert_eq!(said("nowhere", 1, ["won", "", ""]), None);
    }
}
