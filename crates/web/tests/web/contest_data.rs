//! Tournaments of contests as data, as tournaments by themselves have it: the overview of the desk, settings, links, the
//! crosstable, how numbers came about; and when the rounds of a team Swiss start.

use serde_json::{Value, json};

use crate::by_hand::{grand_final, play_round};
use crate::client::Client;
use crate::contest::{made, started, view};
use crate::crew::Member;
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

/// The keys of the links of captains, made at the desk.
async fn keys(desk: &Client, base: &str) -> Vec<String> {
    let page = desk.get(&format!("{base}/links")).await;
    let page = Form::on(&page, "/links").with("do", "make").send(desk).await;
    let keys = page.body.split("/team/").skip(1).filter_map(|rest| rest.split('<').next());
    keys.map(str::to_owned).collect()
}

#[tokio::test]
async fn a_tournament_of_a_contest_has_its_overview_settings_and_links_as_data() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let (api, public) = (format!("/api{base}"), "/api/c/skolni-prebor/turnaj");

    // What comes next is for the desk alone.
    let card = view(&desk, &api).await;
    assert_eq!((&card["step"], &card["expected"]), (&json!("check-in"), &json!(14)), "{card}");
    let plan = Form::on(&desk.get(&format!("{base}/plan")).await, "/plan").with("name", "Turnaj");
    let day = card["day"].as_str().expect("a day").to_owned();
    let plan = plan.with("day", &day).with("language", "sk").with("starts", &format!("{day}T09:30"));
    let asked = plan.with("place", "Brno").send(&desk).await;
    led_to(&Form::on(&asked, "/plan").with("sure", "yes").send(&desk).await);
    let settings = view(&desk, &format!("{api}/settings")).await;
    let stated = [&settings["name"], &settings["category"]["code"], &settings["language"]["code"]];
    assert_eq!(stated, [&json!("Turnaj"), &json!("zs"), &json!("sk")], "{settings}");
    assert_eq!((&settings["boards"], &settings["started"]), (&json!(3), &json!(false)), "{settings}");
    assert!(settings["starts"]["text"].as_str().is_some_and(|text| text.ends_with("9:30")), "{settings}");
    let starts = settings["starts"]["at"].clone();
    assert_eq!(view(&site.client, public).await["starts"], starts, "the public knows when it begins");
    let page = site.client.get("/c/skolni-prebor/turnaj").await;
    assert!(page.body.contains(settings["starts"]["text"].as_str().expect("words")), "{}", page.body);

    // Links are handed out before the start, and the data says who has one, never which.
    let before = view(&desk, &format!("{api}/links")).await;
    assert!(
        before
            .as_array()
            .is_some_and(|all| all.len() == 14 && all.iter().all(|one| one["has_link"] == false))
    );
    let keys = keys(&desk, &base).await;
    let after = desk.get(&format!("{api}/links")).await;
    assert!(!keys.iter().any(|key| after.body.contains(key.as_str())), "{}", after.body);
    let after = after.ok()["view"].clone();
    assert!(after.as_array().is_some_and(|all| all.iter().all(|one| one["has_link"] == true)), "{after}");
    let day = view(&site.client, &format!("/api/team/{}", keys[0])).await;
    assert_eq!(day["starts"], starts, "{day}");

    started(&desk, &base).await;
    assert_eq!(view(&desk, &api).await["step"], "results");
    let settings = view(&desk, &format!("{api}/settings")).await;
    assert_eq!((&settings["started"], &settings["finished"]), (&json!(true), &json!(false)));
    assert!(settings["seed"].is_string() && settings["swiss"].is_null(), "{settings}");
    site.stop().await;
}

