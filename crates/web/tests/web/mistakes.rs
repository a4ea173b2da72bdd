//! Mistakes of the arbiters of a Dutch Swiss: until when they count (D-C.04.2-4.3), and for which reasons published
//! pairings change (D-C.04.2-4.4). On both databases.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};

const API: &str = "/api/t/jarni-prebor";

async fn played(desk: &Client, base: &str, round: u32) {
    drawn_and_published(desk, base).await;
    for table in 1..=3 {
        led_to(&result(desk, base, round, table, "1").await);
    }
}

/// Says that one is sure of what a preview shows.
async fn sure(desk: &Client, preview: &Answer, action: &str, reason: &str) -> String {
    assert_eq!(preview.status, 200, "{}", preview.body);
    led_to(&Form::again(preview, action).with("sure", "yes").with("reason", reason).send(desk).await)
}

async fn too_late(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = created(&desk, "dutch", "5").await;
    entered(&desk, &base).await;
    played(&desk, &base, 1).await;
    drawn_and_published(&desk, &base).await;
    let (address, action) = (format!("{base}/correct/1/1"), "/correct/1/1");

    // While round 2 is played, a mistake of round 1 counts; the published round is not unpublished for it.
    let page = desk.get(&address).await;
    assert!(!page.body.contains("has ended") && !page.body.contains("value=\"rating\""), "{}", page.body);
    let form = Form::on(&page, action).with("result", "0").with("reason", "misread");
    let revoke = form.clone().with("revoke", "yes").send(&desk).await;
    assert!(revoke.status == 409 && revoke.body.contains("D-C.04.2-4.4"), "{}", revoke.body);
    led_to(&form.with("sure", "yes").send(&desk).await);

    for table in 1..=3 {
        led_to(&result(&desk, &base, 2, table, "=").await);
    }
    // Now it is too late: the page says so, refuses with what was typed, and has both ways out.
    let page = desk.get(&address).await;
    assert!(page.body.contains("Round 2 has ended"), "{}", page.body);
    let form = Form::on(&page, action).with("result", "=").with("reason", "both say so");
    let refused = form.clone().with("sure", "yes").send(&desk).await;
    assert_eq!(refused.status, 409, "{}", refused.body);
    let ways_out = format!("href=\"{address}\"");
    for text in ["D-C.04.2-4.3", "value=\"both say so\"", "name=\"own-rules\"", ways_out.as_str()] {
        assert!(refused.body.contains(text), "{text}: {}", refused.body);
    }
    let before = site.client.get(&format!("{API}/table")).await.ok();
    let note = Form::within(&page.body, "/game/1/1", "value=\"rating\"").with("result", "=");
    let preview = note.send(&desk).await;
    assert!(preview.body.contains("noted for the rating report"), "{}", preview.body);
    sure(&desk, &preview, "/game/1/1", "both say so").await;
    let sides = Form::within(&desk.get(&address).await.body, "/game/1/1", "value=\"rating-sides\"");
    sure(&desk, &sides.send(&desk).await, "/game/1/1", "colours were exchanged").await;
    let after = site.client.get(&format!("{API}/table")).await.ok();
    assert_eq!(before["view"]["lines"], after["view"]["lines"], "nothing moves");
    assert_eq!(after["view"]["for_rating"].as_array().map(Vec::len), Some(2), "{after}");
    for page in [format!("{base}/results/1"), format!("{base}/table"), "/t/jarni-prebor/table".to_owned()] {
        let seen = site.client.get(&page).await;
        let seen = if seen.status == 200 { seen } else { desk.get(&page).await };
        assert!(seen.body.contains("For the rating report only"), "{page}: {}", seen.body);
    }
    let log = desk.get(&format!("{base}/log")).await;
    assert!(log.body.contains("for the rating report only") && log.body.contains("both say so"));
    let undo = Form::on(&log, "/undo").with("reason", "they were right").send(&desk).await;
    sure(&desk, &undo, "/undo", "they were right").await;
    let after = site.client.get(&format!("{API}/table")).await.ok();
    assert_eq!(after["view"]["for_rating"].as_array().map(Vec::len), Some(1), "{after}");

    // By the rules of the competition it counts.
    let by_rules = form.with("own-rules", "yes").without("seen").with("reason", "article 7");
    let preview = by_rules.clone().send(&desk).await;
    assert!(preview.status == 200 && preview.body.contains("→"), "{}", preview.body);
    let save = Form::again(&preview, action).with("result", "=").with("reason", "article 7");
    led_to(&save.with("own-rules", "yes").with("sure", "yes").send(&desk).await);
    let log = desk.get(&format!("{base}/log")).await.body;
    assert!(log.contains("a late correction of round 1 counts"), "{log}");
    let after = site.client.get(&format!("{API}/table")).await.ok();
    assert_eq!(after["view"].get("for_rating"), None, "what counts is not reported besides");
    site.stop().await;
}

