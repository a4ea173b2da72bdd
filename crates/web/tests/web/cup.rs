//! Tournaments played by a plan: a knockout of sixteen from the pasted list to the winner, groups with a play-off,
//! players with phones, what is refused on the way.

use serde_json::{Value, json};

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
    made_with(desk, form, count, &[]).await
}

/// The same with more fields.
pub(crate) async fn made_with(desk: &Client, form: &str, count: u32, more: &[(&str, &str)]) -> String {
    let page = Form::on(&desk.get("/desk/new/plan").await, "/desk/new/plan");
    let page = page.with("name", "Zimní pohár").with("list", &players(count)).with("form", form);
    let page = page.with("groups", "4").with("advance", "2").with("losers", "third");
    let page = more.iter().fold(page, |page, (name, value)| page.with(name, value));
    led_to(&page.with("seeding", "rating").send(desk).await).trim_end_matches("/draw").to_owned()
}

/// The page of the plan.
pub(crate) async fn plan(desk: &Client, base: &str) -> Answer {
    let page = desk.get(&format!("{base}/plan/main")).await;
    assert_eq!(page.status, 200, "{}", page.body);
    page
}

/// The button on the page of the plan with this order.
pub(crate) async fn button(desk: &Client, base: &str, order: &str) -> Form {
    let page = plan(desk, base).await;
    Form::within(&page.body, "/plan/main", &format!("value=\"{order}\"")).with("do", order)
}

/// An order for the plan that its page does not offer.
pub(crate) async fn forged(desk: &Client, base: &str, order: &str) -> Form {
    let page = desk.get(&format!("{base}/entries")).await;
    Form::on(&page, "/entries/add").to(&format!("{base}/plan/main")).with("do", order)
}

/// Makes the plan.
pub(crate) async fn draws(desk: &Client, base: &str) {
    led_to(&button(desk, base, "draw").await.send(desk).await);
}

/// Publishes the plan.
pub(crate) async fn published(desk: &Client, base: &str) {
    let form = button(desk, base, "publish").await;
    assert_eq!(led_to(&form.send(desk).await), format!("{base}/results"));
}

/// The form for the result of a match on the page of results.
#[track_caller]
pub(crate) fn result_form(page: &Answer, game: &str) -> Form {
    Form::within(&page.body, "", &format!("id=\"r-{game}\""))
}

pub(crate) async fn result(desk: &Client, base: &str, game: &str, text: &str) -> Answer {
    let page = desk.get(&format!("{base}/results")).await;
    result_form(&page, game).with("result", text).send(desk).await
}

/// A match whose sides are known, by its id: `main/QF1/1-8`.
pub(crate) async fn pairing(client: &Client, base: &str, game: &str) -> String {
    let lines = view(client, &format!("/api{}/matches", base.trim_start_matches("/desk"))).await;
    let line = lines.as_array().and_then(|lines| lines.iter().find(|line| line["key"] == game));
    line.expect("the match")["pairing"].as_str().expect("an id").to_owned()
}

/// The page on which a match is corrected.
pub(crate) async fn match_page(desk: &Client, base: &str, game: &str) -> String {
    format!("{base}/match/{}", pairing(desk, base, game).await)
}

/// The form that corrects a match, with what is right.
pub(crate) async fn correction(desk: &Client, base: &str, game: &str, text: &str, why: &str) -> Form {
    let pairing = pairing(desk, base, game).await;
    let page = desk.get(&format!("{base}/match/{pairing}")).await;
    Form::on(&page, &pairing).with("result", text).with("reason", why)
}

/// Says that one is sure, and why, on the page that shows what changes.
pub(crate) async fn sure(desk: &Client, asked: &Answer, action: &str, why: &str) {
    assert!(asked.status == 200 && asked.body.contains("name=\"sure\""), "{}", asked.body);
    led_to(&Form::again(asked, action).with("reason", why).with("sure", "yes").send(desk).await);
}

/// What is done about a player on their own page, after a look at what that changes.
pub(crate) async fn about(desk: &Client, base: &str, who: u32, order: &str) {
    let page = desk.get(&format!("{base}/entries/{who}")).await;
    let action = format!("/entries/{who}");
    let form = Form::within(&page.body, &action, &format!("value=\"{order}\"")).with("do", order);
    sure(desk, &form.send(desk).await, &action, "the train").await;
}

/// The latest step of the log.
pub(crate) async fn latest(desk: &Client, base: &str) -> Value {
    view(desk, &format!("/api{base}/log")).await[0].clone()
}

