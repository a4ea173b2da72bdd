//! Results on slips: entered by the organiser, reported for the captains, corrected with a preview of what changes.

use crate::handler::{erased, get, post};
use axum::Json;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::{GameKey, PlayCommand};
use kolo_messages::Message;
use kolo_model::{PerSide, Side};
use kolo_stages::Later;
use kolo_teams::{
    Actor, AskedBy, BroadcastTables, LineUp, MatchResult, Papers, PlayerId, Seat, Shape, Slip, SlipCommand,
    parse_entry,
};
use kolo_views::contest::matches::{self, MatchLine};
use serde_json::json;

use super::act::{Act, act, later_of, pass};
use super::show;
use super::visit::{Given, Visit};
use crate::contest_room::ContestAct;
use crate::gate::Question;
use crate::gate::page::Entry;
use crate::middleware::wants_json;
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::{Task, of};

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/results/{game}", post(enter))
        .route("/desk/c/{id}/{venue}/slip/{game}", get(show::slip).post(erased(write)))
        .route("/desk/c/{id}/{venue}/correct/{game}", get(show::correct).post(erased(correct)))
        .route("/desk/c/{id}/{venue}/sides/{game}", get(show::correct).post(erased(sides)))
}

/// A result as it was typed: duel by duel, or as a score.
pub(super) fn typed(text: &str, shape: Shape) -> Result<MatchResult, Problem> {
    parse_entry(text, shape).map_err(|problems| match problems.first() {
        Some(first) => {
            let message =
                Message::new("school-bad-result").with("text", text).with("problem", first.message());
            Problem { clause: Some(first.clause()), ..Problem::bad_field(message) }
        }
        None => Problem::unreadable("result"),
    })
}

/// Something written on the slip of a match.
pub(super) fn on_slip(
    at: &Visit,
    game: &GameKey,
    command: SlipCommand,
    later: Later,
) -> Result<ContestAct, Problem> {
    let (game, broadcast) = (game.clone(), BroadcastTables::default());
    Ok(ContestAct::play(at.venue()?, PlayCommand::Slip { game, command, later, broadcast }))
}

/// A result from the organiser; the module of the page asks for JSON, a browser without it is led back.
async fn enter(headers: HeaderMap, given: Given<of::EnterResults>) -> Result<Response, Problem> {
    let game = given.game()?;
    let entry = typed(given.posted.fields.text("result"), given.play()?.shape())?;
    let reason = given.posted.fields.given("reason").map(str::to_owned);
    let command = SlipCommand::Enter { line_up: None, entry, reason };
    let newest = given.give(vec![on_slip(&given, &game, command, Later::Keep)?]).await?;
    if wants_json(&headers) {
        let line = matches::one(newest.state.contest()?, given.venue()?, &game, given.lang);
        let result = line.and_then(|line| line.score).unwrap_or_default();
        return Ok(Json(json!({ "version": newest.version.0, "result": result })).into_response());
    }
    let to = match given.posted.fields.text("back") {
        "slip" => format!("{}/slip/{game}", given.base()),
        "draw" => format!("{}/draw", given.base()),
        _ => format!("{}/results", given.base()),
    };
    Ok(Redirect::to(&to).into_response())
}

