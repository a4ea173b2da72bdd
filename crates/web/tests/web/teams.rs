//! Teams in a tournament by itself: rosters, line-ups and matches of several boards, in rounds and in a knockout; and a
//! Swiss that leads to a play-off.

use serde_json::Value;

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::{drawn_and_published, led_to};

const TEAMS: [&str; 4] = ["Bílí", "Černí", "Modří", "Rudí"];

/// Enters four teams of three with a substitute.
pub(crate) async fn entered(desk: &Client, base: &str) {
    for team in TEAMS {
        let page = desk.get(&format!("{base}/entries")).await;
        let roster = ["Ana", "Bo", "Cyril", "Dana"].map(|name| format!("{name} z {team}")).join("\n");
        let form = Form::on(&page, "/entries/add").with("name", team).with("roster", &roster);
        led_to(&form.send(desk).await);
    }
}

/// What is said when a form was refused or asks for more.
fn said(answer: &Answer) -> String {
    answer.body.clone()
}

async fn view(client: &Client, path: &str) -> Value {
    client.get(path).await.ok()["view"].clone()
}

/// The first members of both rosters, in their order.
fn seats(game: &Value) -> String {
    let side = |side: &str| {
        let members = game["rosters"][side].as_array().cloned().unwrap_or_default();
        members.into_iter().take(3).map(|one| format!("{side}={}", one["id"])).collect::<Vec<_>>().join("&")
    };
    format!("{}&{}", side("first"), side("second"))
}

/// A match from its line-up to a corrected result, on its page.
async fn played(desk: &Client, base: &str, pairing: &str) {
    let (page, api) = (format!("{base}/match/{pairing}"), format!("/api{base}/match/{pairing}"));
    let game = view(desk, &api).await;
    assert_eq!((&game["boards"], &game["one_game"]), (&Value::from(3), &Value::from(false)));
    let line_up = Form::within(&desk.get(&page).await.body, pairing, "line-up");
    // No player plays at two boards.
    let twice = seats(&game).replacen(
        &format!("first={}", game["rosters"]["first"][1]["id"]),
        &format!("first={}", game["rosters"]["first"][0]["id"]),
        1,
    );
    let refused = line_up.send_with(desk, &twice).await;
    assert_eq!(refused.status, 409, "{}", said(&refused));
    assert_eq!(led_to(&line_up.send_with(desk, &seats(&game)).await), page);
    let game = view(desk, &api).await;
    let first = game["lines"][0]["players"]["first"].as_str().expect("a player");
    assert!(first.starts_with("Ana z "), "{first}");
    // A result that the boards cannot give.
    let result = Form::within(&desk.get(&page).await.body, pairing, "name=\"result\"");
    let wrong = result.clone().with("result", "11 10").send(desk).await;
    assert!(wrong.status == 409 || wrong.status == 422, "{} {}", wrong.status, said(&wrong));
    led_to(&result.with("result", "11 10 =0").send(desk).await);
    let game = view(desk, &api).await;
    assert_eq!((game["result"].as_str(), game["notation"].as_str()), (Some("7 : 5"), Some("11 10 =0")));
    assert_eq!(game["lines"][1]["marks"], "10");
    let correct = Form::within(&desk.get(&page).await.body, pairing, "value=\"correct\"");
    let preview = correct.with("result", "11 10 00").with("reason", "board 3 was misread").send(desk).await;
    assert_eq!(preview.status, 200, "{}", said(&preview));
    led_to(&Form::again(&preview, pairing).with("sure", "yes").with("reason", "misread").send(desk).await);
    assert_eq!(view(desk, &api).await["result"], "6 : 6");
}

/// The id of the first match of a round.
async fn first_of_round(desk: &Client, base: &str, round: u32) -> String {
    let seen = view(desk, &format!("/api{base}/rounds/{round}")).await;
    let seat = |side: &str| seen["tables"][0]["seats"][side]["id"].to_string();
    format!("main/r{round}/{}-{}", seat("first"), seat("second"))
}

