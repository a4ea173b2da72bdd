//! Repairs during a tournament of teams: a correction that is refused, a team that leaves, misses a round or is
//! renamed, who sat where, what a captain has reported; and what helpers are shown of it.

use serde_json::Value;

use crate::by_hand::{grand_final, play_round};
use crate::client::{Answer, Client};
use crate::contest::{made, open, result, started, view};
use crate::crew::Staff;
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const API: &str = "/api/c/skolni-prebor/turnaj";

/// The form of a preview, sent by an organiser who is sure.
async fn sure(desk: &Client, preview: &Answer, action: &str, reason: &str) -> String {
    assert!(preview.body.contains("This changes"), "{} {}", preview.status, preview.body);
    assert!(preview.body.contains("data-follow=\"\""), "a signal must not sweep the preview away");
    led_to(&Form::again(preview, action).with("sure", "yes").with("reason", reason).send(desk).await)
}

async fn lines(site: &Site) -> Vec<Value> {
    view(&site.client, &format!("{API}/matches")).await.as_array().cloned().unwrap_or_default()
}

/// Plays everything that is open until nothing is: the team that comes first in the list wins.
async fn play_all(site: &Site, desk: &Client, base: &str) {
    loop {
        let open: Vec<Value> = lines(site).await.into_iter().filter(|line| line["state"] == "open").collect();
        if open.is_empty() {
            return;
        }
        for line in open {
            let better = line["sides"]["first"]["entry"].as_str() < line["sides"]["second"]["entry"].as_str();
            let text = if better { "11 11 11" } else { "00 00 00" };
            led_to(&result(desk, base, line["key"].as_str().expect("a key"), text).await);
        }
    }
}

#[tokio::test]
async fn a_refused_correction_comes_back_with_everything_that_was_typed() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    play_all(&site, &desk, &base).await;
    let all = lines(&site).await;
    let semifinal = all.iter().rev().nth(2).expect("a match before the last two");
    let key = semifinal["key"].as_str().expect("a key");
    let other = if semifinal["sides"]["first"]["won"] == true { "00 00 01" } else { "11 11 10" };
    let address = format!("/correct/{key}");
    let page = desk.get(&format!("{base}{address}")).await;

    // What cannot be read, and what later results stand against, is shown on the form.
    let form = Form::on(&page, &address).with("reason", "misread slip");
    let unread = form.clone().with("result", "xyz").send(&desk).await;
    assert_eq!(unread.status, 422, "{}", unread.body);
    assert!(unread.body.contains("value=\"xyz\"") && unread.body.contains("misread slip"), "{}", unread.body);
    let refused = form.clone().with("result", other).send(&desk).await;
    assert_eq!(refused.status, 409, "{}", refused.body);
    for kept in ["K-LATER", other, "misread slip", "name=\"take-back\"", "data-follow=\"\""] {
        assert!(refused.body.contains(kept), "{kept}: {}", refused.body);
    }
    // Another organiser has written on the same slip meanwhile: shown on the same form as well.
    led_to(&desk_note(&desk, &base, key).await);
    let stale = form.with("result", other).with("take-back", "yes").with("sure", "yes").send(&desk).await;
    assert!(stale.status == 409 && stale.body.contains("K-STALE"), "{} {}", stale.status, stale.body);
    let again = Form::again(&stale, &address).with("result", other).with("reason", "misread slip");
    let preview = again.with("take-back", "yes").send(&desk).await;
    assert_eq!(preview.status, 200, "{}", preview.body);
    assert!(preview.body.contains("→"), "it says who stands where then: {}", preview.body);
    let save = Form::again(&preview, &address).with("result", other).with("reason", "misread slip");
    led_to(&save.with("take-back", "yes").with("sure", "yes").send(&desk).await);
    assert!(!open(&site, API).await.is_empty(), "later matches are to be played again");

    // Undone from the log: later results go with it if that is chosen.
    play_all(&site, &desk, &base).await;
    let log = desk.get(&format!("{base}/log")).await;
    let undo = Form::within(&log.body, "/undo", &format!("value=\"result:{key}\""));
    let refused = undo.with("reason", "wrong slip").send(&desk).await;
    assert!(refused.status == 409 && refused.body.contains("name=\"take-back\""), "{}", refused.body);
    let chosen = Form::again(&refused, "/undo").with("reason", "wrong slip").with("take-back", "yes");
    let preview = chosen.send(&desk).await;
    assert_eq!(preview.status, 200, "{}", preview.body);
    // Sure of something else than was shown: it is shown again.
    let unseen = Form::again(&preview, "/undo").with("sure", "yes").with("reason", "wrong slip");
    assert_eq!(unseen.without("take-back").send(&desk).await.status, 409);
    let done = Form::again(&preview, "/undo").with("take-back", "yes").with("sure", "yes");
    led_to(&done.with("reason", "wrong slip").send(&desk).await);
    assert!(!open(&site, API).await.is_empty());
    site.stop().await;
}

