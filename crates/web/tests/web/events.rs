//! Streams of signals.

use serde_json::json;

use crate::players::{Player, opened, play};
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

    // Whoever comes back with what he knows hears nothing until there is news.
    let mut back = site.client.with("last-event-id", &version.to_string()).follow(&path).await;
    bo.does("offer", json!({"act": "offer-draw"})).await.ok();
    assert_eq!(back.next("version").await, Some((version + 1).to_string()));
    // When the server stops, the streams end.
    site.stop().await;
    while watching.next("version").await.is_some() {}
    assert_eq!(back.next("version").await, None);
}

#[tokio::test]
async fn the_line_of_a_seat_is_measured_by_the_server() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let ana = Player::sit(&site.client, &game, 1, "first").await;
    let mut line = site.client.follow(&format!("/events/seat/{}", ana.key)).await;
    let ping: u64 = line.next("ping").await.expect("a question").parse().expect("a number");
    let echo = format!("/api/seat/{}/echo", ana.key);
    site.client.post(&echo, &json!({"ping": ping})).await.ok();
    assert_eq!(site.client.post(&echo, &json!({"ping": "x"})).await.status, 400);
    site.client.post(&echo, &json!({"ping": 999})).await.ok();
    site.stop().await;
}
