//! Webhooks of a knockout and of groups: what is sent, with which body, and what breaks ties.

use serde_json::{Value, json};

use crate::contest::view;
use crate::cup::{correction, latest, made, pairing, published, result, sure, turn};
use crate::documents::pages;
use crate::forms::Form;
use crate::openapi::messages_fit;
use crate::privacy::choose;
use crate::site::{Folder, Site};
use crate::tournament::led_to;
use crate::webhooks::{Receiver, added, quick};

const ALL: [&str; 3] = ["rounds", "results", "end"];

async fn received(receiver: &Receiver, count: usize) -> Vec<Value> {
    let bodies = receiver.bodies(count).await;
    bodies.iter().map(|body| serde_json::from_str(body).expect("JSON")).collect()
}

fn kinds(events: &[Value]) -> Vec<&str> {
    events.iter().map(|one| one["kind"].as_str().expect("a kind")).collect()
}

#[tokio::test]
async fn a_knockout_tells_of_its_draw_its_matches_results_corrections_and_the_end() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    let receiver = Receiver::new().await;
    let secret = added(&desk, &base, receiver.url(), &ALL).await;
    published(&desk, &base).await;
    led_to(&result(&desk, &base, "SF1", "2:1").await);
    led_to(&result(&desk, &base, "SF2", "1").await);
    // The first result was misread.
    let form = correction(&desk, &base, "SF1", "1:2", "misread").await;
    sure(&desk, &form.send(&desk).await, &pairing(&desk, &base, "SF1").await, "misread").await;
    led_to(&result(&desk, &base, "P3", "1").await);
    led_to(&result(&desk, &base, "final", "0").await);
    // The organiser ends it.
    led_to(&Form::on(&desk.get(&base).await, "/finish").send(&desk).await);

    let came = received(&receiver, 9).await;
    let expected = [
        "draw.published",
        "result.entered",
        "result.entered",
        "matches.opened",
        "result.corrected",
        "matches.opened",
        "result.entered",
        "result.entered",
        "tournament.finished",
    ];
    assert_eq!(kinds(&came)[..9], expected);
    assert_eq!(came.len(), 9, "{:?}", kinds(&came));
    for one in &came {
        assert_eq!(one["tournament"], "zimni-pohar");
        assert!(
            one["id"]
                .as_str()
                .is_some_and(|id| id.starts_with("zimni-pohar-") || id.starts_with("t-zimni-pohar-")),
            "{one}"
        );
    }
    assert_eq!(came[0]["data"], json!({ "players": 4, "view": "/api/t/zimni-pohar/stages" }));
    let first = json!({ "id": 1, "name": "Hráč 01" });
    let data = &came[1]["data"];
    assert_eq!((&data["match"], &data["result"], &data["first"]), (&json!("SF1"), &json!("2 : 1"), &first));
    let opened = |one: &Value, game: &str| {
        let matches = one["data"]["matches"].as_array().expect("matches").clone();
        matches.into_iter().find(|line| line["match"] == game).expect("the match")
    };
    assert_eq!(opened(&came[3], "final")["first"], first);
    let data = &came[4]["data"];
    assert_eq!((&data["before"], &data["result"]), (&json!("2 : 1"), &json!("1 : 2")));
    assert_eq!(opened(&came[5], "final")["first"], json!({ "id": 4, "name": "Hráč 04" }));
    for one in [&came[0], &came[5], &came[8]] {
        let view = one["data"]["view"].as_str().expect("an address");
        assert_eq!(site.client.get(view).await.status, 200, "{view}");
    }

    // What is undone is sent, and that it goes on.
    let end = latest(&desk, &base).await["step"].as_u64().expect("the end");
    turn(&desk, &base, "/undo", end, "not yet").await;
    let log = view(&desk, "/api/desk/t/zimni-pohar/log").await;
    let of = |line: &&Value| line["events"].to_string().contains("match final");
    let last = log.as_array().and_then(|lines| lines.iter().find(of)).expect("the final");
    turn(&desk, &base, "/undo", last["step"].as_u64().expect("a step"), "not yet").await;
    let came = received(&receiver, 12).await;
    assert_eq!(kinds(&came)[9..], ["step.undone", "step.undone", "matches.opened"]);
    assert_eq!(came[9]["data"]["was"]["kind"], "tournament.finished");
    assert_eq!(came[10]["data"]["was"]["data"]["first"]["name"], "Hráč 04");

    // Organisers and programs see how far it has come; after a restart nothing is sent twice.
    let listed = desk.get("/api/desk/t/zimni-pohar/webhooks").await;
    assert!(listed.status == 200 && !listed.body.contains(&secret), "{}", listed.body);
    assert_eq!(site.client.get(&format!("{base}/webhooks")).await.status, 401);
    site.stop().await;
    let site = Site::run_as(&folder.url(), quick()).await;
    let desk = site.desk().await;
    led_to(&result(&desk, &base, "final", "0").await);
    led_to(&Form::on(&desk.get(&base).await, "/finish").send(&desk).await);
    let came = received(&receiver, 14).await;
    assert_eq!(kinds(&came)[12..], ["result.entered", "tournament.finished"]);
    led_to(&Form::on(&desk.get(&base).await, "/reopen").with("reason", "a protest").send(&desk).await);
    let came = received(&receiver, 15).await;
    assert_eq!(kinds(&came)[14..], ["tournament.reopened"]);
    messages_fit(&site.client, &came).await;
    site.stop().await;
}