/// Undoes a step, or does it again, after a look at what that changes.
pub(crate) async fn turn(desk: &Client, base: &str, path: &str, step: u64, why: &str) {
    let page = desk.get(&format!("{base}/log")).await;
    let form = Form::within(&page.body, path, &format!("name=\"step\" value=\"{step}\""));
    let shown = form.with("reason", why).send(desk).await;
    assert!(shown.status == 200 && shown.body.contains("class=\"preview\""), "{}", shown.body);
    sure(desk, &shown, path, why).await;
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
    assert_eq!(base, "/desk/t/zimni-pohar");
    let api = "/api/t/zimni-pohar";

    // The draft says why; only organisers see it.
    let draw = plan(&desk, &base).await;
    for text in ["1. Hráč 01 (2390)", "G-3.2.2", "R16-1"] {
        assert!(draw.body.contains(text), "{text}: {}", draw.body);
    }
    let nothing = view(&site.client, &format!("{api}/stages")).await;
    assert_eq!(nothing, json!({ "stages": [], "places": [] }), "the draw is the desk's");
    let public = site.client.get("/t/zimni-pohar").await;
    assert!(public.body.contains("Hráč 16") && !public.body.contains("R16-1"), "{}", public.body);

    // One does not come: the plan is made again, and fifteen play with one bye for the strongest.
    about(&desk, &base, 16, "withdraw").await;
    draws(&desk, &base).await;
    let draw = plan(&desk, &base).await;
    assert!(draw.body.contains("G-3.1.4"), "the bye is explained: {}", draw.body);
    let entries = desk.get(&format!("{base}/entries")).await;
    published(&desk, &base).await;
    let late = Form::on(&entries, "/entries/add").with("name", "Pozdní").send(&desk).await;
    assert_eq!(late.status, 409, "the draw counts: {}", late.body);

    // The plan is unpublished for a reason as long as nothing is played.
    let recall = button(&desk, &base, "recall").await;
    assert_eq!(recall.clone().send(&desk).await.status, 409, "K-REASON");
    led_to(&button(&desk, &base, "recall").await.with("reason", "too early").send(&desk).await);
    published(&desk, &base).await;

    let first = open(&site, api).await;
    assert_eq!(first.len(), 7, "{first:?}");
    assert_eq!(result(&desk, &base, &first[0], "=").await.status, 409, "a knockout needs a winner");
    assert_eq!(result(&desk, &base, &first[0], "so").await.status, 422);
    for game in &first {
        led_to(&result(&desk, &base, game, "1").await);
    }
    assert!(!plan(&desk, &base).await.body.contains("value=\"recall\""), "it is being played");
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
    assert_eq!(view(&site.client, api).await["step"], "finish", "the organiser ends it");
    led_to(&Form::on(&desk.get(&base).await, "/finish").send(&desk).await);
    let card = view(&site.client, api).await;
    assert_eq!((&card["step"], &card["playing"]), (&Value::from("over"), &Value::from(15)));
    let stages = view(&site.client, &format!("{api}/stages")).await;
    assert_eq!(stages["places"][0]["places"], "1");
    let decided = stages["places"][0]["game"].as_str().expect("the final");
    let table = site.client.get("/t/zimni-pohar/table").await.body;
    assert!(table.contains(&format!("href=\"/t/zimni-pohar/bracket#m-{decided}\"")), "{table}");
    for part in ["", "/bracket", "/table"] {
        let page = site.client.get(&format!("/t/zimni-pohar{part}")).await;
        assert!(page.status == 200 && page.body.contains("Hráč 0"), "{part}: {}", page.body);
    }
    assert!(site.client.get("/").await.body.contains("Zimní pohár"));
    assert!(desk.get("/desk").await.body.contains("/desk/t/zimni-pohar"));
    let wall = site.client.get("/t/zimni-pohar/screen").await;
    assert!(wall.status == 200 && wall.body.contains("class=\"bracket\""), "{}", wall.body);
    let form = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen").with("standings", "yes");
    led_to(&form.with("seconds", "5").send(&desk).await);
    let wall = site.client.get("/t/zimni-pohar/screen").await;
    assert!(!wall.body.contains("class=\"bracket\""), "the desk chooses what it shows: {}", wall.body);
    let (_, file) = desk.file(&format!("{base}/file")).await;
    assert!(String::from_utf8_lossy(&file).contains("finished"), "the whole log");
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
    let why = "the slip was misread";
    let asked = correction(desk, base, game, "0", why).await.send(desk).await;
    assert_eq!(asked.status, 409, "the winner has played on: {}", asked.body);
    assert!(asked.body.contains(why), "what was typed is kept");
    let asked = correction(desk, base, game, "0", why).await.with("take-back", "yes").send(desk).await;
    assert!(asked.status == 200 && asked.body.contains("class=\"preview\""), "{}", asked.body);
    let save = Form::on(&asked, &pairing(desk, base, game).await).with("take-back", "yes");
    let save = save.with("reason", why).with("sure", "yes");
    led_to(&save.send(desk).await);
    led_to(&save.send(desk).await);

    // The step is undone and redone, each with a reason and a look at what changes.
    let step = latest(desk, base).await["step"].as_u64().expect("the correction");
    turn(desk, base, "/undo", step, "undo").await;
    turn(desk, base, "/redo", step, "redo").await;
    let lines = view(&site.client, "/api/t/zimni-pohar/matches").await;
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
    let api = "/api/t/zimni-pohar";
    published(&desk, &base).await;
    // All games end in draws, and all players of a group are tied.
    let stages = view(&site.client, &format!("{api}/stages")).await;
    for group in stages["stages"][0]["groups"].as_array().expect("groups") {
        for game in group["games"].as_array().expect("games") {
            let key = game["id"].as_str().expect("a name");
            led_to(&result(&desk, &base, key, "=").await);
        }
    }
    assert_eq!(open(&site, api).await, [] as [String; 0], "everybody is equal: the play-off waits");
    let waits = view(&desk, "/api/desk/t/zimni-pohar/waiting").await;
    assert_eq!(waits.as_array().map(Vec::len), Some(4), "{waits}");
    let ties = view(&desk, "/api/desk/t/zimni-pohar/ties").await;
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
    let why = site.client.get(&format!("/t/zimni-pohar/groups/{group}/{number}")).await;
    assert!(why.status == 200 && why.body.contains("class=\"derived\""), "{}", why.body);

    // A player leaves: what that changes is shown first.
    about(&desk, &base, 1, "withdraw").await;
    assert!(desk.get(&format!("{base}/log")).await.body.contains("Hráč 01"));
    site.stop().await;
}

