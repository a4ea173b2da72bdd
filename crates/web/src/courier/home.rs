//! Where a match on devices comes from, and where its result goes.

use kolo_contest::{Actor, Contest, Delivery, GameKey, Moment, Play, Refusal, VenueId};
use kolo_live::{Home, LiveId, LiveMatch};
use kolo_model::Name;
use kolo_store::{StreamId, Version};
use kolo_teams::Game;
use kolo_tournament::{Author, Role};
use sha2::{Digest as _, Sha256};

use crate::app::App;
use crate::contest_room::{self, ContestAct, ContestOrder, LiveResult};
use crate::live::{self, LiveAct, LiveOrder};
use crate::problem::Problem;
use crate::time;

/// Who stands in the log of a tournament for what comes from devices.
const COURIER: &str = "kolo";

/// Where a result goes. Tournaments of another kind will be another variant: they take a result in, or say why not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Destination {
    /// A match of a contest.
    Contest {
        /// Its name.
        contest: String,
        /// The tournament.
        venue: VenueId,
        /// The match.
        game: GameKey,
    },
}

/// What a match on devices says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Played {
    /// Which one.
    pub(crate) live: LiveId,
    /// The games.
    pub(crate) games: Vec<Game>,
    /// Why it was corrected last.
    pub(crate) reason: Option<String>,
}

impl Played {
    /// What a match says, once every duel is over.
    pub(crate) fn of(live: LiveId, game: &LiveMatch) -> Option<Played> {
        game.slip().settled()?;
        let reason = game.slip().past().last().map(|past| past.reason.clone());
        Some(Played { live, games: game.games(), reason })
    }
}

impl Destination {
    /// Where a match belongs, if it is known.
    pub(crate) fn of(home: &Home) -> Option<Destination> {
        let venue = VenueId::new(&home.venue).ok()?;
        Some(Destination::Contest { contest: home.contest.clone(), venue, game: GameKey(home.game.clone()) })
    }

    /// Brings a result there; thanks to its name the same result counts once, no matter which server brings it.
    ///
    /// # Errors
    /// The refusal, or trouble with the database.
    async fn take_in(&self, app: &App, played: Played, version: Version) -> Result<Delivery, Problem> {
        match self {
            Destination::Contest { contest, venue, game } => {
                let stream = contest_room::stream(contest).ok_or_else(Problem::not_found)?;
                let Some(room) = app.contests.get(&stream).await? else { return Ok(Delivery::Stale) };
                let command = format!("live:{}:{}", played.live, version.0);
                let command: kolo_store::CommandId = command.parse().map_err(Problem::internal)?;
                let result = LiveResult { venue: venue.clone(), game: game.clone(), played: played.clone() };
                let order = ContestOrder {
                    by: courier(),
                    at: time::now(),
                    reason: played.reason.clone(),
                    acts: vec![ContestAct::Deliver(Box::new(result))],
                    seen: None,
                    digest: command.to_string(),
                    link: None,
                    within: None,
                };
                let newest = room.give(command, &order).await?;
                Ok(standing(newest.state.contest()?, venue, game, &played)?)
            }
        }
    }
}

fn courier() -> Author {
    Author { name: Name::new(COURIER).expect("a word is a name"), role: Role::Arbiter }
}

/// What becomes, or became, of a result: [`Delivery::ThereAlready`] once it is home.
///
/// # Errors
/// When the slip refuses it.
pub(crate) fn standing(
    contest: &Contest,
    venue: &VenueId,
    game: &GameKey,
    played: &Played,
) -> Result<Delivery, Problem> {
    let hand = Actor { by: courier().name, at: Moment(time::now().0), reason: played.reason.clone() };
    let refused = |refusal: Refusal| {
        Problem::refused(kolo_views::contest::refused::message(&refusal), Some(refusal.clause()))
    };
    contest.clone().deliver(&hand, venue, game, &played.live, &played.games).map_err(refused)
}

/// The name of a match on devices: opening the same pairing always gives the same name.
pub(crate) fn id_of(contest: &str, play: &Play, venue: &VenueId, game: &GameKey) -> Option<LiveId> {
    let sides = play.fixture(game)?.sides;
    let attempt = play.attempt(game);
    let text = format!("{contest}\n{venue}\n{game}\n{}\n{}\n{attempt}", sides.first, sides.second);
    Some(LiveId::of_digest(Sha256::digest(text.as_bytes()).into()))
}

