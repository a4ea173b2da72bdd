//! What decides between tied teams: duels of chosen players, lots, an order by hand.

use crate::handler::post;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::{EntryId, GameKey, Opening, Play, PlayCommand, PlayerId, Refusal, Tied};
use kolo_model::{Name, PerSide};
use kolo_stages::{Clock, Command, Duel, DuelResult, DuelTerms, EntrantId, GroupId, MatchId};

use super::visit::Given;
use crate::contest_room::ContestAct;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;

pub(super) fn routes() -> Routes {
    Routes::new().route("/desk/c/{id}/{venue}/ties/{what}", post(decide))
}

async fn decide(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    let play = given.play()?;
    let tied = about(play, given.part("what")?);
    let fields = &given.posted.fields;
    let command = match (fields.text("do"), tied) {
        ("duel", tied) => duel(&given, play, tied)?,
        ("lot", Tied::Group(group)) => Command::DrawLot(group),
        ("lot", Tied::Match(game)) => Command::DrawMatchLot(game),
        ("decide", Tied::Group(group)) => {
            let order: Result<Vec<EntrantId>, Problem> =
                fields.every("order").map(|entry| number(play, entry)).collect();
            Command::Decide { group, order: order? }
        }
        _ => return Err(Problem::unreadable("do")),
    };
    given.give(vec![ContestAct::play(given.venue()?, PlayCommand::Stage(command))]).await?;
    Ok(Redirect::to(&format!("{}/ties", given.base())).into_response())
}

/// The group or the match of this name.
pub(super) fn about(play: &Play, name: &str) -> Tied {
    let mut groups = play.stages().into_iter().flat_map(|ledger| ledger.state().plan().stages());
    let is_group = groups.any(|stage| stage.groups.iter().any(|group| group.id.as_str() == name));
    if is_group { Tied::Group(GroupId::from(name)) } else { Tied::Match(MatchId::from(name)) }
}

/// The number of a team in the plan.
fn number(play: &Play, entry: &str) -> Result<EntrantId, Problem> {
    let index = play.field().iter().position(|one| one.as_str() == entry);
    let number = index.and_then(|index| u32::try_from(index + 1).ok());
    number.map(EntrantId).ok_or_else(|| Problem::unreadable("order"))
}

/// A duel of two players who came, one of each team.
fn duel<T>(given: &Given<T>, play: &Play, tied: Tied) -> Result<Command, Problem> {
    let fields = &given.posted.fields;
    let result = match fields.text("winner") {
        "first" => DuelResult::First,
        "second" => DuelResult::Second,
        "draw" => DuelResult::Draw,
        _ => return Err(Problem::unreadable("winner")),
    };
    let teams = match &tied {
        Tied::Group(_) => PerSide::new(fields.text("first-team"), fields.text("second-team"))
            .map(|id| EntryId::new(id).map_err(|_| Problem::unreadable("team"))),
        Tied::Match(game) => {
            let fixture = play.fixture(&GameKey(game.to_string())).ok_or_else(Problem::not_found)?;
            fixture.sides.map(Ok)
        }
    };
    let teams = PerSide::new(teams.first?, teams.second?);
    let first = player(given, &teams.first, fields.text("first"))?;
    let second = player(given, &teams.second, fields.text("second"))?;
    let duel = Duel { players: PerSide::new(first, second), result };
    Ok(match tied {
        Tied::Group(group) => {
            let sides =
                PerSide::new(number(play, teams.first.as_str())?, number(play, teams.second.as_str())?);
            Command::ChosenDuel { group, sides, duel }
        }
        Tied::Match(game) => {
            let opening = match given.venue_state()?.plan.level.terms().opening {
                Opening::Swap1 => kolo_stages::Opening::Swap1,
                Opening::Swap2 => kolo_stages::Opening::Swap2,
            };
            Command::DecidingDuel { game, duel, terms: DuelTerms::new(opening, Clock::None) }
        }
    })
}

/// The name of a player who came with this team and may play.
fn player<T>(given: &Given<T>, team: &EntryId, id: &str) -> Result<Name, Problem> {
    let refused = |refusal: Refusal| Problem::refused(refusal.message(), Some(refusal.clause()));
    let id = PlayerId::new(id).map_err(|_| Problem::unreadable("player"))?;
    let (state, venue) = (given.contest().state(), given.venue_state()?);
    if !venue.present.get(team).is_some_and(|players| players.contains(&id)) {
        return Err(refused(Refusal::DoesNotPlayHere));
    }
    if state.is_player_excluded(&id, &venue.plan.id) {
        return Err(refused(Refusal::PlayerExcluded(id)));
    }
    let known = state.players().get(&id).map(|player| player.name.clone());
    known.ok_or_else(|| refused(Refusal::UnknownPlayer(id)))
}