#[tokio::test]
async fn every_number_of_a_group_of_teams_opens_as_data() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let public = base.trim_start_matches("/desk");
    let stages = view(&site.client, &format!("/api{public}/stages")).await;
    let group = &stages["stages"][0]["groups"][0];
    let (id, member) = (group["id"].as_str().expect("a group"), &group["lines"][0]);
    for (client, base) in [(&site.client, public), (&desk, base.as_str())] {
        let opened = view(client, &format!("/api{base}/groups/{id}/{}", member["id"])).await;
        assert_eq!((&opened["group"], &opened["name"]), (&json!(id), &member["name"]), "{opened}");
        assert!(opened["columns"].as_array().is_some_and(|columns| columns.len() > 2), "{opened}");
        assert!(opened["why"].as_array().is_some_and(|why| !why.is_empty()), "{opened}");
        // The page shows the same.
        let page = client.get(&format!("{base}/groups/{id}/{}", member["id"])).await;
        let step = opened["why"][0]["clause"].as_str().expect("a clause");
        assert!(page.body.contains(step), "{}", page.body);
        // A line of the whole table is about all matches, in no group.
        let whole = view(client, &format!("/api{base}/table/{}", member["id"])).await;
        assert_eq!((&whole["group"], &whole["name"]), (&json!(""), &member["name"]), "{whole}");
        for nothing in ["groups/Z/1", "groups/A/99", "table/99", "square", "chart"] {
            assert_eq!(client.get(&format!("/api{base}/{nothing}")).await.status, 404, "{nothing}");
        }
    }
    // Groups have no rounds, so none of them can start.
    assert_eq!(desk.get(&format!("{base}/settings/start")).await.status, 404);
    let token = Member { client: desk.clone() }.token().await;
    let fields =
        [("token", token.as_str()), ("command", "start"), ("round", "1"), ("at", "2099-05-04T09:30")];
    let start = Form::unseen(&format!("{base}/settings/start"), &fields);
    let refused = start.send(&desk.with("accept", "application/json")).await.refusal();
    assert_eq!(refused, (409, "P-1.1.4.3".to_owned()));
    site.stop().await;
}

#[tokio::test]
async fn the_crosstable_of_a_team_swiss_is_data() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = grand_final(&desk).await;
    let public = base.trim_start_matches("/desk");
    let table = view(&site.client, &format!("/api{public}/table")).await;
    let teams = table.as_array().expect("teams").len();
    for (client, base) in [(&site.client, public), (&desk, base.as_str())] {
        let square = view(client, &format!("/api{base}/square")).await;
        let lines = square["lines"].as_array().expect("lines");
        assert_eq!(lines.len(), teams, "{square}");
        assert!(lines.iter().all(|line| line["against"].as_array().is_some_and(|row| row.len() == teams)));
        assert_eq!(view(client, &format!("/api{base}/table")).await, table);
        let opened = view(client, &format!("/api{base}/table/{}", table[0]["number"])).await;
        assert!(opened["columns"].as_array().is_some_and(|columns| !columns.is_empty()), "{opened}");
        assert!(view(client, &format!("/api{base}/chart")).await["lines"].is_array());
    }
    let settings = view(&desk, &format!("/api{base}/settings")).await;
    assert_eq!(settings["swiss"]["system"]["code"], "pisqworky-2023", "{settings}");
    site.stop().await;
}