#[tokio::test]
async fn teams_play_a_round_robin_board_by_board() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let form = Form::on(&desk.get("/desk/new").await, "/desk/new").with("name", "Liga");
    let form = form.with("system", "round-robin").with("rounds", "3").with("teams", "yes");
    let none = form.clone().with("match-of", "duels").with("match-boards", "0").send(&desk).await;
    assert_eq!(none.status, 422, "{}", said(&none));
    let form = form.with("match-of", "duels").with("match-boards", "3");
    let base = led_to(&form.send(&desk).await).trim_end_matches("/entries").to_owned();
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    let pairing = first_of_round(&desk, &base, 1).await;
    played(&desk, &base, &pairing).await;
    // The score alone is enough, and a score that cannot be is refused.
    let page = desk.get(&format!("{base}/results/1")).await;
    assert!(page.body.contains(&format!("/match/{pairing}")), "the results lead to the boards");
    let score = |text: &str| Form::on(&page, "/results/1/2").with("result", text);
    assert_eq!(score("9:9").send(&desk).await.status, 409);
    led_to(&score("8:4").send(&desk).await);
    let table = view(&site.client, "/api/t/liga/table").await;
    assert_eq!(table["lines"].as_array().map(Vec::len), Some(4));
    // A member who plays keeps the place in the roster.
    let who = pairing.rsplit('/').next().and_then(|pair| pair.split('-').next()).expect("a team");
    let person = desk.get(&format!("{base}/entries/{who}")).await;
    let edit = Form::within(&person.body, &format!("/entries/{who}"), "with-roster");
    let edit = edit.with("name", "Bílí").with("roster", "Nová Hráčka").send(&desk).await;
    assert_eq!(edit.status, 409, "{}", said(&edit));
    site.stop().await;
}

#[tokio::test]
async fn teams_play_a_knockout_board_by_board() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let form = Form::on(&desk.get("/desk/new/plan").await, "/desk/new/plan").with("name", "Pohár týmů");
    let form = form.with("form", "groups-knockout").with("groups", "1").with("advance", "2");
    let form = form.with("losers", "out").with("seeding", "list").with("teams", "yes");
    let form = form.with("match-of", "duels").with("match-boards", "3");
    let base = led_to(&form.send(&desk).await).trim_end_matches("/entries").to_owned();
    entered(&desk, &base).await;
    let page = desk.get(&format!("{base}/plan/main")).await;
    led_to(&Form::on(&page, "/plan/main").with("do", "draw").send(&desk).await);
    let page = desk.get(&format!("{base}/plan/main")).await;
    led_to(&Form::on(&page, "/plan/main").with("do", "publish").send(&desk).await);
    let matches = view(&site.client, &base.replace("/desk", "/api")).await;
    assert_eq!(matches["matches"], 7, "six of the group and a final");
    let matches = view(&site.client, &format!("{}/matches", base.replace("/desk", "/api"))).await;
    let pairing = matches[0]["pairing"].as_str().expect("a match").to_owned();
    played(&desk, &base, &pairing).await;
    site.stop().await;
}

/// What the play-off was drawn from is not corrected, until the way back is taken in the order that the answers name; then it
/// is closed, drawn and published again.
async fn the_way_back(desk: &Client, base: &str) {
    let plan = format!("{base}/plan/stage-2");
    let game = format!("{base}/correct/5/1");
    let corrected = async || {
        let page = desk.get(&game).await;
        let form = Form::within(&page.body, "/correct/5/1", "name=\"result\"");
        form.with("result", "0").with("reason", "misread").send(desk).await
    };
    let step = async |what: &str| {
        let page = desk.get(&plan).await;
        let form = Form::within(&page.body, "/plan/stage-2", &format!("value=\"{what}\""));
        led_to(&form.with("do", what).with("reason", "misread").send(desk).await);
    };
    let refused = corrected().await;
    assert!(
        refused.status == 409 && said(&refused).contains("unpublish the draw of stage 2 first"),
        "{}",
        said(&refused)
    );
    step("recall").await;
    let refused = corrected().await;
    assert!(said(&refused).contains("discard the draw of stage 2 first"), "{}", said(&refused));
    step("discard").await;
    let refused = corrected().await;
    assert!(said(&refused).contains("undo the closing of the stage first"), "{}", said(&refused));
    for what in ["draw", "publish"] {
        step(what).await;
    }
}

