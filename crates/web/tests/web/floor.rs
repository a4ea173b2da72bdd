//! The organiser's pages on the day: the draft by hand, corrections with a preview, check-in, incidents, protests,
//! settings.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::crew::Staff;
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};

/// A tournament of six whose round 1 is drafted; its organiser's address.
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
    led_to(&Form::again(asked, action).with("reason", reason).with("sure", "yes").send(desk).await)
}

async fn play(desk: &Client, base: &str, round: u32) {
    for table in 1..=3 {
        led_to(&result(desk, base, round, table, "1").await);
    }
}

#[tokio::test]
async fn what_a_sheet_would_break_is_reported_with_its_clause() {
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
    let answer = desk.post(check, &asked(&first)).await.ok();
    let view = &answer["view"];
    assert_eq!((&view["possible"], &view["breaks"]), (&json!(true), &json!(true)));
    for table in view["tables"].as_array().expect("tables") {
        let clauses: Vec<&str> =
            table.as_array().into_iter().flatten().filter_map(|one| one["clause"].as_str()).collect();
        assert!(clauses.contains(&"R-B1a"), "{table}");
    }
    // Winners met losers in it, which is worth a note.
    assert!(view.to_string().contains("R-B3"), "{view}");
    let own = pairs(&desk).await;
    let answer = desk.post(check, &asked(&own)).await.ok();
    assert_eq!(answer["view"]["breaks"], json!(false), "the program keeps its own rules: {answer}");
    let answer = desk.post(check, &asked(&own[1..])).await.ok();
    assert_eq!(answer["view"]["possible"], json!(false), "two are forgotten");
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
    // Back to what the program has paired.
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
async fn a_stale_form_shows_what_came_in_between() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let other = desk.clone();
    let base = drafted(&desk, "fide-1992").await;
    published(&desk, &base).await;
    led_to(&result(&desk, &base, 1, 2, "1").await);
    let person = format!("{base}/entries/1");
    let form = Form::on(&desk.get(&person).await, "/entries/1");
    let asked = form.with("do", "withdraw").send(&desk).await;
    assert_eq!(asked.status, 200);
    // Meanwhile another arbiter enters a result, which is another matter, and lets the same person be absent.
    led_to(&result(&other, &base, 1, 1, "0").await);
    let absent = Form::on(&other.get(&person).await, "/entries/1");
    let absent = absent.with("round", "2").with("idle", "announced").with("do", "absent").send(&other).await;
    sure(&other, &absent, "/entries/1", "").await;
    let save = Form::on(&asked, "/entries/1").with("reason", "ill").with("sure", "yes");
    let stale = save.send(&desk).await;
    assert_eq!(stale.status, 409, "K-STALE");
    assert!(stale.body.contains("Eva: round 1, table 1"), "{}", stale.body);
    assert!(stale.body.contains("Eva: Chalupa"), "{}", stale.body);
    assert!(stale.body.contains("value=\"withdraw\""), "what was wanted is kept");
    // The page shows it again, with the newest version: now it counts.
    sure(&desk, &stale, "/entries/1", "ill").await;
    assert!(desk.get(&format!("{base}/entries")).await.body.contains("withdrawn"));
    site.stop().await;
}

async fn published(desk: &Client, base: &str) {
    led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw/publish").send(desk).await);
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
    assert!(asked.body.contains("does not play") && asked.body.contains("draft of round 1"));
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
    published(&desk, &base).await;
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
    let answer = form.send(&desk.with("accept", "application/json")).await.ok();
    assert_eq!((&answer["standing"], &answer["here"]), (&json!("here"), &json!(5)));
    let form = Form::on(&desk.get(&door).await, "/here/5");
    let answer = form.send(&desk.with("accept", "application/json")).await.ok();
    assert_eq!(answer["standing"], json!("entered"), "the same key takes it back");
    let asked = Form::on(&desk.get(&door).await, "/check-in/absent").send(&desk).await;
    assert!(asked.body.contains("Hynek: does not play in round 1"), "{}", asked.body);
    sure(&desk, &asked, "/check-in/absent", "").await;
    draw(&desk, &base).await;
    assert_eq!(pairs(&desk).await.len(), 2, "four are here");
    let nobody =
        Form::on(&desk.get(&format!("{base}/log")).await, "/undo").without("token").send(&desk).await;
    assert_eq!(nobody.status, 403);
    assert_eq!(site.client.get(&door).await.status, 401);
    site.stop().await;
}

