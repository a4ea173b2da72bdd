//! The draw of a knockout before it counts: changed by hand, drawn again, without those who are missing, and undone; and
//! what players report, taken with one press.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::contest::view;
use crate::cup::{linked, made, published};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

/// The lines of the draw as the module of the page would read them: a number a card.
fn cards(page: &Answer) -> Vec<Vec<u32>> {
    let draft = page.body.split("id=\"draft\"").nth(1).and_then(|rest| rest.split("</ol>").next());
    let lines = draft.expect("a draft that can be changed").split("<li class=\"pair").skip(1);
    let numbers = |line: &str| -> Vec<u32> {
        let ids = line.split("data-id=\"").skip(1);
        ids.filter_map(|rest| rest.split('"').next().and_then(|id| id.parse().ok())).collect()
    };
    lines.map(numbers).collect()
}

fn sheet(lines: &[Vec<u32>]) -> String {
    let line = |line: &Vec<u32>| line.iter().map(u32::to_string).collect::<Vec<_>>().join("-");
    format!("{};", lines.iter().map(line).collect::<Vec<_>>().join(","))
}

/// Undoes or does again what a line of the log says, after a look at what that changes.
async fn step(desk: &Client, base: &str, path: &str, event: u64) {
    let page = desk.get(&format!("{base}/log")).await;
    let form = Form::within(&page.body, path, &format!("value=\"{event}\"")).with("reason", "a mistake");
    let shown = form.send(desk).await;
    assert!(shown.status == 200 && shown.body.contains("name=\"sure\""), "{}", shown.body);
    led_to(&Form::on(&shown, path).with("reason", "a mistake").with("sure", "yes").send(desk).await);
}

async fn log(desk: &Client) -> Value {
    view(desk, "/api/desk/s/zimni-pohar/log").await
}

async fn a_draft(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 8).await;
    let address = format!("{base}/draw");
    let drawn = cards(&desk.get(&address).await);
    assert_eq!(drawn, [[1, 8], [4, 5], [2, 7], [3, 6]], "the usual bracket");

    // What an exchange breaks is said while it is made, with its clause, and nothing is written.
    let api = "/api/desk/s/zimni-pohar/draft/check";
    let early = vec![vec![1, 8], vec![2, 5], vec![4, 7], vec![3, 6]];
    let told = desk.post(api, &json!({ "pairs": early, "byes": [] })).await.ok();
    assert_eq!((&told["view"]["possible"], &told["view"]["breaks"]), (&true.into(), &true.into()), "{told}");
    let remark = &told["view"]["whole"][0];
    assert_eq!(remark["clause"], "G-3.2.2");
    assert!(
        remark["text"].as_str().is_some_and(|text| text.contains("can meet as early as SF1")),
        "{remark}"
    );
    let twice = desk.post(api, &json!({ "pairs": [[1, 8], [1, 5], [2, 7], [3, 6]], "byes": [] })).await.ok();
    assert_eq!(twice["view"]["possible"], false);

    // Without a reason the page asks for it beside what is broken; nothing that was done is lost.
    let page = desk.get(&address).await;
    let form = Form::on(&page, "/exchange").with("sheet", &sheet(&early));
    let asked = form.send(&desk).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    assert!(
        asked.body.contains("can meet as early as SF1") && asked.body.contains(&sheet(&early)),
        "{}",
        asked.body
    );
    assert_eq!(cards(&desk.get(&address).await), drawn, "nothing is saved yet");
    let sure = Form::on(&asked, "/exchange").with("reason", "they asked for it").with("sure", "yes");
    led_to(&sure.send(&desk).await);
    let page = desk.get(&address).await;
    assert_eq!(cards(&page), early);
    assert!(
        page.body.contains("Changed by hand") && page.body.contains("can meet as early as SF1"),
        "{}",
        page.body
    );

    // Two are exchanged by a form without any script; what breaks nothing needs no reason.
    let plain = Form::within(&page.body, "/exchange", "name=\"one\"");
    led_to(&plain.with("one", "QF1.second").with("other", "QF3.second").send(&desk).await);
    let by_hand = cards(&desk.get(&address).await);
    assert_eq!(by_hand, [[1, 7], [2, 5], [4, 8], [3, 6]]);

    // Undone and done again, with honest lines in the log.
    let lines = log(&desk).await;
    let event = lines[0]["undo"]["draw"].as_u64().expect("the exchange can be undone");
    assert!(lines[0]["text"].as_str().is_some_and(|text| text.contains("Hráč 07")), "{lines}");
    step(&desk, &base, "/undo-draw", event).await;
    assert_eq!(cards(&desk.get(&address).await), early);
    step(&desk, &base, "/redo-draw", event).await;
    assert_eq!(cards(&desk.get(&address).await), by_hand);

    // What was changed by hand is what counts, and the publication is undone like everything else.
    published(&desk, &base).await;
    let stages = view(&site.client, "/api/s/zimni-pohar/stages").await;
    assert_eq!(stages["stages"][0]["rounds"][0][1]["sides"]["first"]["name"], "Hráč 02", "{stages}");
    let event = log(&desk).await[0]["undo"]["draw"].as_u64().expect("the publication can be undone");
    step(&desk, &base, "/undo-draw", event).await;
    assert_eq!(site.client.get("/api/s/zimni-pohar/stages").await.status, 404);
    let event = log(&desk).await[0]["undo"]["draw"].as_u64().expect("taking it back can be undone");
    step(&desk, &base, "/undo-draw", event).await;
    assert_eq!(view(&site.client, "/api/s/zimni-pohar/stages").await, stages);
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
    let site = Site::on(url).await;
    assert_eq!(view(&site.client, "/api/s/zimni-pohar/stages").await, stages, "after a restart");
    site.stop().await;
}

