//! Whether a server was there all the time. While none is, nobody can play, and nobody's time may run for that
//! (P-3.3.2.5): clocks that ran are stopped as of the last moment at which a server was known to be there, and the arbiter
//! lets them go on.
//!
//! A server says every [`BEAT_MS`] that it is alive, as long as somebody's time runs; what it writes about matches and
//! clocks says so too. A gap is found when a server starts and whenever it has not been able to say so for a while: the
//! machine was asleep, or the database away. Of several servers on one database it is enough that one is alive.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use kolo_live::{Away, Command};
use kolo_play::clock::Span;
use kolo_store::{Beat, CommandId, EventLog, Standing, StoreError, StreamInfo, Timestamp};
use tokio::sync::Mutex;

use crate::app::App;
use crate::hall::{self, HallAct, HallOrder};
use crate::key::{NoChance, Secret};
use crate::live::{self, LiveAct, LiveOrder};
use crate::problem::Problem;
use crate::room::{RoomError, Rooms};
use crate::subject::Subject;
use crate::time::{self, Now};

/// How often a server says that it is alive.
const BEAT_MS: i64 = 2000;

/// Who has not said so for this long is taken to be gone.
const GONE_MS: i64 = 2 * BEAT_MS + 1000;

/// For so long a server may fail to say that it is alive before clocks are stopped: a disk that is slow is no gap.
const GAP_MS: i64 = 10_000;

/// No time runs for longer than this without anything happening; older streams are not looked at.
const LOOK_BACK_MS: i64 = 2 * 24 * 60 * 60 * 1000;

/// How often a server that starts looks whether another one is alive.
const LOOK_AGAIN: Duration = Duration::from_millis(250);

/// What a server knows about its own life.
#[derive(Debug)]
pub(crate) struct Presence {
    /// The name of this server; every start has a new one.
    server: String,
    /// Until when this server was there without a gap.
    until: AtomicI64,
    /// Held while a gap is looked at, so that nobody acts before the clocks are stopped.
    turn: Mutex<()>,
}

impl Presence {
    /// A server that begins.
    pub(crate) fn new() -> Result<Presence, NoChance> {
        let server = Secret::random()?.reveal().to_owned();
        Ok(Presence { server, until: AtomicI64::new(0), turn: Mutex::default() })
    }

    /// Before anybody is answered: stops what ran while no server was there. If a server is alive, nothing is stopped; one
    /// that has just died is told from it by waiting a moment.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn begin(&self, app: &App) -> Result<(), Problem> {
        let first = app.store.servers().await?;
        let running: Vec<&Beat> = first.iter().filter(|beat| beat.standing == Standing::Running).collect();
        let heard = running.iter().map(|beat| beat.at.0).max();
        let (last, streams) = last_alive(app, &first).await?;
        if last > 0 && anything_runs(app, &streams, Now(last)).await {
            while heard.is_some_and(|heard| time::now().0.saturating_sub(heard) <= GONE_MS) {
                let now = app.store.servers().await?;
                if now.iter().any(|beat| beat.standing == Standing::Running && Some(beat.at.0) > heard) {
                    return self.is_here(app, time::now()).await.map_err(Problem::from);
                }
                tokio::time::sleep(LOOK_AGAIN).await;
            }
            stop_all(app, &streams, Now(last), time::now()).await?;
        }
        self.is_here(app, time::now()).await.map_err(Problem::from)
    }

    /// The watchman comes by; `time_runs` says whether anybody's time does.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn round(&self, app: &App, time_runs: bool) -> Result<(), Problem> {
        let now = time::now().0;
        let since = now.saturating_sub(self.until.load(Ordering::Acquire));
        if since > GAP_MS || (time_runs && since >= BEAT_MS) {
            self.look(app).await
        } else {
            if !time_runs {
                self.until.fetch_max(now, Ordering::AcqRel);
            }
            Ok(())
        }
    }

    /// Before somebody acts: makes sure that a gap has been looked at.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn make_sure(&self, app: &App) -> Result<(), Problem> {
        if self.is_gap(time::now()) { self.look(app).await } else { Ok(()) }
    }

    /// Notes that this server has ended in good order.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn end(&self, app: &App) -> Result<(), StoreError> {
        app.store.note_server(&self.beat(time::now(), Standing::Ended)).await
    }

    fn is_gap(&self, now: Now) -> bool {
        now.0.saturating_sub(self.until.load(Ordering::Acquire)) > GAP_MS
    }

    async fn look(&self, app: &App) -> Result<(), Problem> {
        let _turn = self.turn.lock().await;
        let now = time::now();
        if self.is_gap(now) {
            let (last, streams) = last_alive(app, &app.store.servers().await?).await?;
            if now.0.saturating_sub(last) > GAP_MS {
                stop_all(app, &streams, Now(last), now).await?;
            }
        }
        self.is_here(app, now).await.map_err(Problem::from)
    }

    async fn is_here(&self, app: &App, now: Now) -> Result<(), StoreError> {
        app.store.note_server(&self.beat(now, Standing::Running)).await?;
        self.until.fetch_max(now.0, Ordering::AcqRel);
        Ok(())
    }

    fn beat(&self, at: Now, standing: Standing) -> Beat {
        Beat { server: self.server.clone(), at: Timestamp(at.0), standing }
    }
}

