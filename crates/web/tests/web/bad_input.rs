//! What no page of ours sends.

use std::collections::BTreeSet;

use serde_json::json;

use crate::players::Player;
use crate::routes::ROUTES;
use crate::site::{Folder, Game, Site};
use crate::tournament::created;

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
async fn an_address_that_cannot_be_read_is_reported_on_the_usual_page() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let czech = desk.with("accept-language", "cs");
    let base = created(&desk, "swiss", "3").await;
    for path in
        ["/sign-in?to=a&to=b".to_owned(), format!("{base}/log?before=soon"), format!("{base}/log?before=%ff")]
    {
        let answer = czech.get(&path).await;
        assert_eq!(answer.status, 400, "{path}: {}", answer.body);
        assert!(answer.body.contains("<html lang=\"cs\"") && answer.body.contains("nelze přečíst"));
    }
    let program = czech.get("/api/desk/t/jarni-prebor/log?before=soon").await;
    assert!(program.status == 400 && program.json()["message"].is_string(), "{}", program.body);
    site.stop().await;
}

/// An address with something in the place of every part that differs.
fn filled(pattern: &str) -> String {
    pattern
        .split('/')
        .map(|part| if part.starts_with('{') { "x1" } else { part })
        .collect::<Vec<_>>()
        .join("/")
}

#[tokio::test]
async fn addresses_that_only_take_forms_lead_back_to_the_page_of_the_form() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let of = |wanted: &'static str| {
        ROUTES.iter().filter(move |(method, _, _)| *method == wanted).map(|(_, path, _)| filled(path))
    };
    let pages: BTreeSet<String> = of("get").collect();
    let forms: BTreeSet<String> =
        of("post").filter(|path| !path.starts_with("/api/") && !pages.contains(path)).collect();
    assert!(forms.len() > 40, "{}", forms.len());
    for form in &forms {
        let mut at = form.clone();
        while !pages.contains(&at) {
            assert!(forms.contains(&at), "{form} leads to {at}, where nothing is");
            let answer = site.client.get(&format!("{at}?lang=sk")).await;
            assert_eq!(answer.status, 303, "{at}: {}", answer.body);
            let to = answer.header("location").to_owned();
            at = to.strip_suffix("?lang=sk").expect("the language goes along").to_owned();
        }
    }
    let program = site.client.with("accept", "application/json").get("/desk/t/x1/undo").await;
    assert_eq!(program.status, 405);
    assert_eq!(site.client.send("PUT", "/desk/t/x1/undo", "").await.status, 405);
    site.stop().await;
}

#[tokio::test]
async fn unknown_addresses_are_reported_in_the_language_of_the_asker() {
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

/// What the framework refuses by itself is reported like everything else, in the language of the reader.
#[tokio::test]
async fn a_form_that_cannot_be_read_is_reported_on_the_usual_page() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let czech = site.client.with("accept-language", "cs");
    for path in ["/my/x/report", "/team/x/report"] {
        let plain = czech.with("content-type", "text/plain").send("POST", path, "got=won").await;
        assert_eq!(plain.status, 415, "{path}");
        assert!(
            plain.body.contains("nelze přečíst") && plain.body.contains("<html"),
            "{path}: {}",
            plain.body
        );
        let form = czech.with("content-type", "application/x-www-form-urlencoded");
        let large = form.send("POST", path, &"a=b&".repeat(700_000)).await;
        assert_eq!(large.status, 413, "{path}");
        assert!(
            large.body.contains("<html") && !large.body.contains("length limit"),
            "{path}: {}",
            large.body
        );
    }
    site.stop().await;
}
