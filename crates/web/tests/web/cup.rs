//! Tournaments of stages by themselves: a knockout of sixteen from the pasted list to the winner, groups with a play-off,
//! players with telephones, what is refused on the way.

use serde_json::Value;

use crate::client::{Answer, Client};
use crate::contest::view;
use crate::crew::Staff;
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

/// Players with ratings, the strongest first; two of a club each.
pub(crate) fn players(count: u32) -> String {
    let player =
        |number: u32| format!("Hráč {number:02}; {}; Klub {}", 2400 - 10 * number, number.div_ceil(2));
    (1..=count).map(player).collect::<Vec<_>>().join("\n")
}

/// Makes a tournament; what the addresses of its pages begin with.
pub(crate) async fn made(desk: &Client, form: &str, count: u32) -> String {
    let page = Form::on(&desk.get("/desk/s/new").await, "/desk/s/new");
    let page = page.with("name", "Zimní pohár").with("list", &players(count)).with("form", form);
    let page = page.with("groups", "4").with("advance", "2").with("losers", "third");
    led_to(&page.with("seeding", "rating").send(desk).await).trim_end_matches("/draw").to_owned()
}

/// Publishes the draw.
pub(crate) async fn published(desk: &Client, base: &str) {
    let page = desk.get(&format!("{base}/draw")).await;
    let form = Form::on(&page, "/draw").with("do", "publish");
    assert_eq!(led_to(&form.send(desk).await), format!("{base}/results"));
}

pub(crate) async fn result(desk: &Client, base: &str, game: &str, text: &str) -> Answer {
    let page = desk.get(&format!("{base}/results")).await;
    Form::on(&page, &format!("/results/{game}")).with("result", text).send(desk).await
}

/// The matches that can be played now.
async fn open(site: &Site, api: &str) -> Vec<String> {
    let lines = view(&site.client, &format!("{api}/matches")).await;
    let lines = lines.as_array().cloned().unwrap_or_default().into_iter();
    let open = lines.filter(|line| line["state"] == "open" || line["state"] == "reported");
    open.map(|line| line["key"].as_str().unwrap_or_default().to_owned()).collect()
}

async fn a_knockout(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 16).await;
    assert_eq!(base, "/desk/s/zimni-pohar");
    let api = "/api/s/zimni-pohar";

    // The draft says why; nobody else sees it.
    let draw = desk.get(&format!("{base}/draw")).await;
    for told in ["1. Hráč 01 (2390)", "G-3.2.2", "R16-1"] {
        assert!(draw.body.contains(told), "{told}: {}", draw.body);
    }
    assert_eq!(site.client.get(&format!("{api}/stages")).await.status, 404);
    let public = site.client.get("/s/zimni-pohar").await;
    assert!(public.body.contains("Hráč 16") && !public.body.contains("R16-1"), "{}", public.body);

    // Somebody does not come: the list is changed, and fifteen play with one bye for the strongest.
    let entries = desk.get(&format!("{base}/entries")).await;
    let form = Form::on(&entries, "/entries").with("name", "Zimní pohár").with("list", &players(15));
    let form = form.with("form", "knockout").with("losers", "third").with("seeding", "rating");
    assert_eq!(led_to(&form.send(&desk).await), format!("{base}/draw"));
    let draw = desk.get(&format!("{base}/draw")).await;
    assert!(draw.body.contains("G-3.1.4"), "the bye is explained: {}", draw.body);
    published(&desk, &base).await;
    let late = Form::on(&entries, "/entries").with("name", "x").with("list", &players(14));
    let late = late.with("form", "knockout").send(&desk).await;
    assert_eq!(late.status, 409, "the draw counts: {}", late.body);

    // The draw is taken back as long as nothing is played.
    let page = desk.get(&format!("{base}/draw")).await;
    let recall = Form::within(&page.body, "/draw", "value=\"recall\"").with("do", "recall");
    led_to(&recall.send(&desk).await);
    published(&desk, &base).await;

    let first = open(&site, api).await;
    assert_eq!(first.len(), 7, "{first:?}");
    assert_eq!(result(&desk, &base, &first[0], "=").await.status, 409, "a knockout needs a winner");
    assert_eq!(result(&desk, &base, &first[0], "so").await.status, 422);
    for game in &first {
        led_to(&result(&desk, &base, game, "1").await);
    }
    let page = desk.get(&format!("{base}/draw")).await;
    assert!(!page.body.contains("value=\"recall\""), "it is being played");
    let quarters = open(&site, api).await;
    assert_eq!(quarters.len(), 4);
    led_to(&result(&desk, &base, &quarters[0], "2:1").await);
    led_to(&result(&desk, &base, &quarters[1], "+").await);

    corrected(&site, &desk, &base, &first[0]).await;
    loop {
        let games = open(&site, api).await;
        if games.is_empty() {
            break;
        }
        for game in games {
            led_to(&result(&desk, &base, &game, "1").await);
        }
    }
    let card = view(&site.client, api).await;
    assert_eq!((&card["step"], &card["entrants"]), (&Value::from("over"), &Value::from(15)));
    let stages = view(&site.client, &format!("{api}/stages")).await;
    assert_eq!(stages["places"][0]["places"], "1");
    let decided = stages["places"][0]["game"].as_str().expect("the final");
    let table = site.client.get("/s/zimni-pohar/table").await.body;
    assert!(table.contains(&format!("href=\"/s/zimni-pohar/bracket#m-{decided}\"")), "{table}");
    for part in ["", "/bracket", "/table"] {
        let page = site.client.get(&format!("/s/zimni-pohar{part}")).await;
        assert!(page.status == 200 && page.body.contains("Hráč 0"), "{part}: {}", page.body);
    }
    assert!(site.client.get("/").await.body.contains("Zimní pohár"));
    assert!(desk.get("/desk").await.body.contains("/desk/s/zimni-pohar"));
    let wall = site.client.get("/s/zimni-pohar/screen").await;
    assert!(wall.status == 200 && wall.body.contains("class=\"bracket\""), "{}", wall.body);
    let form = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen").with("standings", "yes");
    led_to(&form.with("seconds", "5").send(&desk).await);
    let wall = site.client.get("/s/zimni-pohar/screen").await;
    assert!(!wall.body.contains("class=\"bracket\""), "the desk chooses what it shows: {}", wall.body);
    let (_, file) = desk.file(&format!("{base}/file/stages")).await;
    assert!(kolo_stages::codec::read(&file).is_ok_and(|file| file.ledger.state().is_over()));
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);

    // What is in the log is there after a restart.
    let before = stages;
    site.stop().await;
    let site = Site::on(url).await;
    assert_eq!(view(&site.client, &format!("{api}/stages")).await, before);
    site.stop().await;
}

