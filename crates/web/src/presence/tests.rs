//! Gaps, with moments long ago instead of waiting.

use kolo_desk::StreamKind;
use kolo_live::{ArbiterAct, BoardSetting, Command, Setting};
use kolo_model::{Name, PerSide, Side};
use kolo_play::clock::{Event, Mode, Person, Span, StopReason};
use kolo_play::duel::Opening;
use kolo_store::Store;
use kolo_teams::{BoardNumber, DuelNumber, Shape};

use super::*;
use crate::hall::{HallAct, HallOrder, Opened};
use crate::live::{LiveAct, LiveOrder};

const MINUTE: i64 = 60_000;

fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

/// How a match of one board is set up.
pub(crate) fn setting() -> Setting {
    Setting {
        title: name("Final"),
        shape: Shape::ONE,
        sides: PerSide::new(name("A"), name("B")),
        boards: vec![BoardSetting {
            players: PerSide::new(Some(name("Ana")), Some(name("Bo"))),
            opens: Side::First,
        }],
        opening: Opening::Swap1,
        time: "8m+8m".parse().expect("a time"),
        home: None,
    }
}

/// A duel that was started at a moment.
async fn started(app: &App, at: i64) {
    let stream = StreamKind::Live.stream("a").expect("a name");
    let start =
        Command::Arbiter(name("Eva"), ArbiterAct::Start { board: BoardNumber(1), duel: DuelNumber::One });
    let room = app.live.room(&stream).await.expect("a room");
    for (id, act) in [
        ("open", LiveAct::Open { by: name("Eva"), setting: setting() }),
        ("start", LiveAct::Do { command: start, lag: Span::ZERO }),
    ] {
        let order = LiveOrder { at: Now(at), act };
        room.give(id.parse().expect("a name"), &order).await.expect("it is lawful");
    }
}

/// A clock of the hall that was set up when the first thing happened to it.
async fn clock(app: &App, control: &str, events: &[(i64, Event)]) {
    let room = app.clocks.room(&StreamKind::Clock.stream("a").expect("a name")).await.expect("a room");
    let at = Now(events[0].0);
    let names = PerSide::new(name("Ana"), name("Bo"));
    let opened = Opened { control: control.parse().expect("a time"), names, at: at.unsigned() };
    let acts = events.iter().map(|(at, event)| (Now(*at), HallAct::Do { event: event.clone(), key: None }));
    for (number, (at, act)) in [(at, HallAct::Open(opened))].into_iter().chain(acts).enumerate() {
        let order = HallOrder { at, author: "Eva".to_owned(), act };
        room.give(format!("act.{number}").parse().expect("a name"), &order).await.expect("it is lawful");
    }
}

fn mode_of_clock(app: &App) -> Mode {
    let (_, room) = app.clocks.all().pop().expect("a clock");
    room.newest().state.set().expect("set up").view(time::now()).mode
}

fn stopped_at(app: &App) -> Option<u64> {
    let room = app.live.held(&StreamKind::Live.stream("a")?)?;
    let newest = room.newest();
    let game = newest.state.game().ok()?;
    let view = game.view(game.moment(time::now().unsigned()), kolo_messages::Lang::En);
    view.boards[0].duels[0].stopped.as_ref()?.away.map(|away| away.from)
}

/// A server on a new database. The folder goes last.
pub(crate) async fn server() -> (App, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("web.sqlite");
    let store = Store::open(&format!("sqlite:{}", path.display())).await.expect("a database");
    (App::for_tests(store).await, folder)
}

/// A server whose machine has slept for some minutes while a duel and the clock `a` ran; the gap was not looked at yet.
pub(crate) async fn asleep() -> (App, tempfile::TempDir) {
    let (app, folder) = server().await;
    let now = time::now().0;
    started(&app, now - 5 * MINUTE).await;
    clock(&app, "10m", &[(now - 5 * MINUTE, Event::Start { by: Person::Arbiter })]).await;
    app.presence.is_here(&app, Now(now - 4 * MINUTE)).await.expect("a database");
    assert_eq!(stopped_at(&app), None);
    (app, folder)
}

/// Whether the duel of [`asleep`] was stopped as of the moment when the machine fell asleep.
pub(crate) fn is_stopped(app: &App) -> bool {
    stopped_at(app).is_some_and(|from| from.abs_diff(time::now().unsigned()) >= 4 * MINUTE.unsigned_abs())
}

async fn said(app: &App, at: i64) {
    let beat = Beat { server: "other".to_owned(), at: Timestamp(at), standing: Standing::Running };
    app.store.note_server(&beat).await.expect("a database");
}

async fn beats(app: &App) -> Vec<Beat> {
    app.store.servers().await.expect("a database")
}

/// The machine slept, or the database was away, for some minutes.
#[tokio::test]
async fn a_gap_is_looked_at_before_anybody_acts() {
    let (app, _folder) = asleep().await;
    app.presence.make_sure(&app).await.expect("a database");
    assert!(is_stopped(&app), "as of the last beat");
}