#[tokio::test]
async fn an_incident_is_written_down_with_the_advice_of_the_rules() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "swiss").await;
    published(&desk, &base).await;
    let list = format!("{base}/incidents");
    assert!(desk.get(&list).await.body.contains("value=\"illegal-move\""));
    // A rule of the other book is not offered here.
    assert!(!desk.get(&list).await.body.contains("value=\"long-absence\""));
    let ask = format!("{base}/incidents/new?situation=wrong-colours&place=1.1");
    let form = Form::on(&desk.get(&ask).await, "/incidents/new").with("place", "1.1");
    let wrong = form.clone().with("fact.move", "many").send(&desk).await;
    assert_eq!(wrong.status, 422, "{}", wrong.body);
    assert!(wrong.body.contains("number of moves on the board") && !wrong.body.contains("“move”"));
    // Facts to choose are words in the language of the reader, not the codes of the log.
    let czech = desk.with("accept-language", "cs").get(&ask).await.body;
    assert!(czech.contains("<option value=\"yes\" selected>ano</option>"), "{czech}");
    let answer = form.clone().with("fact.move", "3").send(&desk).await;
    assert!(answer.status == 200 && answer.body.contains("G-6.1.1"), "{}", answer.body);
    assert!(!desk.get(&list).await.body.contains("class=\"record\""), "nothing is written down yet");
    let decided = Form::on(&answer, "/incidents/new").with("place", "1.1").with("fact.move", "3");
    let other = decided.clone().with("verdict", "other").with("other", "play-on").with("sure", "yes");
    let refused = other.send(&desk).await;
    assert_eq!(refused.status, 422, "the rules leave no choice: a reason is needed");
    let unread = decided.clone().with("verdict", "other").with("other", "dance").with("sure", "yes");
    let unread = unread.send(&desk).await;
    assert!(unread.status == 422 && !unread.body.contains("kolo ruling"), "{}", unread.body);
    // What else can be decided is chosen; how many moves, or which time, is typed beside it.
    assert!(
        answer.body.contains("<option value=\"lost-for:second\">lost for White</option>"),
        "{}",
        answer.body
    );
    let so_many = decided.clone().with("verdict", "other").with("other", "take-back").with("sure", "yes");
    assert_eq!(so_many.clone().with("more", "some").send(&desk).await.status, 422);
    let again = so_many.with("more", "2").send(&desk).await;
    assert!(
        again.status == 422 && again.body.contains("give a reason"),
        "a reason is missing: {}",
        again.body
    );
    let other = Form::again(&refused, "/incidents/new").with("place", "1.1").with("fact.move", "3");
    let other = other.with("verdict", "other").with("other", "play-on").with("reason", "both agreed");
    led_to(&other.with("sure", "yes").with("note", "seen by both").send(&desk).await);
    let shown = desk.get(&list).await.body;
    assert!(shown.contains("both agreed") && shown.contains("seen by both"), "{shown}");
    // The same again is asked about.
    let again = Form::on(&desk.get(&ask).await, "/incidents/new").with("place", "1.1").with("fact.move", "3");
    let asked = again.with("sure", "yes").send(&desk).await;
    assert!(asked.body.contains("name=\"again\""), "{}", asked.body);
    let again = Form::again(&asked, "/incidents/new").with("place", "1.1").with("fact.move", "3");
    led_to(&again.with("sure", "yes").with("again", "yes").send(&desk).await);
    // A late arrival, a clock that was returned, a dispute: every situation of the book has its page.
    for situation in ["late-arrival", "clock-fault", "adjournment-time", "dispute", "start-time"] {
        let page = desk.get(&format!("{base}/incidents/new?situation={situation}")).await;
        assert_eq!(page.status, 200, "{situation}");
    }
    assert_eq!(desk.get(&format!("{base}/incidents/new?situation=dance")).await.status, 404);
    assert_eq!(site.client.get(&list).await.status, 401);
    site.stop().await;
}

