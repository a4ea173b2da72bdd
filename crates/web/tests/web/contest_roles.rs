//! Who may do what in a contest: at one of its tournaments, and in its office.

use kolo_contest::EntryId;
use serde_json::Value;

use crate::client::{Answer, Client};
use crate::contest::{made, open, result, started, view};
use crate::crew::{Member, Staff, invite, join};
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

/// Sends a form that no page of the sender has.
pub(crate) async fn sent(client: &Client, path: &str, fields: &str) -> Answer {
    let token = Member { client: client.clone() }.token().await;
    let command = fields.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
    let command = &command[..command.len().min(64)];
    let form = client.with("content-type", "application/x-www-form-urlencoded");
    let form = form.with("accept", "application/json");
    form.send("POST", path, &format!("token={token}&command={command}&{fields}")).await
}

#[tokio::test]
async fn helpers_take_results_and_decide_nothing() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "c/skolni-prebor/turnaj").await;
    let helper = &staff.helper;
    let entries = helper.get(&format!("{base}/entries")).await;
    led_to(&Form::on(&entries, "/entries/t03").with("do", "check-in").send(helper).await);
    for act in ["withdraw", "pay", "waive", "give-up"] {
        let refused = sent(helper, &format!("{base}/entries/t01"), &format!("do={act}&reason=so")).await;
        assert_eq!(refused.refusal(), (403, "K-ROLE".to_owned()), "{act}");
    }
    let refused = sent(helper, &format!("{base}/entries"), "do=add&teams=A;b;c;d").await;
    assert_eq!(refused.refusal(), (403, "K-ROLE".to_owned()));
    started(&staff.arbiter, &base).await;

    let games = open(&site, "/api/c/skolni-prebor/turnaj").await;
    let (first, second) = (&games[0], &games[1]);
    led_to(&result(helper, &base, first, "11 10 =0").await);
    let correction = sent(helper, &format!("{base}/correct/{first}"), "sure=yes&result=8:4&reason=so").await;
    assert_eq!(correction.refusal(), (403, "K-ROLE".to_owned()));
    let slip = format!("{base}/slip/{second}");
    assert_eq!(sent(helper, &slip, "do=lot").await.refusal(), (403, "K-ROLE".to_owned()));
    for (side, text) in [("first", "11 10 =0"), ("second", "11 10 ==")] {
        let form = Form::on(&helper.get(&slip).await, &format!("/slip/{second}")).with("do", "report");
        led_to(&form.with("side", side).with("result", text).send(helper).await);
    }
    // The captains do not agree: that is for an arbiter.
    let decision = "result=11+10+%3D0&reason=the+sheets+say+so";
    let refused = sent(helper, &format!("{base}/results/{second}"), decision).await;
    assert_eq!(refused.refusal(), (403, "K-ROLE".to_owned()));
    // Nor do they come to agree by what a helper writes down for one of them.
    for change in ["do=report&side=second&result=11+10+%3D0", "do=report&side=first&result=11+10+%3D%3D"] {
        assert_eq!(sent(helper, &slip, change).await.refusal(), (403, "K-ROLE".to_owned()), "{change}");
    }
    assert!(helper.get(&slip).await.body.contains("/results/"), "it is still open");
    let done = sent(&staff.arbiter, &format!("{base}/results/{second}"), decision).await;
    assert_eq!(done.status, 200, "{}", done.body);
    // One side has said something: what a helper enters does not go against it.
    let third = &games[2];
    let slip = format!("{base}/slip/{third}");
    led_to(&sent(helper, &slip, "do=report&side=first&result=11+10+%3D0&n=3").await);
    let other = "result=00+01+%3D0&reason=seen";
    let refused = sent(helper, &format!("{base}/results/{third}"), other).await;
    assert_eq!(refused.refusal(), (403, "K-ROLE".to_owned()));
    led_to(&result(helper, &base, third, "11 10 =0").await);
    site.stop().await;
}

/// The number of a step of the office that can be undone, as the log of a tournament has it; the latest with this text.
fn step(log: &Value) -> u64 {
    let mut lines = log.as_array().expect("a log").iter();
    lines.find_map(|line| line["undo"]["step"].as_u64()).expect("a step of the office")
}

