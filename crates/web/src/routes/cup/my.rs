//! The page of one player on a telephone: the next match, and what is reported about it.

use std::sync::Arc;

use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Extension, Form, Json};
use kolo_messages::Lang;
use kolo_model::{PerSide, Side};
use kolo_stages::cup::{CupCommand, CupOrder, CupRefusal};
use kolo_stages::{EntrantId, MatchId, Outcome};
use kolo_store::{CommandId, Version};
use kolo_tournament::{Author, Role};
use kolo_views::cup::mine::{MyMatch, MyWay};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::routes;

use super::room;
use crate::app::App;
use crate::attendee_access::{Front, Link};
use crate::cup_room::{self, CupRoom, RoomOrder};
use crate::form;
use crate::middleware::wants_json;
use crate::pages;
use crate::pages::cup::my::MyPage;
use crate::problem::Problem;
use crate::public;
use crate::room::Room;
use crate::room_key::RoomKey;
use crate::routes::Routes;
use crate::routes::entrance::wrong_key;
use crate::routes::events::{self, Shows};
use crate::routes::openapi::described::{self, For};
use crate::routes::openapi::{Told, Viewed};
use crate::routes::rooms::keyed;
use crate::server::Peer;
use crate::time;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/match/{key}", get(page))
        .routes(routes!(report))
        .routes(routes!(player_data))
        .routes(described::stream(
            "/events/match/{key}",
            For::Link,
            "Signals for the telephone of somebody in a knockout.",
            follow,
        ))
}

/// Somebody with a link.
struct Player {
    who: EntrantId,
    /// What the link is kept under.
    number: EntrantId,
    key: RoomKey,
    front: Arc<Room<Front>>,
    room: Arc<Room<CupRoom>>,
}

/// Whose link it is. A wrong one says nothing about whether the tournament exists.
async fn player(app: &App, key: &str, peer: Peer) -> Result<Player, Problem> {
    let wrong = || wrong_key(app, peer);
    let key = RoomKey::sent(cup_room::FRONT_PREFIX, key).ok_or_else(wrong)?;
    let front = keyed(app, &app.fronts, &key, peer).await?;
    let number = front.newest().state.holder(&key.secret.hash()).ok_or_else(wrong)?;
    let room = room(app, key.name()).await?;
    let who = room.newest().state.cup()?.holder_of(number.0).ok_or_else(wrong)?;
    Ok(Player { who, number, key, front, room })
}

/// The way as the player may see it: the own name, and others as everybody sees them (K-PUBLIC).
async fn way(app: &App, player: &Player, lang: Lang) -> Result<Viewed<MyWay>, Problem> {
    let newest = player.room.newest();
    let cup = public::for_entrant(app, player.key.name(), &newest, player.who, lang).await?;
    let view = MyWay::of(&cup, player.who, lang).ok_or_else(Problem::not_found)?;
    Ok(Viewed { version: newest.version.0, view })
}

async fn page(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let player = player(&app, &key, peer).await?;
    let Viewed { version, view } = way(&app, &player, lang).await?;
    let name = player.room.newest().state.cup()?.setup().name.to_string();
    let choices = public::of_cup(&app, player.key.name()).await?.choices;
    pages::html(&MyPage::new(&app, lang, &player.key, &name, (Version(version), choices), view)?)
}

/// One player's way, for whoever has the link.
#[utoipa::path(
    get, path = "/api/match/{key}", tag = "telephones",
    params(("key" = String, Path, description = "the end of the player's link")),
    responses(
        (status = 200, description = "the matches to play and those that are over", body = Viewed<MyWay>),
        (status = 403, description = "the link does not hold", body = Told),
    )
)]
async fn player_data(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Extension(peer): Extension<Peer>,
    Path(key): Path<String>,
) -> Result<Response, Problem> {
    let player = player(&app, &key, peer).await?;
    Ok(Json(way(&app, &player, lang).await?).into_response())
}

async fn follow(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Path(key): Path<String>,
    Query(shows): Query<Shows>,
) -> Result<Response, Problem> {
    let player = player(&app, &key, peer).await?;
    let public = shows.follow(&app, cup_room::front_stream(player.key.name())).await?;
    events::follow_public(app, peer, &headers, player.room.follow(), public)
}

