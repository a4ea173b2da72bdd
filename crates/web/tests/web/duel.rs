//! A match through HTTP, from the organiser's form to the slip.

use serde_json::{Value, json};

use crate::players::{Player, marks, opened, play};
use crate::site::{Folder, Game, Site};

#[tokio::test]
async fn two_duels_with_swap_2_fill_in_the_slip() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let (ana, bo) = opened(&game, &site.client).await;

    // Bo has circles and makes five on row 3; Ana plays on row 5.
    for (number, column) in ["a", "b", "c", "d"].iter().enumerate() {
        bo.steps(&format!("b{number}"), &play(&format!("{column}3"))).await.ok();
        ana.steps(&format!("a{number}"), &play(&format!("{column}5"))).await.ok();
    }
    let won = bo.steps("five", &play("e3")).await.ok();
    let duel = &won["view"]["boards"][0]["duels"][0];
    assert_eq!(duel["end"]["winner"], "second");
    assert_eq!(duel["end"]["row"], json!(["a3", "b3", "c3", "d3", "e3"]));
    assert_eq!(won["view"]["boards"][0]["current"], 1);
    assert_eq!(won["view"]["result"], Value::Null);

    // In the second duel Bo opens, Ana adds two marks, Bo chooses, Ana gives up.
    ana.does("next", json!({"act": "arrive"})).await.ok();
    bo.does("next", json!({"act": "arrive"})).await.ok();
    bo.steps("open-2", &marks("open", &[("h8", "circle"), ("h9", "cross"), ("a1", "circle")])).await.ok();
    ana.steps("add", &marks("add", &[("b2", "cross"), ("o15", "circle")])).await.ok();
    bo.steps("choose-2", &json!({"step": "choose", "mark": "cross"})).await.ok();
    let over = ana.does("up", json!({"act": "resign", "duel": "two"})).await.ok();
    assert_eq!(over["view"]["score"], json!({"first": 0, "second": 4}));
    assert_ne!(over["view"]["result"], Value::Null, "the slip is filled in by itself");

    let desk = game.desk.get(&format!("/api/desk/live/{}", game.name)).await.ok();
    assert_eq!(desk["slip"]["notation"], "00");
    assert_eq!(desk["slip"]["score"], json!({"first": 0, "second": 4}));
    site.stop().await;
}

#[tokio::test]
async fn the_arbiter_stops_sets_rules_and_corrects_with_a_reason() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let (ana, bo) = opened(&game, &site.client).await;

    bo.does("call", json!({"act": "call-arbiter", "duel": "one"})).await.ok();
    assert_eq!(bo.steps("early", &play("a1")).await.refusal(), (409, "P-3.3.2.5".to_owned()));
    let seat = json!({"board": 1, "side": "second"});
    let less =
        json!({"act": "set-time", "seat": seat, "duel": "one", "left": 60_000, "reason": "the tablet froze"});
    let changed = game.act("time", less).await.ok();
    assert_eq!(changed["view"]["boards"][0]["duels"][0]["clock"]["left"]["second"], 60_000);
    game.act("on", json!({"act": "resume", "board": 1, "duel": "one"})).await.ok();
    bo.steps("now", &play("a1")).await.ok();

    let without =
        json!({"act": "rule", "board": 1, "duel": "one", "outcome": {"won": "first"}, "reason": " "});
    assert_eq!(game.act("rule", without).await.refusal(), (409, "K-REASON".to_owned()));
    let ruled = json!({"act": "rule", "board": 1, "duel": "one", "outcome": {"won": "first"}, "reason": "left the hall"});
    let view = game.act("rule", ruled).await.ok();
    assert_eq!(view["view"]["boards"][0]["duels"][0]["end"]["winner"], "first");
    let wrong = json!({"act": "correct", "board": 1, "duel": "one", "result": "draw", "reason": "mixed up"});
    let corrected = game.act("correct", wrong).await.ok();
    assert_eq!(corrected["view"]["score"], json!({"first": 1, "second": 1}));
    assert_eq!(ana.sees().await["view"]["score"], json!({"first": 1, "second": 1}));
    site.stop().await;
}

#[tokio::test]
async fn a_draw_is_offered_declined_and_taken() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "15m together").await;
    let (ana, bo) = opened(&game, &site.client).await;
    assert_eq!(ana.does("early", json!({"act": "accept-draw", "duel": "one"})).await.status, 409);
    bo.does("offer", json!({"act": "offer-draw", "duel": "one"})).await.ok();
    ana.does("no", json!({"act": "decline-draw", "duel": "one"})).await.ok();
    bo.does("offer-again", json!({"act": "offer-draw", "duel": "one"})).await.ok();
    let over = ana.does("yes", json!({"act": "accept-draw", "duel": "one"})).await.ok();
    assert_eq!(over["view"]["boards"][0]["duels"][0]["end"]["winner"], Value::Null);
    assert_eq!(over["view"]["score"], json!({"first": 1, "second": 1}));
    site.stop().await;
}

#[tokio::test]
async fn five_boards_are_played_side_by_side() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let pair = |n: u32| json!({"first": format!("A{n}"), "second": format!("B{n}"), "opens": "first"});
    let mut boards: Vec<Value> = (1..=5).map(pair).collect();
    boards[4] = json!({"first": "A5", "second": "", "opens": "first"});
    let game = Game::with_boards(site.desk().await, "16m together", &json!(boards)).await;
    for board in 1..=4 {
        for side in ["first", "second"] {
            let player = Player::sit(&site.client, &game, board, side).await;
            player.does("here", json!({"act": "arrive"})).await.ok();
            assert_eq!(player.sees().await["seat"], json!({"board": board, "side": side}));
        }
    }
    let view = site.client.get(&format!("/api/live/{}", game.name)).await.ok();
    let waits: Vec<&Value> =
        (0..4).map(|board| &view["view"]["boards"][board]["duels"][0]["waits"]).collect();
    assert_eq!(waits, ["for-opening"; 4]);
    assert_eq!(view["view"]["boards"][4]["duels"], json!([]), "nobody to play against");
    site.stop().await;
}
