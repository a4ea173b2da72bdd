//! The desk on the day: the draft by hand, corrections with a preview, the door, incidents, protests, settings.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};

/// A tournament of six whose round 1 is drafted; its address at the desk.
async fn drafted(desk: &Client, system: &str) -> String {
    let base = created(desk, system, "5").await;
    entered(desk, &base).await;
    draw(desk, &base).await;
    base
}

async fn draw(desk: &Client, base: &str) {
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::on(&page, "/draw").send(desk).await);
}

/// The pairs of the draft, by numbers in the log.
async fn pairs(desk: &Client) -> Vec<(u64, u64)> {
    let draft = desk.get("/api/desk/t/jarni-prebor/draft").await.ok();
    let tables = draft["view"]["draft"]["tables"].as_array().expect("tables").clone();
    let id = |table: &Value, side: &str| table["seats"][side]["id"].as_u64().expect("a number");
    tables.iter().map(|table| (id(table, "first"), id(table, "second"))).collect()
}

fn sheet(pairs: &[(u64, u64)]) -> String {
    let pairs: Vec<String> = pairs.iter().map(|(first, second)| format!("{first}-{second}")).collect();
    format!("{};", pairs.join(","))
}

/// Asks about a form, then sends it for good.
async fn sure(desk: &Client, asked: &Answer, action: &str, reason: &str) -> String {
    led_to(&Form::on(asked, action).with("reason", reason).with("sure", "yes").send(desk).await)
}

async fn play(desk: &Client, base: &str, round: u32) {
    for table in 1..=3 {
        led_to(&result(desk, base, round, table, "1").await);
    }
}

#[tokio::test]
async fn what_a_sheet_would_break_is_told_with_its_clause() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "fide-1992").await;
    let first = pairs(&desk).await;
    led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw/publish").send(&desk).await);
    play(&desk, &base, 1).await;
    draw(&desk, &base).await;
    let check = "/api/desk/t/jarni-prebor/draft/check";
    let asked = |pairs: &[(u64, u64)]| json!({ "pairs": pairs, "byes": [] });
    // The same pairs as in round 1 have all met before.
    let told = desk.post(check, &asked(&first)).await.ok();
    let view = &told["view"];
    assert_eq!((&view["possible"], &view["breaks"]), (&json!(true), &json!(true)));
    for table in view["tables"].as_array().expect("tables") {
        let clauses: Vec<&str> =
            table.as_array().into_iter().flatten().filter_map(|one| one["clause"].as_str()).collect();
        assert!(clauses.contains(&"R-B1a"), "{table}");
    }
    // Winners met losers in it, which is worth a note.
    assert!(view.to_string().contains("R-B3"), "{view}");
    let own = pairs(&desk).await;
    let told = desk.post(check, &asked(&own)).await.ok();
    assert_eq!(told["view"]["breaks"], json!(false), "the program keeps its own rules: {told}");
    let told = desk.post(check, &asked(&own[1..])).await.ok();
    assert_eq!(told["view"]["possible"], json!(false), "two are forgotten");
    let unknown = desk.post(check, &asked(&[(1, 99)])).await;
    assert_eq!(unknown.status, 409);
    for body in [json!({}), json!({"pairs": [[1]], "byes": []}), json!({"pairs": [[1, -2]], "byes": []})] {
        assert_eq!(desk.post(check, &body).await.status, 400, "{body}");
    }
    assert_eq!(site.client.post(check, &asked(&own)).await.status, 403);
    site.stop().await;
}