#[tokio::test]
async fn a_swiss_leads_to_a_play_off_of_the_best() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = crate::tournament::created(&desk, "round-robin", "5").await;
    crate::tournament::entered(&desk, &base).await;
    let stages = format!("{base}/settings/stages");
    let page = desk.get(&stages).await.body;
    assert!(!page.contains("name=\"seeding\""), "a later stage is drawn in the order of the one before");
    let add = Form::within(&page, "/settings/stages", "name=\"from\"");
    let add = add.with("do", "add").with("from", "1").with("to", "4").with("form", "knockout");
    let asked = add.with("losers", "third").with("seeding", "list").send(&desk).await;
    assert_eq!(asked.status, 200, "{}", said(&asked));
    assert!(asked.body.contains("other stages will be played"), "{}", said(&asked));
    led_to(&Form::again(&asked, "/settings/stages").with("sure", "yes").send(&desk).await);
    let plan = format!("{base}/plan/stage-2");
    for round in 1..=5 {
        drawn_and_published(&desk, &base).await;
        for (table, key) in [(1, "1"), (2, "0"), (3, "1")] {
            led_to(&crate::tournament::result(&desk, &base, round, table, key).await);
        }
    }
    // The play-off waits until the rounds are closed; then it is made from their order.
    let close = async || {
        let page = desk.get(&plan).await;
        Form::within(&page.body, "/plan/stage-2", "value=\"close\"")
    };
    let early = close().await.with("do", "draw").send(&desk).await;
    assert_eq!(early.status, 409, "{}", said(&early));
    let asked = close().await.with("do", "close").send(&desk).await;
    let sure = Form::again(&asked, "/plan/stage-2").with("sure", "yes").with("reason", "in their order");
    led_to(&sure.send(&desk).await);
    led_to(&Form::on(&desk.get(&plan).await, "/plan/stage-2").with("do", "draw").send(&desk).await);
    led_to(&Form::on(&desk.get(&plan).await, "/plan/stage-2").with("do", "publish").send(&desk).await);
    let matches = view(&site.client, "/api/t/jarni-prebor/matches").await;
    let table = view(&site.client, "/api/t/jarni-prebor/table").await;
    let best: Vec<&str> = (0..4).filter_map(|index| table["lines"][index]["name"].as_str()).collect();
    let playing = matches.as_array().expect("matches").iter().flat_map(|line| {
        ["first", "second"].map(|side| line["sides"][side]["name"].as_str().unwrap_or_default().to_owned())
    });
    assert!(
        playing.clone().count() == 4 && playing.clone().all(|name| best.contains(&name.as_str())),
        "{matches}"
    );
    the_way_back(&desk, &base).await;
    for _ in 0..2 {
        let open = view(&site.client, "/api/t/jarni-prebor/matches").await;
        for line in open.as_array().expect("matches").iter().filter(|line| line["state"] == "open") {
            let pairing = line["pairing"].as_str().expect("a match");
            let page = desk.get(&format!("{base}/results")).await;
            led_to(&Form::on(&page, pairing).with("result", "1").send(&desk).await);
        }
    }
    led_to(&Form::on(&desk.get(&base).await, "/finish").send(&desk).await);
    let places = site.client.get("/t/jarni-prebor/table").await.body;
    assert!(places.contains("Final places") && places.contains("Standings after 5 rounds"), "{places}");
    // Everybody stands there: those of the play-off, then the others by the rounds.
    let stages = view(&site.client, "/api/t/jarni-prebor/stages").await;
    let lines = stages["places"].as_array().expect("places");
    let of = |stage: &str| -> Vec<&str> {
        let of_stage = lines.iter().filter(|line| line["stage"] == stage);
        of_stage.filter_map(|line| line["places"].as_str()).collect()
    };
    assert_eq!(of("stage-2"), ["1", "2", "3", "4"], "{stages}");
    assert_eq!(lines.len(), 6, "{stages}");
    assert_eq!(of("main").len(), 2, "{stages}");
    let final_places = places.split("Standings after").next().unwrap_or_default();
    let paper = site.client.get("/t/jarni-prebor/documents/standings").await.body;
    let at_desk = desk.get(&format!("{base}/table")).await.body;
    // One of them is called like markup, which pages escape.
    for line in lines {
        let name = line["name"].as_str().expect("a name").split('<').next().unwrap_or_default();
        assert!(final_places.contains(name) && paper.contains(name) && at_desk.contains(name), "{name}");
    }
    // The table of the rounds and their pages are still there.
    assert_eq!(site.client.get("/t/jarni-prebor/round/3").await.status, 200);
    assert_eq!(site.client.get("/t/jarni-prebor/documents/standings/rounds").await.status, 200);
    site.stop().await;
}

