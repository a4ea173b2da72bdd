//! Real answers about live matches, clocks, the prover and the server itself, and what phones get for a report: they
//! have the form that is described.

use serde_json::{Value, json};

use crate::client::Client;
use crate::openapi::{fits, form};
use crate::players::{Player, opened, play};
use crate::site::{Folder, Game, Site};
use crate::tournament::{created, drawn_and_published, entered};

/// Asks, and holds the answer against its form. What stands for the name in the description is put in.
struct Held<'a> {
    described: &'a Value,
    client: &'a Client,
}

impl Held<'_> {
    async fn get(&self, path: &str, name: &str) -> Value {
        let answer = self.client.get(&filled(path, name)).await.ok();
        fits(&form(self.described, path, "get", "200"), &answer, path);
        answer
    }

    async fn post(&self, path: &str, name: &str, body: &Value) -> Value {
        let answer = self.client.post(&filled(path, name), body).await.ok();
        fits(&form(self.described, path, "post", "200"), &answer, path);
        answer
    }
}

fn filled(path: &str, name: &str) -> String {
    path.replace("{name}", name).replace("{key}", name)
}

#[tokio::test]
async fn matches_on_screens() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let described = site.client.get("/api/openapi.json").await.ok();
    let visitor = Held { described: &described, client: &site.client };
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let desk = Held { described: &described, client: &game.desk };
    desk.get("/api/desk/live/{name}", &game.name).await;
    let seat = json!({"board": 1, "side": "first"});
    let issue = json!({"id": "i", "act": "issue-seat", "seat": seat});
    desk.post("/api/desk/live/{name}", &game.name, &issue).await;
    let (ana, bo) = opened(&game, &site.client).await;
    visitor.get("/api/seat/{key}", &ana.key).await;
    bo.steps("move", &play("a1")).await.ok();
    let call = json!({"id": "call", "act": "call-arbiter", "duel": "one"});
    let called = visitor.post("/api/seat/{key}", &ana.key, &call).await;
    assert!(called["view"]["boards"][0]["duels"][0]["stopped"].is_object(), "{called}");
    visitor.post("/api/seat/{key}/echo", &ana.key, &json!({"ping": 1})).await;
    visitor.get("/api/live/{name}", &game.name).await;
    for (id, act) in [
        (
            "r",
            json!({"act": "rule", "board": 1, "duel": "one", "outcome": {"won": "first"}, "reason": "left"}),
        ),
        ("s", json!({"act": "start", "board": 1, "duel": "two"})),
        ("t", json!({"act": "rule", "board": 1, "duel": "two", "outcome": "drawn", "reason": "dark"})),
    ] {
        let mut act = act;
        act["id"] = json!(id);
        desk.post("/api/desk/live/{name}", &game.name, &act).await;
    }
    let settled = visitor.get("/api/live/{name}", &game.name).await;
    assert!(settled["view"]["result"].is_object(), "{settled}");
    // The check can fail: a clock is no match.
    assert!(!form(&described, "/api/clock/{name}", "get", "200").is_valid(&settled));

    let without = Game::set_up(game.desk.clone(), "16m together").await;
    let bo = Player::sit(&site.client, &without, 1, "second").await;
    visitor.get("/api/seat/{key}", &bo.key).await;
    let key = desk.post("/api/desk/key", "", &json!({})).await;
    assert!(key["link"].is_string() && key["picture"].is_object(), "{key}");
    desk.post("/api/desk/leave", "", &json!({})).await;
    site.stop().await;
}

#[tokio::test]
async fn clocks_and_the_prover() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let described = site.client.get("/api/openapi.json").await.ok();
    let visitor = Held { described: &described, client: &site.client };
    let at_desk = site.desk().await;
    let desk = Held { described: &described, client: &at_desk };
    for control in ["45m+3x30s", "45m+5m/15", "8m+8m"] {
        let new = json!({"control": control, "first": "Ana", "second": "Bo"});
        let made = desk.post("/api/desk/clock", "", &new).await;
        let name = made["goto"].as_str().and_then(|goto| goto.rsplit('/').next()).expect("a name").to_owned();
        let link = desk.post("/api/desk/clock/{name}/link", &name, &json!({})).await;
        let key = link["link"].as_str().and_then(|link| link.rsplit('/').next()).expect("a key").to_owned();
        visitor.get("/api/clock/{name}", &name).await;
        let start = json!({"id": "s", "kind": "start", "by": "arbiter"});
        let running = desk.post("/api/desk/clock/{name}", &name, &start).await;
        assert!(!running["view"]["mode"]["running"].is_null(), "{running}");
        let press = json!({"id": "p", "kind": "press", "by": "first"});
        visitor.post("/api/clock/{name}", &key, &press).await;
        let stop = json!({"id": "t", "kind": "stop", "by": "arbiter", "reason": "ruling"});
        desk.post("/api/desk/clock/{name}", &name, &stop).await;
        let end = json!({"id": "e", "kind": "end", "by": "arbiter", "how": "finished"});
        let ended = desk.post("/api/desk/clock/{name}", &name, &end).await;
        assert!(ended["view"]["mode"]["over"].is_string() && ended["told"].is_string(), "{ended}");
    }
    let marks = |crosses: &[&str], circles: &[&str]| -> Vec<Value> {
        let of = |cells: &[&str], mark: &str| -> Vec<Value> {
            cells.iter().map(|cell| json!({"cell": cell, "mark": mark})).collect()
        };
        [of(crosses, "cross"), of(circles, "circle")].concat()
    };
    let open = marks(&["h8", "i8", "j8", "k9", "k10"], &["a1", "a3", "a5", "c1", "e1"]);
    let mut question = json!({"marks": open, "to_move": "cross", "claimant": "cross"});
    let proven = desk.post("/api/desk/prove", "", &question).await;
    assert_eq!(proven["finding"], "proven");
    question["moves"] = json!([]);
    desk.post("/api/desk/show", "", &question).await;
    desk.post("/api/desk/position", "", &json!({"text": "swap1: xh8 oi8 xj10 | o | a1 b1"})).await;
    site.stop().await;
}

#[tokio::test]
async fn the_server_itself_and_reports_of_telephones() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let described = site.client.get("/api/openapi.json").await.ok();
    let visitor = Held { described: &described, client: &site.client };
    visitor.get("/healthz", "").await;
    visitor.get("/healthz/alive", "").await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    let page = desk.get(&format!("{base}/links")).await;
    let made = crate::forms::Form::on(&page, "/links").with("do", "make").send(&desk).await;
    let key = made.body.split("/my/").nth(1).and_then(|rest| rest.split('<').next()).expect("a link").trim();
    let page = site.client.get(&format!("/my/{key}")).await;
    let program = site.client.with("accept", "application/json");
    let taken = crate::forms::Form::on(&page, "/report").with("got", "won").send(&program).await;
    fits(&form(&described, "/my/{key}/report", "post", "200"), &taken.ok(), "a report");
    let refused = crate::forms::Form::on(&page, "/report").with("got", "nothing").send(&program).await;
    fits(&form(&described, "/my/{key}/report", "post", "422"), &refused.json(), "no report");
    site.stop().await;
}