/// The last moment at which a server was known to be there, and the streams in which time may have run then.
async fn last_alive(app: &App, beats: &[Beat]) -> Result<(i64, Vec<StreamInfo>), StoreError> {
    let mut streams = app.store.list().await?;
    let of_server =
        |info: &StreamInfo| [live::PREFIX, hall::PREFIX].iter().any(|p| info.stream.as_str().starts_with(p));
    streams.retain(of_server);
    let written = streams.iter().map(|info| info.last_at.0);
    let last = written.chain(beats.iter().map(|beat| beat.at.0)).max().unwrap_or_default();
    streams.retain(|info| info.last_at.0 >= last.saturating_sub(LOOK_BACK_MS));
    Ok((last, streams))
}

/// Whether anybody's time ran at a moment. A log that cannot be read keeps nobody else from being looked at.
async fn anything_runs(app: &App, streams: &[StreamInfo], at: Now) -> bool {
    for info in streams {
        let runs = if info.stream.as_str().starts_with(live::PREFIX) {
            let room = app.live.get(&info.stream).await.ok().flatten();
            room.is_some_and(|room| {
                room.newest().state.game().is_ok_and(|game| game.time_runs(game.moment(at.unsigned())))
            })
        } else {
            let room = app.clocks.get(&info.stream).await.ok().flatten();
            room.is_some_and(|room| room.newest().state.set().is_ok_and(|set| set.time_runs(at)))
        };
        if runs {
            return true;
        }
    }
    false
}

/// Stops everything that ran when the last server went. Every process gives these orders the same names, so that they count
/// once.
async fn stop_all(app: &App, streams: &[StreamInfo], from: Now, to: Now) -> Result<(), Problem> {
    let away = Away { from: from.unsigned(), to: to.unsigned() };
    let command: CommandId = format!("away.{}", away.from).parse().map_err(Problem::internal)?;
    for info in streams {
        if info.stream.as_str().starts_with(live::PREFIX) {
            let act = LiveAct::Do { command: Command::Away(away), lag: Span::ZERO };
            give(app, &app.live, info, &command, &LiveOrder { at: from, act }).await?;
        } else {
            let order = HallOrder { at: from, author: "kolo".to_owned(), act: HallAct::Away(away) };
            give(app, &app.clocks, info, &command, &order).await?;
        }
    }
    Ok(())
}