/// A result of the first round was misread, and the winner has played on.
async fn corrected(site: &Site, desk: &Client, base: &str, game: &str) {
    let address = format!("{base}/correct/{game}");
    let form = |page: &Answer| {
        let form = Form::on(page, &format!("/correct/{game}")).with("result", "0");
        form.with("reason", "the slip was misread")
    };
    let asked = form(&desk.get(&address).await).with("do", "preview").send(desk).await;
    assert_eq!(asked.status, 409, "the winner has played on: {}", asked.body);
    assert!(asked.body.contains("the slip was misread"), "what was typed is kept");
    let asked = form(&desk.get(&address).await).with("take-back", "yes").with("do", "preview");
    let asked = asked.send(desk).await;
    assert!(asked.status == 200 && asked.body.contains("class=\"preview\""), "{}", asked.body);
    let save = Form::on(&asked, &format!("/correct/{game}")).with("result", "0").with("take-back", "yes");
    let save = save.with("reason", "the slip was misread").with("do", "save");
    led_to(&save.send(desk).await);
    led_to(&save.send(desk).await);

    // The step is undone and done again, each with a reason and a look at what changes.
    let log = view(desk, "/api/desk/s/zimni-pohar/log").await;
    let step = log[0]["undo"]["step"].as_u64().expect("the correction").to_string();
    for (path, text) in [("/undo", "undo"), ("/redo", "redo")] {
        let page = desk.get(&format!("{base}/log")).await;
        let form = Form::within(&page.body, path, &format!("value=\"{step}\""));
        let shown = form.with("reason", text).send(desk).await;
        assert!(shown.status == 200 && shown.body.contains("class=\"preview\""), "{}", shown.body);
        let sure = Form::on(&shown, path).with("reason", text).with("sure", "yes");
        led_to(&sure.send(desk).await);
    }
    let lines = view(&site.client, "/api/s/zimni-pohar/matches").await;
    let line = lines.as_array().and_then(|lines| lines.iter().find(|line| line["key"] == game));
    assert_eq!(line.expect("the match")["score"], "0 : 1");
}

#[tokio::test]
async fn a_knockout_is_run_from_the_list_to_the_winner() {
    let folder = Folder::new();
    a_knockout(&folder.url()).await;
}

#[tokio::test]
async fn a_knockout_is_run_on_postgres() {
    on_postgres(|url| async move { a_knockout(&url).await }).await;
}

