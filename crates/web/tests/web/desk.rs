//! Who may open the organiser's pages, and what others may see.

use serde_json::json;

use crate::players::opened;
use crate::site::{Folder, Game, Site};

#[tokio::test]
async fn the_desk_opens_with_a_key_that_works_once() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    assert_eq!(site.client.get("/desk").await.status, 401);
    let path = site.desk_link[site.desk_link.find("/desk/").expect("a path")..].to_owned();
    // Looking at the link does not use it up.
    assert_eq!(site.client.get(&path).await.status, 200);
    assert_eq!(site.client.get(&path).await.status, 200);
    let desk = site.desk().await;
    assert_eq!(site.client.get(&path).await.status, 403);
    let page = desk.get("/desk").await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Eva"));

    let colleague = desk.post("/api/desk/key", &json!({})).await.ok();
    let link = colleague["link"].as_str().expect("a link");
    assert!(link.starts_with("http://127.0.0.1:") && link.contains("/desk/enter/"), "{link}");
    desk.post("/api/desk/leave", &json!({})).await.ok();
    assert_eq!(desk.get("/desk").await.status, 401);
    site.stop().await;
}

#[tokio::test]
async fn orders_need_a_session_and_the_header_of_our_own_pages() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let game = Game::set_up(desk, "8m+8m").await;
    let path = format!("/api/desk/live/{}", game.name);
    let start = json!({"id": "a", "act": "start", "board": 1, "duel": "one"});
    let stranger = site.client.with("x-kolo-desk", "1");
    assert_eq!(stranger.post(&path, &start).await.status, 401);
    assert_eq!(stranger.get(&path).await.status, 401);
    assert_eq!(stranger.get(&format!("/desk/live/{}", game.name)).await.status, 401);
    let forged = stranger.with("cookie", &format!("kolo-desk={}", "a".repeat(26)));
    assert_eq!(forged.post(&path, &start).await.status, 401);
    // What a form on another site could send: the cookie, but not the header.
    let key = format!("kolo-desk={}", "a".repeat(26));
    assert_eq!(site.client.with("cookie", &key).post(&path, &start).await.status, 403);
    game.act("start", json!({"act": "start", "board": 1, "duel": "one"})).await.ok();
    // A secret is made by the server and never taken from outside.
    let own = json!({"act": "issue-seat", "seat": {"board": 1, "side": "first"}, "key": "0".repeat(64)});
    let issued = game.act("own", own).await.ok();
    assert!(issued["issued"]["link"].as_str().is_some());
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

#[tokio::test]
async fn public_pages_hold_no_keys_and_names_are_only_text() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let (ana, bo) = opened(&game, &site.client).await;
    let mut public = Vec::new();
    for path in [
        "/".to_owned(),
        format!("/live/{}", game.name),
        format!("/live/{}/1", game.name),
        format!("/api/live/{}", game.name),
    ] {
        let answer = site.client.get(&path).await;
        assert_eq!(answer.status, 200, "{path}");
        for (name, value) in [
            ("referrer-policy", "no-referrer"),
            ("x-content-type-options", "nosniff"),
            ("cache-control", "no-store"),
        ] {
            assert_eq!(answer.header(name), value, "{path}");
        }
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        public.push(answer.body);
    }
    for body in &public {
        for player in [&ana, &bo] {
            let secret = player.key.split('.').nth(1).expect("a secret");
            assert!(!body.contains(secret));
        }
    }
    assert!(public[0].contains("Round &#60;1&#62;") && !public[0].contains("<1>"), "{}", public[0]);
    assert_eq!(site.client.get(&format!("/live/{}/2", game.name)).await.status, 404);
    let page = site.client.get(&format!("/seat/{}", ana.key)).await;
    assert!(page.body.contains("Ana") && !page.body.contains("<script>"), "{}", page.body);
    site.stop().await;
}

#[tokio::test]
async fn forms_say_what_is_wrong_with_them() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let form = |title: &str, time: &str| {
        json!({
            "title": title, "first": "A", "second": "B", "opening": "swap1", "time": time,
            "boards": [{"first": "Ana", "second": "Bo", "opens": "first"}],
        })
    };
    for (title, time) in [("", "8m+8m"), ("a\u{7}b", "8m+8m"), ("Cup", "soon"), ("Cup", "8m+9m"), ("Cup", "")]
    {
        let answer = desk.post("/api/desk/live", &form(title, time)).await;
        assert_eq!(answer.refusal().0, 422, "{title} {time}");
    }
    desk.post("/api/desk/live", &form("Cup", "16m together")).await.ok();
    let assets = site.client.get("/").await;
    let style = assets
        .body
        .split('"')
        .find(|part| part.starts_with("/assets/") && part.contains(".css"))
        .expect("a style sheet")
        .to_owned();
    let css = site.client.get(&style).await;
    assert_eq!((css.status, css.header("content-type")), (200, "text/css; charset=utf-8"));
    assert!(css.header("cache-control").contains("immutable"));
    site.stop().await;
}