/// A mistyped incident is amended with a reason: its form has what was written, and the log says both (K-INCIDENT).
#[tokio::test]
async fn an_incident_is_amended_with_a_reason_and_the_log_says_what_was_before() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "swiss").await;
    published(&desk, &base).await;
    let (list, one) = (format!("{base}/incidents"), format!("{base}/incidents/1"));
    led_to(&desk.get(&one).await);
    let ask = format!("{base}/incidents/new?situation=wrong-colours&place=1.1");
    let form = Form::on(&desk.get(&ask).await, "/incidents/new").with("place", "1.1").with("fact.move", "3");
    led_to(&form.with("note", "seen by both").with("sure", "yes").send(&desk).await);
    let shown = desk.get(&list).await.body;
    assert!(shown.contains(&format!("href=\"{one}\"")), "{shown}");

    let page = desk.get(&one).await;
    assert!(page.body.contains("name=\"fact.move\" value=\"3\""), "{}", page.body);
    assert!(page.body.contains("seen by both") && !page.body.contains("name=\"place\""), "{}", page.body);
    let asked = Form::on(&page, "/incidents/1").with("fact.move", "40").with("note", "seen by both");
    let asked = asked.send(&desk).await;
    assert!(asked.status == 200 && asked.body.contains("G-6.1.1"), "{}", asked.body);
    assert!(asked.body.contains("seen by both"), "what was written comes along: {}", asked.body);
    assert_eq!(desk.get(&list).await.body.matches("class=\"record\"").count(), 1);
    let amended = || async { Form::on(&desk.get(&one).await, "/incidents/1").with("fact.move", "40") };
    let without = amended().await.with("sure", "yes").send(&desk).await;
    assert!(without.status == 422 && without.body.contains("value=\"40\""), "K-REASON: {}", without.body);
    let same = Form::on(&page, "/incidents/1").with("fact.move", "3").with("note", "seen by both");
    assert_eq!(
        same.with("sure", "yes").with("reason", "none").send(&desk).await.status,
        422,
        "nothing changes"
    );
    let stale = amended().await.with("note", "by one");
    led_to(&amended().await.with("sure", "yes").with("reason", "misheard").send(&desk).await);
    let stale = stale.with("sure", "yes").with("reason", "asked as well").send(&desk).await;
    assert!(stale.status == 422 && stale.body.contains("asked as well"), "K-STALE: {}", stale.body);
    let steps = desk.get(&format!("/api{base}/log")).await.ok();
    let newest = &steps["view"][0];
    let said = newest["events"][0].as_str().expect("a sentence");
    assert!(newest["reason"] == "misheard" && said.contains("incident 1 amended from"), "{newest}");
    let incidents = desk.get(&format!("/api{base}/incidents")).await.ok();
    let now = incidents["view"]["incidents"][0]["text"].as_str().expect("a text");
    assert!(said.ends_with(&format!("to “{now}”")), "{said}: {now}");
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "t/jarni-prebor").await;
    assert_eq!(staff.helper.get(&one).await.status, 403, "a helper enters results");
    site.stop().await;
}

#[tokio::test]
async fn a_protest_holds_the_draw_until_it_is_settled_or_passed_over() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "fide-1992").await;
    published(&desk, &base).await;
    play(&desk, &base, 1).await;
    let by = site.client.get("/api/t/jarni-prebor/rounds/1").await.ok();
    let by = by["view"]["tables"][0]["seats"]["second"]["id"].as_u64().expect("a number").to_string();
    let (list, draw_page) = (format!("{base}/incidents"), format!("{base}/draw"));
    let lodge = |page: &Answer| Form::on(page, "/protests").with("game", &format!("1.1.{by}"));
    let page = desk.get(&list).await;
    assert_eq!(lodge(&page).send(&desk).await.status, 409, "a protest says why");
    for game in ["", "1.1", "1.1.x", "0.1.1"] {
        let wrong = lodge(&page).with("game", game).with("reason", "why").send(&desk).await;
        assert_eq!(wrong.status, 400, "{game}");
    }
    led_to(&lodge(&page).with("reason", "the flag had not fallen").send(&desk).await);
    let waits = desk.get(&draw_page).await;
    assert!(waits.body.contains("K-PROTEST"), "{}", waits.body);
    assert!(!waits.body.contains(&format!("action=\"{draw_page}\"")), "no button that is refused");
    let early = Form::on(&waits, "/protests/1").without("do").to(&draw_page).send(&desk).await;
    assert_eq!(early.status, 409, "{}", early.body);
    assert!(early.body.contains(&format!("href=\"{draw_page}\"")), "a way back: {}", early.body);
    let over = Form::on(&waits, "/protests/1").with("reason", "the board meets tonight");
    assert!(led_to(&over.send(&desk).await).ends_with("/draw"));
    assert!(!desk.get(&draw_page).await.body.contains("K-PROTEST"));
    // It can still be upheld; what the correction changes is shown first.
    let settle = Form::on(&desk.get(&list).await, "/protests/1").with("do", "uphold").with("result", "0");
    let asked = settle.send(&desk).await;
    assert!(asked.body.contains("1 → 0"), "{}", asked.body);
    sure(&desk, &asked, "/protests/1", "two witnesses").await;
    assert!(desk.get(&format!("{base}/results/1")).await.body.contains("0 : 1"));
    led_to(&lodge(&desk.get(&list).await).with("reason", "again").send(&desk).await);
    let reject = Form::on(&desk.get(&list).await, "/protests/2").with("do", "reject").send(&desk).await;
    sure(&desk, &reject, "/protests/2", "nothing new").await;
    draw(&desk, &base).await;
    assert_eq!(pairs(&desk).await.len(), 3);
    site.stop().await;
}