#[tokio::test]
async fn what_another_server_says_or_writes_counts() {
    let (app, _folder) = server().await;
    let now = time::now().0;
    started(&app, now - 5 * MINUTE).await;
    said(&app, now - 1000).await;
    app.presence.make_sure(&app).await.expect("a database");
    assert_eq!(stopped_at(&app), None, "the other one was alive");
}

#[tokio::test]
async fn nothing_is_written_while_nobodys_time_runs() {
    let (app, _folder) = server().await;
    app.presence.begin(&app).await.expect("a database");
    let before = beats(&app).await;
    app.presence.until.store(time::now().0 - BEAT_MS, Ordering::Release);
    app.presence.round(&app, 0).await.expect("a database");
    assert_eq!(beats(&app).await, before);
}

/// Every two seconds, and at once when a time begins to run or has run out.
#[tokio::test]
async fn it_says_that_it_is_alive_when_times_run_and_when_they_change() {
    let (app, _folder) = server().await;
    let presence = &app.presence;
    let said_again = async |ago: i64, running: usize| {
        let at = time::now().0 - ago;
        presence.until.store(0, Ordering::Release);
        presence.is_here(&app, Now(at)).await.expect("a database");
        presence.round(&app, running).await.expect("a database");
        beats(&app).await[0].at.0 != at
    };
    assert!(said_again(500, 1).await, "a time began");
    assert!(!said_again(500, 1).await, "too early");
    assert!(said_again(BEAT_MS, 1).await);
    assert!(said_again(500, 2).await, "one more");
    assert!(said_again(500, 1).await, "one has run out");
    assert!(said_again(500, 0).await, "the last one too");
    assert!(!said_again(BEAT_MS, 0).await);
}

/// A time that ran out while the server was there stays so, although it wrote nothing afterwards.
#[tokio::test]
async fn a_time_that_has_run_out_does_not_come_back() {
    let (app, _folder) = server().await;
    let now = time::now().0;
    clock(&app, "1m", &[(now - 5 * MINUTE, Event::Start { by: Person::Arbiter })]).await;
    app.presence.is_here(&app, Now(now - 4 * MINUTE - 2000)).await.expect("a database");
    app.presence.until.store(now - 3 * MINUTE, Ordering::Release);
    app.presence.make_sure(&app).await.expect("a database");
    assert!(matches!(mode_of_clock(&app), Mode::Over(_)), "{:?}", mode_of_clock(&app));
}

#[tokio::test]
async fn a_clock_that_begins_while_no_server_is_there_is_stopped_when_one_starts() {
    let (app, _folder) = server().await;
    let now = time::now().0;
    let toilet = Event::Stop { by: Person::First, reason: StopReason::Toilet };
    let start = Event::Start { by: Person::Arbiter };
    clock(&app, "4m", &[(now - 10 * MINUTE, start), (now - 9 * MINUTE, toilet)]).await;
    app.presence.begin(&app).await.expect("a database");
    let mode = mode_of_clock(&app);
    assert!(matches!(mode, Mode::Stopped { reason: StopReason::Break, .. }), "{mode:?}");
}

/// The clock of the machine was an hour ahead when the last server was there, and is right now.
#[tokio::test]
async fn a_clock_that_was_set_back_keeps_no_server_from_starting() {
    let (app, _folder) = server().await;
    let now = time::now().0;
    started(&app, now - 5 * MINUTE).await;
    said(&app, now + 60 * MINUTE).await;
    let begun = Instant::now();
    app.presence.begin(&app).await.expect("a database");
    assert!(begun.elapsed() < GONE, "nobody is waited for");
    assert_eq!(stopped_at(&app), u64::try_from(now - 5 * MINUTE).ok(), "as of what can be believed");
}

/// The same, and the duel itself is from then.
#[tokio::test]
async fn a_duel_from_before_the_clock_was_set_back_is_stopped_in_its_own_time() {
    let (app, _folder) = server().await;
    let now = time::now().0;
    started(&app, now + 55 * MINUTE).await;
    said(&app, now + 60 * MINUTE).await;
    app.presence.begin(&app).await.expect("a database");
    assert_eq!(stopped_at(&app), u64::try_from(now + 60 * MINUTE).ok());
}

/// Its own clock was set back while it was there: it goes on saying that it is alive.
#[tokio::test]
async fn a_server_whose_clock_is_set_back_goes_on() {
    let (app, _folder) = server().await;
    app.presence.is_here(&app, Now(time::now().0 + 60 * MINUTE)).await.expect("a database");
    app.presence.round(&app, 0).await.expect("a database");
    assert!(beats(&app).await[0].at.0 <= time::now().0);
    assert!(app.presence.until.load(Ordering::Acquire) <= time::now().0);
}
