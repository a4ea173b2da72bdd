//! Two servers on one database, and one that comes back.

use kolo_store::{Append, EventLog, NewEvent, Store, Timestamp};
use serde_json::json;

use crate::players::{opened, play, step};
use crate::postgres::{meddle, on_postgres};
use crate::site::{Folder, Game, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};

/// Two servers on one database: each shows and decides what the other has written.
async fn two_servers(url: &str) {
    let (one, two) = (Site::on(url).await, Site::on(url).await);
    let game = Game::set_up(one.desk().await, "8m+8m").await;
    let (ana, bo) = opened(&game, &one.client).await;
    let mut watching = two.client.follow(&format!("/events/live/{}", game.name)).await;
    let seen: u64 = watching.next("version").await.expect("open").parse().expect("a number");

    // Bo plays at the first server, Ana answers at the second, and both see it.
    let moved = bo.steps("move", &play("a1")).await.ok();
    let heard: u64 = watching.next("version").await.expect("open").parse().expect("a number");
    assert!(heard > seen);
    let there = ana.at(&two.client);
    let answered = there.steps("answer", &play("b1")).await.ok();
    assert_eq!(answered["version"].as_u64(), moved["version"].as_u64().map(|version| version + 1));

    // The same request at both servers counts once.
    let again = step(4, "one", &play("c1"));
    let at_one = bo.does("twice", again.clone()).await.ok();
    let at_two = bo.at(&two.client).does("twice", again).await.ok();
    assert_eq!(at_one["version"], at_two["version"]);
    assert_eq!(at_two["view"]["boards"][0]["duels"][0]["ply"], 5);

    // Both servers get a move for the same place at the same moment: one counts.
    let (left, right) = tokio::join!(
        ana.does("left", step(5, "one", &play("d1"))),
        there.does("right", step(5, "one", &play("e1"))),
    );
    let mut statuses = [left.status, right.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);

    // A session that began at the second server holds at the first as well.
    let desk = two.desk().await;
    let page = format!("/desk/live/{}", game.name);
    assert_eq!(desk.get(&page).await.status, 200);
    let elsewhere = desk.towards(&one.client);
    assert_eq!(elsewhere.get(&page).await.status, 200, "at once, whether it has heard of it or not");

    // A link that is withdrawn at one server no longer holds at the other.
    assert_eq!(there.sees().await["seat"]["side"], "first");
    game.act("back", json!({"act": "revoke-seat", "seat": {"board": 1, "side": "first"}})).await.ok();
    let seat = format!("/api/seat/{}", ana.key);
    while two.client.get(&seat).await.status != 403 {
        tokio::task::yield_now().await;
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_sqlite_file() {
    two_servers(&Folder::new().url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_postgresql_database() {
    on_postgres(|url| async move { two_servers(&url).await }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_is_there_after_a_restart() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let game = Game::set_up(desk.clone(), "8m+8m").await;
    let (ana, bo) = opened(&game, &site.client).await;
    let moved = bo.does("move", step(2, "one", &play("a1"))).await.ok();
    site.stop().await;

    let site = Site::on(&folder.url()).await;
    let (ana, bo) = (ana.at(&site.client), bo.at(&site.client));
    let seen = ana.sees().await;
    assert_eq!(
        seen["version"].as_u64(),
        moved["version"].as_u64().map(|version| version + 1),
        "and the stop"
    );
    // The answer was lost on the way: the page sends the move again and learns that it counts.
    let again = bo.does("move", step(2, "one", &play("a1"))).await.ok();
    assert_eq!(again["version"], seen["version"]);
    let placed = &again["view"]["boards"][0]["duels"][0]["placed"];
    assert_eq!(placed[3], json!({"cell": "a1", "mark": "circle"}));
    // No game could be played while the server was away: the clocks stand until the arbiter lets them go on
    // (P-3.3.2.5).
    let duel = &again["view"]["boards"][0]["duels"][0];
    assert!(duel["stopped"]["away"]["to"].as_u64() >= duel["stopped"]["away"]["from"].as_u64(), "{duel}");
    assert_eq!(ana.steps("early", &play("b1")).await.refusal(), (409, "P-3.3.2.5".to_owned()));
    let game = Game { desk: desk.towards(&site.client), ..game };
    game.act("on", json!({"act": "resume", "board": 1, "duel": "one"})).await.ok();
    ana.steps("on", &play("b1")).await.ok();
    site.stop().await;
}

/// K-FORM: while servers are renewed one by one, an older one works on tables that a newer one has extended.
async fn a_newer_server_joins(url: &str) {
    let older = Site::on(url).await;
    let desk = older.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    for step in [
        "CREATE TABLE kolo_future (name TEXT)",
        "ALTER TABLE kolo_stream ADD COLUMN colour TEXT",
        "ALTER TABLE kolo_event ADD COLUMN weight INTEGER",
        "INSERT INTO kolo_schema (version, name, oldest) VALUES (99, 'from the future', 0)",
    ] {
        meddle(url, step).await;
    }
    let mut open = older.client.follow("/events/t/jarni-prebor").await;
    assert!(open.next("version").await.is_some());
    drawn_and_published(&desk, &base).await;
    led_to(&result(&desk, &base, 1, 1, "1").await);
    assert!(open.next("version").await.is_some());
    assert_eq!(older.client.get("/healthz").await.status, 200);
    // One more of the older version can be started beside it, and people come in there.
    let beside = Site::on(url).await;
    let there = desk.towards(&beside.client);
    led_to(&result(&there, &base, 1, 2, "0").await);
    let round = older.client.get("/api/t/jarni-prebor/rounds/1").await.ok();
    assert_eq!(round["view"]["tables"][0]["result"], "1 : 0");

    // The newer one writes something that this version does not know: only that tournament stands still, and what stands in
    // its log is not written over.
    let other = created(&desk, "round-robin", "5").await;
    let store = Store::open(url).await.expect("a database");
    let stream = "t-jarni-prebor".parse().expect("a name");
    let expected = store.version(&stream).await.expect("a log");
    let event = NewEvent {
        code: "from.the.future".to_owned(),
        schema: 1,
        payload: "{}".to_owned(),
        author: "{}".to_owned(),
        at: Timestamp(0),
        reason: None,
    };
    let command = "future".parse().expect("a name");
    let append = Append { stream: stream.clone(), expected, command, events: vec![event] };
    let written = store.append(append).await.expect("the newer one writes").version;
    assert_eq!(older.client.get("/t/jarni-prebor").await.status, 200, "what is known is shown");
    assert_eq!(result(&desk, &base, 1, 3, "=").await.status, 500);
    assert_eq!(store.version(&stream).await.expect("a log"), written);
    entered(&desk, &other).await;
    drawn_and_published(&desk, &other).await;
    assert!(older.reports.lock().expect("sound").iter().any(|text| text.contains("t-jarni-prebor")));
    older.stop().await;
    beside.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_server_joins_on_one_sqlite_file() {
    let folder = Folder::new();
    a_newer_server_joins(&folder.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_server_joins_on_one_postgresql_database() {
    on_postgres(|url| async move { a_newer_server_joins(&url).await }).await;
}
