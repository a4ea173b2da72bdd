//! Incidents and protests in a knockout, corrections after later matches, and who is who on a list that is changed.

use serde_json::Value;

use crate::client::Client;
use crate::contest::view;
use crate::crew::Staff;
use crate::cup::{
    about, button, correction, draws, latest, linked, made, made_with, pairing, published, result,
    result_form, sure, turn,
};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const API: &str = "/api/t/zimni-pohar";
const DESK_API: &str = "/api/desk/t/zimni-pohar";

/// The steps of the log with this text that can be undone, or redone, the latest first.
async fn steps(desk: &Client, path: &str, text: &str) -> Vec<u64> {
    let log = view(desk, &format!("{DESK_API}/log")).await;
    let standing = if path == "/undo" { "counts" } else { "undone" };
    let of = |line: &&Value| line["standing"] == standing && line["events"].to_string().contains(text);
    let found = log.as_array().expect("steps").iter().filter(of);
    found.map(|line| line["step"].as_u64().expect("a number")).collect()
}

/// Undoes the latest step of the log with this text, or does it again.
async fn line(desk: &Client, base: &str, path: &str, text: &str) {
    let found = steps(desk, path, text).await;
    turn(desk, base, path, *found.first().expect("a step of the log"), "a mistake").await;
}

/// The same with the oldest one.
async fn first(desk: &Client, base: &str, path: &str, text: &str) {
    let found = steps(desk, path, text).await;
    turn(desk, base, path, *found.last().expect("a step of the log"), "a mistake").await;
}