#[tokio::test]
async fn a_draft_is_changed_by_hand_and_published_with_its_reason() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "fide-1992").await;
    let page = format!("{base}/draw");
    let drawn = pairs(&desk).await;
    let mut wanted = drawn.clone();
    (wanted[0].0, wanted[1].0) = (wanted[1].0, wanted[0].0);
    let form = Form::on(&desk.get(&page).await, "/draw/sheet");
    let without = form.clone().with("sheet", &sheet(&wanted)).send(&desk).await;
    assert_eq!(without.status, 409, "K-REASON");
    for text in ["", "1-2", "x", &"1-2,".repeat(30_000)] {
        let status = form.clone().with("sheet", text).with("reason", "why").send(&desk).await.status;
        assert!([400, 413].contains(&status), "{status}");
    }
    let form = form.with("sheet", &sheet(&wanted)).with("reason", "friends from one club");
    led_to(&form.send(&desk).await);
    assert_eq!(pairs(&desk).await, wanted);
    // Back to what the program has drawn.
    let changed = desk.get(&page).await;
    assert!(changed.body.contains("Back to the proposal"));
    led_to(&Form::on(&changed, "/draw").send(&desk).await);
    assert_eq!(pairs(&desk).await, drawn);
    // Without script: sides of a table, and two from a list.
    let form = Form::on(&desk.get(&page).await, "/draw/exchange");
    led_to(&form.with("swap", "1").with("reason", "colours").send(&desk).await);
    assert_eq!(pairs(&desk).await[0], (drawn[0].1, drawn[0].0));
    let form = Form::on(&desk.get(&page).await, "/draw/exchange");
    let (one, other) = (drawn[1].0.to_string(), drawn[2].0.to_string());
    led_to(&form.with("one", &one).with("other", &other).with("reason", "why").send(&desk).await);
    assert_eq!((pairs(&desk).await[1].0, pairs(&desk).await[2].0), (drawn[2].0, drawn[1].0));
    // Saved and published in one; the same form sent again counts once.
    let form = Form::on(&desk.get(&page).await, "/draw/sheet");
    let form = form.with("sheet", &sheet(&wanted)).with("reason", "why").with("publish", "yes");
    assert!(led_to(&form.send(&desk).await).ends_with("/results"));
    assert!(led_to(&form.send(&desk).await).ends_with("/results"));
    let round = site.client.get("/api/t/jarni-prebor/rounds/1").await.ok();
    assert_eq!(round["view"]["tables"][0]["seats"]["first"]["id"].as_u64(), Some(wanted[0].0));
    assert_eq!(site.client.get("/api/t/jarni-prebor/rounds/2").await.status, 404, "one round was published");
    site.stop().await;
}

#[tokio::test]
async fn a_stale_form_is_told_what_came_in_between() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let (desk, other) = (site.desk().await, site.desk().await);
    let base = drafted(&desk, "fide-1992").await;
    drop(drawn_of(&desk, &base).await);
    led_to(&result(&desk, &base, 1, 2, "1").await);
    let person = format!("{base}/entries/1");
    let form = Form::on(&desk.get(&person).await, "/entries/1");
    let asked = form.with("do", "withdraw").send(&desk).await;
    assert_eq!(asked.status, 200);
    // Meanwhile another arbiter enters a result.
    led_to(&result(&other, &base, 1, 1, "0").await);
    let save = Form::on(&asked, "/entries/1").with("reason", "ill").with("sure", "yes");
    let stale = save.send(&desk).await;
    assert_eq!(stale.status, 409, "K-STALE");
    assert!(stale.body.contains("Eva: Round 1, table 1"), "{}", stale.body);
    assert!(stale.body.contains("value=\"withdraw\""), "what was wanted is kept");
    // The page shows it anew, with the newest version: now it counts.
    sure(&desk, &stale, "/entries/1", "ill").await;
    assert!(desk.get(&format!("{base}/entries")).await.body.contains("Withdrawn"));
    site.stop().await;
}

async fn drawn_of(desk: &Client, base: &str) -> String {
    led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw/publish").send(desk).await)
}

#[tokio::test]
async fn absences_are_previewed_announced_cancelled_and_corrected() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "fide-1992").await;
    let person = format!("{base}/entries/2");
    let form = |page: &Answer| Form::on(page, "/entries/2");
    let absent =
        form(&desk.get(&person).await).with("round", "1").with("idle", "announced").with("do", "absent");
    let asked = absent.send(&desk).await;
    assert!(asked.body.contains("has no opponent in round 1") && asked.body.contains("draft of round 1"));
    assert!(desk.get(&format!("{base}/draw")).await.body.contains("id=\"draft\""), "nothing is saved yet");
    sure(&desk, &asked, "/entries/2", "").await;
    assert!(desk.get(&person).await.body.contains("value=\"cancel\""));
    let cancel = form(&desk.get(&person).await).with("round", "1").with("do", "cancel").send(&desk).await;
    sure(&desk, &cancel, "/entries/2", "").await;
    let absent =
        form(&desk.get(&person).await).with("round", "1").with("idle", "absent").with("do", "absent");
    sure(&desk, &absent.send(&desk).await, "/entries/2", "").await;
    drawn_and_published(&desk, &base).await;
    // What it was is corrected later, which needs a reason and changes points.
    let correct =
        form(&desk.get(&person).await).with("round", "1").with("idle", "half-point").with("do", "absent");
    let asked = correct.send(&desk).await;
    assert!(asked.body.contains("0 → 0.5"), "{}", asked.body);
    let refused = form(&asked).with("sure", "yes").send(&desk).await;
    assert_eq!(refused.status, 409, "K-REASON");
    sure(&desk, &refused, "/entries/2", "it was promised").await;
    assert!(desk.get(&format!("{base}/log")).await.body.contains("corrected from"));
    for (field, value) in [("idle", "bye"), ("round", "0"), ("round", "x"), ("do", "dance")] {
        let wrong =
            form(&desk.get(&person).await).with("round", "1").with("idle", "absent").with("do", "absent");
        let status = wrong.with(field, value).send(&desk).await.status;
        assert!([400, 422].contains(&status), "{field}={value}: {status}");
    }
    assert_eq!(desk.get(&format!("{base}/entries/99")).await.status, 404);
    assert_eq!(site.client.get(&person).await.status, 401);
    site.stop().await;
}