#[tokio::test]
async fn what_is_reported_too_late_is_noted_or_counts_by_the_rules_of_the_competition() {
    let folder = Folder::new();
    too_late(&folder.url()).await;
}

#[tokio::test]
async fn the_same_on_postgres() {
    on_postgres(|url| async move { too_late(&url).await }).await;
}

/// The pairs of the latest round by ids, and who has the bye.
async fn latest(site: &Site, round: u32) -> (Vec<(u64, u64)>, Vec<u64>) {
    let view = site.client.get(&format!("{API}/rounds/{round}")).await.ok();
    let id = |value: &Value| value["id"].as_u64().expect("an id");
    let tables = view["view"]["tables"].as_array().expect("tables");
    let pairs = tables.iter().map(|table| (id(&table["seats"]["first"]), id(&table["seats"]["second"])));
    let free = view["view"]["free"].as_array().expect("a list").iter().map(id).collect();
    (pairs.collect(), free)
}

#[tokio::test]
async fn published_pairs_change_on_a_ground_that_holds() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "dutch", "5").await;
    entered(&desk, &base).await;
    let add = async |name: &str| {
        let page = desk.get(&format!("{base}/entries")).await;
        Form::on(&page, "/entries/add").with("name", name).with("rating", "1500").send(&desk).await
    };
    led_to(&add("Sedmý").await);
    assert_eq!(desk.get(&format!("{base}/amend")).await.status, 404, "nothing is published");
    drawn_and_published(&desk, &base).await;
    let (pairs, free) = latest(&site, 1).await;
    let results = desk.get(&format!("{base}/results/1")).await;
    assert!(results.body.contains(&format!("{base}/amend\"")), "{}", results.body);
    let page = desk.get(&format!("{base}/amend")).await;
    for ground in ["rematch", "competition-rules", "top-of-last-round"] {
        assert!(page.body.contains(&format!("value=\"{ground}\"")), "{ground}: {}", page.body);
    }
    assert!(!page.body.contains("name=\"first\""), "one alone finds no opponent");

    // What a sheet breaks in the place of the round is asked while it is made.
    let check = format!("/api{base}/amend/check");
    let asked = json!({ "pairs": pairs, "byes": free });
    let checked = desk.post(&check, &asked).await.ok();
    assert_eq!((&checked["view"]["possible"], &checked["view"]["breaks"]), (&json!(true), &json!(false)));
    let twice = desk.post(&check, &json!({ "pairs": [[1, 1]], "byes": [] })).await.ok();
    assert_eq!(twice["view"]["possible"], false);

    // Two change places: on a ground that does not hold, without a reason, and as it should be.
    let form = Form::within(&page.body, "/amend", "name=\"one\"");
    let two = form.with("one", &pairs[0].1.to_string()).with("other", &pairs[1].1.to_string());
    let untrue = two.clone().with("ground", "rematch").with("reason", "so").send(&desk).await;
    assert!(untrue.status == 409 && untrue.body.contains("D-C.04.2-4.4"), "{}", untrue.body);
    // The pairs, the ground and the reason come back as they were.
    let again = Form::within(&untrue.body, "/amend", "name=\"asked\"")
        .with("reopen", "yes")
        .with("reason", "so & so")
        .send(&desk)
        .await;
    let moved: Vec<String> = [(pairs[0].0, pairs[1].1), (pairs[1].0, pairs[0].1), pairs[2]]
        .map(|(first, second)| format!("{first}-{second}"))
        .to_vec();
    let kept = format!("data-begun=\"{};{}\"", moved.join(","), free[0]);
    assert!(again.status == 200 && again.body.contains(&kept), "{kept}: {}", again.body);
    assert!(again.body.contains("value=\"rematch\" selected"), "{}", again.body);
    assert!(again.body.contains("value=\"so &#38; so\""), "{}", again.body);
    let one = format!("<option value=\"{}\" selected>", pairs[0].1);
    assert!(again.body.contains(&one), "{one}: {}", again.body);
    // Pairings of another round, or of other players, do not overwrite these.
    let form =
        Form::within(&untrue.body, "/amend", "name=\"asked\"").with("reopen", "yes").with("reason", "so");
    let sheet = format!("{}-{};", pairs[0].0, pairs[0].1);
    for other in [form.clone().with("round", "2"), form.with("sheet", &sheet)] {
        let other = other.send(&desk).await;
        assert!(other.status == 409 && other.body.contains("have changed since"), "{}", other.body);
        assert!(
            other.body.contains("data-begun=\"\"") && other.body.contains("value=\"so\""),
            "{}",
            other.body
        );
    }
    let last = two.clone().with("ground", "top-of-last-round").with("reason", "so").send(&desk).await;
    assert!(last.status == 409 && last.body.contains("not the last"), "{}", last.body);
    assert_eq!(two.clone().with("ground", "whim").with("reason", "so").send(&desk).await.status, 400);
    let preview = two.with("ground", "competition-rules").send(&desk).await;
    assert!(preview.body.contains("changes at 2 tables"), "{}", preview.body);
    sure(&desk, &preview, "/amend", "of one club, article 5").await;
    let (changed, _) = latest(&site, 1).await;
    assert_eq!((changed[0].1, changed[1].1), (pairs[1].1, pairs[0].1));
    let log = desk.get(&format!("{base}/log")).await.body;
    assert!(log.contains("the rules of the competition provide for it"), "{log}");

    // A late entry meets the player who has the bye.
    let added = add("Osmý").await;
    if added.status == 200 {
        sure(&desk, &added, "/entries/add", "by the second train").await;
    } else {
        led_to(&added);
    }
    let page = desk.get(&format!("{base}/amend")).await;
    let late = Form::within(&page.body, "/amend", "name=\"first\"").with("first", &free[0].to_string());
    let late = late.with("second", "8").with("reason", "he is here");
    sure(&desk, &late.send(&desk).await, "/amend", "he is here").await;
    let (changed, free) = latest(&site, 1).await;
    assert_eq!((changed.len(), free.len()), (4, 0));
    let busy = Form::within(&page.body, "/amend", "name=\"first\"").with("first", "1").without("seen");
    let busy = busy.with("second", "2").with("reason", "so").send(&desk).await;
    assert!(busy.status == 409 && busy.body.contains("D-C.04.2-4.4"), "{}", busy.body);

    // The whole round goes by the rules of the competition only.
    let draw = desk.get(&format!("{base}/draw")).await;
    assert!(draw.body.contains("Only if the rules of the competition allow it"), "{}", draw.body);
    let back = Form::on(&draw, "/draw/take-back").with("reason", "article 6").send(&desk).await;
    sure(&desk, &back, "/draw/take-back", "article 6").await;
    assert_eq!(site.client.get("/t/jarni-prebor/round/1").await.status, 404);
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

#[tokio::test]
async fn every_system_offers_its_own_grounds() {
    for (system, status) in [("fide-1992", 200), ("round-robin", 404), ("swiss", 404)] {
        let folder = Folder::new();
        let site = Site::on(&folder.url()).await;
        let desk = site.desk().await;
        let base = created(&desk, system, "5").await;
        entered(&desk, &base).await;
        drawn_and_published(&desk, &base).await;
        let page = desk.get(&format!("{base}/amend")).await;
        assert_eq!(page.status, status, "{system}: {}", page.body);
        let linked = desk.get(&format!("{base}/results/1")).await.body.contains("/amend\"");
        assert_eq!(linked, status == 200, "{system}");
        if status == 200 {
            assert!(page.body.contains("breaks-b1") && !page.body.contains("late-entry"), "{}", page.body);
            let form = Form::within(&page.body, "/amend", "name=\"one\"").with("swap", "1");
            let untrue = form.with("ground", "breaks-b2").with("reason", "so").send(&desk).await;
            assert!(untrue.status == 409 && untrue.body.contains("R-F6"), "{}", untrue.body);
        }
        site.stop().await;
    }
}
