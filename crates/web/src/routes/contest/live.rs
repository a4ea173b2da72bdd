//! Matches of a tournament on devices: opened with one press, one or all that can be played, and taken off again.

use crate::handler::post;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::{Clocks, GameKey, PlayCommand};

use super::visit::{Given, Visit};
use crate::contest_room::{ContestAct, OpenLive};
use crate::courier::{self, Opened};
use crate::form::Fields;
use crate::pages::devices::OnDevices;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::devices;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/live", post(open_all))
        .route("/desk/c/{id}/{venue}/live/{game}", post(open_one))
}

/// Opens a match and leads to its page, where the links of the seats are; or takes it off the devices.
async fn open_one(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let game = given.game()?;
    let fields = &given.posted.fields;
    match fields.text("do") {
        "open" => {
            let act = opening(&given, game.clone(), clocks(fields)?)?;
            let newest = given.give(vec![act]).await?;
            let contest = (given.id.as_str(), &**newest.state.contest()?);
            let opened = Opened::in_contest(contest, given.venue()?, &game)?;
            let live = courier::set_up(&given.app, opened).await?;
            Ok(Redirect::to(&format!("/desk/live/{live}")).into_response())
        }
        "close" => {
            let close = PlayCommand::CloseLive(game.clone());
            given.give(vec![ContestAct::play(given.venue()?, close)]).await?;
            Ok(Redirect::to(&format!("{}/slip/{game}", given.base())).into_response())
        }
        _ => Err(Problem::unreadable("do")),
    }
}

/// Opens every match that can be played and is not on devices; one that could not be played there is left out.
async fn open_all(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let clocks = clocks(&given.posted.fields)?;
    let play = given.play()?;
    let lives = play.lives();
    let games = play.open_games().into_iter().map(|fixture| fixture.key);
    let games: Vec<GameKey> = games.filter(|game| !lives.contains_key(game)).collect();
    let mut acts = Vec::new();
    for game in &games {
        let act = opening(&given, game.clone(), clocks)?;
        if given.preview(vec![act.clone()]).is_ok() {
            acts.push(act);
        }
    }
    if !acts.is_empty() {
        let newest = given.give(acts).await?;
        let contest = newest.state.contest()?;
        let play = contest.play(given.venue()?).ok_or_else(Problem::not_found)?;
        for game in games.iter().filter(|game| play.live(game).is_some()) {
            let opened = Opened::in_contest((&given.id, contest), given.venue()?, game)?;
            courier::set_up(&given.app, opened).await?;
        }
    }
    Ok(Redirect::to(&format!("{}/results", given.base())).into_response())
}

fn opening(at: &Visit, game: GameKey, clocks: Clocks) -> Result<ContestAct, Problem> {
    let (contest, venue) = (at.id.clone(), at.venue()?.clone());
    Ok(ContestAct::OpenLive(Box::new(OpenLive { contest, venue, game, clocks })))
}

/// Whether a form wants clocks; one that says nothing does.
fn clocks(fields: &Fields) -> Result<Clocks, Problem> {
    match fields.text("clocks") {
        "" | "used" => Ok(Clocks::Used),
        "none" => Ok(Clocks::None),
        _ => Err(Problem::unreadable("clocks")),
    }
}

/// What devices say about a match beside what its slip says, the latest first.
pub(super) async fn on_devices(at: &Visit, game: &GameKey) -> Result<Vec<OnDevices>, Problem> {
    let (play, venue) = (at.play()?, at.venue()?);
    let open = play.live(game).map(|opening| &opening.live);
    let openings = play.openings(game).into_iter().map(|opening| opening.live.clone()).collect();
    devices::say(&at.app, at.lang, openings, open, |played| {
        courier::standing(at.contest(), venue, game, played)
    })
    .await
}
