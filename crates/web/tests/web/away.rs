//! Clocks while no server is there (P-3.3.2.5).

use kolo_store::{Beat, Store, Timestamp};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::players::{opened, play};
use crate::postgres::on_postgres;
use crate::site::{Folder, Game, Site};

/// A server that can be killed: everything it does happens in a runtime of its own.
async fn mortal(url: &str) -> (Runtime, Site) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let (runtime, url) = (runtime.expect("threads"), url.to_owned());
    let site = runtime.spawn(async move { Site::on(&url).await }).await.expect("it starts");
    (runtime, site)
}

fn duel(view: &Value) -> &Value {
    &view["view"]["boards"][0]["duels"][0]
}

fn left(view: &Value) -> u64 {
    duel(view)["clock"]["left"]["second"].as_u64().expect("a clock")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_dies_takes_nobodys_time() {
    let folder = Folder::new();
    let (runtime, site) = mortal(&folder.url()).await;
    let desk = site.desk().await;
    let game = Game::set_up(desk.clone(), "8m+8m").await;
    let (_, bo) = opened(&game, &site.client).await;
    // A clock of the hall runs as well.
    let form = json!({"control": "8m+8m", "first": "Ana", "second": "Bo"});
    let clock =
        desk.post("/api/desk/clock", &form).await.ok()["goto"].as_str().expect("an address").to_owned();
    let clock = format!("/api{clock}");
    desk.post(&clock, &json!({"id": "s", "kind": "start", "by": "arbiter"})).await.ok();
    let before = bo.sees().await;
    assert_eq!(duel(&before)["running"], true);
    runtime.shutdown_background();

    // Another one on the same database: no server was there, and the clocks stand where they stood.
    let site = Site::on(&folder.url()).await;
    let bo = bo.at(&site.client);
    let after = bo.sees().await;
    let away = &duel(&after)["stopped"]["away"];
    let gone = away["to"].as_u64().expect("a time") - away["from"].as_u64().expect("a time");
    assert!(gone >= 1000, "it waited to see whether the other one is alive: {away}");
    assert!(left(&after) + 3000 > left(&before), "{before} {after}");
    assert_eq!(left(&bo.sees().await), left(&after), "no time runs");
    assert_eq!(bo.steps("early", &play("a1")).await.refusal(), (409, "P-3.3.2.5".to_owned()));
    let desk = desk.towards(&site.client);
    assert!(desk.get("/desk").await.body.contains("clocks stopped"), "the desk is told");
    let name = clock.rsplit('/').next().expect("a name");
    let shown = site.client.get(&format!("/api/clock/{name}")).await.ok();
    assert_eq!(shown["view"]["mode"]["stopped"]["reason"], "break", "{shown}");
    let game = Game { desk, ..game };
    game.act("on", json!({"act": "resume", "board": 1, "duel": "one"})).await.ok();
    bo.steps("now", &play("a1")).await.ok();
    site.stop().await;
}

/// One server serves a duel; another one starts beside it.
async fn another_starts(url: &str) {
    let one = Site::on(url).await;
    let game = Game::set_up(one.desk().await, "8m+8m").await;
    let (_, bo) = opened(&game, &one.client).await;
    // As if no player's time had run for half a minute before: it has said nothing since then.
    let store = Store::open(url).await.expect("the database is there");
    for beat in store.servers().await.expect("a database") {
        let at = Timestamp(beat.at.0 - 30_000);
        store.note_server(&Beat { at, ..beat }).await.expect("a database");
    }
    let two = Site::on(url).await;
    let there = bo.at(&two.client);
    assert_eq!(duel(&there.sees().await)["stopped"], Value::Null, "a server was there all the time");
    there.steps("move", &play("a1")).await.ok();
    // That the second one goes stops nothing either.
    two.stop().await;
    assert_eq!(duel(&bo.sees().await)["stopped"], Value::Null);
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_that_starts_beside_one_that_lives_stops_nothing_on_sqlite() {
    another_starts(&Folder::new().url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_that_starts_beside_one_that_lives_stops_nothing_on_postgresql() {
    on_postgres(|url| async move { another_starts(&url).await }).await;
}