#[tokio::test]
async fn equals_of_a_group_are_reported_and_what_decided_between_them() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let desk = site.desk().await;
    let base = made(&desk, "groups-knockout", 16).await;
    published(&desk, &base).await;
    let receiver = Receiver::new().await;
    added(&desk, &base, receiver.url(), &["results"]).await;
    let stages = view(&site.client, "/api/t/zimni-pohar/stages").await;
    let games = stages["stages"][0]["groups"][0]["games"].as_array().expect("games").clone();
    for game in &games {
        led_to(&result(&desk, &base, game["id"].as_str().expect("a name"), "=").await);
    }
    let page = desk.get(&format!("{base}/ties")).await;
    led_to(&Form::on(&page, "/ties/main/A").with("do", "lot").send(&desk).await);
    let came = received(&receiver, 8).await;
    assert_eq!(kinds(&came)[6..], ["tie.open", "tie.decided"]);
    messages_fit(&site.client, &came).await;
    let equal = &came[6]["data"];
    assert_eq!((&equal["group"], &equal["places"]), (&json!("A"), &json!({ "from": 1, "to": 4 })));
    assert_eq!(equal["equal"].as_array().map(Vec::len), Some(4));
    let decided = &came[7]["data"];
    assert_eq!((&decided["group"], &decided["by"]), (&json!("A"), &json!("lot")));
    assert!(decided["order"][0]["name"].as_str().is_some_and(|name| name.starts_with("Hráč")), "{decided}");
    site.stop().await;
}

#[tokio::test]
async fn names_go_out_as_the_organiser_chose_and_public_papers_have_the_same() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    let receiver = Receiver::new().await;
    added(&desk, &base, receiver.url(), &["results"]).await;
    choose(&desk, &format!("{base}/public"), &[("reach", "listed"), ("names", "numbers")]).await;
    led_to(&result(&desk, &base, "SF1", "1").await);
    let data = received(&receiver, 1).await[0]["data"].clone();
    assert_eq!((&data["first"]["id"], &data["result"]), (&json!(1), &json!("1 : 0")));
    assert!(data["first"]["name"].is_string() && !data.to_string().contains("Hráč"), "{data}");
    for kind in ["pairings/all", "names/all", "bracket", "standings"] {
        let text = pages(&site.client, &format!("/t/zimni-pohar/documents/{kind}.pdf")).await.join("");
        assert!(!text.contains("Hráč") && !text.contains("Klub"), "{kind}: {text}");
        let text = pages(&desk, &format!("{base}/documents/{kind}.pdf")).await.join("");
        assert!(text.contains("Hráč 01"), "at the desk names are whole: {kind}: {text}");
    }
    site.stop().await;
}
