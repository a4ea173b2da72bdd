//! What a seat is refused, and what counts once.

use serde_json::json;

use crate::players::{Player, opened, play, step};
use crate::site::{Folder, Game, Site};

#[tokio::test]
async fn the_same_request_counts_once_and_its_name_is_good_for_nothing_else() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let (ana, bo) = opened(&game, &site.client).await;
    let once = step(2, "one", &play("a1"));
    let first = bo.does("move", once.clone()).await.ok();
    let again = bo.does("move", once).await.ok();
    assert_eq!(first["version"], again["version"]);
    assert_eq!(again["view"]["boards"][0]["duels"][0]["ply"], 3);
    let other = bo.does("move", step(3, "one", &play("b1"))).await;
    assert_eq!(other.refusal(), (409, "K-ONCE".to_owned()));
    // Another player may use the same name.
    ana.does("move", step(3, "one", &play("b1"))).await.ok();
    site.stop().await;
}

#[tokio::test]
async fn out_of_turn_stale_and_taken_are_refused_with_their_clause() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let (ana, bo) = opened(&game, &site.client).await;
    let version = ana.sees().await["version"].clone();
    assert_eq!(ana.steps("turn", &play("a1")).await.refusal(), (409, "P-3.3.1.3".to_owned()));
    assert_eq!(bo.does("old", step(1, "one", &play("a1"))).await.refusal(), (409, "K-STALE".to_owned()));
    assert_eq!(bo.does("two", step(2, "two", &play("a1"))).await.refusal(), (409, "K-STALE".to_owned()));
    assert_eq!(bo.steps("taken", &play("h8")).await.refusal(), (409, "P-3.3.1.1".to_owned()));
    assert_eq!(bo.does("flag", json!({"act": "claim-flag", "duel": "one"})).await.status, 409);
    assert_eq!(
        bo.does("limit", json!({"act": "claim-forced-win", "duel": "one"})).await.refusal(),
        (409, "P-3.3.1.6".to_owned())
    );
    assert_eq!(ana.sees().await["version"], version, "nothing was written");
    site.stop().await;
}

#[tokio::test]
async fn forged_and_revoked_keys_open_nothing() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let old = Player::sit(&site.client, &game, 1, "first").await;
    let new = Player::sit(&site.client, &game, 1, "first").await;
    let arrive = json!({"act": "arrive"});
    assert_eq!(old.does("a", arrive.clone()).await.status, 403, "a new link puts the old one out of use");
    new.does("a", arrive.clone()).await.ok();
    let seat = json!({"act": "revoke-seat", "seat": {"board": 1, "side": "first"}});
    game.act("revoke", seat).await.ok();
    assert_eq!(new.does("b", arrive).await.status, 403);
    for forged in [
        format!("{}.{}", game.name, "a".repeat(26)),
        format!("nomatch.{}", "a".repeat(26)),
        "nonsense".to_owned(),
        format!("..%2f{}", new.key),
    ] {
        assert_eq!(site.client.get(&format!("/seat/{forged}")).await.status, 403, "{forged}");
        assert_eq!(site.client.get(&format!("/api/seat/{forged}")).await.status, 403, "{forged}");
        assert_eq!(site.client.get(&format!("/events/seat/{forged}")).await.status, 403, "{forged}");
    }
    site.stop().await;
}

#[tokio::test]
async fn too_many_wrong_keys_are_turned_away_while_right_ones_work() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let ana = Player::sit(&site.client, &game, 1, "first").await;
    let wrong = format!("/api/seat/{}.{}", game.name, "a".repeat(26));
    let mut turned_away = false;
    for _ in 0..60 {
        turned_away |= site.client.get(&wrong).await.status == 429;
    }
    assert!(turned_away);
    ana.does("here", json!({"act": "arrive"})).await.ok();
    site.stop().await;
}

