//! One person of a tournament played by a plan: the name corrected after the plan was made, everything handed out, and
//! taken out of the log while what was played stays.

use serde_json::Value;

use crate::client::Client;
use crate::contest::view;
use crate::cup::{correction, latest, linked, result, sure, turn};
use crate::cup_privacy::drawn;
use crate::erasing::{gone, in_files};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const API: &str = "/api/t/tajny-pohar";

/// Everything that was played, without names.
async fn played(client: &Client) -> (Value, Vec<Value>) {
    let card = view(client, API).await;
    let lines = view(client, &format!("{API}/matches")).await;
    let lines = lines.as_array().cloned().unwrap_or_default().into_iter();
    let line = |line: Value| {
        let sides = ["first", "second"].map(|side| line["sides"][side]["entry"].clone());
        serde_json::json!([line["key"], line["state"], line["score"], sides])
    };
    (serde_json::json!([card["played"], card["matches"], card["step"]]), lines.map(line).collect())
}

/// All players in the order of entry.
async fn entries(client: &Client) -> Value {
    let mut lines =
        view(client, &format!("{API}/entries")).await["lines"].as_array().cloned().expect("lines");
    lines.sort_by_key(|line| line["id"].as_u64());
    lines.into()
}

async fn renamed(desk: &Client, base: &str, (who, rating): (u32, &str), name: &str, club: &str) {
    let (page, action) = (desk.get(&format!("{base}/entries/{who}")).await, format!("/entries/{who}"));
    let form = Form::within(&page.body, &action, "value=\"edit\"").with("name", name).with("club", club);
    let form = form.with("rating", rating);
    sure(desk, &form.send(desk).await, &action, "misspelt").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_corrected_after_the_draw_and_the_correction_undone() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drawn(&desk).await;
    led_to(&result(&desk, &base, "A.1.1", "1").await);
    let (before, stages) = (played(&desk).await, view(&desk, &format!("{API}/stages")).await);
    assert!(site.client.get("/t/tajny-pohar/groups").await.body.contains("Aneta Skrytovska"));

    assert!(desk.get(&format!("{base}/entries")).await.body.contains(&format!("{base}/entries/1\"")));
    renamed(&desk, &base, (1, "1811"), "Aneta Skrytovská", "Perun").await;
    assert_eq!(played(&desk).await, before);
    let after = view(&desk, &format!("{API}/stages")).await.to_string();
    assert_eq!(after.replace("Skrytovská", "Skrytovska"), stages.to_string(), "nothing else has changed");
    let entries = entries(&site.client).await;
    let (name, club, rating) = (&entries[0]["name"], &entries[0]["club"], &entries[0]["rating"]);
    assert_eq!((name, club, rating), (&"Aneta Skrytovská".into(), &"Perun".into(), &1811.into()));
    assert_eq!(entries[1]["club"], "Zlatorog");
    for path in ["", "/groups", "/table", "/screen"] {
        let page = site.client.get(&format!("/t/tajny-pohar{path}")).await.body;
        assert!(!page.contains("Skrytovska"), "{path}: {page}");
    }
    let (_, file) = desk.file(&format!("{base}/file")).await;
    assert!(String::from_utf8_lossy(&file).contains("Aneta Skrytovská"));

    // An invalid name is refused with a reason; an unknown number belongs to no player.
    let page = desk.get(&format!("{base}/entries/1")).await;
    let nothing =
        Form::within(&page.body, "/entries/1", "value=\"edit\"").with("name", " ").send(&desk).await;
    assert_eq!(nothing.status, 422, "{}", nothing.body);
    assert_eq!(desk.get(&format!("{base}/entries/99")).await.status, 404);

    // The log has both, and takes it back for a reason.
    let line = latest(&desk, &base).await;
    assert!(line["events"][0].as_str().is_some_and(|text| text.contains("Skrytovská")), "{line}");
    let step = line["step"].as_u64().expect("the correction");
    let page = desk.get(&format!("{base}/log")).await;
    let undo = Form::within(&page.body, "/undo", &format!("name=\"step\" value=\"{step}\""));
    let undo = undo.with("sure", "yes");
    assert_eq!(undo.clone().with("reason", " ").send(&desk).await.status, 409, "K-REASON");
    turn(&desk, &base, "/undo", step, "it was right").await;
    assert_eq!(view(&desk, &format!("{API}/stages")).await, stages);
    let log = view(&desk, "/api/desk/t/tajny-pohar/log").await;
    assert_eq!((&log[0]["standing"], &log[1]["standing"]), (&"stays".into(), &"undone".into()), "{log}");

    // What is in the log is there after a restart.
    renamed(&desk, &base, (2, "1722"), "Bořek Zjeveny", "").await;
    let (stages, url) = (view(&desk, &format!("{API}/stages")).await, folder.url());
    site.stop().await;
    let site = Site::on(&url).await;
    assert_eq!(view(&site.client, &format!("{API}/stages")).await, stages);
    assert!(stages.to_string().contains("Bořek Zjeveny"));
    site.stop().await;
}

