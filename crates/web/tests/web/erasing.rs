//! What is known about one person: handed out, and taken out of the logs while everything that was played stays.

use std::time::Duration;

use serde_json::Value;

use crate::client::Client;
use crate::contest::view;
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::privacy::{LIST, season};
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, led_to, result};

/// Waits until a page does not hold this any more.
pub(crate) async fn gone(client: &Client, path: &str, text: &str) {
    for _ in 0..400 {
        if !client.get(path).await.body.contains(text) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!(client.get(path).await.body, "", "{path} still holds {text}");
}

/// The table without names.
async fn places(client: &Client, path: &str) -> Vec<(Value, Value, Value)> {
    let table = view(client, path).await;
    let lines = table.get("rows").or_else(|| table.get("lines")).unwrap_or(&table);
    let lines = lines.as_array().cloned().unwrap_or_default();
    assert!(!lines.is_empty(), "{table}");
    lines.iter().map(|line| (line["id"].clone(), line["place"].clone(), line["points"].clone())).collect()
}

/// Whether these bytes stand anywhere in the files of the folder.
pub(crate) fn in_files(folder: &std::path::Path, text: &str) -> bool {
    let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    files.into_iter().any(|file| {
        let bytes = std::fs::read(file).expect("a file");
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    })
}

async fn handed_out_and_erased(url: &str) {
    let (site, other) = (Site::on(url).await, Site::on(url).await);
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "3").await;
    let form = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/import");
    led_to(&form.with("csv", LIST).send(&desk).await);
    drawn_and_published(&desk, &base).await;
    for table in [1, 2] {
        led_to(&result(&desk, &base, 1, table, "1").await);
    }
    // An organiser has written the name into a reason, the other way round.
    let form = Form::on(&desk.get(&format!("{base}/correct/1/1")).await, "/correct/1/1");
    let form = form.with("result", "0").with("reason", "Skrytovska Aneta read it wrongly");
    led_to(&form.with("sure", "yes").send(&desk).await);
    // A player is called by a display, and a page is open elsewhere.
    let form = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen").with("seconds", "20");
    let form = form.with("message", "yes").with("text", "Aneta Skrytovska, please come to the desk");
    led_to(&form.send(&desk).await);
    let mut open = other.client.follow("/events/t/jarni-prebor?public=0").await;
    let version = open.field("id").await.expect("where it stands");
    // Another tournament has nothing to do with it.
    let second = created(&desk, "round-robin", "3").await;
    assert_ne!(base, second);
    let aside = second.replace("/desk/", "/events/");
    let aside_heard = other.client.follow(&aside).await.field("id").await.expect("where it stands");
    let before = places(&site.client, "/api/t/jarni-prebor/table").await;
    let elsewhere = desk.towards(&other.client);
    assert!(elsewhere.get("/t/jarni-prebor/table").await.body.contains("Aneta Skrytovska"));

    let data = format!("{base}/entries/1/data");
    assert!(desk.get(&format!("{base}/entries/1")).await.body.contains(&data));
    let page = desk.get(&data).await;
    for known in ["17 March 2011", "Zlatorog", "Starting number", "1811", "Skrytovska Aneta read it wrongly"]
    {
        assert!(page.body.contains(known), "{known}: {}", page.body);
    }
    let file = desk.get(&format!("{data}/file")).await;
    assert!(file.header("content-disposition").starts_with("attachment"));
    let file = file.ok();
    assert_eq!(file["entry"]["person"]["born"], "2011-03-17");
    assert!(file["rounds"][0]["game"]["table"].is_number() && file["has_link"] == false, "{file}");
    assert!(file["log"].as_array().is_some_and(|log| log.len() >= 3), "{file}");

    // First what would be done, then why it is asked for, then it is done.
    let form = Form::on(&page, "/erase").with("reason", "Aneta Skrytovska wrote a letter");
    let asked = form.send(&desk).await;
    assert!(asked.status == 200 && asked.body.contains("erased 1"), "{}", asked.body);
    let sure = Form::on(&asked, "/erase");
    assert_eq!(sure.clone().with("reason", " ").send(&desk).await.status, 409, "K-REASON");
    let at = led_to(&sure.with("reason", "Aneta Skrytovska wrote a letter").send(&desk).await);
    assert!(desk.get(&at).await.body.contains("erased 1"));
    assert!(open.next("public").await.is_some(), "the open page is told to look anew");
    let mut back = other.client.with("last-event-id", &version).follow("/events/t/jarni-prebor").await;
    assert!(back.next("public").await.is_some(), "and one that was away meanwhile");
    let (_, erasures) = aside_heard.split_once('.').expect("a version and a count");
    let mut aside_back = other.client.with("last-event-id", &format!("0.{erasures}")).follow(&aside).await;
    assert_eq!(
        aside_back.field("event").await.as_deref(),
        Some("version"),
        "it has news, nothing was erased"
    );
    let mut once = other.client.with("last-event-id", &version).follow("/events/t/jarni-prebor").await;
    let heard = once.field("id").await.expect("where it stands");
    let (_, erasures) = heard.split_once('.').expect("a version and a count");
    let mut back =
        other.client.with("last-event-id", &format!("0.{erasures}")).follow("/events/t/jarni-prebor").await;
    assert_eq!(back.field("event").await.as_deref(), Some("version"), "told once is enough");
    let wall = site.client.get("/t/jarni-prebor/screen").await.body;
    assert!(wall.contains("erased 1, please come") && !wall.contains("Skrytovsk"), "{wall}");
    for path in ["", "/entries", "/log", "/results/1", "/table", "/entries/1/data"] {
        let body = desk.get(&format!("{base}{path}")).await.body;
        assert!(!body.contains("Skrytovsk") && !body.contains("2011-03-17"), "{path}: {body}");
    }
    assert!(desk.get(&format!("{base}/log")).await.body.contains("erased 1 read it wrongly"));
    assert_eq!(places(&site.client, "/api/t/jarni-prebor/table").await, before);
    let table = site.client.get("/t/jarni-prebor/table").await.body;
    assert!(table.contains("erased 1") && table.contains("Bořek Utajeny"));
    gone(&other.client, "/t/jarni-prebor/table", "Skrytovsk").await;
    gone(&elsewhere, &format!("{base}/log"), "Skrytovsk").await;

    // Again there is nothing to do, and play goes on.
    let again = Form::on(&desk.get(&data).await, "/erase").with("sure", "yes").with("reason", "again");
    led_to(&again.send(&desk).await);
    drawn_and_published(&desk, &base).await;
    led_to(&result(&desk, &base, 2, 1, "1").await);
    for site in [site, other] {
        assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
        site.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_known_about_a_person_is_exported_and_erased() {
    let folder = Folder::new();
    handed_out_and_erased(&folder.url()).await;
    assert!(in_files(folder.path(), "Utajeny"), "others are there");
    assert!(
        !in_files(folder.path(), "Skrytovsk") && !in_files(folder.path(), "2011-03-17"),
        "nothing is left in the files"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_on_postgresql() {
    on_postgres(|url| async move { handed_out_and_erased(&url).await }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pupil_is_taken_out_of_a_contest_and_play_stays() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let (contest, id) = season(&desk).await;
    let state = contest.state();
    // A player who plays alone and whose name no other has.
    let count = |name: &str| state.players().values().filter(|player| player.name.as_str() == name).count();
    let found = contest.plays().find_map(|(venue, play)| {
        let mut field = play.field().iter().filter_map(|entry| state.entries().get(entry));
        let player = field.find_map(|entry| {
            let [member] = entry.members.as_slice() else { return None };
            state.players().get(&member.player).filter(|player| count(player.name.as_str()) == 1)
        })?;
        Some((venue, &player.id, player.name.to_string()))
    });
    let (venue, player, name) = found.expect("individuals have played");
    let table = format!("/api/c/{id}/{venue}/table");
    let before = places(&desk, &table).await;

    let found = desk
        .get(&format!(
            "/desk/c/{id}/-/person?q={}",
            name.split(' ').nth(1).map(|one| &one[..1]).unwrap_or_default()
        ))
        .await;
    assert_eq!(found.status, 200);
    let page = desk.get(&format!("/desk/c/{id}/-/person/{player}")).await;
    assert!(page.body.contains(&name), "{}", page.body);
    let file = desk.get(&format!("/desk/c/{id}/-/person/{player}/file")).await.ok();
    assert_eq!(file["person"]["name"].as_str(), Some(name.as_str()));
    assert!(
        file["person"]["born"].is_string()
            && file["tournaments"].as_array().is_some_and(|all| !all.is_empty())
    );
    let wall = Form::on(&desk.get(&format!("/desk/c/{id}/{venue}/screen")).await, "/screen");
    let wall = wall.with("seconds", "20").with("message", "yes").with("text", &format!("{name} plays now"));
    led_to(&wall.send(&desk).await);
    let asked = Form::on(&page, "/erase").with("reason", "the parents asked").send(&desk).await;
    assert!(asked.status == 200 && asked.body.contains("erased "), "{}", asked.body);
    led_to(&Form::on(&asked, "/erase").with("reason", "the parents asked").send(&desk).await);
    let page = desk.get(&format!("/desk/c/{id}/-/person/{player}")).await;
    assert!(page.body.contains("erased ") && !page.body.contains(&name), "{}", page.body);
    assert_eq!(places(&desk, &table).await, before);
    for part in ["entries", "table", "log", "results"] {
        let body = desk.get(&format!("/desk/c/{id}/{venue}/{part}")).await.body;
        assert!(!body.contains(&name), "{part}");
    }
    site.stop().await;
    assert!(!in_files(folder.path(), &name), "nothing is left in the files");
}