/// Sets up a match on devices that a contest has opened; one that is set up already stays as it is.
///
/// # Errors
/// When the contest has not opened it, or on trouble with the database.
pub(crate) async fn set_up(
    app: &App,
    contest: (&str, &Contest),
    venue: &VenueId,
    game: &GameKey,
) -> Result<LiveId, Problem> {
    let (name, contest) = contest;
    let play = contest.play(venue).ok_or_else(Problem::not_found)?;
    let live = play.live(game).ok_or_else(Problem::not_found)?.live.clone();
    let stream = live::stream(live.as_str()).ok_or_else(Problem::not_found)?;
    let room = app.live.room(&stream).await?;
    if room.fresh().await?.state.game().is_ok() {
        return Ok(live);
    }
    let opened_by = play.slip_log().iter().rev().find(|record| record.game == *game);
    let by = opened_by.map_or_else(|| courier().name, |record| record.by.clone());
    let home = Home { contest: name.to_owned(), venue: venue.to_string(), game: game.to_string() };
    let refused = |refusal: Refusal| Problem::refused(refusal.message(), Some(refusal.clause()));
    let setting = contest.live_setting(venue, game, home).map_err(refused)?;
    app.presence.make_sure(app).await?;
    let order = LiveOrder { at: time::now(), act: LiveAct::Open { by, setting } };
    match room.give("open".parse().map_err(Problem::internal)?, &order).await {
        Ok(_) => Ok(live),
        // Another server was faster, perhaps on a line-up of a moment before: there is one match all the same.
        Err(_) if room.fresh().await?.state.game().is_ok() => Ok(live),
        Err(error) => Err(error.into()),
    }
}

/// The matches on devices of a contest that may have something to bring; those that are opened and not set up, because a
/// server went away between, are set up.
pub(super) async fn in_contest(app: &App, stream: &StreamId) -> Result<Vec<StreamId>, Problem> {
    let Some(name) = stream.as_str().strip_prefix(contest_room::PREFIX) else { return Ok(Vec::new()) };
    let Some(room) = app.contests.get(stream).await? else { return Ok(Vec::new()) };
    let newest = room.fresh().await?;
    let Ok(contest) = newest.state.contest() else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for (venue, play) in contest.plays() {
        for game in play.in_play_live() {
            match set_up(app, (name, contest), venue, &game).await {
                // One that cannot be set up keeps no other from coming home.
                Err(problem) if problem.status.is_server_error() => return Err(problem),
                Ok(_) | Err(_) => {}
            }
        }
        let lives = play.lives().into_values().filter_map(|opening| live::stream(opening.live.as_str()));
        for stream in lives {
            if !is_home(app, &stream).await? {
                found.push(stream);
            }
        }
    }
    Ok(found)
}

/// The note of how far a match was brought home.
fn note_name(stream: &StreamId) -> String {
    format!("home-{stream}")
}

/// Whether everything that a match says was brought home already.
async fn is_home(app: &App, stream: &StreamId) -> Result<bool, Problem> {
    use kolo_store::EventLog as _;
    let Some(noted) = app.store.note(&note_name(stream)).await? else { return Ok(false) };
    Ok(noted == app.store.version(stream).await?.0.to_string())
}

/// Brings the result of a match home, if it has one and belongs somewhere.
pub(super) async fn carry(app: &App, stream: &StreamId) -> Result<Option<Delivery>, Problem> {
    let Some(room) = app.live.get(stream).await? else { return Ok(None) };
    let newest = room.fresh().await?;
    let Ok(game) = newest.state.game() else { return Ok(None) };
    let id = stream.as_str().strip_prefix(live::PREFIX).and_then(|name| name.parse::<LiveId>().ok());
    let home = game.setting().home.as_ref().and_then(Destination::of);
    let Some((destination, id)) = home.zip(id) else { return Ok(None) };
    let Some(played) = Played::of(id, game) else { return Ok(None) };
    let delivery = destination.take_in(app, played, newest.version).await?;
    match &delivery {
        Delivery::Entered | Delivery::ThereAlready => {
            app.store.set_note(&note_name(stream), Some(&newest.version.0.to_string())).await?;
        }
        // If the match is opened again, its result is wanted after all.
        Delivery::ByHand(_) | Delivery::Stale => {}
    }
    Ok(Some(delivery))
}
