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
    assert_eq!(bo.does("flag", json!({"act": "claim-flag"})).await.status, 409);
    assert_eq!(
        bo.does("limit", json!({"act": "claim-forced-win"})).await.refusal(),
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
    // Nothing happens on the server at that moment; whoever looks later sees it.
    while bo.sees().await["view"]["boards"][0]["duels"][0]["waits"] != "at-time-limit" {
        tokio::task::yield_now().await;
    }
    assert_eq!(bo.steps("late", &play("a1")).await.refusal(), (409, "P-3.3.1.6".to_owned()));
    let claimed = bo.does("claim", json!({"act": "claim-forced-win"})).await.ok();
    assert_eq!(claimed["view"]["boards"][0]["duels"][0]["claim"]["by"], "second");
    let reject = json!({"act": "reject-claim", "board": 1, "reason": "not shown"});
    let over = game.act("no", reject).await.ok();
    assert_eq!(over["view"]["boards"][0]["duels"][0]["end"]["clause"], "P-3.3.1.6");
    assert_eq!(ana.sees().await["view"]["score"], json!({"first": 1, "second": 1}));
    site.stop().await;
}