/// Something small that changes the version: sheets are ticked.
async fn desk_note(desk: &Client, base: &str, game: &str) -> Answer {
    let slip = desk.get(&format!("{base}/slip/{game}")).await;
    Form::within(&slip.body, &format!("/slip/{game}"), "papers-in").with("do", "papers-in").send(desk).await
}

#[tokio::test]
async fn a_team_gives_up_with_a_preview_and_comes_back() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let before = open(&site, API).await;
    let entries = format!("{base}/entries");
    let form = |page: &Answer, doing: &str| {
        Form::within(&page.body, "/entries/t01", doing).with("do", doing).with("reason", "the bus goes")
    };
    let preview = form(&desk.get(&entries).await, "give-up").send(&desk).await;
    assert_eq!(open(&site, API).await, before, "nothing has happened yet");
    sure(&desk, &preview, "/entries/t01", "the bus goes").await;
    assert!(open(&site, API).await.len() < before.len());
    assert!(desk.get(&entries).await.body.contains("withdrawn"));
    // One step of the log takes it back.
    let log = desk.get(&format!("{base}/log")).await;
    let undo =
        Form::within(&log.body, "/undo", "value=\"play:").with("reason", "they stay").send(&desk).await;
    sure(&desk, &undo, "/undo", "they stay").await;
    assert_eq!(open(&site, API).await, before);
    let log = desk.get(&format!("{base}/log")).await;
    let redo = Form::within(&log.body, "/redo", "value=\"play:").with("reason", "they go").send(&desk).await;
    sure(&desk, &redo, "/redo", "they go").await;
    let preview = form(&desk.get(&entries).await, "come-back").send(&desk).await;
    sure(&desk, &preview, "/entries/t01", "the bus is late").await;
    assert_eq!(open(&site, API).await, before);
    let refused = form(&desk.get(&entries).await, "give-up").with("do", "miss").send(&desk).await;
    assert!(refused.status == 409 && refused.body.contains("P-1.1.4.3"), "groups have no rounds to miss");
    site.stop().await;
}

