//! The plan of a knockout before it counts: changed by hand, made again, without those who are missing, and undone; and
//! what players report, taken with one press.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::contest::view;
use crate::cup::{
    button, correction, draws, forged, latest, linked, made, made_with, plan, published, result, turn,
};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

/// The lines of the plan as the module of the page would read them: a number a card.
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

/// The latest step of the log and its number.
async fn step(desk: &Client, base: &str) -> (Value, u64) {
    let line = latest(desk, base).await;
    let number = line["step"].as_u64().expect("a step");
    (line, number)
}

/// What the public sees of the plans of the tournament.
async fn stages(client: &Client) -> Value {
    view(client, "/api/t/zimni-pohar/stages").await
}

async fn a_draft(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 8).await;
    let drawn = cards(&plan(&desk, &base).await);
    assert_eq!(drawn, [[1, 8], [4, 5], [2, 7], [3, 6]], "the usual bracket");

    // What an exchange breaks is said while it is made, with its clause, and nothing is written.
    let api = "/api/desk/t/zimni-pohar/plan/main/check";
    let early = vec![vec![1, 8], vec![2, 5], vec![4, 7], vec![3, 6]];
    let check = desk.post(api, &json!({ "pairs": early, "byes": [] })).await.ok();
    assert_eq!(
        (&check["view"]["possible"], &check["view"]["breaks"]),
        (&true.into(), &true.into()),
        "{check}"
    );
    let remark = &check["view"]["whole"][0];
    assert_eq!(remark["clause"], "G-3.2.2");
    assert!(
        remark["text"].as_str().is_some_and(|text| text.contains("can meet as early as SF1")),
        "{remark}"
    );
    let twice = desk.post(api, &json!({ "pairs": [[1, 8], [1, 5], [2, 7], [3, 6]], "byes": [] })).await.ok();
    assert_eq!(twice["view"]["possible"], false);

    // Without a reason the page asks for it beside what is broken; nothing that was done is lost.
    let page = plan(&desk, &base).await;
    let form = Form::on(&page, "/exchange").with("sheet", &sheet(&early));
    let asked = form.send(&desk).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    assert!(
        asked.body.contains("can meet as early as SF1") && asked.body.contains(&sheet(&early)),
        "{}",
        asked.body
    );
    assert_eq!(cards(&plan(&desk, &base).await), drawn, "nothing is saved yet");
    let sure = Form::on(&asked, "/exchange").with("reason", "they asked for it").with("sure", "yes");
    led_to(&sure.send(&desk).await);
    let page = plan(&desk, &base).await;
    assert_eq!(cards(&page), early);
    assert!(
        page.body.contains("Changed by hand") && page.body.contains("can meet as early as SF1"),
        "{}",
        page.body
    );

    // Two are exchanged by a form without any script; what breaks nothing needs no reason.
    let plain = Form::within(&page.body, "/exchange", "name=\"one\"");
    led_to(&plain.with("one", "QF1.second").with("other", "QF3.second").send(&desk).await);
    let by_hand = cards(&plan(&desk, &base).await);
    assert_eq!(by_hand, [[1, 7], [2, 5], [4, 8], [3, 6]]);

    // Undone and redone, with honest lines in the log.
    let (line, exchange) = step(&desk, &base).await;
    assert!(line["events"][0].as_str().is_some_and(|text| text.contains("Hráč 07")), "{line}");
    turn(&desk, &base, "/undo", exchange, "a mistake").await;
    assert_eq!(cards(&plan(&desk, &base).await), early);
    turn(&desk, &base, "/redo", exchange, "a mistake").await;
    assert_eq!(cards(&plan(&desk, &base).await), by_hand);

    // What was changed by hand is what counts. What was public is not undone but unpublished, with a reason.
    published(&desk, &base).await;
    let before = stages(&site.client).await;
    assert_eq!(before["stages"][0]["rounds"][0][1]["sides"]["first"]["name"], "Hráč 02", "{before}");
    let (line, publication) = step(&desk, &base).await;
    assert_eq!(line["standing"], "stays", "{line}");
    let page = desk.get(&format!("{base}/log")).await;
    let forged = Form::on(&page, "/undo").with("step", &publication.to_string()).with("reason", "too early");
    assert_eq!(forged.with("sure", "yes").send(&desk).await.status, 409, "K-UNDO");
    led_to(&button(&desk, &base, "recall").await.with("reason", "too early").send(&desk).await);
    assert_eq!(stages(&site.client).await["stages"], json!([]));
    assert_eq!(cards(&plan(&desk, &base).await), by_hand, "it is a draft as it was");
    published(&desk, &base).await;
    assert_eq!(stages(&site.client).await, before);
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
    let site = Site::on(url).await;
    assert_eq!(stages(&site.client).await, before, "after a restart");
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
async fn those_who_are_missing_are_left_out_and_lots_are_reported() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made_with(&desk, "knockout", 8, &[("check-in", "yes"), ("lot", "yes")]).await;
    let here = async |who: u32, order: &str| {
        let page = desk.get(&format!("{base}/check-in")).await;
        led_to(&Form::on(&page, &format!("/here/{who}")).with("do", order).send(&desk).await);
    };
    here(1, "check-in").await;
    let nobody = forged(&desk, &base, "draw").await.send(&desk).await;
    assert_eq!(nobody.status, 409, "nobody plays alone: {}", nobody.body);
    for who in [2, 3, 4, 6, 7, 8] {
        here(who, "check-in").await;
    }
    draws(&desk, &base).await;
    assert_eq!(cards(&plan(&desk, &base).await).concat().len(), 7);
    // Another one goes and comes back: the plan is made again, and the one who is missing still is.
    here(8, "check-out").await;
    assert!(!plan(&desk, &base).await.body.contains("value=\"publish\""), "it was drawn with the eighth");
    here(8, "check-in").await;
    draws(&desk, &base).await;
    assert_eq!(cards(&plan(&desk, &base).await).concat().len(), 7);

    let before = cards(&plan(&desk, &base).await);
    led_to(&button(&desk, &base, "again").await.send(&desk).await);
    let (line, again) = step(&desk, &base).await;
    assert!(line["events"][0].as_str().is_some_and(|text| text.contains("drawn again")), "{line}");
    turn(&desk, &base, "/undo", again, "a mistake").await;
    assert_eq!(cards(&plan(&desk, &base).await), before, "the lots of before");
    published(&desk, &base).await;
    // Who has not come is for organisers only; the public sees that the fifth does not play.
    let entrants = view(&desk, "/api/desk/t/zimni-pohar/entries").await;
    let standing = |id: u32| {
        let lines = entrants["lines"].as_array().expect("everybody").iter();
        lines.filter(|line| line["id"] == id).map(|line| line["standing"].clone()).next()
    };
    assert_eq!((standing(5), standing(4)), (Some("entered".into()), Some("here".into())), "{entrants}");
    let played = stages(&site.client).await.to_string();
    assert!(played.contains("Hráč 04") && !played.contains("Hráč 05"), "{played}");
    site.stop().await;
}