/// Gives an order to one room. A log that cannot be followed is told and keeps nobody else waiting; without the database
/// the gap is not over.
async fn give<S: Subject>(
    app: &App,
    rooms: &Rooms<S>,
    info: &StreamInfo,
    command: &CommandId,
    order: &S::Order,
) -> Result<(), StoreError> {
    let given = match rooms.get(&info.stream).await {
        Ok(Some(room)) => room.give(command.clone(), order).await.map(drop),
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    match given {
        Err(RoomError::Store(error)) => Err(error),
        Err(other) => {
            app.report(&format!("{}: {other}", info.stream));
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use kolo_live::{ArbiterAct, BoardSetting, Setting};
    use kolo_model::{Name, PerSide, Side};
    use kolo_play::duel::Opening;
    use kolo_store::Store;
    use kolo_teams::{BoardNumber, MatchShape};

    use super::*;

    const MINUTE: i64 = 60_000;

    fn name(text: &str) -> Name {
        Name::new(text).expect("a name")
    }

    /// A duel that was started at a moment.
    async fn started(app: &App, at: i64) {
        let stream = live::stream("a").expect("a name");
        let players = PerSide::new(Some(name("Ana")), Some(name("Bo")));
        let setting = Setting {
            title: name("Final"),
            shape: MatchShape::One,
            sides: PerSide::new(name("A"), name("B")),
            boards: vec![BoardSetting { players, opens: Side::First }],
            opening: Opening::Swap1,
            time: "8m+8m".parse().expect("a time"),
            home: None,
        };
        let start = Command::Arbiter(name("Eva"), ArbiterAct::Start { board: BoardNumber(1) });
        let room = app.live.room(&stream).await.expect("a room");
        for (id, act) in [
            ("open", LiveAct::Open { by: name("Eva"), setting }),
            ("start", LiveAct::Do { command: start, lag: Span::ZERO }),
        ] {
            let order = LiveOrder { at: Now(at), act };
            room.give(id.parse().expect("a name"), &order).await.expect("it is lawful");
        }
    }

    fn stopped_at(app: &App) -> Option<u64> {
        let (_, room) = app.live.all().pop()?;
        let newest = room.newest();
        let game = newest.state.game().ok()?;
        let view = game.view(game.moment(time::now().unsigned()), kolo_messages::Lang::En);
        view.boards[0].duels[0].stopped.as_ref()?.away.map(|away| away.from)
    }

    async fn store(folder: &tempfile::TempDir) -> Store {
        let path = folder.path().join("web.sqlite");
        Store::open(&format!("sqlite:{}", path.display())).await.expect("a database")
    }

    /// The machine slept, or the database was away, for some minutes.
    #[tokio::test]
    async fn a_gap_is_looked_at_before_anybody_acts() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::for_tests(store(&folder).await).await;
        let now = time::now().0;
        started(&app, now - 5 * MINUTE).await;
        app.presence.is_here(&app, Now(now - 4 * MINUTE)).await.expect("a database");
        assert_eq!(stopped_at(&app), None);
        app.presence.make_sure(&app).await.expect("a database");
        assert_eq!(stopped_at(&app), u64::try_from(now - 4 * MINUTE).ok(), "as of the last beat");
    }

    #[tokio::test]
    async fn what_another_server_says_or_writes_counts() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::for_tests(store(&folder).await).await;
        let now = time::now().0;
        started(&app, now - 5 * MINUTE).await;
        let other =
            Beat { server: "other".to_owned(), at: Timestamp(now - 1000), standing: Standing::Running };
        app.store.note_server(&other).await.expect("a database");
        app.presence.make_sure(&app).await.expect("a database");
        assert_eq!(stopped_at(&app), None, "the other one was alive");
    }

    #[tokio::test]
    async fn nothing_is_written_while_nobodys_time_runs() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::for_tests(store(&folder).await).await;
        app.presence.begin(&app).await.expect("a database");
        let before = app.store.servers().await.expect("a database");
        app.presence.until.store(time::now().0 - BEAT_MS, Ordering::Release);
        app.presence.round(&app, false).await.expect("a database");
        assert_eq!(app.store.servers().await.expect("a database"), before);
        app.presence.until.store(time::now().0 - BEAT_MS, Ordering::Release);
        app.presence.round(&app, true).await.expect("a database");
        assert_ne!(app.store.servers().await.expect("a database"), before);
    }
}