#[tokio::test]
async fn in_the_swiss_teams_miss_rounds_and_leave() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = grand_final(&desk).await;
    let api = format!("/api{}", base.trim_start_matches("/desk"));
    play_round(&site, &desk, &base, &api).await;
    let page = desk.get(&format!("{base}/entries")).await;
    let id = page.body.split("id=\"e-").nth(1).and_then(|rest| rest.split('"').next()).expect("a team");
    let action = format!("/entries/{id}");
    let send = async |doing: &str| {
        let page = desk.get(&format!("{base}/entries")).await;
        let form = Form::within(&page.body, &action, &format!("value=\"{doing}\"")).with("do", doing);
        let preview = form.with("reason", "so it is").send(&desk).await;
        assert_eq!(preview.status, 200, "{doing}: {}", preview.body);
        sure(&desk, &preview, &action, "so it is").await;
        desk.get(&format!("{base}/entries")).await
    };
    assert!(send("miss").await.body.contains("misses the next round"));
    assert!(!send("attend").await.body.contains("class=\"tag bad\">misses"));
    assert!(send("give-up").await.body.contains("withdrawn"));
    led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw").send(&desk).await);
    let draft = desk.get(&format!("{base}/draw")).await;
    assert_eq!(draft.body.matches("class=\"card\" id=\"c").count(), 23, "one team is not drawn");
    // A draft thrown away comes back from the log.
    led_to(&Form::on(&draft, "/draw/publish").to(&format!("{base}/draw/discard")).send(&desk).await);
    let log = desk.get(&format!("{base}/log")).await;
    let undo =
        Form::within(&log.body, "/undo", "value=\"play:").with("reason", "it was right").send(&desk).await;
    led_to(&Form::again(&undo, "/undo").with("sure", "yes").with("reason", "so").send(&desk).await);
    let draft = desk.get(&format!("{base}/draw")).await;
    assert_eq!(draft.body.matches("class=\"card\" id=\"c").count(), 23, "{}", draft.body);
    assert!(!send("come-back").await.body.contains("class=\"tag bad\">has left"));
    site.stop().await;
}

#[tokio::test]
async fn names_are_corrected_at_the_desk_and_undone_there() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let rename = async |who: &str, name: &str| {
        let page = desk.get(&format!("{base}/entries")).await;
        let form = Form::within(&page.body, "/entries/t01", "name=\"who\"").with("do", "rename");
        let preview = form.with("who", who).with("name", name).with("reason", "misspelt").send(&desk).await;
        assert!(preview.body.contains(name), "{}", preview.body);
        sure(&desk, &preview, "/entries/t01", "misspelt").await
    };
    rename("", "Tým Naopak").await;
    assert!(site.client.get("/c/skolni-prebor/turnaj/groups").await.body.contains("Tým Naopak"));
    let page = desk.get(&format!("{base}/entries")).await;
    let own = page.body.split("id=\"e-t01\"").nth(1).unwrap_or_default();
    let member = own.split("name=\"player\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    rename(member.expect("a member"), "Adéla Nová").await;
    assert!(desk.get(&format!("{base}/entries")).await.body.contains("Adéla Nová"));
    let log = desk.get(&format!("{base}/log")).await;
    assert!(log.body.contains("Name corrected: Adéla Nová"), "{}", log.body);
    let undo = Form::on(&log, "/undo").with("reason", "it was right").send(&desk).await;
    sure(&desk, &undo, "/undo", "it was right").await;
    assert!(!desk.get(&format!("{base}/entries")).await.body.contains("Adéla Nová"));
    for (name, status) in [("", 422), ("\u{7}", 422)] {
        let page = desk.get(&format!("{base}/entries")).await;
        let form = Form::within(&page.body, "/entries/t01", "name=\"who\"").with("do", "rename");
        let answer = form.with("name", name).with("reason", "so").send(&desk).await;
        assert_eq!(answer.status, status, "{}", answer.body);
    }
    site.stop().await;
}

