//! The prover on the organiser's pages and behind claims.

use serde_json::{Value, json};

use crate::players::opened;
use crate::site::{Folder, Game, Site};

fn marks(crosses: &[&str], circles: &[&str]) -> Vec<Value> {
    let of = |cells: &[&str], mark: &str| -> Vec<Value> {
        cells.iter().map(|cell| json!({"cell": cell, "mark": mark})).collect()
    };
    [of(crosses, "cross"), of(circles, "circle")].concat()
}

#[tokio::test]
async fn a_position_is_proven_and_can_be_walked_through() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    // Two crossing threes: the player to move with crosses wins by force.
    let open = marks(&["h8", "i8", "j8", "k9", "k10"], &["a1", "a3", "a5", "c1", "e1"]);
    let question = |more: Value| {
        let mut body = json!({"marks": open, "to_move": "cross", "claimant": "cross"});
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        body
    };
    let first = desk.post("/api/desk/prove", &question(json!({}))).await.ok();
    assert_eq!((&first["finding"], &first["clause"]), (&json!("proven"), &json!("P-3.3.1.6")), "{first}");
    let mut walk: Vec<Value> = Vec::new();
    loop {
        let next = desk.post("/api/desk/prove", &question(json!({"walk": walk, "forward": true}))).await.ok();
        let played = next["walk"]["played"].as_array().expect("a list").clone();
        assert_eq!(played.len(), walk.len() + 1, "{next}");
        walk = played.iter().map(|placed| placed["cell"].clone()).collect();
        if next["walk"]["scene"]["kind"] == "five" {
            assert!(next["walk"]["scene"]["cells"].as_array().is_some_and(|cells| cells.len() >= 5));
            break;
        }
        assert!(walk.len() < 60, "the win ends");
    }
    // Any other reply can be tried, a square that is taken cannot.
    let at_reply = desk.post("/api/desk/prove", &question(json!({"walk": [walk[0]]}))).await.ok();
    assert_ne!(at_reply["walk"]["scene"]["kind"], "plays");
    let tried = desk.post("/api/desk/prove", &question(json!({"walk": [walk[0], "o15"]}))).await;
    assert_eq!(tried.ok()["walk"]["scene"]["kind"], "plays");
    let taken = desk.post("/api/desk/prove", &question(json!({"walk": [walk[0], "h8"]}))).await;
    assert_eq!(taken.status, 400);
    site.stop().await;
}

#[tokio::test]
async fn the_player_shows_the_win_against_the_program() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let show = |moves: Value| {
        let desk = desk.clone();
        let four = marks(&["h8", "i8", "j8"], &["a1", "a3", "a5"]);
        let body = json!({"marks": four, "to_move": "cross", "claimant": "cross", "moves": moves});
        async move { desk.post("/api/desk/show", &body).await }
    };
    let begun = show(json!([])).await.ok();
    assert_eq!((&begun["standing"], &begun["over"]), (&json!("wins"), &json!(false)));
    // An open four: whatever the program defends, the other end wins.
    let after = show(json!(["k8"])).await.ok();
    assert_eq!(after["played"].as_array().map(Vec::len), Some(2), "{after}");
    let defended = after["played"][1]["cell"].as_str().expect("a square");
    let last = if defended == "l8" { "g8" } else { "l8" };
    let over = show(json!(["k8", last])).await.ok();
    assert_eq!((&over["standing"], &over["over"]), (&json!("wins"), &json!(true)), "{over}");
    assert_eq!(show(json!(["h8"])).await.refusal().0, 422, "the square is taken");
    assert_eq!(show(json!(vec!["k8"; 61])).await.status, 422);
    site.stop().await;
}

#[tokio::test]
async fn wrong_claims_odd_positions_and_pasted_texts() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let ask = |marks: Vec<Value>, claimant: &str| {
        let desk = desk.clone();
        let body = json!({"marks": marks, "to_move": "cross", "claimant": claimant, "nodes": 1000});
        async move { desk.post("/api/desk/prove", &body).await }
    };
    // Crosses have an open four and are to move: the claim of circles is certainly wrong.
    let four = marks(&["h8", "i8", "j8", "k8"], &["a1", "a3", "a5", "c1"]);
    assert_eq!(ask(four.clone(), "circle").await.ok()["finding"], "refuted");
    assert_eq!(ask(marks(&["h8"], &["i8"]), "cross").await.ok()["finding"], "not-proven");
    let five = marks(&["h8", "i8", "j8", "k8", "l8"], &["a1", "a3", "a5", "c1"]);
    assert_eq!(ask(five, "cross").await.refusal(), (422, "P-3.3.1.4".to_owned()));
    let twice = [four, marks(&[], &["h8"])].concat();
    assert_eq!(ask(twice, "cross").await.status, 422);

    let pasted = desk.post("/api/desk/position", &json!({"text": "swap1: xh8 oi8 xj10 | o | a1 b1"})).await;
    let pasted = pasted.ok();
    assert_eq!((pasted["marks"].as_array().map(Vec::len), &pasted["to_move"]), (Some(5), &json!("circle")));
    let nonsense = desk.post("/api/desk/position", &json!({"text": "once upon a time"})).await;
    assert_eq!(nonsense.status, 422, "{}", nonsense.body);
    assert_eq!(site.client.with("x-kolo-desk", "1").get("/desk/prove").await.status, 401);
    assert_eq!(desk.get("/desk/prove").await.status, 200);
    site.stop().await;
}

#[tokio::test]
async fn a_claim_at_the_time_limit_is_examined_by_itself() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "3s together").await;
    let (ana, bo) = opened(&game, &site.client).await;
    let board = |view: &Value| view["view"]["boards"][0]["duels"][0].clone();
    while board(&bo.sees().await)["waits"] != "at-time-limit" {
        tokio::task::yield_now().await;
    }
    let mut watching = site.client.follow(&format!("/events/live/{}", game.name)).await;
    for player in [&ana, &bo] {
        player.does("claim", json!({"act": "claim-forced-win", "duel": "one"})).await.ok();
    }
    // The signals say when there is news; the findings about both claims are among it.
    loop {
        watching.next("version").await.expect("the stream is open");
        let claims = board(&bo.sees().await)["claims"].as_array().cloned().expect("a list");
        if claims.len() == 2 && claims.iter().all(|claim| claim["examined"]["finding"].is_string()) {
            break;
        }
    }
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}