#[tokio::test]
async fn a_draw_is_a_draft_that_is_changed_by_hand() {
    let folder = Folder::new();
    a_draft(&folder.url()).await;
}

#[tokio::test]
async fn a_draw_is_a_draft_on_postgres() {
    on_postgres(|url| async move { a_draft(&url).await }).await;
}

#[tokio::test]
async fn those_who_are_missing_are_left_out_and_lots_are_told() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 8).await;
    let entries = format!("{base}/entries");
    let here = |numbers: &[u32]| numbers.iter().map(|no| format!("here={no}")).collect::<Vec<_>>().join("&");
    let form = Form::on(&desk.get(&entries).await, "/check-in");
    let nobody = form.send_with(&desk, &here(&[1])).await;
    assert_eq!(nobody.status, 409, "nobody plays alone: {}", nobody.body);
    let present = here(&[1, 2, 3, 4, 6, 7, 8]);
    let shown = form.send_with(&desk, &present).await;
    assert!(shown.status == 200 && shown.body.contains("Hráč 05 is absent"), "{}", shown.body);
    led_to(&Form::on(&shown, "/check-in").with("sure", "yes").send_with(&desk, &present).await);
    assert_eq!(cards(&desk.get(&format!("{base}/draw")).await).concat().len(), 7);
    // The list is saved again: whoever was missing still is.
    let list = Form::on(&desk.get(&entries).await, "/entries").with("name", "Zimní pohár");
    let list = list.with("list", &crate::cup::players(8)).with("form", "knockout").with("lot", "yes");
    led_to(&list.with("seeding", "rating").with("losers", "third").send(&desk).await);
    assert_eq!(cards(&desk.get(&format!("{base}/draw")).await).concat().len(), 7);

    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::within(&page.body, "/draw", "value=\"again\"").with("do", "again").send(&desk).await);
    let lines = log(&desk).await;
    assert!(
        lines[0]["text"].as_str().is_some_and(|text| text.starts_with("Lots were drawn again")),
        "{lines}"
    );
    let event = lines[0]["undo"]["draw"].as_u64().expect("it can be undone");
    step(&desk, &base, "/undo-draw", event).await;
    published(&desk, &base).await;
    let entrants = view(&site.client, "/api/s/zimni-pohar/entries").await;
    assert_eq!((&entrants[4]["missing"], &entrants[3]["missing"]), (&true.into(), &Value::Null));
    site.stop().await;
}