#[tokio::test]
async fn every_point_that_blocks_a_draw_is_dealt_with_or_overruled() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "fide-1992", "5").await;
    entered(&desk, &base).await;
    let add =
        Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/add").with("name", "Bez ratingu");
    led_to(&add.send(&desk).await);
    let page = format!("{base}/draw");
    let waits = desk.get(&page).await;
    assert!(waits.body.contains("R-A1.2"), "{}", waits.body);
    assert_eq!(Form::on(&waits, "/ratings").send(&desk).await.status, 409, "give a reason");
    led_to(&Form::on(&waits, "/ratings").with("reason", "a beginner").send(&desk).await);
    drawn_and_published(&desk, &base).await;
    led_to(&result(&desk, &base, 1, 1, "1").await);
    led_to(&result(&desk, &base, 1, 2, "=").await);
    let waits = desk.get(&page).await;
    assert_eq!(Form::on(&waits, "/draw").send(&desk).await.status, 409);
    let adjourn = Form::on(&waits, "/block/1/3");
    assert_eq!(adjourn.clone().send(&desk).await.status, 409, "K-REASON");
    led_to(&adjourn.with("reason", "goes on after lunch").send(&desk).await);
    draw(&desk, &base).await;
    assert_eq!(pairs(&desk).await.len(), 3);
    assert_eq!(Form::on(&waits, "/block/1/3").with("result", "dance").send(&desk).await.status, 422);
    site.stop().await;
}

#[tokio::test]
async fn sides_ends_and_absences_of_a_game_are_recorded() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "swiss").await;
    published(&desk, &base).await;
    play(&desk, &base, 1).await;
    let page = |table: u32| format!("{base}/correct/1/{table}");
    let game = desk.get(&page(1)).await;
    assert!(game.body.contains("value=\"resignation\""), "go: how the game ended");
    let form = Form::on(&game, "/game/1/1");
    let sides = form.clone().with("do", "sides").with("reason", "why").send(&desk).await;
    assert!(
        sides.status == 409 && sides.body.contains("G-"),
        "in go the drawn colours count: {}",
        sides.body
    );
    let end = form.clone().with("do", "end").with("end", "counting");
    assert_eq!(end.clone().with("margin", "much").send(&desk).await.status, 422);
    sure(&desk, &end.with("margin", "3,5").send(&desk).await, "/game/1/1", "").await;
    assert!(desk.get(&format!("{base}/log")).await.body.contains("3.5"));
    // A player did not come: the result is corrected by the arbiter, or a forfeit that stands is marked.
    let absent =
        Form::on(&desk.get(&page(2)).await, "/game/1/2").with("do", "no-show").with("missing", "first");
    assert_eq!(absent.send(&desk).await.status, 409, "the game has a result");
    site.stop().await;
}

