//! Orders about those who take part.

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use kolo_messages::Message;
use kolo_model::{GoRank, Rating, RatingBasis};
use kolo_tournament::{Command, CompetitorId, Entry};

use super::give;
use crate::app::App;
use crate::posted::{Fields, Posted, wrong};
use crate::problem::Problem;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/t/{id}/entries/add", post(add))
        .route("/desk/t/{id}/entries/{who}", post(change))
}

fn back(id: &str) -> Response {
    Redirect::to(&format!("/desk/t/{id}/entries")).into_response()
}

async fn add(State(app): State<App>, Path(id): Path<String>, posted: Posted) -> Result<Response, Problem> {
    let entry = entry(&posted.fields)?;
    give(&app, &id, &posted, Command::Enter(entry)).await?;
    Ok(back(&id))
}

async fn change(
    State(app): State<App>,
    Path((id, who)): Path<(String, u32)>,
    posted: Posted,
) -> Result<Response, Problem> {
    let who = CompetitorId(who);
    let command = match posted.fields.text("do") {
        "check-in" => Command::CheckIn(who),
        "check-out" => Command::CheckOut(who),
        "withdraw" => Command::Withdraw(who),
        "return" => Command::Return(who),
        _ => return Err(Problem::unreadable("do")),
    };
    give(&app, &id, &posted, command).await?;
    Ok(back(&id))
}

fn entry(fields: &Fields) -> Result<Entry, Problem> {
    let name = fields.name("name", Message::new("hall-name"))?;
    let rating = fields.given("rating").map(rating).transpose()?;
    let rank = fields.given("rank").map(rank).transpose()?;
    let club = fields.maybe_name("club", Message::new("hall-club"))?;
    Ok(Entry { rating, rank, club, ..Entry::named(name) })
}

fn rating(typed: &str) -> Result<Rating, Problem> {
    let label = || Message::new("hall-rating");
    let number: i64 =
        typed.parse().map_err(|_| wrong(label(), Message::new("web-no-number").with("typed", typed)))?;
    Rating::new(number, RatingBasis::Listed).map_err(|problem| wrong(label(), problem.message()))
}

fn rank(typed: &str) -> Result<GoRank, Problem> {
    typed
        .parse()
        .map_err(|problem: kolo_model::UnreadableRank| wrong(Message::new("hall-rank"), problem.message()))
}
