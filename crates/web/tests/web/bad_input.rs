//! What no page of ours sends.

use serde_json::json;

use crate::players::Player;
use crate::site::{Folder, Game, Site};

#[tokio::test]
async fn broken_oversize_and_undeclared_bodies_are_refused_and_change_nothing() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let ana = Player::sit(&site.client, &game, 1, "first").await;
    let path = format!("/api/seat/{}", ana.key);
    let before = ana.sees().await["version"].clone();
    let declared = site.client.with("content-type", "application/json");
    for broken in [
        "",
        "{",
        "[]",
        "null",
        r#"{"act":"arrive"}"#,
        r#"{"id":7,"act":"arrive"}"#,
        r#"{"id":"a","act":"fly"}"#,
        r#"{"id":"a","act":"arrive","more":1}"#,
        r#"{"id":"a b","act":"arrive"}"#,
        r#"{"id":"a","act":"step","ply":-1,"duel":"one","take":{"step":"play","cell":"h8"}}"#,
        r#"{"id":"a","act":"step","ply":0,"duel":"one","take":{"step":"play","cell":"z99"}}"#,
        r#"{"id":"a","act":"step","ply":18446744073709551616,"duel":"one","take":{}}"#,
    ] {
        let answer = declared.send("POST", &path, broken).await;
        assert_eq!(answer.refusal().0, 400, "{broken}");
    }
    let deep = format!(r#"{{"id":"a","act":{}{}}}"#, "[".repeat(5000), "]".repeat(5000));
    assert_eq!(declared.send("POST", &path, &deep).await.status, 400);
    let long_name = json!({"id": "x".repeat(100), "act": "arrive"}).to_string();
    assert_eq!(declared.send("POST", &path, &long_name).await.status, 400);
    let large = format!(r#"{{"id":"{}"}}"#, "x".repeat(70_000));
    assert_eq!(declared.send("POST", &path, &large).await.status, 413);
    let good = r#"{"id":"a","act":"arrive"}"#;
    assert_eq!(site.client.send("POST", &path, good).await.status, 415, "no content type");
    let form = site.client.with("content-type", "text/plain");
    assert_eq!(form.send("POST", &path, good).await.status, 415);
    assert_eq!(declared.send("PUT", &path, good).await.status, 405);
    assert_eq!(ana.sees().await["version"], before);
    site.stop().await;
}

#[tokio::test]
async fn unknown_addresses_are_told_in_the_language_of_the_asker() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    for path in ["/nowhere", "/live/none", "/live/..%2f..", "/api/live/UPPER", "/assets/x/none.js"] {
        assert_eq!(site.client.get(path).await.status, 404, "{path}");
    }
    let czech = site.client.with("accept-language", "cs-CZ,cs;q=0.9,en;q=0.5").get("/nowhere").await;
    assert!(czech.body.contains("<html lang=\"cs\"") && czech.body.contains("adrese"), "{}", czech.body);
    let slovak = site.client.with("accept-language", "cs").get("/api/live/none?lang=sk").await;
    assert!(
        slovak.json()["message"].as_str().is_some_and(|text| text.contains("stránke")),
        "{}",
        slovak.body
    );
    let chosen = site.client.get("/?lang=cs").await;
    assert!(chosen.header("set-cookie").starts_with("lang=cs;"), "{}", chosen.header("set-cookie"));
    let kept = site.client.with("cookie", "lang=sk").get("/").await;
    assert!(kept.body.contains("<html lang=\"sk\""));
    site.stop().await;
}