#[tokio::test]
async fn groups_end_in_ties_that_are_decided_and_a_play_off() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "groups-knockout", 16).await;
    let api = "/api/s/zimni-pohar";
    published(&desk, &base).await;
    // Everything is drawn, and nobody in a group is told apart from anybody.
    let stages = view(&site.client, &format!("{api}/stages")).await;
    for group in stages["stages"][0]["groups"].as_array().expect("groups") {
        for game in group["games"].as_array().expect("games") {
            let key = game["id"].as_str().expect("a name");
            led_to(&result(&desk, &base, key, "=").await);
        }
    }
    assert_eq!(open(&site, api).await, [] as [String; 0], "everybody is equal: the play-off waits");
    let waits = view(&desk, "/api/desk/s/zimni-pohar/waiting").await;
    assert_eq!(waits["waiting"].as_array().map(Vec::len), Some(4), "{waits}");
    let ties = &waits["ties"];
    assert_eq!(ties.as_array().map(Vec::len), Some(4), "{ties}");
    assert_eq!(ties[0]["clause"], "K-TIE");

    // One by hand, after deciding games, the others by lot.
    let members = ties[0]["members"].as_array().expect("those who are equal").clone();
    let page = desk.get(&format!("{base}/ties")).await;
    let group = ties[0]["what"].as_str().expect("a group");
    let hand = Form::within(&page.body, &format!("/ties/{group}"), "value=\"decide\"").with("do", "decide");
    let order: Vec<String> = members
        .iter()
        .rev()
        .map(|one| format!("order={}", one["entry"].as_str().expect("a number")))
        .collect();
    assert_eq!(hand.send_with(&desk, &order.join("&")).await.status, 409, "K-REASON");
    let page = desk.get(&format!("{base}/ties")).await;
    let hand = Form::within(&page.body, &format!("/ties/{group}"), "value=\"decide\"").with("do", "decide");
    let hand = hand.with("reason", "deciding games");
    led_to(&hand.send_with(&desk, &order.join("&")).await);
    for tie in &ties.as_array().expect("ties")[1..] {
        let group = tie["what"].as_str().expect("a group");
        let page = desk.get(&format!("{base}/ties")).await;
        led_to(&Form::on(&page, &format!("/ties/{group}")).with("do", "lot").send(&desk).await);
    }
    let games = open(&site, api).await;
    assert_eq!(games.len(), 4, "quarter-finals: {games:?}");
    let number = members[0]["entry"].as_str().expect("a number");
    let why = site.client.get(&format!("/s/zimni-pohar/groups/{group}/{number}")).await;
    assert!(why.status == 200 && why.body.contains("class=\"derived\""), "{}", why.body);

    // Somebody leaves: what that changes is shown first.
    let entries = desk.get(&format!("{base}/entries")).await;
    let asked = Form::on(&entries, "/withdraw").send(&desk).await;
    assert!(asked.status == 200 && asked.body.contains("name=\"sure\""), "{}", asked.body);
    led_to(&Form::on(&asked, "/withdraw").with("sure", "yes").send(&desk).await);
    assert!(desk.get(&format!("{base}/log")).await.body.contains("Hráč 01"));
    site.stop().await;
}

/// The addresses on a page of links, in its order.
fn links(page: &Answer) -> Vec<String> {
    assert_eq!(page.status, 200, "{}", page.body);
    let found = page.body.split("<p class=\"link\">").skip(1);
    let found = found.map(|rest| rest.split('<').next().unwrap_or_default());
    found.map(|link| link[link.find("/match/").expect("a link")..].to_owned()).collect()
}

/// Links of everybody, in the order of the list.
pub(crate) async fn linked(desk: &Client, base: &str) -> Vec<String> {
    let page = desk.get(&format!("{base}/links")).await;
    links(&Form::on(&page, "/links").without("who").with("do", "anew").send(desk).await)
}

/// Two players have reported differently: the desk is called, and nobody else hears of it.
async fn called(site: &Site, desk: &Client, base: &str) {
    let today = desk.get(base).await.body;
    for told in [
        "In 1 match the players report different results",
        "Hráč 01 – Hráč 04: the players report different results",
    ] {
        assert!(today.contains(told), "{told}: {today}");
    }
    let waits = view(desk, "/api/desk/s/zimni-pohar/waiting").await;
    assert_eq!(waits["waiting"][0]["clause"], "K-CUP", "{waits}");
    assert_eq!(waits["ties"], serde_json::json!([]));
    assert_eq!(view(&site.client, "/api/s/zimni-pohar").await["step"], "play");
    assert!(!site.client.get("/s/zimni-pohar").await.body.contains("differently"));
}

