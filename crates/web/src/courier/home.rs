//! Where a match on devices comes from, and where its result goes.

use kolo_contest::{Contest, GameKey, Play, VenueId};
use kolo_desk::StreamKind;
use kolo_live::{ContestHome, Delivery, Home, LiveId, LiveMatch, Setting, TournamentHome};
use kolo_messages::Message;
use kolo_model::Name;
use kolo_store::{CommandId, EventLog as _, StreamId, Version};
use kolo_teams::{Game, MatchResult};
use kolo_tournament::{
    Author, Command, Event, Ledger, MatchCommand, Order, PairingId, Refusal, Role, Timestamp,
};
use sha2::{Digest as _, Sha256};

use crate::app::App;
use crate::contest_room::{ContestAct, ContestOrder, LiveResult};
use crate::live::{LiveAct, LiveOrder};
use crate::problem::Problem;
use crate::room::RoomError;
use crate::time;
use crate::tournament::{TournamentOrder, TournamentRefusal};

/// Who stands in the log of a tournament for what comes from devices.
const COURIER: &str = "kolo";

/// Where a result goes.
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
    /// A match of a tournament by itself.
    Tournament {
        /// Its name.
        tournament: String,
        /// The match.
        pairing: PairingId,
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

    /// The same as a result.
    pub(crate) fn result(&self) -> MatchResult {
        MatchResult::of_games(self.games.clone())
    }
}

impl Destination {
    /// Where a match belongs, if it can be said.
    pub(crate) fn of(home: &Home) -> Option<Destination> {
        match home {
            Home::Contest(ContestHome { contest, venue, game }) => Some(Destination::Contest {
                contest: contest.clone(),
                venue: VenueId::new(venue).ok()?,
                game: GameKey(game.clone()),
            }),
            Home::Tournament(TournamentHome { tournament, pairing }) => Some(Destination::Tournament {
                tournament: tournament.clone(),
                pairing: pairing.parse().ok()?,
            }),
        }
    }

