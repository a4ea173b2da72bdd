//! Incidents and protests in a knockout, corrections after later matches, and who is who on a list that is saved anew.

use serde_json::Value;

use crate::client::{Answer, Client};
use crate::contest::view;
use crate::crew::Staff;
use crate::cup::{linked, made, published, result};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const API: &str = "/api/s/zimni-pohar";
const DESK_API: &str = "/api/desk/s/zimni-pohar";

/// Says that one is sure, with a reason, on the page that shows what changes.
async fn sure(desk: &Client, asked: &Answer, action: &str) {
    assert!(asked.status == 200 && asked.body.contains("name=\"sure\""), "{}", asked.body);
    let form = Form::again(asked, action).with("reason", "two witnesses").with("sure", "yes");
    led_to(&form.send(desk).await);
}

/// Undoes or does again the line of the log with this text.
async fn line(desk: &Client, base: &str, path: &str, text: &str) {
    let log = view(desk, &format!("{DESK_API}/log")).await;
    let kind = if path == "/unrule" { "undo" } else { "redo" };
    // Lines that undo it say the same behind other words.
    let of = |line: &&Value| {
        line[kind]["line"].is_u64() && line["text"].as_str().is_some_and(|told| told.contains(text))
    };
    let found = log.as_array().and_then(|lines| lines.iter().find(of)).expect("a line of the journal");
    let event = found[kind]["line"].to_string();
    let page = desk.get(&format!("{base}/log")).await;
    let form = Form::within(&page.body, path, &format!("value=\"{event}\"")).with("reason", "a mistake");
    sure(desk, &form.send(desk).await, path).await;
}

async fn lodged(desk: &Client, base: &str, game: &str, by: &str) {
    let page = desk.get(&format!("{base}/incidents")).await;
    let form = Form::on(&page, "/protests").with("game", &format!("{game} {by}"));
    led_to(&form.with("reason", "the flag had not fallen").send(desk).await);
}

async fn protested(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    for game in ["SF1", "SF2"] {
        led_to(&result(&desk, &base, game, "1").await);
    }
    let phones = linked(&desk, &base).await;
    let list = format!("{base}/incidents");
    let page = desk.get(&list).await;
    let lodge = |game: &str| Form::on(&page, "/protests").with("game", game);
    assert_eq!(lodge("SF1 4").send(&desk).await.status, 409, "a protest says why");
    for wrong in ["", "SF1", "SF1 x"] {
        assert_eq!(lodge(wrong).with("reason", "why").send(&desk).await.status, 400, "{wrong}");
    }
    for refused in ["SF1 2", "nothing 1", "SF1 99"] {
        assert_eq!(lodge(refused).with("reason", "why").send(&desk).await.status, 409, "{refused}");
    }
    let stale = desk.get(&format!("{base}/results")).await;
    lodged(&desk, &base, "SF1", "4").await;

    // The desk is told, everybody who depends on it waits, and nobody else hears of it.
    let today = desk.get(&base).await.body;
    for told in ["Protest 1 (match SF1)", "K-PROTEST", "/incidents#q1", "Protests to decide: 1"] {
        assert!(today.contains(told), "{told}: {today}");
    }
    let results = desk.get(&format!("{base}/results")).await.body;
    assert!(results.contains("on hold for a decision (protest 1)"), "{results}");
    assert!(!results.contains("/results/final\""), "no form for a result that would be refused: {results}");
    let early = Form::on(&stale, "/results/final").with("result", "1");
    let refused = early.send(&desk.with("accept", "application/json")).await.refusal();
    assert_eq!(refused, (409, "K-PROTEST".to_owned()));
    let mine = view(&site.client, &format!("/api{}", phones[0])).await;
    assert_eq!(mine["open"][0]["held"], true, "{mine}");
    let phone = site.client.get(&phones[0]).await.body;
    assert!(phone.contains("on hold for the arbiter") && !phone.contains("/report"), "{phone}");
    assert!(!phone.contains("flag"), "why is the desk's alone: {phone}");
    let public = view(&site.client, &format!("{API}/matches")).await.to_string();
    assert!(!public.contains("protest") && !public.contains("held"), "{public}");
    for page in ["", "/bracket", "/table"] {
        let body = site.client.get(&format!("/s/zimni-pohar{page}")).await.body.to_lowercase();
        assert!(!body.contains("protest") && !body.contains("flag"), "{page}: {body}");
    }
    let affairs = view(&desk, &format!("{DESK_API}/incidents")).await;
    let one = &affairs["protests"][0];
    assert_eq!((&one["standing"], &one["by"]["name"]), (&"open".into(), &"Hráč 04".into()), "{affairs}");
    assert_eq!(one["why"], "the flag had not fallen");

    // Upheld: what the correction changes is shown first; undone it is open again, and everything as it was.
    let before = view(&site.client, &format!("{API}/stages")).await;
    let settle = Form::on(&desk.get(&list).await, "/protests/1").with("do", "uphold").with("result", "0");
    let asked = settle.send(&desk).await;
    assert!(asked.body.contains("Hráč 01 → Hráč 04"), "{}", asked.body);
    sure(&desk, &asked, "/protests/1").await;
    let after = view(&site.client, &format!("{API}/stages")).await;
    assert_ne!(before, after);
    line(&desk, &base, "/unrule", "is upheld").await;
    assert_eq!(view(&site.client, &format!("{API}/stages")).await, before);
    assert_eq!(view(&desk, &format!("{DESK_API}/incidents")).await["protests"][0]["standing"], "open");
    line(&desk, &base, "/rule-again", "is upheld").await;
    assert_eq!(view(&site.client, &format!("{API}/stages")).await, after);

    // Another one is passed over with a reason, and decided later.
    lodged(&desk, &base, "SF2", "3").await;
    let over = Form::within(&desk.get(&list).await.body, "/protests/2", "value=\"pass-over\"");
    let over = over.with("do", "pass-over");
    assert_eq!(over.clone().send(&desk).await.status, 409, "K-REASON");
    led_to(&over.with("reason", "the board meets tonight").send(&desk).await);
    led_to(&result(&desk, &base, "final", "1").await);
    let reject = Form::on(&desk.get(&list).await, "/protests/2").with("do", "reject").send(&desk).await;
    sure(&desk, &reject, "/protests/2").await;
    let late = Form::on(&desk.get(&list).await, "/protests").with("game", "SF2 3").with("reason", "late");
    assert_eq!(late.send(&desk).await.status, 409, "the final is played");

    // The log tells it in every language, and a restart loses nothing.
    let log = view(&desk, &format!("{DESK_API}/log")).await.to_string();
    for told in ["Protest 1: Hráč 04, match SF1", "Play continues despite protest 2", "Protest 2 is rejected"]
    {
        assert!(log.contains(told), "{told}: {log}");
    }
    for lang in ["cs", "sk"] {
        let page = desk.with("accept-language", lang).get(&format!("{base}/log")).await.body;
        assert!(page.contains("Protest 1: Hráč 04, zápas SF1"), "{page}");
    }
    let before = view(&desk, &format!("{DESK_API}/incidents")).await;
    site.stop().await;
    let site = Site::on(url).await;
    let desk = site.desk().await;
    assert_eq!(view(&desk, &format!("{DESK_API}/incidents")).await, before);
    site.stop().await;
}

