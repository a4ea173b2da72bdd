//! What can be said of a game besides its result: sides, how it ended, who did not come, what goes into the rating
//! report only; and what holds a pairing back.

use crate::handler::{erased, get, post};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Message;
use kolo_model::{Clause, Outcome, RoundNumber, Side};
use kolo_rulings::{GameEnd, Margin};
use kolo_tournament::{
    AfterNoShow, Command, ForRating, Missing, PublishedPairs, Refusal, TableNumber, TableResult,
};
use kolo_views::result::{Form, typed};

use crate::form::{Fields, Posted, wrong};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::Part;
use crate::tournament::act::{Act, act};
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{give, own_rules};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/game/{round}/{table}", get(to_correction).post(erased(game)))
        .route("/desk/t/{id}/block/{round}/{table}", post(block))
        .route("/desk/t/{id}/ratings", post(ratings))
}

/// The page of the game.
async fn to_correction(at: AtDesk<of::Correct>) -> Result<Response, Problem> {
    let (round, table) = (at.published()?.number, at.number("table")?);
    Ok(Redirect::to(&format!("/desk/t/{}/correct/{round}/{table}", at.id)).into_response())
}

fn place(at: &Visit) -> Result<(RoundNumber, TableNumber), Problem> {
    let round = RoundNumber::new(at.number("round")?).ok_or_else(Problem::not_found)?;
    let table = TableNumber::new(at.number("table")?).ok_or_else(Problem::not_found)?;
    Ok((round, table))
}

async fn game(at: Visit, posted: Posted<of::Correct>) -> Result<Response, Problem> {
    let (round, table) = place(&at)?;
    let fields = &posted.fields;
    let revoke = fields.given("revoke").is_some();
    let published = if revoke { PublishedPairs::Revoke } else { PublishedPairs::Keep };
    let (command, what) = match fields.text("do") {
        "sides" => (
            Command::CorrectSides { round, table, published, own_rules: own_rules(fields) },
            Message::new("floor-sides-what"),
        ),
        "rating" | "rating-sides" => {
            let should = if fields.text("do") == "rating" {
                let said = typed(fields.text("result"), Form::of(at.state()?.settings()));
                ForRating::Result(said.map_err(|none| Problem::bad_field(none.message()))?.0)
            } else {
                ForRating::SidesExchanged
            };
            (Command::NoteForRating { round, table, should }, Message::new("repair-rating-what"))
        }
        "no-show" => {
            let missing = missing(&at, fields, round, table)?;
            let plays_on = fields.given("plays-on").is_some();
            let then = if plays_on { AfterNoShow::PlaysOn } else { AfterNoShow::ByRule };
            let command = Command::ReportNoShow { round, table, missing, then };
            (command, Message::new("floor-no-show-what"))
        }
        "end" => (Command::DescribeEnd { round, table, end: end(fields)? }, Message::new("floor-end-what")),
        _ => return Err(Problem::unreadable("do")),
    };
    let what = what.with("round", round).with("table", table);
    let number = table.index() + 1;
    let (action, back) = (format!("/game/{round}/{number}"), format!("/results/{round}#t{number}"));
    act(at, &posted, Act { command, what, action, back, part: Part::Results }).await
}

fn missing(at: &Visit, fields: &Fields, round: RoundNumber, table: TableNumber) -> Result<Missing, Problem> {
    let sides = at.state()?.table(round, table).ok_or_else(Problem::not_found)?.sides;
    match fields.text("missing") {
        "first" => Ok(Missing::One(sides[Side::First])),
        "second" => Ok(Missing::One(sides[Side::Second])),
        "both" => Ok(Missing::Both),
        _ => Err(Problem::unreadable("missing")),
    }
}

/// How a game of go ended (G-4.4.5); the margin of a count is typed in points.
fn end(fields: &Fields) -> Result<GameEnd, Problem> {
    match fields.text("end") {
        "resignation" => Ok(GameEnd::Resignation),
        "time" => Ok(GameEnd::Time),
        "counting" => {
            let text = fields.text("margin").replace(',', ".");
            let unread = || Message::new("web-no-number").with("typed", fields.text("margin"));
            let margin = Margin::try_from(text).map_err(|_| wrong(Message::new("floor-margin"), unread()))?;
            Ok(GameEnd::Counting { margin })
        }
        _ => Err(Problem::unreadable("end")),
    }
}

/// A game that the pairing waits for: the report of one side is taken for its result, or it is adjourned with a reason
/// (R-F9).
async fn block(at: Visit, posted: Posted<of::Draw>) -> Result<Response, Problem> {
    let (round, table) = place(&at)?;
    let form = Form::of(at.state()?.settings());
    let said = typed(posted.fields.text("result"), form);
    let (outcome, score) = said.map_err(|none| Problem::bad_field(none.message()))?;
    let result = TableResult { round, table, outcome, score };
    let command = match outcome {
        Outcome::Adjourned if posted.fields.given("reason").is_none() => {
            let refusal = Refusal::ReasonMissing;
            return Err(Problem::refused(refusal.why(), Some(Clause::new("K-REASON"))));
        }
        Outcome::Adjourned => Command::ReportResult(result),
        Outcome::Pending | Outcome::Played(..) | Outcome::Forfeit(_) => Command::ConfirmResult(result),
    };
    give(&at.app, &at.id, &posted, command).await?;
    Ok(Redirect::to(&format!("/desk/t/{}/draw", at.id)).into_response())
}

/// Those who have no rating play without one (R-A1.2, D-C.04.2-2.1).
async fn ratings(at: Visit, posted: Posted<of::Draw>) -> Result<Response, Problem> {
    give(&at.app, &at.id, &posted, Command::ConfirmRatings).await?;
    Ok(Redirect::to(&format!("/desk/t/{}/draw", at.id)).into_response())
}