#[tokio::test]
async fn the_start_of_a_round_of_a_team_swiss_is_set_shown_everywhere_changed_and_undone() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = grand_final(&desk).await;
    let public = base.trim_start_matches("/desk").to_owned();
    let page = format!("{base}/settings/start");
    let keys = keys(&desk, &base).await;
    assert!(desk.get(&base).await.body.contains(&format!("href=\"{page}\"")), "the navigation leads there");

    // Only rounds without results are offered: the fourth is being played.
    let shown = desk.get(&page).await;
    assert!(!shown.body.contains("name=\"round\" value=\"4\""), "{}", shown.body);
    let form = async || Form::on(&desk.get(&page).await, "/settings/start").with("round", "5");
    assert_eq!(form().await.with("at", "soon").send(&desk).await.status, 422);
    assert_eq!(led_to(&form().await.with("at", "2099-05-04T09:30").send(&desk).await), page);
    let change = form().await.with("at", "2099-05-04T10:00");
    assert_eq!(change.send(&desk).await.status, 409, "a change needs a reason");
    led_to(
        &form().await.with("at", "2099-05-04T10:00").with("reason", "the hall is locked").send(&desk).await,
    );
    let beyond = form().await.with("round", "99").with("at", "2099-05-04T10:00");
    assert_eq!(beyond.send(&desk).await.status, 409);

    let when = "4 May 2099 10:00";
    let settings = view(&desk, &format!("/api{base}/settings")).await;
    let set = &settings["swiss"]["starts"];
    assert_eq!((&set[0]["round"], &set[0]["text"]), (&json!(5), &json!(when)), "{settings}");
    let at = &set[0]["at"];
    assert_eq!(view(&site.client, &format!("/api{public}")).await["starts"], *at);
    assert!(site.client.get(&public).await.body.contains(when));
    let phone = site.client.get(&format!("/team/{}", keys[0])).await;
    assert!(phone.body.contains(&format!("The next round starts at {when}.")), "{}", phone.body);
    assert_eq!(view(&site.client, &format!("/api/team/{}", keys[0])).await["starts"], *at);
    let left = |page: &str| -> i64 {
        let left = page.split("data-left=\"").nth(1).and_then(|rest| rest.split('"').next());
        left.and_then(|left| left.parse().ok()).unwrap_or_default()
    };
    assert!(left(&site.client.get(&format!("{public}/screen")).await.body) > 0, "the wall counts down");

    // It stands on the pairings of its round and on those of no other.
    play_round(&site, &desk, &base, &format!("/api{public}")).await;
    led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw").send(&desk).await);
    led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw/publish").send(&desk).await);
    let printed =
        async |what: &str| site.client.get(&format!("{public}/documents/pairings{what}")).await.body;
    assert!(printed("").await.contains(when) && printed("/5").await.contains(when));
    assert!(!printed("/4").await.contains(when));

    // The log says so, and the change is undone there.
    let log = view(&desk, &format!("/api{base}/log")).await;
    let changed =
        log.as_array().and_then(|log| log.iter().find(|line| line["reason"] == "the hall is locked"));
    let step = changed.map(|line| line["undo"]["play"].clone()).unwrap_or_default();
    let token = Member { client: desk.clone() }.token().await;
    let undo = async |do_it: &str, command: &str| {
        let what = format!("play:{step}");
        let fields =
            [("token", token.as_str()), ("command", command), ("what", &what), ("reason", "open again")];
        let form = Form::unseen(&format!("{base}/{do_it}"), &fields).with("sure", "yes");
        led_to(&form.send(&desk).await);
        let settings = view(&desk, &format!("/api{base}/settings")).await;
        settings["swiss"]["starts"][0]["text"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(undo("undo", "u1").await, "4 May 2099 9:30", "{log}");
    assert_eq!(undo("redo", "r1").await, when);
    site.stop().await;
}

/// A tournament by itself shows the same.
#[tokio::test]
async fn the_start_of_a_round_stands_on_the_page_and_on_telephones() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = crate::tournament::created(&desk, "pisqworky-2023", "5").await;
    crate::tournament::entered(&desk, &base).await;
    let form = Form::on(&desk.get(&format!("{base}/settings")).await, "/settings/start");
    led_to(&form.with("round", "1").with("at", "2099-05-04T10:00").send(&desk).await);
    crate::tournament::drawn_and_published(&desk, &base).await;
    let page = desk.get(&format!("{base}/links")).await;
    let made = Form::on(&page, "/links").with("do", "make").send(&desk).await;
    let key = made.body.split("/my/").nth(1).and_then(|rest| rest.split('<').next()).expect("a link");
    let phone = site.client.get(&format!("/my/{key}")).await;
    assert!(phone.body.contains("The next round starts at 4 May 2099 10:00."), "{}", phone.body);
    let day: Value = view(&site.client, &format!("/api/my/{key}")).await;
    assert_eq!(day["starts"], day["rounds"][0]["starts"], "{day}");
    let round = site.client.get(&format!("{}/round/1", base.trim_start_matches("/desk"))).await;
    assert!(round.body.contains("4 May 2099 10:00"), "{}", round.body);
    site.stop().await;
}