#[tokio::test]
async fn a_protest_holds_the_matches_that_depend_on_it() {
    let folder = Folder::new();
    protested(&folder.url()).await;
}

#[tokio::test]
async fn a_protest_holds_matches_on_postgres() {
    on_postgres(|url| async move { protested(&url).await }).await;
}

#[tokio::test]
async fn an_incident_is_written_down_amended_and_withdrawn() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    let list = format!("{base}/incidents");
    // The form says nothing of the game, so there are situations of both books.
    let page = desk.get(&list).await.body;
    assert!(page.contains("value=\"illegal-move\"") && page.contains("value=\"long-absence\""), "{page}");
    let ask = format!("{base}/incidents/new?situation=wrong-colours&place=SF1");
    let form = Form::on(&desk.get(&ask).await, "/incidents/new").with("place", "SF1");
    assert_eq!(form.clone().with("fact.move", "many").send(&desk).await.status, 422);
    let told = form.with("fact.move", "3").send(&desk).await;
    assert!(told.status == 200 && told.body.contains("G-6.1.1"), "{}", told.body);
    assert!(!desk.get(&list).await.body.contains("class=\"record\""), "nothing is written down yet");
    let decided = Form::on(&told, "/incidents/new").with("place", "SF1").with("fact.move", "3");
    led_to(&decided.with("sure", "yes").with("note", "seen by both").send(&desk).await);
    let shown = desk.get(&list).await.body;
    assert!(shown.contains("seen by both") && shown.contains("match SF1, Hráč 01 – Hráč 04"), "{shown}");
    let again = Form::on(&desk.get(&ask).await, "/incidents/new").with("place", "SF1").with("fact.move", "3");
    let asked = again.with("sure", "yes").send(&desk).await;
    assert!(asked.status == 422 && asked.body.contains("name=\"again\""), "{}", asked.body);

    let one = format!("{base}/incidents/1");
    let anew = Form::on(&desk.get(&one).await, "/incidents/1").with("fact.move", "2").with("note", "by one");
    let anew = anew.with("sure", "yes");
    assert_eq!(anew.clone().send(&desk).await.status, 422, "K-REASON");
    let anew = Form::on(&desk.get(&one).await, "/incidents/1").with("fact.move", "2").with("note", "by one");
    led_to(&anew.with("sure", "yes").with("reason", "misheard").send(&desk).await);
    assert!(desk.get(&list).await.body.contains("by one"));
    let stale = Form::on(&desk.get(&one).await, "/incidents/1").with("fact.move", "4");
    let other = Form::on(&desk.get(&one).await, "/incidents/1").with("fact.move", "2").with("note", "by one");
    led_to(&other.with("fact.move", "5").with("sure", "yes").with("reason", "asked").send(&desk).await);
    let stale = stale.with("sure", "yes").with("reason", "asked as well").send(&desk).await;
    assert!(
        stale.status == 422 && stale.body.contains("asked as well"),
        "what came first stays: {}",
        stale.body
    );
    let public = site.client.get("/s/zimni-pohar").await.body;
    assert!(!public.contains("by one") && !public.contains("seen by both"), "{public}");
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "s/zimni-pohar").await;
    assert_eq!(staff.helper.get(&list).await.status, 403, "a helper enters results");
    assert!(!staff.helper.get(&base).await.body.contains("/incidents"), "and is led nowhere else");

    // It is withdrawn with what was written down anew about it, and comes back with it.
    let withdraw = Form::on(&desk.get(&list).await, "/unrule").with("reason", "wrong match");
    sure(&desk, &withdraw.send(&desk).await, "/unrule").await;
    assert!(!desk.get(&list).await.body.contains("class=\"record\""));
    line(&desk, &base, "/rule-again", "Incident 1,").await;
    assert!(desk.get(&list).await.body.contains("by one"));
    site.stop().await;
}