/// The addresses on a page of links, in its order.
fn links(page: &Answer) -> Vec<String> {
    assert_eq!(page.status, 200, "{}", page.body);
    let found = page.body.split("<p class=\"link\">").skip(1);
    let found = found.map(|rest| rest.split('<').next().unwrap_or_default());
    found.map(|link| link[link.find("/my/").expect("a link")..].to_owned()).collect()
}

/// Links of all players, in the order of the list.
pub(crate) async fn linked(desk: &Client, base: &str) -> Vec<String> {
    let page = desk.get(&format!("{base}/links")).await;
    links(&Form::on(&page, "/links").without("who").with("do", "replace").send(desk).await)
}

/// Two players have reported differently: the organiser is called, and no other page shows it.
async fn called(site: &Site, desk: &Client, base: &str) {
    let today = desk.get(base).await.body;
    for text in [
        "In 1 match the players report different results",
        "Hráč 01 – Hráč 04: the players report different results",
    ] {
        assert!(today.contains(text), "{text}: {today}");
    }
    let waits = view(desk, "/api/desk/t/zimni-pohar/waiting").await;
    assert_eq!((&waits[0]["kind"], &waits[0]["clause"]), (&"mismatch".into(), &"K-ORDER".into()), "{waits}");
    assert_eq!(view(desk, "/api/desk/t/zimni-pohar/ties").await, json!([]));
    assert_eq!(view(&site.client, "/api/t/zimni-pohar").await["step"], "results");
    assert!(!site.client.get("/t/zimni-pohar").await.body.contains("differently"));
}

