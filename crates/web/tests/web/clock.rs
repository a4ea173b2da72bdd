//! Clocks of the hall.

use serde_json::{Value, json};

use crate::client::Client;
use crate::site::{Folder, Site};

async fn set_up(desk: &Client, control: &str) -> String {
    let form = json!({"control": control, "first": "Ana", "second": "Bo"});
    let answer = desk.post("/api/desk/clock", &form).await.ok();
    answer["goto"].as_str().expect("an address").rsplit('/').next().expect("a name").to_owned()
}

#[tokio::test]
async fn a_clock_is_set_up_at_the_desk_and_pressed_at_the_board() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let name = set_up(&desk, "45m+3x30s").await;
    let link = desk.post(&format!("/api/desk/clock/{name}/link"), &json!({})).await.ok();
    let link = link["link"].as_str().expect("a link");
    let key = link.rsplit('/').next().expect("a key").to_owned();
    assert_eq!(site.client.get(&format!("/clock/{key}")).await.status, 200);
    assert_eq!(desk.get(&format!("/desk/clock/{name}")).await.status, 200);
    let at_board = format!("/api/clock/{key}");
    let board = |id: &str, mut event: Value| {
        event["id"] = json!(id);
        let (client, path) = (site.client.clone(), at_board.clone());
        async move { client.post(&path, &event).await }
    };
    let start = json!({"id": "s", "kind": "start", "by": "arbiter"});
    assert_eq!(site.client.post(&at_board, &start).await.status, 403, "the arbiter's act needs the desk");
    for (kind, more) in [
        ("start", json!({"by": "first"})),
        ("end", json!({"by": "first", "how": "finished"})),
        ("absent", json!({"side": "second"})),
        ("played", json!({"by": "first", "what": "move", "lag": 900})),
        ("stop", json!({"by": "bystander", "reason": "ruling"})),
        ("adjust", json!({"by": "first", "side": "first", "change": {"plus": 1000}, "reason": "x"})),
    ] {
        let mut event = json!({"kind": kind});
        event.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        assert_eq!(board(&format!("own-{kind}"), event).await.status, 403, "{kind}");
    }
    let desk_path = format!("/api/desk/clock/{name}");
    let started = desk.post(&desk_path, &start).await.ok();
    assert_eq!(started["view"]["runs"], json!({"one": "first"}));

    let mut watching = site.client.follow(&format!("/events/clock/{name}")).await;
    let before = watching.next("version").await.expect("open");
    let pressed = board("p1", json!({"kind": "press", "by": "first"})).await.ok();
    assert_eq!(pressed["view"]["runs"], json!({"one": "second"}));
    assert_ne!(watching.next("version").await, Some(before));
    let again = board("p1", json!({"kind": "press", "by": "first"})).await.ok();
    assert_eq!(again["version"], pressed["version"], "sent twice, it counts once");
    assert_eq!(board("p2", json!({"kind": "press", "by": "first"})).await.status, 409, "not his turn");
    assert_eq!(board("x", json!({"kind": "fly", "by": "first"})).await.status, 400);
    board("pass", json!({"kind": "pass", "by": "second", "said": "spoken"})).await.ok();
    let stopped = json!({"id": "stop", "kind": "stop", "by": "arbiter", "reason": "ruling"});
    desk.post(&desk_path, &stopped).await.ok();
    assert_eq!(board("p3", json!({"kind": "press", "by": "first"})).await.status, 409, "the clocks stand");
    desk.post(&desk_path, &json!({"id": "on", "kind": "resume", "by": "arbiter"})).await.ok();

    // The log replays with the pure clock to what the server shows.
    let log = desk.get(&format!("/desk/clock/{name}/log")).await;
    assert!(log.header("content-disposition").contains("attachment"));
    let read = kolo_play::clock::ClockLog::read(log.body.as_bytes()).expect("a log");
    assert_eq!((read.events.len(), read.check().len()), (5, 0));
    assert_eq!(site.client.get(&format!("/desk/clock/{name}/log")).await.status, 401);
    site.stop().await;

    let site = Site::on(&folder.url()).await;
    let shown = site.client.get(&format!("/api/clock/{name}")).await.ok();
    assert_eq!(shown["view"]["to_move"], "first", "a restart changes nothing");
    site.stop().await;
}

/// G-6.5: ten minutes or less are never taken away; the page says so instead of showing another time than was typed.
#[tokio::test]
async fn a_time_that_is_not_reduced_is_reported() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let name = set_up(&desk, "45m+3x30s").await;
    let path = format!("/api/desk/clock/{name}");
    desk.post(&path, &json!({"id": "s", "kind": "start", "by": "arbiter"})).await.ok();
    let set = |id: &str, minutes: u64| {
        let change = json!({"to": minutes * 60_000});
        json!({"id": id, "kind": "adjust", "by": "arbiter", "side": "second", "change": change, "reason": "wrong"})
    };
    let plain = desk.post(&path, &set("a", 20)).await.ok();
    assert!(plain["noted"].as_str().is_some_and(|text| text.contains("20:00")), "{plain}");
    let kept = desk.post(&path, &set("b", 3)).await.ok();
    assert_eq!(kept["view"]["sides"]["second"]["left"], 600_000);
    assert!(kept["noted"].as_str().is_some_and(|text| text.contains("ten minutes")), "{kept}");
    let public = site.client.get(&format!("/api/clock/{name}")).await.ok();
    assert_eq!(public["noted"], kept["noted"]);
    let pressed = desk.post(&path, &json!({"id": "p", "kind": "press", "by": "first"})).await.ok();
    assert!(pressed["noted"].is_null(), "the game goes on");
    let mut long = set("c", 30);
    long["reason"] = json!("x".repeat(201));
    assert_eq!(desk.post(&path, &long).await.status, 409);
    site.stop().await;
}

#[tokio::test]
async fn time_runs_out_without_anybody_pressing() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let name = set_up(&desk, "1s").await;
    let start = json!({"id": "s", "kind": "start", "by": "arbiter"});
    desk.post(&format!("/api/desk/clock/{name}"), &start).await.ok();
    let path = format!("/api/clock/{name}");
    loop {
        let shown = site.client.get(&path).await.ok();
        if let Some(text) = shown["told"].as_str() {
            assert!(text.contains("Black"), "{text}");
            break;
        }
        tokio::task::yield_now().await;
    }
    for control in ["", "soon", "45m+5m/0", "8m+9m", "16m together"] {
        let form = json!({"control": control, "first": "Ana", "second": "Bo"});
        assert_eq!(desk.post("/api/desk/clock", &form).await.status, 422, "{control}");
    }
    assert_eq!(desk.get("/desk/clock").await.status, 200);
    site.stop().await;
}