async fn handed_out_and_erased(url: &str) {
    let (site, other) = (Site::on(url).await, Site::on(url).await);
    let desk = site.desk().await;
    let base = drawn(&desk).await;
    // The name was written wrongly at first, an organiser has written it into a reason, and onto the wall.
    renamed(&desk, &base, (1, "1811"), "Aneta Skrytovska-Nova", "Zlatorog").await;
    for game in ["A.1.1", "A.1.2"] {
        led_to(&result(&desk, &base, game, "1").await);
    }
    let form = correction(&desk, &base, "A.1.1", "0", "Skrytovska Aneta read it wrongly").await;
    let pairing = crate::cup::pairing(&desk, &base, "A.1.1").await;
    sure(&desk, &form.send(&desk).await, &pairing, "Skrytovska Aneta read it wrongly").await;
    let form = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen").with("message", "yes");
    let form = form.with("text", "Aneta Skrytovska, come to the desk").with("seconds", "5");
    led_to(&form.send(&desk).await);
    let phones = linked(&desk, &base).await;
    let reports = Form::on(&site.client.get(&phones[0]).await, "/report").with("got", "won");
    led_to(&reports.send(&site.client).await);
    let before = played(&desk).await;
    let elsewhere = desk.towards(&other.client);
    assert!(elsewhere.get("/t/tajny-pohar/table").await.body.contains("Aneta Skrytovska"));

    let data = format!("{base}/entries/1/data");
    assert!(desk.get(&format!("{base}/entries/1")).await.body.contains(&data));
    let page = desk.get(&data).await;
    for known in
        ["Earlier name", "Aneta Skrytovska-Nova", "Zlatorog", "1811", "Skrytovska Aneta read it wrongly"]
    {
        assert!(page.body.contains(known), "{known}: {}", page.body);
    }
    let file = desk.get(&format!("{data}/file")).await;
    assert!(file.header("content-disposition").starts_with("attachment"));
    let file = file.ok();
    assert_eq!((&file["entry"]["name"], &file["has_link"]), (&"Aneta Skrytovska-Nova".into(), &true.into()));
    assert_eq!(file["earlier_names"][0], "Aneta Skrytovska");
    assert!(file["play"]["earlier"].as_array().is_some_and(|games| !games.is_empty()), "{file}");
    let log = file["log"].as_array().cloned().unwrap_or_default();
    assert!(log.len() >= 4 && log.len() < 8, "those that are about her: {file}");
    assert_eq!(desk.get(&format!("{base}/entries/99/data")).await.status, 404);

    // First what would be done, then why it is asked for, then it is done.
    let form = Form::on(&page, "/erase").with("reason", "Aneta Skrytovska-Nova wrote a letter");
    let asked = form.send(&desk).await;
    assert!(asked.status == 200 && asked.body.contains("erased 1"), "{}", asked.body);
    let sure = Form::on(&asked, "/erase");
    assert_eq!(sure.clone().with("reason", " ").send(&desk).await.status, 409, "K-REASON");
    let at = led_to(&sure.with("reason", "Aneta Skrytovska-Nova wrote a letter").send(&desk).await);
    assert!(desk.get(&at).await.body.contains("erased 1"));
    for path in ["", "/entries", "/log", "/results", "/table", "/screen", "/entries/1/data"] {
        let body = desk.get(&format!("{base}{path}")).await.body;
        assert!(!body.contains("Skrytovsk"), "{path}: {body}");
    }
    assert!(desk.get(&format!("{base}/log")).await.body.contains("erased 1 read it wrongly"));
    let entries = entries(&site.client).await;
    let (name, club, rating) = (&entries[0]["name"], &entries[0]["club"], &entries[0]["rating"]);
    assert_eq!((name, club, rating), (&"erased 1".into(), &Value::Null, &1811.into()));
    assert_eq!(entries[1]["name"], "Bořek Utajeny");
    assert_eq!(played(&desk).await, before, "what was played stays");
    assert!(site.client.get(&phones[0]).await.body.contains("erased 1"), "the link holds");
    gone(&other.client, "/t/tajny-pohar/table", "Skrytovsk").await;
    gone(&other.client, "/t/tajny-pohar/screen", "Skrytovsk").await;
    gone(&elsewhere, &format!("{base}/log"), "Skrytovsk").await;

    // Again there is nothing to do, and play goes on.
    let again = Form::on(&desk.get(&data).await, "/erase").with("sure", "yes").with("reason", "again");
    led_to(&again.send(&desk).await);
    led_to(&result(&desk, &base, "B.1.1", "1").await);
    for site in [site, other] {
        assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
        site.stop().await;
    }
    let site = Site::on(url).await;
    assert!(site.client.get("/t/tajny-pohar").await.body.contains("erased 1"), "it can be followed");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_of_a_tournament_of_stages_is_exported_and_erased() {
    let folder = Folder::new();
    handed_out_and_erased(&folder.url()).await;
    assert!(in_files(folder.path(), "Utajeny"), "others are there");
    assert!(!in_files(folder.path(), "Skrytovsk"), "nothing is left in the files");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_on_postgresql() {
    on_postgres(|url| async move { handed_out_and_erased(&url).await }).await;
}