#[tokio::test]
async fn places_of_a_round_robin_lead_to_their_groups() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "round-robin", 4).await;
    published(&desk, &base).await;
    for game in open(&site, "/api/t/zimni-pohar").await {
        led_to(&result(&desk, &base, &game, "1").await);
    }
    let table = site.client.get("/t/zimni-pohar/table").await.body;
    let links: Vec<&str> = table.split('"').filter(|part| part.contains("/groups/")).collect();
    assert!(!links.is_empty(), "{table}");
    for link in links {
        assert_eq!(site.client.get(link).await.status, 200, "{link}");
    }
    site.stop().await;
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
    let public = view(&site.client, "/api/t/zimni-pohar/matches").await;
    assert!(!public.to_string().contains("1 : 0"), "what does not count yet is the desk's alone");
    led_to(&report(&phones[3], "won").await);
    let results = desk.get(&format!("{base}/results")).await;
    assert!(results.body.contains("class=\"mismatch\""), "they differ: {}", results.body);
    called(&site, &desk, &base).await;
    let public = view(&site.client, "/api/t/zimni-pohar/matches").await;
    assert_eq!(public[0]["state"], "open", "that they differ is the desk's alone: {public}");
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "t/zimni-pohar").await;
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

    // A withdrawn link reports nothing.
    let page = desk.get(&format!("{base}/links")).await;
    let stale = Form::on(&site.client.get(&phones[1]).await, "/report").with("got", "won");
    let revoke = Form::within(&page.body, "/links", "name=\"who\" value=\"2\"").with("do", "revoke");
    assert_eq!(revoke.send(&desk).await.status, 200);
    assert_eq!(stale.send(&site.client).await.status, 403);
    assert_eq!(site.client.get(&phones[1]).await.status, 403);
    site.stop().await;
}

/// A tournament of a list of which no plan can be made: it is created, nothing is planned, and the page says why.
async fn refused_draw(desk: &Client, form: &Form, why: &str) {
    let base = led_to(&form.send(desk).await).trim_end_matches("/entries").to_owned();
    let alone = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/add").with("name", "Anna");
    led_to(&alone.send(desk).await);
    let draw = forged(desk, &base, "draw").await.send(desk).await;
    assert!(draw.status == 409 && draw.body.contains(why), "{}", draw.body);
    let page = plan(desk, &base).await;
    assert!(page.body.contains(why) && !page.body.contains("value=\"draw\""), "{}", page.body);
}

#[tokio::test]
async fn everything_that_is_wrong_with_a_list_is_shown() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let form =
        |page: &Answer| Form::again(page, "/desk/new/plan").with("name", "Pohár").with("form", "knockout");
    let page = desk.get("/desk/new/plan").await;
    let wrong = form(&page).with("list", "Anna; x; y; z\n;;\nJan").send(&desk).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.matches("Anna; x; y; z").count() == 1, "what was typed is kept: {}", wrong.body);
    // A list of which no plan can be made makes no tournament: the form says why, and keeps what was typed.
    let few = form(&wrong).with("list", "Anna\nJan\nEva");
    let few = few.with("form", "groups-knockout").with("groups", "4").with("advance", "2");
    for (form, why) in [(form(&wrong).with("list", "Anna"), "use 2 to"), (few, "4 groups")] {
        let refused = form.send(&desk).await;
        assert!(refused.status == 422 && refused.body.contains(why), "{}", refused.body);
        assert!(refused.body.contains(">Anna"), "{}", refused.body);
    }
    // Without a list they are entered later: then the page of the plan says why.
    refused_draw(&desk, &form(&wrong).with("list", ""), "use 2 to").await;
    let page = desk.get("/desk/new/plan").await;
    let nothing = form(&page).with("form", "").with("list", "Anna\nJan").send(&desk).await;
    assert_eq!(nothing.status, 422);
    let right = form(&nothing).with("list", "<script>alert(1)</script>\nJan");
    let base = led_to(&right.send(&desk).await);
    assert_eq!(led_to(&right.send(&desk).await), base, "a form sent twice makes one tournament");
    let draw = plan(&desk, base.trim_end_matches("/draw")).await;
    assert!(draw.body.contains("alert(1)") && !draw.body.contains("<script>alert"));
    site.stop().await;
}

#[tokio::test]
async fn lists_of_matches_name_their_places_in_the_language_of_the_reader() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    let czech = desk.with("accept-language", "cs");
    for page in [format!("{base}/results"), "/t/zimni-pohar".to_owned()] {
        let body = czech.get(&page).await.body;
        assert!(body.contains(">Semifinále 1"), "{page}: {body}");
        assert!(!body.contains(">SF1"), "{page}: {body}");
    }
    for game in ["SF1", "SF2"] {
        led_to(&result(&desk, &base, game, "1").await);
    }
    let body = czech.get(&format!("{base}/results")).await.body;
    assert!(body.contains("<th scope=\"row\">Finále") && !body.contains(">final"), "{body}");
    site.stop().await;
}
