//! The log of what was done beside the play: links, displays, what is public, webhooks, people, erasures.

use serde_json::Value;

use crate::client::Client;
use crate::forms::Form;
use crate::privacy::choose;
use crate::site::{Folder, Site};
use crate::tournament::{created, entered, led_to};

async fn texts(client: &Client, path: &str) -> Vec<String> {
    let answer = client.get(path).await.ok();
    let lines = answer["view"].as_array().expect("lines").clone();
    let text = |line: &Value| format!("{} {} {}", line["about"], line["by"], line["text"]);
    lines.iter().map(text).collect()
}

#[track_caller]
fn assert_listed(lines: &[String], about: &str, text: &str) {
    let found = lines.iter().any(|line| line.starts_with(&format!("\"{about}\"")) && line.contains(text));
    assert!(found, "{about} {text}: {lines:#?}");
}

#[tokio::test]
async fn what_is_done_beside_the_play_is_reported_with_its_author_and_without_keys() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    let page_of_links = format!("{base}/links");
    let made = Form::on(&desk.get(&page_of_links).await, "/links")
        .with("do", "make")
        .without("who")
        .send(&desk)
        .await;
    let key = made.body.split("/my/").nth(1).and_then(|rest| rest.split('<').next()).expect("a link");
    let secret = key.trim().rsplit('.').next().expect("a secret").to_owned();
    let page = desk.get(&page_of_links).await;
    let row = page.body.split("<tr>").find(|row| row.contains("revoke")).expect("a row");
    Form::within(row, "/links", "revoke").with("do", "revoke").send(&desk).await;
    let screen = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen");
    let screen = screen.with("seconds", "20").with("message", "yes").with("text", "Lunch at noon");
    led_to(&screen.send(&desk).await);
    choose(&desk, &format!("{base}/public"), &[("reach", "listed"), ("names", "numbers")]).await;
    let hook = Form::on(&desk.get(&format!("{base}/webhooks")).await, "/webhooks");
    let hook = hook
        .with("url", "https://hooks.example.org/in?token=s3cret")
        .with("topic", "rounds")
        .with("rounds", "yes")
        .with("do", "add");
    assert!(hook.send(&desk).await.status < 400);
    let people = Form::on(&desk.get(&format!("{base}/people")).await, "/people");
    let invited = people
        .with("grant", "helper@t/jarni-prebor")
        .with("note", "Petr")
        .with("do", "invite")
        .send(&desk)
        .await;
    assert!(invited.status < 400, "{}", invited.body);

    let api = "/api/desk/t/jarni-prebor/log/house";
    let lines = texts(&desk, api).await;
    assert_listed(&lines, "links", "6 links were made: ");
    assert_listed(&lines, "links", "Link revoked: ");
    assert_listed(&lines, "screens", "Lunch at noon");
    assert_listed(&lines, "public", "numbers");
    assert_listed(&lines, "webhooks", "hooks.example.org");
    assert_listed(&lines, "people", "Petr");
    let page = desk.get(&format!("{base}/log/house")).await;
    assert_eq!(page.status, 200);
    assert!(desk.get(&format!("{base}/log")).await.body.contains("/log/house"));
    for text in [page.body, lines.concat()] {
        assert!(
            text.contains("Lunch at noon") && !text.contains("s3cret") && !text.contains(&secret),
            "{text}"
        );
    }
    let of_site = texts(&desk, "/api/desk/people/log").await;
    assert_listed(&of_site, "people", "Petr");
    assert_listed(&of_site, "people", "one-time link");
    assert!(!of_site.concat().contains("links were made"));
    assert_eq!(desk.get("/desk/people/log").await.status, 200);
    assert_eq!(desk.with("accept-language", "cs").get("/desk/people/log?before=2").await.status, 200);
    site.stop().await;
}

#[tokio::test]
async fn tournaments_of_a_contest_and_of_stages_have_the_same() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = crate::contest::made(&desk).await;
    crate::contest::started(&desk, &base).await;
    let wall = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen");
    let wall = wall.with("seconds", "20").with("message", "yes").with("text", "Oběd");
    led_to(&wall.send(&desk).await);
    for path in ["-", "turnaj"] {
        assert_listed(
            &texts(&desk, &format!("/api/desk/c/skolni-prebor/{path}/log/house")).await,
            "screens",
            "Oběd",
        );
        assert_eq!(desk.get(&format!("/desk/c/skolni-prebor/{path}/log/house")).await.status, 200);
    }
    assert_eq!(desk.get("/desk/c/skolni-prebor/nowhere/log/house").await.status, 404);
    let listed = site.client.get("/api/c").await.ok();
    assert_eq!((&listed[0]["id"], &listed[0]["tournaments"]), (&"skolni-prebor".into(), &1.into()));
    site.stop().await;
}
