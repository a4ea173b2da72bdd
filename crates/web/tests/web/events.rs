//! Streams of signals.

use kolo_store::{EventLog, Store};
use kolo_web::StreamLimits;
use serde_json::{Value, json};

use crate::players::{Player, opened, opening, play, step};
use crate::service::turned_away;
use crate::site::{Folder, Game, Site};

#[tokio::test]
async fn spectators_hear_every_version_and_go_on_where_they_were() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let path = format!("/events/live/{}", game.name);
    let mut watching = site.client.follow(&path).await;
    assert_eq!(watching.next("version").await.as_deref(), Some("1"));
    let (_, bo) = opened(&game, &site.client).await;
    let moved = bo.steps("move", &play("a1")).await.ok();
    let version = moved["version"].as_u64().expect("a number");
    let mut heard = 1;
    while heard < version {
        let next: u64 = watching.next("version").await.expect("open").parse().expect("a number");
        assert!(next > heard, "versions only grow");
        heard = next;
    }
    assert_eq!(heard, version);

    // A client that comes back with what it knows hears nothing until there is news.
    let mut back = site.client.with("last-event-id", &version.to_string()).follow(&path).await;
    bo.does("offer", json!({"act": "offer-draw", "duel": "one"})).await.ok();
    assert_eq!(back.next("version").await, Some((version + 1).to_string()));
    // When the server stops, the streams end.
    site.stop().await;
    while watching.next("version").await.is_some() {}
    assert_eq!(back.next("version").await, None);
}

#[tokio::test]
async fn the_line_of_a_seat_is_measured_by_the_server_and_stands_in_the_log() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let ana = Player::sit(&site.client, &game, 1, "first").await;
    let bo = Player::sit(&site.client, &game, 1, "second").await;
    for player in [&ana, &bo] {
        player.does("here", json!({"act": "arrive"})).await.ok();
    }
    let mut line = site.client.follow(&format!("/events/seat/{}", ana.key)).await;
    let ping: u64 = line.next("ping").await.expect("a question").parse().expect("a number");
    // A slow line: the answer comes only after some other requests.
    for _ in 0..50 {
        ana.sees().await;
    }
    let echo = format!("/api/seat/{}/echo", ana.key);
    site.client.post(&echo, &json!({"ping": ping})).await.ok();
    assert_eq!(site.client.post(&echo, &json!({"ping": "x"})).await.status, 400);
    site.client.post(&echo, &json!({"ping": 999})).await.ok();
    // What a page says about its own line is refused.
    let mut own = step(0, "one", &opening());
    own["lag"] = json!(900);
    assert_eq!(ana.does("own", own).await.status, 400);
    ana.steps("open", &opening()).await.ok();
    bo.steps("choose", &json!({"step": "choose", "mark": "circle"})).await.ok();
    site.stop().await;

    let store = Store::open(&folder.url()).await.expect("a database");
    let events =
        store.read_all(&format!("live-{}", game.name).parse().expect("a name")).await.expect("a log");
    let lags: Vec<bool> = events
        .iter()
        .filter(|event| event.code == "LM")
        .map(|event| serde_json::from_str::<Value>(&event.payload).expect("JSON")["event"]["lag"].is_u64())
        .collect();
    assert_eq!(lags, [true, false], "Ana's line was measured, Bo's was not");
}

#[tokio::test]
async fn streams_are_counted_and_too_many_are_refused() {
    let folder = Folder::new();
    let site = Site::with_streams(
        &folder.url(),
        StreamLimits { in_total: 100, ..StreamLimits::for_each_address(2) },
    )
    .await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let path = format!("/events/live/{}", game.name);
    let (mut one, mut two) = (site.client.follow(&path).await, site.client.follow(&path).await);
    assert!(one.next("version").await.is_some() && two.next("version").await.is_some());
    assert_eq!(site.client.get(&path).await.status, 429);
    assert_eq!(turned_away(&site.client, "streams-of-address").await, Some(1));
    // Requests are answered all the same, and a stream that ends makes room.
    site.client.get(&format!("/api/live/{}", game.name)).await.ok();
    drop(one);
    let (_, bo) = opened(&game, &site.client).await;
    bo.steps("move", &play("a1")).await.ok();
    while site.client.status(&path).await != 200 {}
    site.stop().await;

    let site =
        Site::with_streams(&folder.url(), StreamLimits { in_total: 0, ..StreamLimits::default() }).await;
    assert_eq!(site.client.get(&path).await.status, 503);
    assert_eq!(turned_away(&site.client, "streams-in-all").await, Some(1));
    assert_eq!(turned_away(&site.client, "connections-of-address").await, Some(0));
    site.stop().await;
}

/// The page counts on hearing something every ten seconds.
#[tokio::test]
async fn a_silent_stream_says_that_it_is_alive() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let mut watching = site.client.follow(&format!("/events/live/{}", game.name)).await;
    assert!(watching.next("version").await.is_some());
    assert_eq!(watching.next("alive").await.as_deref(), Some("1"));
    site.stop().await;
}