async fn lodged(desk: &Client, base: &str, game: &str, by: &str) {
    let game = pairing(desk, base, game).await;
    let page = desk.get(&format!("{base}/incidents")).await;
    let form = Form::on(&page, "/protests").with("game", &format!("{game}.{by}"));
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
    assert_eq!(lodge("main/SF1/1-4.4").send(&desk).await.status, 409, "a protest says why");
    for wrong in ["", "SF1", "SF1 x", "main/SF1/1-4", "main/SF1/1-4.x"] {
        assert_eq!(lodge(wrong).with("reason", "why").send(&desk).await.status, 400, "{wrong}");
    }
    for refused in ["main/SF1/1-4.2", "main/nothing/1-4.1", "main/SF1/1-4.99", "main/SF1/1-2.1"] {
        assert_eq!(lodge(refused).with("reason", "why").send(&desk).await.status, 409, "{refused}");
    }
    let stale = desk.get(&format!("{base}/results")).await;
    lodged(&desk, &base, "SF1", "4").await;

    // The organiser is notified, all who depend on it wait, and no other page shows it.
    let today = desk.get(&base).await.body;
    for text in ["Protest 1 (match SF1)", "K-PROTEST", "/incidents#q1", "Protests to decide: 1"] {
        assert!(today.contains(text), "{text}: {today}");
    }
    let results = desk.get(&format!("{base}/results")).await.body;
    assert!(results.contains("on hold for a decision (protest 1)"), "{results}");
    assert!(!results.contains("id=\"r-final\""), "no form for a result that would be refused: {results}");
    let early = result_form(&stale, "final").with("result", "1");
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
        let body = site.client.get(&format!("/t/zimni-pohar{page}")).await.body.to_lowercase();
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
    sure(&desk, &asked, "/protests/1", "two witnesses").await;
    let after = view(&site.client, &format!("{API}/stages")).await;
    assert_ne!(before, after);
    line(&desk, &base, "/undo", "protest 1 decided: upheld").await;
    assert_eq!(view(&site.client, &format!("{API}/stages")).await, before);
    assert_eq!(view(&desk, &format!("{DESK_API}/incidents")).await["protests"][0]["standing"], "open");
    line(&desk, &base, "/redo", "protest 1 decided: upheld").await;
    assert_eq!(view(&site.client, &format!("{API}/stages")).await, after);

    // Another one is passed over with a reason, and decided later.
    lodged(&desk, &base, "SF2", "3").await;
    let over = Form::within(&desk.get(&list).await.body, "/protests/2", "value=\"pass-over\"");
    let over = over.with("do", "pass-over");
    assert_eq!(over.clone().send(&desk).await.status, 409, "K-REASON");
    led_to(&over.with("reason", "the board meets tonight").send(&desk).await);
    led_to(&result(&desk, &base, "final", "1").await);
    let reject = Form::on(&desk.get(&list).await, "/protests/2").with("do", "reject").send(&desk).await;
    sure(&desk, &reject, "/protests/2", "two witnesses").await;
    let late =
        Form::on(&desk.get(&list).await, "/protests").with("game", "main/SF2/2-3.3").with("reason", "late");
    assert_eq!(late.send(&desk).await.status, 409, "the final is played");

    // The log shows it in every language, and a restart loses nothing.
    let log = view(&desk, &format!("{DESK_API}/log")).await.to_string();
    for text in [
        "protest 1 against match SF1 by Hráč 04",
        "play continues although protest 2",
        "protest 2 decided: rejected",
    ] {
        assert!(log.contains(text), "{text}: {log}");
    }
    for (lang, text) in [("cs", "protest 1 proti zápasu SF1"), ("sk", "protest 1 proti zápasu SF1")] {
        let page = desk.with("accept-language", lang).get(&format!("{base}/log")).await.body;
        assert!(page.contains(text) && page.contains("Hráč 04"), "{text}: {page}");
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
    let place = pairing(&desk, &base, "SF1").await;
    let ask = format!("{base}/incidents/new?situation=wrong-colours&place={place}");
    let form = Form::on(&desk.get(&ask).await, "/incidents/new").with("place", &place);
    assert_eq!(form.clone().with("fact.move", "many").send(&desk).await.status, 422);
    let advised = form.with("fact.move", "3").send(&desk).await;
    assert!(advised.status == 200 && advised.body.contains("G-6.1.1"), "{}", advised.body);
    assert!(!desk.get(&list).await.body.contains("class=\"record\""), "nothing is written down yet");
    let decided = Form::on(&advised, "/incidents/new").with("place", &place).with("fact.move", "3");
    led_to(&decided.with("sure", "yes").with("note", "seen by both").send(&desk).await);
    let shown = desk.get(&list).await.body;
    assert!(shown.contains("seen by both") && shown.contains("match SF1, Hráč 01 – Hráč 04"), "{shown}");
    let again =
        Form::on(&desk.get(&ask).await, "/incidents/new").with("place", &place).with("fact.move", "3");
    let asked = again.with("sure", "yes").send(&desk).await;
    assert!(asked.status == 422 && asked.body.contains("name=\"again\""), "{}", asked.body);

    let one = format!("{base}/incidents/1");
    let again = Form::on(&desk.get(&one).await, "/incidents/1").with("fact.move", "2").with("note", "by one");
    let again = again.with("sure", "yes");
    assert_eq!(again.clone().send(&desk).await.status, 422, "K-REASON");
    let again = Form::on(&desk.get(&one).await, "/incidents/1").with("fact.move", "2").with("note", "by one");
    led_to(&again.with("sure", "yes").with("reason", "misheard").send(&desk).await);
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
    let public = site.client.get("/t/zimni-pohar").await.body;
    assert!(!public.contains("by one") && !public.contains("seen by both"), "{public}");
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "t/zimni-pohar").await;
    assert_eq!(staff.helper.get(&list).await.status, 403, "a helper enters results");
    assert!(!staff.helper.get(&base).await.body.contains("/incidents"), "and is led nowhere else");

    // It is withdrawn with what was rewritten about it, and comes back with it. By the law of undo that comes off first
    // which was written last; the page says which step that is.
    let withdraw = async || {
        let form = Form::on(&desk.get(&list).await, "/undo").with("reason", "wrong match");
        form.send(&desk).await
    };
    for number in [2, 1] {
        let refused = withdraw().await;
        assert!(
            refused.status == 409 && refused.body.contains("depends on it"),
            "{number}: {}",
            refused.body
        );
        line(&desk, &base, "/undo", "incident 1 amended").await;
    }
    sure(&desk, &withdraw().await, "/undo", "wrong match").await;
    assert!(!desk.get(&list).await.body.contains("class=\"record\""));
    line(&desk, &base, "/redo", "incident 1 match").await;
    for _ in [1, 2] {
        first(&desk, &base, "/redo", "incident 1 amended").await;
    }
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
    let form = correction(&desk, &base, "QF1", "0", "misread").await.with("take-back", "yes");
    let asked = form.send(&desk).await;
    for text in ["the result of SF1 is removed", "the result of final is removed"] {
        assert!(asked.body.contains(text), "{text}: {}", asked.body);
    }
    assert_eq!(stages().await, before, "nothing is saved yet");
    let save = Form::on(&asked, &pairing(&desk, &base, "QF1").await).with("take-back", "yes");
    led_to(&save.with("reason", "misread").with("sure", "yes").send(&desk).await);
    let matches = view(&site.client, &format!("{API}/matches")).await;
    let of = |key: &str| {
        let found = matches.as_array().and_then(|lines| lines.iter().find(|line| line["key"] == key));
        found.cloned().unwrap_or_default()
    };
    assert_eq!((&of("SF1")["state"], &of("SF1")["score"]), (&"open".into(), &Value::Null), "{matches}");
    assert_eq!(of("SF2")["score"], "1 : 0", "what does not depend on it stays");
    assert_eq!(of("final"), Value::Null, "nobody knows who plays it");
    let step = latest(&desk, &base).await["step"].as_u64().expect("the correction");
    turn(&desk, &base, "/undo", step, "it was right").await;
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
        site.client.get(&format!("{API}/groups/main/A/1")).await.status,
        404,
        "the draw does not count yet"
    );
    published(&desk, &base).await;
    led_to(&result(&desk, &base, "A.1.1", "1").await);
    let stages = view(&site.client, &format!("{API}/stages")).await;
    let group = &stages["stages"][0]["groups"][0];
    for line in group["lines"].as_array().expect("a table") {
        let (id, who) = (group["id"].as_str().expect("a group"), &line["id"]);
        let derived = view(&site.client, &format!("{API}/groups/main/{id}/{who}")).await;
        let page = site.client.get(&format!("/t/zimni-pohar/groups/main/{id}/{who}")).await.body;
        assert_eq!(derived["name"], line["name"], "{derived}");
        let columns = derived["columns"].as_array().expect("numbers");
        assert!(!columns.is_empty());
        let parts = columns.iter().flat_map(|column| column["parts"].as_array().cloned().unwrap_or_default());
        for text in parts.chain(columns.iter().map(|column| column["value"].clone())) {
            let text = text.as_str().expect("a sentence").to_owned();
            assert!(page.contains(&text), "the page says the same: {text}: {page}");
        }
        assert!(derived["why"].as_array().is_some_and(|why| !why.is_empty()), "{derived}");
        let desk_side = view(&desk, &format!("{DESK_API}/groups/main/{id}/{who}")).await;
        assert_eq!(desk_side, derived, "everybody may see everything here");
    }
    for nothing in ["main/A/99", "main/Z/1", "main/A/x", "nowhere/A/1"] {
        assert_eq!(site.client.get(&format!("{API}/groups/{nothing}")).await.status, 404, "{nothing}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_missing_player_is_the_same_person_on_a_list_that_is_saved_again() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let page = Form::on(&desk.get("/desk/new/plan").await, "/desk/new/plan").with("name", "Zimní pohár");
    let page = page.with("list", "Jan Novák; Praha\nJan Novák; Brno\nEva Malá\nPetr Velký");
    let page = page.with("form", "knockout").with("losers", "third").with("seeding", "list");
    let base = led_to(&page.with("check-in", "yes").send(&desk).await).trim_end_matches("/draw").to_owned();
    let here = async |who: u32| {
        let page = desk.get(&format!("{base}/check-in")).await;
        led_to(&Form::on(&page, &format!("/here/{who}")).with("do", "check-in").send(&desk).await);
    };
    let standings = async || {
        let entries = view(&desk, &format!("{DESK_API}/entries")).await["lines"].clone();
        let mut lines = entries.as_array().expect("everybody").clone();
        lines.sort_by_key(|line| line["id"].as_u64());
        lines.into_iter().map(|line| line["standing"] == "here").collect::<Vec<bool>>()
    };
    let edited = async |who: u32, name: &str, club: &str| {
        let (page, action) = (desk.get(&format!("{base}/entries/{who}")).await, format!("/entries/{who}"));
        let form = Form::within(&page.body, &action, "value=\"edit\"").with("name", name).with("club", club);
        sure(&desk, &form.send(&desk).await, &action, "").await;
    };
    for who in [1, 3, 4] {
        here(who).await;
    }
    draws(&desk, &base).await;
    // Who has not come is for organisers only until the plan counts.
    let drawn = view(&desk, &format!("{DESK_API}/plan/main")).await.to_string();
    assert!(drawn.contains("Jan Novák"), "one of the two plays: {drawn}");
    assert_eq!(standings().await, [true, false, true, true]);
    // The list is changed, and the other one of the same name does not become the missing one.
    edited(1, "Jan Novák", "Ostrava").await;
    assert_eq!(standings().await, [true, false, true, true]);
    // A name is corrected: it is still the one who is missing.
    edited(2, "Jan Nowák", "Brno").await;
    assert_eq!(standings().await, [true, false, true, true]);
    // Another one comes instead, and the missing one is gone: no player is missing.
    about(&desk, &base, 2, "withdraw").await;
    let add = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/add");
    led_to(&add.with("name", "Adam Krátký").with("club", "Brno").send(&desk).await);
    here(5).await;
    draws(&desk, &base).await;
    let drawn = view(&desk, &format!("{DESK_API}/plan/main")).await.to_string();
    assert!(drawn.contains("Adam Krátký") && !drawn.contains("Nowák"), "{drawn}");
    site.stop().await;
}

#[tokio::test]
async fn the_log_calls_people_as_the_list_did_then() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made_with(&desk, "knockout", 4, &[("check-in", "yes")]).await;
    let here = async |who: u32, order: &str| {
        let page = desk.get(&format!("{base}/check-in")).await;
        led_to(&Form::on(&page, &format!("/here/{who}")).with("do", order).send(&desk).await);
    };
    for who in [1, 2, 3, 4] {
        here(who, "check-in").await;
    }
    draws(&desk, &base).await;
    published(&desk, &base).await;
    let page = desk.get(&format!("{base}/entries/1")).await;
    let form = Form::within(&page.body, "/entries/1", "value=\"edit\"").with("name", "Anna Nová");
    let form = form.with("rating", "2390").with("club", "Klub 1");
    sure(&desk, &form.send(&desk).await, "/entries/1", "misspelt").await;
    led_to(&button(&desk, &base, "recall").await.with("reason", "too early").send(&desk).await);
    here(1, "check-out").await;
    // Steps are found under the name that is used now; the one that was entered is kept where it was entered.
    let log = view(&desk, &format!("{DESK_API}/log")).await;
    let steps = log.as_array().expect("steps").iter();
    let texts: Vec<String> = steps.map(|step| step["events"].to_string()).collect();
    assert!(texts.first().is_some_and(|text| text.contains("check-in of Anna Nová undone")), "{log}");
    assert!(texts.iter().any(|text| text.contains("Hráč 01 entered")), "{log}");
    assert!(texts.iter().any(|text| text.contains("Anna Nová changed")), "{log}");
    site.stop().await;
}
