//! A FIDE (Dutch) Swiss in the browser: ratings before the start, and numbers that follow until round 4.

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};

async fn sure(desk: &Client, asked: &Answer, action: &str, reason: &str) -> String {
    led_to(&Form::again(asked, action).with("reason", reason).with("sure", "yes").send(desk).await)
}

async fn play(desk: &Client, base: &str, round: u32, tables: u32) {
    for table in 1..=tables {
        led_to(&result(desk, base, round, table, "1").await);
    }
}

/// Start numbers by the numbers in the log, and whether they may still change.
async fn numbers(site: &Site) -> (Vec<u64>, bool) {
    let view = site.client.get("/api/t/jarni-prebor/entries").await.ok()["view"].clone();
    let lines = view["lines"].as_array().expect("lines").clone();
    let provisional = view["provisional"]["clause"] == "D-C.04.2-2.5";
    (lines.iter().map(|line| line["id"].as_u64().expect("a number")).collect(), provisional)
}

#[tokio::test]
async fn numbers_follow_until_round_four_and_the_organiser_is_informed() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "dutch", "7").await;
    entered(&desk, &base).await;
    let (entries, draw) = (format!("{base}/entries"), format!("{base}/draw"));
    let add = |page: &Answer, name: &str| Form::on(page, "/entries/add").with("name", name);
    led_to(&add(&desk.get(&entries).await, "Bez ratingu").send(&desk).await);
    let waits = desk.get(&draw).await;
    assert!(waits.body.contains("D-C.04.2-2.1") && !waits.body.contains("R-A1.2"), "{}", waits.body);
    led_to(&Form::on(&waits, "/ratings").with("reason", "a beginner").send(&desk).await);
    drawn_and_published(&desk, &base).await;
    assert_eq!(numbers(&site).await, (vec![6, 5, 4, 3, 2, 1, 7], true));
    assert!(desk.get(&entries).await.body.contains("Starting numbers are provisional"));
    play(&desk, &base, 1, 3).await;
    // The strongest comes late, and the pairing page says what that does.
    assert!(!desk.get(&draw).await.body.contains("D-C.04.2-2.3"));
    let asked = add(&desk.get(&entries).await, "Pozdní").with("rating", "2500").send(&desk).await;
    assert!(asked.body.contains("7 players have other starting numbers"), "{}", asked.body);
    sure(&desk, &asked, "/entries/add", "").await;
    let page = desk.get(&draw).await;
    assert!(page.body.contains("8 players get other starting numbers") && page.body.contains("D-C.04.2-2.3"));
    drawn_and_published(&desk, &base).await;
    assert_eq!(numbers(&site).await.0, [8, 6, 5, 4, 3, 2, 1, 7]);
    play(&desk, &base, 2, 4).await;
    // A corrected title is previewed, and so is a number that the arbiter gives.
    let person = format!("{base}/entries/1");
    let form = Form::on(&desk.get(&person).await, "/entries/1").with("do", "edit").with("name", "Adam");
    assert_eq!(form.clone().with("title", "professor").send(&desk).await.status, 400);
    let asked = form.with("title", "GM").with("rating", "1801").send(&desk).await;
    assert!(asked.body.contains("2 players have other starting numbers"), "{}", asked.body);
    sure(&desk, &asked, "/entries/1", "the list of this month").await;
    drawn_and_published(&desk, &base).await;
    assert_eq!(numbers(&site).await.0, [8, 6, 5, 4, 3, 1, 2, 7], "equal ratings, and a title");
    play(&desk, &base, 3, 4).await;
    let form = |page: &Answer| Form::within(&page.body, "/entries/7", "value=\"number\"").with("number", "1");
    let page = desk.get(&format!("{base}/entries/7")).await;
    let asked = form(&page).send(&desk).await;
    assert!(
        asked.status == 200 && asked.body.contains("8 players have other starting numbers"),
        "{}",
        asked.body
    );
    sure(&desk, &asked, "/entries/7", "the list of this month").await;
    assert_eq!(numbers(&site).await, (vec![7, 8, 6, 5, 4, 3, 1, 2], true));
    let stale = form(&page).with("sure", "yes").with("reason", "why").send(&desk).await;
    assert_eq!(stale.status, 409, "others were seen: {}", stale.body);
    // Round 4 fixes them.
    let open = desk.get(&format!("{base}/entries/7")).await;
    drawn_and_published(&desk, &base).await;
    assert_eq!(numbers(&site).await, (vec![7, 8, 6, 5, 4, 3, 1, 2], false));
    assert!(!desk.get(&format!("{base}/entries/7")).await.body.contains("value=\"number\""));
    assert!(!desk.get(&entries).await.body.contains("provisional"));
    let late = form(&open).with("number", "5").send(&desk).await;
    assert!(late.status == 409 && late.body.contains("D-C.04.2-2.3"), "{}", late.body);
    let log = desk.get(&format!("{base}/log")).await;
    assert!(log.body.contains("8 starting numbers assigned"), "{}", log.body);
    site.stop().await;
}