#[tokio::test]
async fn a_draw_can_be_taken_back_after_play_was_undone() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    let recall = button(&desk, &base, "recall").await.with("reason", "too early").without("seen");
    led_to(&result(&desk, &base, "SF1", "1").await);
    let refused = recall.send(&desk).await;
    assert!(refused.status == 409 && refused.body.contains("Undo them in the log"), "{}", refused.body);
    let (_, played) = step(&desk, &base).await;
    turn(&desk, &base, "/undo", played, "too early").await;
    led_to(&button(&desk, &base, "recall").await.with("reason", "too early").send(&desk).await);
    published(&desk, &base).await;
    led_to(&result(&desk, &base, "SF1", "0").await);
    let page = desk.get(&format!("{base}/log")).await;
    assert!(
        page.body.contains("match SF1, Hráč 01 – Hráč 04: 1 : 0"),
        "what was played before is still shown: {}",
        page.body
    );
    site.stop().await;
}

#[tokio::test]
async fn a_correction_in_a_running_group_is_reported_before_it_is_saved() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "round-robin", 4).await;
    published(&desk, &base).await;
    let page = desk.get(&format!("{base}/results")).await.body;
    let game = page.split("id=\"m-").nth(1).and_then(|rest| rest.split('"').next()).expect("a match");
    led_to(&result(&desk, &base, game, "1").await);
    let form = correction(&desk, &base, game, "0", "misread").await;
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

    // The other one has gone home: the organiser takes the report.
    report(&phones[2]).await;
    let results = desk.get(&format!("{base}/results")).await;
    assert!(results.body.contains("Accept the report of Hráč 03: 1 : 2"), "{}", results.body);
    let take = Form::within(&results.body, "/main/SF2/2-3", "Accept the report");
    led_to(&take.send(&desk).await);
    let lines = view(&site.client, "/api/t/zimni-pohar/matches").await;
    assert_eq!((&lines[1]["key"], &lines[1]["score"]), (&"SF2".into(), &"1 : 2".into()), "{lines}");
    assert_eq!(lines[1]["table"], 2);
    site.stop().await;
}
