//! Teams in a tournament by itself: rosters, line-ups and matches of several boards, in rounds and in a knockout; and a
//! Swiss that leads to a play-off.

use serde_json::Value;

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::{drawn_and_published, led_to};

const TEAMS: [&str; 4] = ["Bílí", "Černí", "Modří", "Rudí"];

/// Enters four teams of three with a substitute.
async fn entered(desk: &Client, base: &str) {
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

#[tokio::test]
async fn a_swiss_leads_to_a_play_off_of_the_best() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = crate::tournament::created(&desk, "round-robin", "5").await;
    crate::tournament::entered(&desk, &base).await;
    let stages = format!("{base}/settings/stages");
    let add = Form::within(&desk.get(&stages).await.body, "/settings/stages", "name=\"from\"");
    let add = add.with("do", "add").with("from", "1").with("to", "4").with("form", "knockout");
    let asked = add.with("losers", "third").with("seeding", "list").send(&desk).await;
    assert_eq!(asked.status, 200, "{}", said(&asked));
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
    // The table of the rounds and their pages are still there.
    assert_eq!(site.client.get("/t/jarni-prebor/round/3").await.status, 200);
    assert_eq!(site.client.get("/t/jarni-prebor/documents/standings/rounds").await.status, 200);
    site.stop().await;
}