#[tokio::test]
async fn a_move_after_the_time_of_the_duel_is_too_late_and_a_claim_is_not() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "3s together").await;
    let (ana, bo) = opened(&game, &site.client).await;
    // Nothing happens on the server at that moment; a later look shows it.
    while bo.sees().await["view"]["boards"][0]["duels"][0]["waits"] != "at-time-limit" {
        tokio::task::yield_now().await;
    }
    assert_eq!(bo.steps("late", &play("a1")).await.refusal(), (409, "P-3.3.1.6".to_owned()));
    // Each player claims separately; the first does not stand in the other's way.
    let claim = json!({"act": "claim-forced-win", "duel": "one"});
    let claimed = ana.does("claim", claim.clone()).await.ok();
    assert_eq!(claimed["view"]["boards"][0]["duels"][0]["claims"][0]["by"], "first");
    let claimed = bo.does("claim", claim).await.ok();
    assert_eq!(claimed["view"]["boards"][0]["duels"][0]["claims"].as_array().map(Vec::len), Some(2));
    let reject = |side: &str, duel: &str| json!({"act": "reject-claim", "seat": {"board": 1, "side": side}, "duel": duel, "reason": "not shown"});
    assert_eq!(game.act("stale", reject("first", "two")).await.refusal(), (409, "K-STALE".to_owned()));
    let still = game.act("no", reject("first", "one")).await.ok();
    assert!(still["view"]["boards"][0]["duels"][0]["end"].is_null(), "the other claim is open");
    let end = json!({"act": "end-by-time-limit", "board": 1, "duel": "one"});
    assert_eq!(game.act("end", end).await.refusal(), (409, "P-3.3.1.6".to_owned()));
    let over = game.act("no-2", reject("second", "one")).await.ok();
    assert_eq!(over["view"]["boards"][0]["duels"][0]["end"]["clause"], "P-3.3.1.6");
    assert_eq!(ana.sees().await["view"]["score"], json!({"first": 1, "second": 1}));
    site.stop().await;
}

#[tokio::test]
async fn a_lost_answer_to_a_new_link_is_given_again() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let seat = json!({"board": 1, "side": "first"});
    let issue = json!({"act": "issue-seat", "seat": seat});
    let first = game.act("link", issue.clone()).await.ok();
    // The answer got lost; the page sends the same again.
    let again = game.act("link", issue.clone()).await.ok();
    assert_eq!((&again["version"], &again["issued"]), (&first["version"], &first["issued"]));
    let link = again["issued"]["link"].as_str().expect("a link").to_owned();
    let path = link[link.find("/seat/").expect("a seat")..].to_owned();
    assert_eq!(site.client.get(&path).await.status, 200, "the link that was given again opens the seat");
    // In another session, or after a newer link, nothing usable could be given out: that is said.
    let key = game.desk.post("/api/desk/key", &json!({})).await.ok();
    let colleague = site.enter(key["link"].as_str().expect("a link")).await;
    let other = Game { name: game.name.clone(), desk: colleague };
    let refused = other.act("link", issue.clone()).await;
    assert_eq!(
        (refused.refusal(), refused.json()["key"].clone()),
        ((409, "K-SEAT".to_owned()), json!("web-link-gone"))
    );
    assert_eq!(site.client.get(&path).await.status, 200, "and nothing has changed");
    game.act("newer", issue.clone()).await.ok();
    assert_eq!(game.act("link", issue).await.status, 409);
    site.stop().await;
}