/// A Swiss of pIšQworky by itself keeps the notes of a contest: a page, data, undo; nothing of it is public.
#[tokio::test]
async fn absences_and_spectators_are_noted_in_a_swiss_of_pisqworky() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = crate::tournament::created(&desk, "pisqworky-2023", "5").await;
    crate::tournament::entered(&desk, &base).await;
    let page = async || desk.get(&format!("{base}/notes")).await;
    assert!(
        desk.get(&base).await.body.contains(&format!("href=\"{base}/notes\"")),
        "the navigation leads there"
    );
    let absence =
        async || Form::within(&page().await.body, "/notes", "name=\"player\"").with("do", "absence");
    let first = page().await.body;
    let player =
        first.split("<option value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a player");
    let name =
        first.split(&format!("<option value=\"{player}\">")).nth(1).and_then(|rest| rest.split('<').next());
    let name = name.expect("a name").to_owned();
    let away =
        absence().await.with("player", player).with("informed", "assistant").with("from", "2020-05-06T10:00");
    let early = away.clone().with("until", "2020-05-06T09:00");
    assert_eq!(
        early.send(&desk.with("accept", "application/json")).await.refusal(),
        (409, "P-2.1.1.3".to_owned())
    );
    assert_eq!(
        absence().await.with("player", "9999001").with("informed", "assistant").send(&desk).await.status,
        409
    );
    led_to(&away.send(&desk).await);
    let spectator = Form::within(&page().await.body, "/notes", "name=\"name\"").with("do", "spectator");
    led_to(&spectator.with("name", "Paní Nová").send(&desk).await);
    assert!(page().await.body.contains("class=\"record away\"") && page().await.body.contains("Paní Nová"));

    let described = site.client.get("/api/openapi.json").await.ok();
    let data = desk.get(&format!("/api{base}/notes")).await.ok();
    crate::openapi::fits(
        &crate::openapi::form(&described, "/api/desk/t/{id}/notes", "get", "200"),
        &data,
        "notes",
    );
    let notes = &data["view"];
    assert_eq!((&notes["absences"][0]["name"], &notes["absences"][0]["now"]), (&json!(name), &json!(true)));
    assert_eq!(notes["spectators"][0]["name"], "Paní Nová");
    // What is known about a player says so.
    let who = player.parse::<u32>().expect("a number") / 1000;
    let known = desk.get(&format!("{base}/entries/{who}/data")).await;
    assert!(known.body.contains("away from") && known.body.contains("6 May 2020"), "{}", known.body);
    let public = base.trim_start_matches("/desk");
    for path in [public.to_owned(), format!("/api{public}"), format!("/api{public}/entries")] {
        assert!(!site.client.get(&path).await.body.contains("Nová"), "{path}");
    }

    // Taken back on the same page; the log says all of it.
    let undo = Form::within(&page().await.body, "/undo", "Paní Nová").with("sure", "yes");
    assert_eq!(led_to(&undo.send(&desk).await), format!("{base}/notes"));
    assert!(!page().await.body.contains("Paní Nová"));
    let log = desk.get(&format!("{base}/log")).await.body;
    assert!(
        log.contains("spectator allowed: Paní Nová") && log.contains("is away for a longer time"),
        "{log}"
    );

    // Rules that do not have it do not offer it.
    let chess = crate::tournament::created(&desk, "dutch", "5").await;
    assert_eq!(desk.get(&format!("{chess}/notes")).await.status, 404);
    assert!(!desk.get(&chess).await.body.contains("/notes\""));
    site.stop().await;
}