    /// Brings a result there; its name makes that the same counts once, whichever server brings it.
    ///
    /// # Errors
    /// The refusal, or trouble with the database.
    async fn take_in(&self, app: &App, played: Played, version: Version) -> Result<Delivery, Problem> {
        let command: CommandId =
            format!("live:{}:{}", played.live, version.0).parse().map_err(Problem::internal)?;
        match self {
            Destination::Contest { contest, venue, game } => {
                let stream = StreamKind::Contest.stream(contest).ok_or_else(Problem::not_found)?;
                let Some(room) = app.contests.get(&stream).await? else { return Ok(Delivery::Stale) };
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
            Destination::Tournament { tournament, pairing } => {
                let stream = StreamKind::Tournament.stream(tournament).ok_or_else(Problem::not_found)?;
                let Some(room) = app.tournaments.get(&stream).await? else { return Ok(Delivery::Stale) };
                let result = played.result();
                let deliver = MatchCommand::Deliver { live: played.live.clone(), result: result.clone() };
                let order = Order {
                    by: courier(),
                    at: Timestamp(time::now().0),
                    reason: played.reason.clone(),
                    command: Command::Match { pairing: pairing.clone(), command: deliver },
                };
                match room.give(command, &TournamentOrder { order, seen: None, link: None }).await {
                    Ok(newest) => Ok(newest.state.ledger.delivery(pairing, &played.live, &result)),
                    Err(RoomError::Refused(TournamentRefusal::Rule(refusal))) => without_effect(refusal),
                    Err(error) => Err(error.into()),
                }
            }
        }
    }
}

/// A result that writes nothing, and why.
fn without_effect(refusal: Refusal) -> Result<Delivery, Problem> {
    match refusal {
        Refusal::NothingChanges => Ok(Delivery::ThereAlready),
        Refusal::ByHandNotLive(by) => Ok(Delivery::ByHand(by)),
        // Where the two do not meet any more, there is nothing to bring.
        Refusal::LiveStale | Refusal::UnknownPairing(_) | Refusal::Finished => Ok(Delivery::Stale),
        refusal => Err(Problem::refused(refusal.why(), Some(refusal.clause()))),
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
    let hand = kolo_contest::Order {
        by: courier(),
        at: Timestamp(time::now().0),
        reason: played.reason.clone(),
        command: (),
    };
    let refused = |refusal: kolo_contest::Refusal| {
        Problem::refused(kolo_views::contest::refused::message(&refusal), Some(refusal.clause()))
    };
    contest.clone().deliver(&hand, venue, game, &played.live, &played.games).map_err(refused)
}

/// What becomes of a result, in words.
pub(crate) fn describe(delivery: Result<Delivery, Problem>) -> Message {
    match delivery {
        Ok(Delivery::ThereAlready) => Message::new("school-live-home"),
        Ok(Delivery::Entered) => Message::new("school-live-on-its-way"),
        Ok(Delivery::ByHand(by)) => Message::new("school-live-by-hand").with("by", by.to_string()),
        Ok(Delivery::Stale) => Message::new("school-live-stale"),
        Err(problem) => Message::new("school-live-refused").with("why", problem.message),
    }
}

/// What becomes of a result at a tournament by itself; as [`standing`].
///
/// # Errors
/// When a rule of the tournament is against it.
pub(crate) fn standing_in_tournament(
    ledger: &Ledger,
    pairing: &PairingId,
    played: &Played,
) -> Result<Delivery, Problem> {
    let delivery = ledger.delivery(pairing, &played.live, &played.result());
    if delivery == Delivery::Entered {
        let command = MatchCommand::Deliver { live: played.live.clone(), result: played.result() };
        let command = Command::Match { pairing: pairing.clone(), command };
        let (at, reason) = (Timestamp(time::now().0), played.reason.clone());
        let refused = |refusal: Refusal| Problem::refused(refusal.why(), Some(refusal.clause()));
        ledger.decide(&Order { by: courier(), at, reason, command }).map_err(refused)?;
    }
    Ok(delivery)
}

fn named_by(text: &str) -> LiveId {
    LiveId::of_digest(Sha256::digest(text.as_bytes()).into())
}

/// The name of a match of a contest on devices: the same pairing is opened under the same one, whichever server opens it.
pub(crate) fn id_in_contest(contest: &str, play: &Play, venue: &VenueId, game: &GameKey) -> Option<LiveId> {
    let sides = play.fixture(game)?.sides;
    let attempt = play.attempt(game);
    Some(named_by(&format!("{contest}\n{venue}\n{game}\n{}\n{}\n{attempt}", sides.first, sides.second)))
}

/// The same in a tournament by itself.
pub(crate) fn id_in_tournament(tournament: &str, ledger: &Ledger, pairing: &PairingId) -> Option<LiveId> {
    let sides = ledger.state()?.meeting(pairing)?.sides;
    let pairing = PairingId { sides, ..pairing.clone() };
    Some(named_by(&format!("t\n{tournament}\n{pairing}\n{}", ledger.live_attempt(&pairing))))
}

/// A match on devices as its tournament has opened it.
#[derive(Debug)]
pub(crate) struct Opened {
    live: LiveId,
    by: Name,
    setting: Setting,
}

impl Opened {
    /// A match of a contest.
    ///
    /// # Errors
    /// When it is not opened.
    pub(crate) fn in_contest(
        (name, contest): (&str, &Contest),
        venue: &VenueId,
        game: &GameKey,
    ) -> Result<Opened, Problem> {
        let play = contest.play(venue).ok_or_else(Problem::not_found)?;
        let live = play.live(game).ok_or_else(Problem::not_found)?.live.clone();
        let opened_by = play.slip_log().iter().rev().find(|record| record.game == *game);
        let by = opened_by.map_or_else(|| courier().name, |record| record.by.name.clone());
        let refused =
            |refusal: kolo_contest::Refusal| Problem::refused(refusal.message(), Some(refusal.clause()));
        let setting = contest.live_setting(venue, game, home_in_contest(name, venue, game));
        Ok(Opened { live, by, setting: setting.map_err(refused)? })
    }

    /// A match of a tournament by itself.
    ///
    /// # Errors
    /// When it is not opened.
    pub(crate) fn in_tournament(
        tournament: &str,
        ledger: &Ledger,
        pairing: &PairingId,
    ) -> Result<Opened, Problem> {
        let state = ledger.state().ok_or_else(Problem::not_found)?;
        let meeting = state.meeting(pairing).ok_or_else(Problem::not_found)?;
        let live = meeting.live.ok_or_else(Problem::not_found)?.live;
        let opened = ledger.records().iter().rev().find(|record| match &record.event {
            Event::LiveOpened(one) => one.live == live,
            _ => false,
        });
        let by = opened.map_or_else(|| courier().name, |record| record.by.name.clone());
        let pairing = PairingId { sides: meeting.sides, ..pairing.clone() };
        let home = TournamentHome { tournament: tournament.to_owned(), pairing: pairing.to_string() };
        let setting = state.live_setting(&pairing, Home::Tournament(home)).ok_or_else(Problem::not_found)?;
        Ok(Opened { live, by, setting })
    }
}

/// Where a match of a contest belongs.
pub(crate) fn home_in_contest(contest: &str, venue: &VenueId, game: &GameKey) -> Home {
    let (contest, venue, game) = (contest.to_owned(), venue.to_string(), game.to_string());
    Home::Contest(ContestHome { contest, venue, game })
}

/// Sets up a match on devices that its tournament has opened; one that is set up already stays as it is.
///
/// # Errors
/// Trouble with the database.
pub(crate) async fn set_up(app: &App, Opened { live, by, setting }: Opened) -> Result<LiveId, Problem> {
    let stream = StreamKind::Live.stream(live.as_str()).ok_or_else(Problem::not_found)?;
    let room = app.live.room(&stream).await?;
    if room.fresh().await?.state.game().is_ok() {
        return Ok(live);
    }
    app.presence.make_sure(app).await?;
    let order = LiveOrder { at: time::now(), act: LiveAct::Open { by, setting } };
    match room.give("open".parse().map_err(Problem::internal)?, &order).await {
        Ok(_) => Ok(live),
        // Another server was faster, perhaps on a line-up of a moment before: there is one match all the same.
        Err(_) if room.fresh().await?.state.game().is_ok() => Ok(live),
        Err(error) => Err(error.into()),
    }
}

/// Sets up a match that was opened and not set up, because a server went away between. One that cannot be set up keeps no
/// other from coming home.
async fn make_good(app: &App, opened: Result<Opened, Problem>) -> Result<(), Problem> {
    let set_up = match opened {
        Ok(opened) => set_up(app, opened).await.map(|_| ()),
        Err(problem) => Err(problem),
    };
    match set_up {
        Err(problem) if problem.status.is_server_error() => Err(problem),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// The matches on devices of a contest or a tournament that may have something to bring; those that are opened and not set up
/// are set up.
pub(super) async fn matches_of(app: &App, stream: &StreamId) -> Result<Vec<StreamId>, Problem> {
    let lives = match StreamKind::Contest.name_of(stream) {
        Some(name) => in_contest(app, stream, name).await?,
        None => in_tournament(app, stream).await?,
    };
    let mut found = Vec::new();
    for stream in lives.iter().filter_map(|live| StreamKind::Live.stream(live.as_str())) {
        if !is_home(app, &stream).await? {
            found.push(stream);
        }
    }
    Ok(found)
}

async fn in_contest(app: &App, stream: &StreamId, name: &str) -> Result<Vec<LiveId>, Problem> {
    let Some(room) = app.contests.get(stream).await? else { return Ok(Vec::new()) };
    let newest = room.fresh().await?;
    let Ok(contest) = newest.state.contest() else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for (venue, play) in contest.plays() {
        for game in play.in_play_live() {
            make_good(app, Opened::in_contest((name, contest), venue, &game)).await?;
        }
        found.extend(play.lives().into_values().map(|opening| opening.live.clone()));
    }
    Ok(found)
}

async fn in_tournament(app: &App, stream: &StreamId) -> Result<Vec<LiveId>, Problem> {
    let Some(name) = StreamKind::Tournament.name_of(stream) else { return Ok(Vec::new()) };
    // Most tournaments have no match on devices, and need not be kept in memory for that.
    if app.tournaments.held(stream).is_none() {
        let events = app.store.read_all(stream).await?;
        if !events.iter().any(|event| event.code == "match.live-opened") {
            return Ok(Vec::new());
        }
    }
    let Some(room) = app.tournaments.get(stream).await? else { return Ok(Vec::new()) };
    let newest = room.fresh().await?;
    let ledger = &newest.state.ledger;
    let Some(state) = ledger.state() else { return Ok(Vec::new()) };
    for (pairing, _) in state.in_play_live() {
        make_good(app, Opened::in_tournament(name, ledger, &pairing)).await?;
    }
    Ok(state.lives().into_iter().filter_map(|(_, meeting)| Some(meeting.live?.live)).collect())
}

/// The note of how far a match was brought home.
fn note_name(stream: &StreamId) -> String {
    format!("home-{stream}")
}

/// Whether everything that a match says was brought home already.
async fn is_home(app: &App, stream: &StreamId) -> Result<bool, Problem> {
    let Some(noted) = app.store.note(&note_name(stream)).await? else { return Ok(false) };
    Ok(noted == app.store.version(stream).await?.0.to_string())
}

/// Brings the result of a match home, if it has one and belongs somewhere.
pub(super) async fn carry(app: &App, stream: &StreamId) -> Result<Option<Delivery>, Problem> {
    let Some(room) = app.live.get(stream).await? else { return Ok(None) };
    let newest = room.fresh().await?;
    let Ok(game) = newest.state.game() else { return Ok(None) };
    let id = StreamKind::Live.name_of(stream).and_then(|name| name.parse::<LiveId>().ok());
    let home = game.setting().home.as_ref().and_then(Destination::of);
    let Some((destination, id)) = home.zip(id) else { return Ok(None) };
    let Some(played) = Played::of(id, game) else { return Ok(None) };
    let delivery = destination.take_in(app, played, newest.version).await?;
    match &delivery {
        Delivery::Entered | Delivery::ThereAlready => {
            app.store.set_note(&note_name(stream), Some(&newest.version.0.to_string())).await?;
        }
        // Who opens the match again wants it after all.
        Delivery::ByHand(_) | Delivery::Stale => {}
    }
    Ok(Some(delivery))
}