#[tokio::test]
async fn a_correction_of_an_early_match_says_what_falls_and_is_undone_whole() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 8).await;
    published(&desk, &base).await;
    for game in ["QF1", "QF2", "QF3", "QF4", "SF1", "SF2", "final"] {
        led_to(&result(&desk, &base, game, "1").await);
    }
    let stages = async || view(&site.client, &format!("{API}/stages")).await;
    let before = stages().await;
    let address = format!("{base}/correct/QF1");
    let form = Form::on(&desk.get(&address).await, "/correct/QF1").with("result", "0");
    let form = form.with("reason", "misread").with("take-back", "yes");
    let asked = form.with("do", "preview").send(&desk).await;
    for told in ["the result of SF1 is removed", "the result of final is removed"] {
        assert!(asked.body.contains(told), "{told}: {}", asked.body);
    }
    assert_eq!(stages().await, before, "nothing is saved yet");
    let save = Form::on(&asked, "/correct/QF1").with("result", "0").with("take-back", "yes");
    led_to(&save.with("reason", "misread").with("do", "save").send(&desk).await);
    let matches = view(&site.client, &format!("{API}/matches")).await;
    let of = |key: &str| {
        let found = matches.as_array().and_then(|lines| lines.iter().find(|line| line["key"] == key));
        found.cloned().unwrap_or_default()
    };
    assert_eq!((&of("SF1")["state"], &of("SF1")["score"]), (&"open".into(), &Value::Null), "{matches}");
    assert_eq!(of("SF2")["score"], "1 : 0", "what does not depend on it stays");
    assert_eq!(of("final"), Value::Null, "nobody knows who plays it");
    let log = view(&desk, &format!("{DESK_API}/log")).await;
    let step = log[0]["undo"]["step"].as_u64().expect("the correction").to_string();
    let page = desk.get(&format!("{base}/log")).await;
    let undo = Form::within(&page.body, "/undo", &format!("value=\"{step}\"")).with("reason", "it was right");
    sure(&desk, &undo.send(&desk).await, "/undo").await;
    assert_eq!(stages().await, before, "every result is back");
    site.stop().await;
}