#[tokio::test]
async fn the_name_of_an_act_of_the_arbiter_is_good_for_nothing_else() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    opened(&game, &site.client).await;
    let seat = json!({"board": 1, "side": "second"});
    let stop = json!({"act": "stop", "board": 1, "duel": "one", "reason": "a drink was spilled"});
    let time = json!({"act": "set-time", "seat": seat, "duel": "one", "left": 60_000, "reason": "slow"});
    let won = |side: &str| json!({"act": "rule", "board": 1, "duel": "one", "outcome": {"won": side}, "reason": "left the hall"});
    let correct = |result: &str| json!({"act": "correct", "board": 1, "duel": "one", "result": result, "reason": "mixed up"});
    let acts = [
        ("stop", stop.clone(), json!({"act": "stop", "board": 1, "duel": "one", "reason": "another"})),
        (
            "time",
            time.clone(),
            json!({"act": "set-time", "seat": seat, "duel": "one", "left": 60_001, "reason": "slow"}),
        ),
        ("on", json!({"act": "resume", "board": 1, "duel": "one"}), stop),
        ("rule", won("second"), won("first")),
        ("correct", correct("draw"), correct("first-wins")),
        ("link", json!({"act": "issue-seat", "seat": seat}), json!({"act": "revoke-seat", "seat": seat})),
        (
            "back",
            json!({"act": "revoke-seat", "seat": seat}),
            json!({"act": "start", "board": 1, "duel": "one"}),
        ),
        (
            "start",
            json!({"act": "start", "board": 1, "duel": "two"}),
            json!({"act": "start", "board": 1, "duel": "one"}),
        ),
    ];
    for (id, act, other) in acts {
        let first = game.act(id, act.clone()).await.ok();
        assert_eq!(game.act(id, act).await.ok()["version"], first["version"], "{id}");
        assert_eq!(game.act(id, other).await.refusal(), (409, "K-ONCE".to_owned()), "{id}");
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_has_sent_too_many_wrong_keys_costs_no_look_into_the_database() {
    let folder = Folder::new();
    let (one, two) = (Site::on(&folder.url()).await, Site::on(&folder.url()).await);
    let game = Game::set_up(one.desk().await, "8m+8m").await;
    let ana = Player::sit(&one.client, &game, 1, "first").await;
    // The second server has not loaded the match; it is asked for others until its patience is gone.
    let wrong = format!("/api/seat/nomatch.{}", "a".repeat(26));
    while two.client.get(&wrong).await.status != 429 {}
    let right = format!("/api/seat/{}", ana.key);
    assert_eq!(two.client.get(&right).await.status, 429, "only the database knows that it is right");
    // A spectator watches the match there: now it is in memory, and the right key works at once.
    two.client.get(&format!("/api/live/{}", game.name)).await.ok();
    while two.client.get(&wrong).await.status != 429 {}
    two.client.get(&right).await.ok();
    one.stop().await;
    two.stop().await;
}

/// Behind a proxy on this machine all clients have the same address: one that tries wrong keys turns no other away.
#[tokio::test]
async fn behind_a_proxy_right_keys_work_although_a_stranger_tries_wrong_ones() {
    let folder = Folder::new();
    let (one, two) = (Site::on(&folder.url()).await, Site::behind_a_proxy(&folder.url()).await);
    let game = Game::set_up(one.desk().await, "8m+8m").await;
    let ana = Player::sit(&one.client, &game, 1, "first").await;
    // Keys that cannot be any cost nothing; the patience with their address goes all the same.
    while two.client.get("/api/seat/nonsense").await.status != 429 {}
    let right = format!("/api/seat/{}", ana.key);
    two.client.get(&right).await.ok();
    one.stop().await;
    two.stop().await;
}

/// A request that was meant for one duel and comes late does nothing to the next.
#[tokio::test]
async fn what_comes_late_does_not_reach_the_next_duel() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "15m together").await;
    let (ana, bo) = opened(&game, &site.client).await;
    let resign = json!({"act": "resign", "duel": "one"});
    assert_eq!(ana.does("bare", json!({"act": "resign"})).await.status, 400, "the duel is to be named");
    ana.does("up", resign.clone()).await.ok();
    for player in [&ana, &bo] {
        player.does("next", json!({"act": "arrive"})).await.ok();
    }
    assert_eq!(bo.does("late", resign).await.refusal(), (409, "K-STALE".to_owned()));
    let rule = json!({"act": "rule", "board": 1, "duel": "one", "outcome": "drawn", "reason": "late"});
    assert_eq!(game.act("late", rule).await.refusal(), (409, "K-STALE".to_owned()));
    let stop = json!({"act": "stop", "board": 1, "duel": "one", "reason": "late"});
    assert_eq!(game.act("late-stop", stop).await.refusal(), (409, "K-STALE".to_owned()));
    let bare = json!({"act": "stop", "board": 1, "reason": "late"});
    assert_eq!(game.act("bare-stop", bare).await.status, 400, "the duel is to be named");
    let long = json!({"act": "stop", "board": 1, "duel": "two", "reason": "x".repeat(201)});
    assert_eq!(game.act("long", long).await.refusal(), (409, "K-REASON".to_owned()));
    assert!(bo.sees().await["view"]["boards"][0]["duels"][1]["end"].is_null());

    // Without clocks a call is written down, and the arbiter answers it.
    let call = json!({"act": "call-arbiter", "duel": "two"});
    let called = bo.does("call", call.clone()).await.ok();
    assert_eq!(called["view"]["boards"][0]["duels"][1]["called"], json!({"first": false, "second": true}));
    assert_eq!(bo.does("call", call).await.ok()["version"], called["version"]);
    let limit =
        json!({"act": "set-limit", "board": 1, "duel": "two", "left": 60_000, "reason": "a late start"});
    let set = game.act("limit", limit).await.ok();
    assert!(set["view"]["boards"][0]["duels"][1]["limit"].as_u64().is_some_and(|left| left <= 60_000));
    let come = game.act("come", json!({"act": "answer-call", "board": 1, "duel": "two"})).await.ok();
    assert_eq!(come["view"]["boards"][0]["duels"][1]["called"], json!({"first": false, "second": false}));
    site.stop().await;
}