#[tokio::test]
async fn players_report_by_telephone_and_equal_reports_count() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    let phones = linked(&desk, &base).await;
    assert_eq!(phones.len(), 4);
    let seen = async |phone: &str| view(&site.client, &format!("/api{phone}")).await;
    let report = async |phone: &str, got: &str| {
        Form::on(&site.client.get(phone).await, "/report").with("got", got).send(&site.client).await
    };
    // The strongest meets the weakest.
    assert_eq!(seen(&phones[0]).await["open"][0]["opponent"], "Hráč 04");
    assert_eq!(report(&phones[0], "drawn").await.status, 409, "a knockout needs a winner");
    led_to(&report(&phones[0], "won").await);
    let other = seen(&phones[3]).await;
    assert_eq!(other["open"][0]["opponent_reported"], "you lost 0 : 1", "as the other one sees it");
    assert_eq!(
        (&other["open"][0]["confirm"]["got"], &other["open"][0]["table"]),
        (&"lost".into(), &1.into())
    );
    let today = desk.get(&base).await.body;
    assert!(today.contains("Hráč 01 has reported 1 : 0") && today.contains("/results#m-SF1\""), "{today}");
    let public = view(&site.client, "/api/s/zimni-pohar/matches").await;
    assert!(!public.to_string().contains("1 : 0"), "what does not count yet is the desk's alone");
    led_to(&report(&phones[3], "won").await);
    let results = desk.get(&format!("{base}/results")).await;
    assert!(results.body.contains("class=\"mismatch\""), "they differ: {}", results.body);
    called(&site, &desk, &base).await;
    let public = view(&site.client, "/api/s/zimni-pohar/matches").await;
    assert_eq!(public[0]["state"], "open", "that they differ is the desk's alone: {public}");
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "s/zimni-pohar").await;
    let game = public[0]["key"].as_str().expect("a match");
    let helper = staff.helper.with("accept", "application/json");
    assert_eq!(result(&helper, &base, game, "1:0").await.refusal(), (403, "K-ROLE".to_owned()));
    let form = Form::on(&site.client.get(&phones[3]).await, "/report").with("got", "lost");
    led_to(&form.send(&site.client).await);
    led_to(&form.send(&site.client).await);
    assert_eq!(seen(&phones[3]).await["earlier"][0]["won"], false);
    assert!(seen(&phones[0]).await["waits"].as_str().is_some_and(|text| text.contains("SF2")));
    let again = form.clone().with("got", "won").send(&site.client).await;
    assert_eq!(again.status, 409, "the name of a report is good for one");

    // A link that was taken back reports nothing.
    let page = desk.get(&format!("{base}/links")).await;
    let stale = Form::on(&site.client.get(&phones[1]).await, "/report").with("got", "won");
    let revoke = Form::within(&page.body, "/links", "name=\"who\" value=\"2\"").with("do", "revoke");
    assert_eq!(revoke.send(&desk).await.status, 200);
    assert_eq!(stale.send(&site.client).await.status, 403);
    assert_eq!(site.client.get(&phones[1]).await.status, 403);
    site.stop().await;
}

#[tokio::test]
async fn a_list_is_told_everything_that_is_wrong_with_it() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let form =
        |page: &Answer| Form::again(page, "/desk/s/new").with("name", "Pohár").with("form", "knockout");
    let page = desk.get("/desk/s/new").await;
    let wrong = form(&page).with("list", "Anna; x; y; z\n;;\nJan").send(&desk).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.matches("Anna; x; y; z").count() == 1, "what was typed is kept: {}", wrong.body);
    let alone = form(&wrong).with("list", "Anna").send(&desk).await;
    assert_eq!(alone.status, 409, "nobody plays alone: {}", alone.body);
    let few = form(&alone).with("list", "Anna\nJan\nEva").with("form", "groups-knockout");
    let few = few.with("groups", "4").with("advance", "2").send(&desk).await;
    assert_eq!(few.status, 409, "{}", few.body);
    let nothing = form(&few).with("form", "").with("list", "Anna\nJan").send(&desk).await;
    assert_eq!(nothing.status, 422);
    let right = form(&nothing).with("list", "<script>alert(1)</script>\nJan");
    let base = led_to(&right.send(&desk).await);
    assert_eq!(led_to(&right.send(&desk).await), base, "a form sent twice makes one tournament");
    let draw = desk.get(&base).await;
    assert!(draw.status == 200 && !draw.body.contains("<script>alert"));
    site.stop().await;
}