#[tokio::test]
async fn a_draw_can_be_taken_back_after_play_was_undone() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    let page = desk.get(&format!("{base}/draw")).await;
    let recall = Form::within(&page.body, "/draw", "value=\"recall\"").with("do", "recall").without("seen");
    led_to(&crate::cup::result(&desk, &base, "SF1", "1").await);
    let refused = recall.send(&desk).await;
    assert!(refused.status == 409 && refused.body.contains("Undo them in the log"), "{}", refused.body);
    let step = log(&desk).await[0]["undo"]["step"].as_u64().expect("the result");
    let form =
        Form::within(&desk.get(&format!("{base}/log")).await.body, "/undo", &format!("value=\"{step}\""));
    let shown = form.with("reason", "too early").send(&desk).await;
    led_to(&Form::on(&shown, "/undo").with("reason", "too early").with("sure", "yes").send(&desk).await);
    let page = desk.get(&format!("{base}/draw")).await;
    let recall = Form::within(&page.body, "/draw", "value=\"recall\"").with("do", "recall");
    led_to(&recall.send(&desk).await);
    published(&desk, &base).await;
    led_to(&crate::cup::result(&desk, &base, "SF1", "0").await);
    let page = desk.get(&format!("{base}/log")).await;
    assert!(
        page.body.contains("Hráč 01 beat Hráč 04"),
        "what was played before is still told: {}",
        page.body
    );
    site.stop().await;
}

#[tokio::test]
async fn a_correction_in_a_running_group_is_told_before_it_is_saved() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "round-robin", 4).await;
    published(&desk, &base).await;
    let page = desk.get(&format!("{base}/results")).await.body;
    let game = page.split("id=\"m-").nth(1).and_then(|rest| rest.split('"').next()).expect("a match");
    led_to(&crate::cup::result(&desk, &base, game, "1").await);
    let form = Form::on(&desk.get(&format!("{base}/correct/{game}")).await, &format!("/correct/{game}"));
    let form = form.with("result", "0").with("reason", "misread").with("do", "preview");
    let shown = form.send(&desk).await.body;
    assert!(shown.contains("1 → 0 points") && shown.contains("0 → 1 points"), "{shown}");
    assert!(shown.contains(" beat "), "{shown}");
    site.stop().await;
}

#[tokio::test]
async fn a_report_is_taken_or_confirmed_with_one_press() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    let phones = linked(&desk, &base).await;
    let report = async |phone: &str| {
        let form = Form::on(&site.client.get(phone).await, "/report").with("got", "won");
        led_to(&form.with("own", "2").with("other", "1").send(&site.client).await);
    };
    // The other one confirms: everything stands on the button.
    report(&phones[0]).await;
    let other = site.client.get(&phones[3]).await;
    assert!(other.body.contains("Correct: you lost 1 : 2"), "{}", other.body);
    led_to(&Form::on(&other, "/report").send(&site.client).await);
    let seen = view(&site.client, &format!("/api{}", phones[3])).await;
    assert_eq!(seen["earlier"][0]["seen"], "you lost 1 : 2", "{seen}");
    assert!(site.client.get(&phones[3]).await.body.contains("you lost 1 : 2"));

    // The other one has gone home: the desk takes the report.
    report(&phones[2]).await;
    let results = desk.get(&format!("{base}/results")).await;
    assert!(results.body.contains("Accept the report of Hráč 03: 1 : 2"), "{}", results.body);
    let take = Form::within(&results.body, "/results/SF2", "Accept the report");
    led_to(&take.send(&desk).await);
    let lines = view(&site.client, "/api/s/zimni-pohar/matches").await;
    assert_eq!((&lines[1]["key"], &lines[1]["score"]), (&"SF2".into(), &"1 : 2".into()), "{lines}");
    assert_eq!(lines[1]["table"], 2);
    site.stop().await;
}