#[tokio::test]
async fn settings_change_as_far_as_round_one_lets_them() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "fide-1992").await;
    let page = format!("{base}/settings");
    let form = |page: &Answer| Form::on(page, "/settings").with("name", "Zimní přebor").with("rounds", "7");
    let asked = form(&desk.get(&page).await).with("equals", "lot").send(&desk).await;
    assert!(asked.status == 200 && asked.body.contains("draft of round 1"), "{}", asked.body);
    sure(&desk, &asked, "/settings", "").await;
    assert!(site.client.get("/t/jarni-prebor").await.body.contains("Zimní přebor"));
    draw(&desk, &base).await;
    published(&desk, &base).await;
    let fixed = form(&desk.get(&page).await).with("equals", "entry").with("reason", "why").send(&desk).await;
    assert!(fixed.status == 409 && fixed.body.contains("K-LOCK"), "{}", fixed.body);
    let order = form(&desk.get(&page).await).with("equals", "lot").with("criterion-1", "points");
    let asked = order.with("criterion-2", "points").send(&desk).await;
    assert_eq!(asked.status, 409, "named twice");
    let few = form(&desk.get(&page).await).with("equals", "lot").with("rounds", "0").send(&desk).await;
    assert_eq!(few.status, 409);
    // The start of a round (G-4.4.1) is set, and changed with a reason.
    let start = Form::on(&desk.get(&page).await, "/settings/start");
    led_to(&start.clone().with("at", "2026-11-16T09:30").send(&desk).await);
    let start = Form::on(&desk.get(&page).await, "/settings/start").with("at", "2026-11-16T10:00");
    assert_eq!(start.clone().send(&desk).await.status, 409, "a change needs a reason");
    led_to(&start.with("reason", "the hall is locked").send(&desk).await);
    let data = desk.get("/api/desk/t/jarni-prebor/settings").await.ok()["view"].clone();
    let answer = (&data["name"], &data["equals"]["code"], &data["starts"][0]["round"]);
    assert_eq!(answer, (&Value::from("Zimní přebor"), &Value::from("lot"), &Value::from(1)), "{data}");
    let start = Form::on(&desk.get(&page).await, "/settings/start").with("at", "soon");
    assert_eq!(start.send(&desk).await.status, 422);
    site.stop().await;
}

#[tokio::test]
async fn visitors_find_a_name_without_accents() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "fide-1992").await;
    let find = |typed: &str| format!("/t/jarni-prebor/find?q={typed}");
    assert!(!site.client.get(&find("dvorak")).await.body.contains("class=\"big\""), "a draft is the desk's");
    published(&desk, &base).await;
    for typed in ["dvorak", "DVO", "dvo%C5%99"] {
        let page = site.client.get(&find(typed)).await;
        assert!(
            page.status == 200 && page.body.contains("Dvořák") && page.body.contains("class=\"big\""),
            "{typed}"
        );
        assert!(!page.body.contains("Hynek</b>"), "{typed}");
    }
    assert!(site.client.get(&find("xyz")).await.body.contains("No player found"));
    let script = site.client.get(&find("%3Cscript%3Ealert(1)")).await.body;
    assert!(!script.contains("<script>alert"), "what was typed is only text");
    assert_eq!(site.client.get("/api/t/jarni-prebor/find").await.ok()["view"], json!([]));
    assert_eq!(site.client.get("/api/t/jarni-prebor/find?q=cech").await.ok()["view"][0]["name"], "Čech");
    assert!(site.client.get("/t/jarni-prebor").await.body.contains("role=\"search\""));
    site.stop().await;
}

#[tokio::test]
async fn screens_have_names_and_pages_have_their_light() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = drafted(&desk, "fide-1992").await;
    published(&desk, &base).await;
    let control = format!("{base}/screen");
    let form = |page: &Answer| Form::on(page, "/screen").with("seconds", "5");
    let corridor =
        form(&desk.get(&control).await).with("screen", "Chodba").with("clock", "yes").with("minutes", "10");
    led_to(&corridor.send(&desk).await);
    let shown = site.client.get("/t/jarni-prebor/screen/chodba").await;
    assert!(shown.status == 200 && shown.body.contains("wall-big") && !shown.body.contains("wall-names"));
    assert!(
        site.client.get("/t/jarni-prebor/screen").await.body.contains("wall-names"),
        "the first is as it was"
    );
    assert_eq!(site.client.get("/t/jarni-prebor/screen/kitchen").await.status, 404);
    let long = form(&desk.get(&control).await).with("screen", &"a".repeat(40)).with("clock", "yes");
    assert_eq!(long.send(&desk).await.status, 422);
    let down = form(&desk.get(&control).await).with("screen", "chodba").with("do", "take-down");
    led_to(&down.send(&desk).await);
    assert_eq!(site.client.get("/t/jarni-prebor/screen/chodba").await.status, 404);

    let chosen = site.client.get("/t/jarni-prebor?theme=dark").await;
    assert!(chosen.header("set-cookie").starts_with("theme=dark;"), "{}", chosen.header("set-cookie"));
    assert!(chosen.body.contains("data-theme=\"dark\""));
    let dark = site.client.with("cookie", "theme=dark");
    for path in ["/", "/t/jarni-prebor", "/t/nowhere", "/t/jarni-prebor/screen"] {
        assert!(dark.get(path).await.body.contains("data-theme=\"dark\""), "{path}");
    }
    assert!(site.client.get("/?theme=neon").await.body.contains("data-theme=\"auto\""));
    site.stop().await;
}