#[tokio::test]
async fn entries_are_edited_and_late_ones_come_with_a_preview() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "fide-1992", "5").await;
    entered(&desk, &base).await;
    let person = format!("{base}/entries/1");
    let page = desk.get(&person).await;
    let form =
        Form::on(&page, "/entries/1").with("name", "Chalupová").with("rating", "2100").with("club", "Kolín");
    sure(&desk, &form.send(&desk).await, "/entries/1", "").await;
    assert!(desk.get(&format!("{base}/entries")).await.body.contains("Chalupová"));
    // Before round 1 the number can be given.
    let page = desk.get(&person).await;
    let asked = Form::on(&page, "/entries/1").with("do", "number").with("number", "3").send(&desk).await;
    sure(&desk, &asked, "/entries/1", "").await;
    draw(&desk, &base).await;
    let entries = site.client.get("/api/t/jarni-prebor/entries").await.ok();
    assert_eq!(entries["view"]["lines"][2]["name"], "Chalupová");
    drawn_of(&desk, &base).await;
    // Later a rating is a correction with a reason, and an entry is late.
    let page = desk.get(&person).await;
    assert!(!page.body.contains("value=\"number\""), "numbers are fixed (K-LOCK)");
    let form = Form::on(&page, "/entries/1").with("name", "Chalupová").with("rating", "1500");
    let asked = form.send(&desk).await;
    assert!(asked.body.contains("name=\"reason\" maxlength=\"500\" value=\"\" required"), "{}", asked.body);
    sure(&desk, &asked, "/entries/1", "the list was old").await;
    let add = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/add");
    let asked = add.with("name", "Pozdní Host").with("rating", "1400").send(&desk).await;
    assert_eq!(asked.status, 200, "a late entry is shown first");
    sure(&desk, &asked, "/entries/add", "").await;
    assert!(desk.get(&format!("{base}/entries")).await.body.contains("Pozdní Host"));
    let withdraw = Form::on(&desk.get(&person).await, "/entries/1").with("do", "withdraw").send(&desk).await;
    assert!(withdraw.body.contains("counts as withdrawn"));
    sure(&desk, &withdraw, "/entries/1", "").await;
    let back = Form::on(&desk.get(&person).await, "/entries/1").with("do", "return").send(&desk).await;
    sure(&desk, &back, "/entries/1", "").await;
    site.stop().await;
}

#[tokio::test]
async fn the_door_checks_in_and_leaves_out_who_is_not_here() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "fide-1992", "5").await;
    entered(&desk, &base).await;
    let door = format!("{base}/check-in");
    for who in 1..=4 {
        let form = Form::on(&desk.get(&door).await, &format!("/here/{who}"));
        led_to(&form.send(&desk).await);
    }
    // The module of the page asks for data.
    let form = Form::on(&desk.get(&door).await, "/here/5");
    let told = form.send(&desk.with("accept", "application/json")).await.ok();
    assert_eq!((&told["standing"], &told["here"]), (&json!("here"), &json!(5)));
    let form = Form::on(&desk.get(&door).await, "/here/5");
    let told = form.send(&desk.with("accept", "application/json")).await.ok();
    assert_eq!(told["standing"], json!("entered"), "the same key takes it back");
    let asked = Form::on(&desk.get(&door).await, "/check-in/absent").send(&desk).await;
    assert!(asked.body.contains("Hynek: has no opponent in round 1"), "{}", asked.body);
    sure(&desk, &asked, "/check-in/absent", "").await;
    draw(&desk, &base).await;
    assert_eq!(pairs(&desk).await.len(), 2, "four are here");
    let nobody =
        Form::on(&desk.get(&format!("{base}/log")).await, "/undo").without("token").send(&desk).await;
    assert_eq!(nobody.status, 403);
    assert_eq!(site.client.get(&door).await.status, 401);
    site.stop().await;
}