/// What else is written on a slip: reports of the captains, who plays whom, the sheets.
async fn write(given: Given<of::EnterResults>) -> Result<Response, Problem> {
    let game = given.game()?;
    let fields = &given.posted.fields;
    let arrange = |lot| {
        let (game, broadcast) = (game.clone(), BroadcastTables::default());
        Ok::<_, Problem>(ContestAct::play(given.venue()?, PlayCommand::Arrange { game, lot, broadcast }))
    };
    let act = match fields.text("do") {
        "report" => {
            let side = match fields.text("side") {
                "first" => Side::First,
                "second" => Side::Second,
                _ => return Err(Problem::unreadable("side")),
            };
            let entry = typed(fields.text("result"), given.play()?.shape())?;
            on_slip(&given, &game, SlipCommand::Report { by: side, entry }, Later::Keep)?
        }
        "seats" => {
            let line_up = seats(&given, &game)?;
            let slip = given.play()?.slip(&game);
            if let Some(settled) = slip.and_then(Slip::settled) {
                given.posted.by.need(Task::Correct)?;
                let entry = settled.sheet.sheet().entry.clone();
                return reseat(given, game, line_up, entry).await;
            }
            let by = Actor::Organiser;
            on_slip(&given, &game, SlipCommand::SetLineUp { by, line_up }, Later::Keep)?
        }
        "line-up" => arrange(None)?,
        "lot" => {
            given.posted.by.need(Task::Draw)?;
            arrange(Some(AskedBy::Both))?
        }
        "papers-in" => on_slip(&given, &game, SlipCommand::TickPapers(Papers::HandedIn), Later::Keep)?,
        "papers-due" => on_slip(&given, &game, SlipCommand::TickPapers(Papers::Due), Later::Keep)?,
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(vec![act]).await?;
    Ok(Redirect::to(&format!("{}/slip/{game}", given.base())).into_response())
}

/// Who sits where, as the form has it.
fn seats<T>(given: &Given<T>, game: &GameKey) -> Result<LineUp, Problem> {
    let play = given.play()?;
    let rosters = play.rosters(game).ok_or_else(Problem::not_found)?;
    let fields = &given.posted.fields;
    let of = |side: Side, code: &str| {
        let seat = |board: u32| match fields.given(&format!("{code}-{board}")) {
            None => Ok(Seat::Missing),
            Some(text) => {
                let number = text.parse().map(PlayerId).map_err(|_| Problem::unreadable("seat"))?;
                let known = rosters[side].member(number).is_some();
                if known { Ok(Seat::Player(number)) } else { Err(Problem::unreadable("seat")) }
            }
        };
        (1..=play.shape().boards()).map(seat).collect::<Result<Vec<Seat>, Problem>>()
    };
    let seats = PerSide::new(of(Side::First, "first")?, of(Side::Second, "second")?);
    Ok(LineUp::of_seats(play.shape(), &seats))
}

/// Others sat at the boards of a match that counts: a correction, shown first.
async fn reseat(
    given: Given<of::EnterResults>,
    game: GameKey,
    line_up: LineUp,
    entry: MatchResult,
) -> Result<Response, Problem> {
    let command = SlipCommand::Correct { line_up: Some(line_up), entry, reason: None };
    let acts = vec![on_slip(&given, &game, command, Later::Keep)?];
    let back = format!("{}/slip/{game}", given.base());
    let what = Message::new("school-seats-what").with("game", &game);
    act(given, Act { acts, what, back, part: Part::Results, later: None }).await
}

/// Shows what a correction would change, or saves it. The result can be typed otherwise on the page that shows it.
async fn correct(given: Given<of::Correct>) -> Result<Response, Problem> {
    let game = given.game()?;
    let line = matches::one(given.contest(), given.venue()?, &game, given.lang);
    let line = line.ok_or_else(Problem::not_found)?;
    let (fields, lang) = (&given.posted.fields, given.lang);
    let question = Question {
        heading: Message::new("school-correct-heading").with("game", &game).text(lang),
        about: Some(about(&line)),
        action: given.address().to_owned(),
        back: format!("{}/slip/{game}", given.base()),
        again: None,
        instead: None,
        entries: vec![
            Entry::text("result", &Message::new("hall-right-result"), fields, lang),
            Entry::take_back(fields, lang),
        ],
    };
    let acts = correction(&given, &game);
    pass(given, Part::Results, question, acts).await
}

/// The two of a match and how it stands.
fn about(line: &MatchLine) -> String {
    let PerSide { first, second } = &line.sides;
    let score = line.score.as_deref().unwrap_or("–");
    format!("{} {score} {}", first.name, second.name)
}

/// The other side was the first one: what that changes is shown, then it is done.
async fn sides(given: Given<of::Correct>) -> Result<Response, Problem> {
    let (game, later) = (given.game()?, later_of(&given.posted.fields));
    let what = Message::new("school-sides-what").with("game", &game);
    let back = format!("{}/slip/{game}", given.base());
    let acts = vec![ContestAct::play(given.venue()?, PlayCommand::CorrectSides { game, later })];
    let later = given.play()?.later_rest_on_sides().then_some(later);
    act(given, Act { acts, what, back, part: Part::Results, later }).await
}

/// The correction that a form asks for.
fn correction<T>(given: &Given<T>, game: &GameKey) -> Result<Vec<ContestAct>, Problem> {
    let fields = &given.posted.fields;
    let entry = typed(fields.text("result"), given.play()?.shape())?;
    let command = SlipCommand::Correct { line_up: None, entry, reason: None };
    Ok(vec![on_slip(given, game, command, later_of(fields))?])
}