#[tokio::test]
async fn numbers_of_groups_open_as_data_too() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "groups-knockout", 8).await;
    assert_eq!(
        site.client.get(&format!("{API}/groups/A/1")).await.status,
        404,
        "the draw does not count yet"
    );
    published(&desk, &base).await;
    led_to(&result(&desk, &base, "A.1.1", "1").await);
    let stages = view(&site.client, &format!("{API}/stages")).await;
    let group = &stages["stages"][0]["groups"][0];
    for line in group["lines"].as_array().expect("a table") {
        let (id, who) = (group["id"].as_str().expect("a group"), &line["id"]);
        let derived = view(&site.client, &format!("{API}/groups/{id}/{who}")).await;
        let page = site.client.get(&format!("/s/zimni-pohar/groups/{id}/{who}")).await.body;
        assert_eq!(derived["name"], line["name"], "{derived}");
        let columns = derived["columns"].as_array().expect("numbers");
        assert!(!columns.is_empty());
        let parts = columns.iter().flat_map(|column| column["parts"].as_array().cloned().unwrap_or_default());
        for text in parts.chain(columns.iter().map(|column| column["value"].clone())) {
            let text = text.as_str().expect("a sentence").to_owned();
            assert!(page.contains(&text), "the page says the same: {text}: {page}");
        }
        assert!(derived["why"].as_array().is_some_and(|why| !why.is_empty()), "{derived}");
        let desk_side = view(&desk, &format!("{DESK_API}/groups/{id}/{who}")).await;
        assert_eq!(desk_side, derived, "everybody may see everything here");
    }
    for nothing in ["A/99", "Z/1", "A/x"] {
        assert_eq!(site.client.get(&format!("{API}/groups/{nothing}")).await.status, 404, "{nothing}");
    }
    site.stop().await;
}

#[tokio::test]
async fn whoever_is_missing_is_the_same_person_on_a_list_that_is_saved_anew() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    let entries = format!("{base}/entries");
    let save = async |list: &str| {
        let form = Form::on(&desk.get(&entries).await, "/entries").with("name", "Zimní pohár");
        let form = form.with("list", list).with("form", "knockout").with("losers", "third");
        led_to(&form.with("seeding", "list").send(&desk).await);
    };
    let missing = async || {
        // Who has not come is the desk's alone until the draw counts.
        let log = view(&desk, &format!("{DESK_API}/draw")).await.to_string();
        ["Jan Novák", "Jan Novk", "Eva Malá", "Petr Velký"].map(|name| log.matches(name).count())
    };
    save("Jan Novák; Praha\nJan Novák; Brno\nEva Malá\nPetr Velký").await;
    let present = "here=1&here=3&here=4";
    let shown = Form::on(&desk.get(&entries).await, "/check-in").send_with(&desk, present).await;
    led_to(&Form::on(&shown, "/check-in").with("sure", "yes").send_with(&desk, present).await);
    let names = missing().await;
    assert!(names[0] > 0, "one of the two plays: {names:?}");
    // Lines move, and the other one of the same name does not become the missing one.
    save("Petr Velký\nJan Novák; Brno\nEva Malá\nJan Novák; Praha").await;
    let page = desk.get(&entries).await.body;
    let boxes = |page: &str| -> Vec<bool> {
        page.split("name=\"here\"")
            .skip(1)
            .map(|rest| rest.split('>').next().unwrap_or_default().contains("checked"))
            .collect()
    };
    assert_eq!(boxes(&page), [true, false, true, true], "{page}");
    // A name is corrected: it is still the one who is missing.
    save("Petr Velký\nJan Nowák; Brno\nEva Malá\nJan Novák; Praha").await;
    assert_eq!(boxes(&desk.get(&entries).await.body), [true, false, true, true]);
    // Somebody else comes instead: nobody is missing.
    save("Petr Velký\nAdam Krátký; Brno\nEva Malá\nJan Novák; Praha").await;
    assert_eq!(boxes(&desk.get(&entries).await.body), [true, true, true, true]);
    site.stop().await;
}

#[tokio::test]
async fn the_log_calls_people_as_the_list_did_then() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    let entries = format!("{base}/entries");
    let away = async |present: &str| {
        let shown = Form::on(&desk.get(&entries).await, "/check-in").send_with(&desk, present).await;
        led_to(&Form::on(&shown, "/check-in").with("sure", "yes").send_with(&desk, present).await);
    };
    away("here=2&here=3&here=4").await;
    away("here=1&here=2&here=3&here=4").await;
    published(&desk, &base).await;
    let page = desk.get(&format!("{entries}/1")).await;
    led_to(&Form::on(&page, "/entries/1").with("name", "Anna Nová").send(&desk).await);
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::within(&page.body, "/draw", "value=\"recall\"").with("do", "recall").send(&desk).await);
    away("here=2&here=3&here=4").await;
    let log = view(&desk, &format!("{DESK_API}/log")).await;
    let texts = log.as_array().expect("lines").iter().filter_map(|line| line["text"].as_str());
    let checked: Vec<&str> = texts.filter(|text| text.contains("absent")).collect();
    assert!(checked.first().is_some_and(|text| text.contains("Anna Nová")), "{log}");
    assert!(checked.last().is_some_and(|text| text.contains("Hráč 01")), "{log}");
    site.stop().await;
}