#[tokio::test]
async fn the_desk_takes_a_report_and_writes_down_who_sat_where() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "c/skolni-prebor/turnaj").await;
    started(&desk, &base).await;
    let games = open(&site, API).await;
    let game = games[0].as_str();
    let slip = format!("{base}/slip/{game}");
    // Who sits where comes first: the second and the first change places.
    let page = desk.get(&slip).await;
    let numbers = |side: &str| -> Vec<String> {
        let field = page.body.split(&format!("name=\"{side}-1\"")).nth(1).unwrap_or_default();
        let options = field.split("</select>").next().unwrap_or_default().split("<option value=\"").skip(2);
        options.filter_map(|one| one.split('"').next().map(str::to_owned)).collect()
    };
    let (first, second) = (numbers("first"), numbers("second"));
    let seated = Form::within(&page.body, &format!("/slip/{game}"), "first-1").with("do", "seats");
    let seated = seated.with("first-1", &first[1]).with("first-2", &first[0]).with("first-3", &first[2]);
    let seated = (0..3).fold(seated, |form, at| form.with(&format!("second-{}", at + 1), &second[at]));
    let twice = seated.clone().with("first-2", &first[1]).send(&desk).await;
    assert_eq!(twice.status, 409, "nobody sits at two boards: {}", twice.body);
    led_to(&seated.send(&desk).await);

    let report = Form::within(&desk.get(&slip).await.body, &format!("/slip/{game}"), "name=\"side\"");
    led_to(&report.with("do", "report").with("side", "first").with("result", "11 10 =0").send(&desk).await);
    let helper = &staff.helper;
    let page = helper.get(&slip).await;
    assert!(page.body.contains("Accept the report"), "{}", page.body);
    led_to(&Form::on(&page, &format!("/results/{game}")).send(helper).await);
    let line = lines(&site).await.into_iter().find(|line| line["key"] == game).expect("the match");
    assert_eq!(line["score"], "7 : 5", "{line}");

    // Helpers are shown what they may do, and nothing else.
    let page = helper.get(&slip).await;
    assert!(!page.body.contains(&format!("{base}/correct/")) && !page.body.contains("value=\"seats\""));
    assert!(!helper.get(&format!("{base}/results")).await.body.contains(&format!("{base}/correct/")));
    let entries = helper.get(&format!("{base}/entries")).await;
    assert!(!entries.body.contains("give-up") && !entries.body.contains("value=\"rename\""));
    assert!(!helper.get(&slip).await.body.contains("value=\"lot\""));

    // After the result it is a correction with a reason.
    let page = desk.get(&slip).await;
    let seated = Form::within(&page.body, &format!("/slip/{game}"), "first-1").with("do", "seats");
    let seated = (0..3).fold(seated, |form, at| {
        form.with(&format!("first-{}", at + 1), &first[at]).with(&format!("second-{}", at + 1), &second[at])
    });
    let preview = seated.with("reason", "as on the paper").send(&desk).await;
    sure(&desk, &preview, &format!("/slip/{game}"), "as on the paper").await;
    assert!(desk.get(&slip).await.body.contains("as on the paper"));
    site.stop().await;
}

#[tokio::test]
async fn links_are_handed_out_before_the_start_and_say_when_it_is() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let page = desk.get(&format!("{base}/links")).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let made = Form::on(&page, "/links").with("do", "make").send(&desk).await;
    let link =
        made.body.split("/team/").nth(1).and_then(|rest| rest.split(['<', '"']).next()).expect("a link");
    let phone = site.client.get(&format!("/team/{link}")).await;
    assert!(phone.status == 200 && phone.body.contains("has not started yet"), "{}", phone.body);
    let team = view(&site.client, &format!("/api/team/{link}")).await;
    assert!(team["idle"].as_str().is_some_and(|idle| idle.contains("has not started")), "{team}");
    started(&desk, &base).await;
    let phone = site.client.get(&format!("/team/{link}")).await;
    assert!(phone.status == 200 && !phone.body.contains("has not started yet"), "{}", phone.body);
    site.stop().await;
}

#[tokio::test]
async fn points_of_the_table_open_into_all_matches() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    play_all(&site, &desk, &base).await;
    let table = view(&site.client, &format!("{API}/table")).await;
    for line in table.as_array().expect("a table") {
        let number = line["number"].as_u64().expect("a number");
        for (client, base) in [(&site.client, "/c/skolni-prebor/turnaj"), (&desk, base.as_str())] {
            let opened = client.get(&format!("{base}/table/{number}")).await;
            assert_eq!(opened.status, 200, "{}", opened.body);
            let sum = format!("<span class=\"value\">{}</span>", line["points"]);
            assert!(opened.body.contains(&sum), "{sum}: {}", opened.body);
        }
    }
    let page = desk.get(&format!("{base}/table")).await;
    assert!(page.body.contains(&format!("{base}/table/1\"")), "{}", page.body);
    assert_eq!(desk.get(&format!("{base}/table/99")).await.status, 404);
    site.stop().await;
}