#[tokio::test]
async fn who_runs_one_tournament_leaves_the_others_and_the_office_alone() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let scale = kolo_contest::simulate::Scale { teams: 40, individuals: 0, areas: 4, regions: 2 };
    let season = kolo_contest::simulate::simulate(scale, 7).expect("a season").contest;
    let file = kolo_contest::codec::write(&season).expect("it can be written");
    let form = Form::on(&desk.get("/desk/c/new").await, "/desk/c/new/file");
    let base = led_to(&form.with("file", &file).send(&desk).await);
    let id = base.rsplit('/').next().expect("a name");
    let office = view(&site.client, &format!("/api/c/{id}")).await;
    let cards = office["venues"].as_array().expect("tournaments");
    let (one, category) = (&cards[0], &cards[0]["category"]);
    let another = cards[1..].iter().find(|card| {
        (&card["level"], &card["category"], card["id"] != one["id"]) == (&one["level"], category, true)
    });
    let another = another.expect("two tournaments side by side");
    let [here, there] = [one, another].map(|card| card["id"].as_str().expect("an id"));

    // Invited in the office for one tournament, with a page that says in words what that is.
    let page = format!("{base}/-/people");
    let link = invite(&desk, &page, &format!("arbiter@c/{id}/{here}"), "Anna").await;
    let path = &link[link.find("/desk/enter/").expect("an invitation")..];
    let asked = site.client.get(path).await;
    let (name, whole) = (one["name"].as_str().expect("a name"), office["name"].as_str().expect("a name"));
    assert!(asked.body.contains(name) && asked.body.contains(whole), "{}", asked.body);
    let anna = join(&site.client, &link, "Anna").await;
    assert!(desk.get(&page).await.body.contains("Anna"));
    assert!(desk.get(&format!("{base}/{here}/people")).await.body.contains("Anna"));
    assert!(!desk.get(&format!("{base}/{there}/people")).await.body.contains("Anna"));
    assert!(desk.get("/desk/people").await.body.contains(name), "places have names there as well");
    let overview = anna.get(&format!("{base}/{here}")).await;
    assert!(overview.status == 200 && !overview.body.contains("/people\""), "arbiters invite nobody");
    for path in ["", "/-/office", "/-/log", "/-/people"] {
        assert_eq!(anna.get(&format!("{base}{path}")).await.status, 403, "{path}");
    }

    // Users grant no more than they have.
    let link = invite(&desk, &page, &format!("organiser@c/{id}/{here}"), "Olga").await;
    let olga = join(&site.client, &link, "Olga").await;
    let people = format!("{base}/{here}/people");
    invite(&olga, &people, &format!("helper@c/{id}/{here}"), "Hugo").await;
    for place in [format!("c/{id}"), format!("c/{id}/{there}")] {
        let refused = sent(&olga, &people, &format!("do=invite&note=x&grant=helper@{place}")).await;
        assert_eq!(refused.refusal(), (403, "K-ROLE".to_owned()), "{place}");
    }

    let own = view(&anna, &format!("/api/desk/c/{id}/{here}/log")).await;
    let foreign = view(&desk, &format!("/api/desk/c/{id}/{there}/log")).await;
    let undo = format!("{base}/{here}/undo");
    for what in [1, step(&foreign)] {
        let refused = sent(&anna, &undo, &format!("what=step:{what}&reason=so")).await;
        assert_eq!(refused.refusal(), (403, "K-ROLE".to_owned()), "{what}");
    }
    let asked = sent(&anna, &undo, &format!("what=step:{}&reason=so", step(&own))).await;
    assert!(matches!(asked.status, 303 | 409), "her own step is for the rules: {}", asked.body);
    assert!(!anna.get(&format!("{base}/{here}/log")).await.body.contains("name=\"what\" value=\"1\""));
    let teams = view(&desk, &format!("/api/desk/c/{id}/{there}/teams")).await;
    let team = teams[0]["id"].as_str().expect("a team");
    let refused = sent(&anna, &format!("{base}/{here}/entries/{team}"), "do=withdraw&reason=so").await;
    assert_eq!(refused.refusal(), (403, "K-ROLE".to_owned()));
    let added = sent(&anna, &format!("{base}/{here}/entries"), "do=add&teams=A;b;c;d").await;
    assert_eq!(added.status, 404, "teams enter in the office");

    // Sanctions and absences stay at the tournament, unless the office gives them; its pages do not show who plays
    // elsewhere.
    let theirs = season.state().entry(&EntryId::new(team).expect("an id")).expect("a team").entry.clone();
    let player = &theirs.members[0].player;
    let called = season.state().players()[player].name.to_string();
    let sanctions = format!("{base}/{here}/sanctions");
    let warn = |who: &str| format!("against={who}&measure=warning&breach=rules&reason=so");
    for (who, name) in
        [(format!("entry+{team}"), theirs.name.to_string()), (format!("player+{player}"), called.clone())]
    {
        for sure in ["", "&sure=yes"] {
            let refused = sent(&anna, &sanctions, &format!("{}{sure}", warn(&who))).await;
            assert_eq!(refused.status, 409, "{who}: {}", refused.body);
            assert!(!refused.body.contains(&name), "{who}: {}", refused.body);
        }
        let asked = sent(&desk, &sanctions, &warn(&who)).await;
        assert!(asked.status == 200 && asked.body.contains(&name), "the office may: {}", asked.body);
    }
    let own = view(&desk, &format!("/api/desk/c/{id}/{here}/teams")).await;
    let own = own[0]["id"].as_str().expect("a team");
    let asked = sent(&anna, &sanctions, &warn(&format!("entry+{own}"))).await;
    assert_eq!(asked.status, 200, "her own: {}", asked.body);
    let away = |player: &str| format!("do=absence&informed=organiser&player={player}");
    let refused = sent(&anna, &format!("{base}/{here}/notes"), &away(player.as_str())).await;
    assert_eq!(refused.status, 409, "{}", refused.body);
    assert!(!anna.get(&format!("{base}/{here}/notes")).await.body.contains(&called));
    site.stop().await;
}