/// Shown first, then given, and undone as one step.
#[tokio::test]
async fn sanctions_are_given_in_every_tournament() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = crate::tournament::created(&desk, "round-robin", "5").await;
    crate::tournament::entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    led_to(&crate::tournament::result(&desk, &base, 1, 1, "1").await);
    let page = format!("{base}/sanctions");
    let round = view(&site.client, "/api/t/jarni-prebor/rounds/1").await;
    let first = round["tables"][0]["seats"]["first"]["id"].as_u64().expect("a player").to_string();
    let second = round["tables"][0]["seats"]["second"]["id"].as_u64().expect("a player").to_string();
    let give = async |measure: &str, serious: bool| {
        let form = Form::within(&desk.get(&page).await.body, "/sanctions", "name=\"measure\"");
        let form = form.with("against", &format!("entrant {first}")).with("measure", measure);
        let form = form.with("game", &format!("main/r1/{first}-{second}")).with("reason", "shouted");
        if serious { form.with("serious", "yes").send(&desk).await } else { form.send(&desk).await }
    };
    let early = give("match", false).await;
    assert!(early.status == 409 && said(&early).contains("warn first"), "{}", said(&early));
    for measure in ["warning", "match"] {
        let shown = give(measure, false).await;
        assert_eq!(shown.status, 200, "{}", said(&shown));
        let sure = Form::again(&shown, "/sanctions").with("sure", "yes").with("reason", "shouted");
        assert_eq!(led_to(&sure.send(&desk).await), page);
    }
    let round = view(&site.client, "/api/t/jarni-prebor/rounds/1").await;
    assert_eq!(round["tables"][0]["result"], "− : +", "{round}");
    let affairs = view(&desk, &format!("/api{base}/incidents")).await;
    assert_eq!(affairs["sanctions"].as_array().map(Vec::len), Some(2), "{affairs}");
    assert!(desk.get(&format!("{base}/log")).await.body.contains("forfeit of the match"));
    // Undone as one: the result counts as it did.
    let undo =
        Form::within(&desk.get(&page).await.body, "/undo", "name=\"step\"").with("reason", "heard again");
    let shown = undo.send(&desk).await;
    if shown.status == 200 {
        led_to(
            &Form::again(&shown, "/undo").with("sure", "yes").with("reason", "heard again").send(&desk).await,
        );
    }
    let round = view(&site.client, "/api/t/jarni-prebor/rounds/1").await;
    assert_eq!(round["tables"][0]["result"], "1 : 0", "{round}");
    site.stop().await;
}