/// What a telephone sends: the match it is about, and what was got, seen from its own side.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MatchReport)]
struct Report {
    /// The name of the report, chosen by the sender: the same one counts once.
    command: String,
    /// The match, as views name it.
    game: String,
    /// `won`, `drawn`, `lost`.
    got: String,
    /// Own points inside the match, if it has any.
    #[serde(default)]
    own: String,
    /// The other one's points.
    #[serde(default)]
    other: String,
}

/// Takes a report. The same as the other side's counts at once; another one calls the arbiter.
#[utoipa::path(
    post, path = "/match/{key}/report", tag = "telephones", operation_id = "report_match",
    params(("key" = String, Path, description = "the end of the player's link")),
    request_body(content = Report, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, description = "taken, for whoever accepts JSON: the way as it is now", body = Viewed<MyWay>),
        (status = 303, description = "taken, for everybody else: the page of the link"),
        (status = 400, description = "what was sent cannot be read", body = Told),
        (status = 403, description = "the link does not hold", body = Told),
        (status = 409, description = "a rule is against it", body = Told),
        (status = 429, description = "the link writes too fast: send the same again later", body = Told),
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
    let command: CommandId = report.command.parse().map_err(|_| Problem::unreadable("command"))?;
    let player = player(&app, &key, peer).await?;
    app.report_limit.one_more(player.key.secret.hash(), time::now())?;
    let view = way(&app, &player, lang).await?.view;
    let known = |one: &&MyMatch| one.key == report.game;
    let game = view.open.iter().chain(&view.earlier).find(known).ok_or_else(|| {
        let refusal = CupRefusal::NotYours;
        Problem::refused(refusal.message(), Some(refusal.clause()))
    })?;
    let outcome = told(&report, game.side)?;
    let newest = player.room.newest();
    let entrants = &newest.state.cup()?.setup().entrants;
    let entrant = entrants.iter().find(|one| one.id == player.who).ok_or_else(Problem::not_found)?;
    let by = Author { name: entrant.name.clone(), role: Role::Competitor(EntrantId(player.who.0)) };
    let said = CupCommand::Report { game: MatchId::from(report.game.as_str()), by: player.who, outcome };
    let order = CupOrder { by: by.name.clone(), at: time::now().0, reason: None, command: said };
    // The link may have been taken back at another process, or while the order waited for its turn.
    player.front.fresh().await?;
    let (front, secret) = (Arc::clone(&player.front), player.key.secret.hash());
    let link = Some(Link { front, key: secret, who: player.number });
    player.room.give(command, &RoomOrder { by, order, seen: None, link }).await?;
    if wants_json(&headers) {
        return Ok(Json(way(&app, &player, lang).await?).into_response());
    }
    Ok(Redirect::to(&format!("/match/{}", player.key.reveal())).into_response())
}

/// What was reported, by the sides of the match.
fn told(report: &Report, side: Side) -> Result<Outcome, Problem> {
    let number = |text: &str| text.trim().parse::<u32>().map_err(|_| Problem::unreadable("points"));
    let score = match (report.own.trim(), report.other.trim()) {
        ("", "") => None,
        (own, other) => {
            let own = PerSide::new(number(own)?, number(other)?);
            Some(if side == Side::First { own } else { own.swapped() })
        }
    };
    match report.got.as_str() {
        "won" => Ok(Outcome::Won { by: side, score }),
        "drawn" => Ok(Outcome::Drawn { score }),
        "lost" => Ok(Outcome::Won { by: side.other(), score }),
        _ => Err(Problem::unreadable("got")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_seen_from_the_own_side() {
        let report = |got: &str, own: &str, other: &str| Report {
            command: String::new(),
            game: "SF1".to_owned(),
            got: got.to_owned(),
            own: own.to_owned(),
            other: other.to_owned(),
        };
        let first = Outcome::Won { by: Side::First, score: None };
        assert_eq!(told(&report("won", "", ""), Side::First).ok(), Some(first));
        assert_eq!(told(&report("lost", "", ""), Side::Second).ok(), Some(first));
        let score = Some(PerSide::new(1, 2));
        assert_eq!(
            told(&report("won", "2", "1"), Side::Second).ok(),
            Some(Outcome::Won { by: Side::Second, score })
        );
        assert!(told(&report("won", "2", ""), Side::First).is_err());
        assert!(told(&report("+", "", ""), Side::First).is_err(), "nobody reports a walkover");
    }
}
