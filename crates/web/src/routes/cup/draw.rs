//! Orders about the draw: let it count, draw again, take it back, exchange two by hand.

use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use kolo_messages::Message;
use kolo_stages::cup::{CupCommand, Setup};
use kolo_stages::generate::Recipe;
use kolo_stages::{Command, SlotPlace};

use super::correct::{Act, act};
use super::show;
use super::visit::Given;
use crate::app::App;
use crate::key;
use crate::pages::cup::Part;
use crate::posted::wrong;
use crate::problem::Problem;
use crate::tasks::of;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/desk/s/{id}/draw", get(show::draw).post(decide))
        .route("/desk/s/{id}/exchange", post(exchange))
}

async fn decide(given: Given<of::Draw>) -> Result<Response, Problem> {
    let (command, part) = match given.posted.fields.text("do") {
        "publish" => (CupCommand::Publish, "results"),
        "recall" => (CupCommand::Recall, "draw"),
        "again" => {
            let setup = given.cup.setup().clone();
            let recipe = Recipe { seed: key::seed()?, ..setup.recipe };
            (CupCommand::Change(Setup { recipe, ..setup }), "draw")
        }
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(command).await?;
    Ok(Redirect::to(&format!("{}/{part}", given.base())).into_response())
}

/// Two of the draw change their places, before either has played (K-SLOT).
async fn exchange(given: Given<of::Draw>) -> Result<Response, Problem> {
    let state = given.cup.state().ok_or_else(Problem::not_found)?;
    let place = |field: &str| {
        let read = given.posted.fields.text(field).parse::<SlotPlace>();
        read.map_err(|unreadable| wrong(Message::new("cup-exchange"), unreadable.message()))
    };
    let (one, other) = (place("one")?, place("other")?);
    let link = |at: &SlotPlace| state.plan().link(at).cloned().ok_or_else(Problem::not_found);
    let changes = vec![(one.clone(), link(&other)?), (other.clone(), link(&one)?)];
    let names = [&one, &other].map(|at| state.label(at, given.lang));
    let [first, second] = names;
    let what = Message::new("cup-exchange-what").with("one", first).with("other", second);
    let command = Command::EditSlots(changes);
    let (action, back) = ("/exchange".to_owned(), "/draw".to_owned());
    act(given, Act { command, what, action, back, part: Part::Draw }).await
}
