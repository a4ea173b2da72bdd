//! Mistakes of the organisers of a contest: an exclusion, who began a match, who is here; two arbiters at one tie; and
//! the same as data, with the roles of those who did it.

use serde_json::Value;

use crate::by_hand::{grand_final, play_round};
use crate::client::{Answer, Client};
use crate::contest::{made, open, result, started, view};
use crate::crew::Staff;
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const API: &str = "/api/c/skolni-prebor/turnaj";
const DESK_API: &str = "/api/desk/c/skolni-prebor/turnaj";

/// The form of a preview, sent by an organiser who is sure.
async fn sure(desk: &Client, preview: &Answer, action: &str) -> String {
    assert!(preview.body.contains("This changes"), "{} {}", preview.status, preview.body);
    let form = Form::again(preview, action).with("sure", "yes").with("reason", "a mistake");
    led_to(&form.send(desk).await)
}

async fn an_exclusion_is_undone(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let before = open(&site, API).await;
    let page = desk.get(&format!("{base}/sanctions")).await;
    let form = Form::on(&page, "/sanctions").with("against", "entry t01").with("breach", "cheating");
    let preview = form.with("measure", "exclude").with("reason", "the wrong team").send(&desk).await;
    assert!(preview.body.contains("Tým 01 is excluded"), "{}", preview.body);
    sure(&desk, &preview, "/sanctions").await;
    assert!(open(&site, API).await.len() < before.len());
    // No organiser brings the team back while the exclusion counts; undone, it plays on.
    let log = desk.get(&format!("{base}/log")).await;
    let undo =
        Form::within(&log.body, "/undo", "value=\"step:").with("reason", "a mistake").send(&desk).await;
    assert!(undo.status == 200 && undo.body.contains("may play again"), "{}", undo.body);
    sure(&desk, &undo, "/undo").await;
    assert_eq!(open(&site, API).await, before);
    let log = desk.get(&format!("{base}/log")).await;
    let redo =
        Form::within(&log.body, "/redo", "value=\"step:").with("reason", "it was right").send(&desk).await;
    sure(&desk, &redo, "/redo").await;
    assert!(open(&site, API).await.len() < before.len());
    let matches = view(&site.client, &format!("{API}/matches")).await;
    site.stop().await;
    // Another server reads the same from the log.
    let again = Site::on(url).await;
    assert_eq!(view(&again.client, &format!("{API}/matches")).await, matches);
    again.stop().await;
}

#[tokio::test]
async fn a_mistaken_exclusion_is_undone_and_done_again() {
    let folder = Folder::new();
    an_exclusion_is_undone(&folder.url()).await;
}

#[tokio::test]
async fn a_mistaken_exclusion_is_undone_on_postgres() {
    on_postgres(|url| async move { an_exclusion_is_undone(&url).await }).await;
}

#[tokio::test]
async fn sides_of_a_match_of_the_swiss_are_corrected_with_a_preview_and_undone() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = grand_final(&desk).await;
    let api = format!("/api{}", base.trim_start_matches("/desk"));
    let game = open(&site, &api).await.remove(0);
    play_round(&site, &desk, &base, &api).await;
    let line = async || {
        let lines = view(&site.client, &format!("{api}/matches")).await;
        let lines = lines.as_array().expect("lines").clone();
        lines.into_iter().find(|line| line["key"] == game.as_str()).expect("it is there")
    };
    let before = line().await;
    let (address, action) = (format!("{base}/correct/{game}"), format!("/sides/{game}"));
    let preview = Form::on(&desk.get(&address).await, &action).send(&desk).await;
    assert!(preview.body.contains("sides") && preview.body.contains("name=\"reason\""), "{}", preview.body);
    assert_eq!(line().await, before, "nothing has happened yet");
    sure(&desk, &preview, &action).await;
    let after = line().await;
    assert_eq!(after["sides"]["first"]["entry"], before["sides"]["second"]["entry"], "{after}");
    assert_eq!(after["sides"]["second"]["won"], before["sides"]["first"]["won"], "who won has won: {after}");
    let log = desk.get(&format!("{base}/log")).await;
    let undo =
        Form::within(&log.body, "/undo", "value=\"play:").with("reason", "it was right").send(&desk).await;
    sure(&desk, &undo, "/undo").await;
    assert_eq!(line().await, before);
    let redo = Form::within(&desk.get(&format!("{base}/log")).await.body, "/redo", "value=\"play:")
        .with("reason", "after all");
    sure(&desk, &redo.send(&desk).await, "/redo").await;
    assert_eq!(line().await, after);
    // The next round is a draft with its reasons, as data as well.
    led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw").send(&desk).await);
    let drafted = view(&desk, &format!("/api{base}/draft")).await;
    assert_eq!(drafted["round"]["tables"].as_array().map(Vec::len), Some(12), "{drafted}");
    assert!(!drafted["reasons"].as_array().expect("reasons").is_empty());
    let form = Form::on(&desk.get(&address).await, &action);
    let preview = form.send(&desk).await;
    assert!(preview.body.contains("draft"), "the draft will be made anew: {}", preview.body);
    site.stop().await;
}

#[tokio::test]
async fn a_player_who_was_not_ticked_is_found_later_and_may_play() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "c/skolni-prebor/turnaj").await;
    let entries = format!("{base}/entries");
    let form = Form::on(&desk.get(&entries).await, "/entries/t01").with("do", "check-in");
    led_to(&form.send_with(&desk, "player=t01-1&player=t01-2").await);
    started(&desk, &base).await;
    let form = Form::within(&desk.get(&entries).await.body, "/entries/t01", "value=\"came\"");
    let form = form.with("do", "came").with("reason", "came by the next train");
    let json = desk.with("accept", "application/json");
    let many = form.send_with(&json, "player=t01-1&player=t01-2&player=t01-3&player=t01-4").await;
    assert!(many.status == 409 && many.body.contains("P-1.1.2.4"), "{}", many.body);
    let preview = form.send_with(&desk, "player=t01-1&player=t01-2&player=t01-4").await;
    assert!(preview.body.contains("Dana 1"), "{}", preview.body);
    sure(&desk, &preview, "/entries/t01").await;
    let team = async || {
        let teams = view(&desk, &format!("{DESK_API}/teams")).await;
        let teams = teams.as_array().expect("teams").clone();
        let team = teams.into_iter().find(|team| team["id"] == "t01").expect("the team");
        let members = team["members"].as_array().expect("members").clone();
        members
            .into_iter()
            .filter(|one| one["plays"] == true)
            .map(|one| one["id"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(team().await, ["t01-1", "t01-2", "t01-4"]);
    // The arbiter of the tournament takes it back in the log, and a helper is not asked.
    let arbiter = &staff.arbiter;
    let undo = Form::on(&arbiter.get(&format!("{base}/log")).await, "/undo").with("reason", "not here");
    sure(arbiter, &undo.send(arbiter).await, "/undo").await;
    assert_eq!(team().await, ["t01-1", "t01-2"]);
    let helpers = staff.helper.get(&entries).await.body;
    assert!(!helpers.contains("value=\"came\""), "{helpers}");
    let sent = form.send_with(&staff.helper.with("accept", "application/json"), "player=t01-1").await;
    assert_eq!(sent.status, 403, "{}", sent.body);
    site.stop().await;
}

/// A duel or a lot of this tie on a page, as an organiser fills it in.
fn decided(page: &Answer, tie: &Value) -> Form {
    let form = Form::on(page, &format!("/ties/{}", tie["what"].as_str().expect("a name")));
    let Some(pair) = tie["pairs"].as_array().and_then(|pairs| pairs.first()) else {
        return form.with("do", "lot");
    };
    let player = |side: &str| pair[side]["players"][0]["id"].as_str().unwrap_or_default().to_owned();
    let form = form.with("first", &player("first")).with("second", &player("second"));
    form.with("winner", "first").with("do", "duel")
}

#[tokio::test]
async fn two_arbiters_at_the_ties_hinder_each_other_only_at_the_same_one() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "c/skolni-prebor/turnaj").await;
    started(&desk, &base).await;
    for game in open(&site, API).await {
        led_to(&result(&desk, &base, &game, "== == ==").await);
    }
    let waiting = view(&desk, &format!("{DESK_API}/waiting")).await;
    let ties = waiting["ties"].as_array().expect("ties");
    assert!(ties.len() > 1, "{waiting}");
    let (one, other) = (&desk, &staff.arbiter);
    let address = format!("{base}/ties");
    let (first, second) = (one.get(&address).await, other.get(&address).await);
    led_to(&decided(&first, &ties[0]).send(one).await);
    let late = decided(&second, &ties[0]).send(&other.with("accept", "application/json")).await;
    assert_eq!(late.refusal(), (409, "K-STALE".to_owned()));
    // The other tie is as it was shown, whatever was decided about the first.
    led_to(&decided(&second, &ties[1]).send(other).await);
    site.stop().await;
}

#[tokio::test]
async fn what_the_pages_of_the_desk_show_is_data_too_with_the_roles_of_people() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let staff = Staff::gather(&site, &desk, &format!("{base}/people"), "c/skolni-prebor/turnaj").await;
    let refused = desk.get(&format!("{DESK_API}/draft")).await;
    assert_eq!(refused.status, 409, "nobody is here yet: {}", refused.body);
    started(&desk, &base).await;
    let drafted = view(&desk, &format!("{DESK_API}/draft")).await;
    assert_eq!(drafted["draw"]["groups"].as_array().map(Vec::len), Some(4), "{drafted}");
    assert!(!drafted["draw"]["reasons"].as_array().expect("reasons").is_empty());
    let notes = Form::within(&desk.get(&format!("{base}/notes")).await.body, "/notes", "name=\"player\"");
    let notes = notes.with("do", "absence").with("player", "t01-1").with("informed", "organiser");
    led_to(&notes.send(&desk).await);
    let notes = view(&desk, &format!("{DESK_API}/notes")).await;
    assert_eq!(
        (&notes["absences"][0]["player"], &notes["absences"][0]["now"]),
        (&"t01-1".into(), &true.into())
    );
    let found = view(&desk, "/api/desk/c/skolni-prebor/-/entries?q=B%C3%A1ra%207").await;
    assert_eq!(found[0]["members"].as_array().map(Vec::len), Some(4), "{found}");
    assert_eq!(view(&desk, "/api/desk/c/skolni-prebor/-/entries").await.as_array().map(Vec::len), Some(14));
    let quotas = view(&desk, "/api/desk/c/skolni-prebor/-/quotas").await;
    assert!(quotas.is_array(), "{quotas}");
    // The role in which something was done stands beside the name, also after the log was read again.
    let game = open(&site, API).await.remove(0);
    led_to(&result(&staff.helper, &base, &game, "11 10 =0").await);
    let roles = async |desk: &Client| {
        let log = view(desk, &format!("{DESK_API}/log")).await;
        let lines = log.as_array().expect("lines").iter();
        lines.map(|line| (line["by"].clone(), line["role"].clone())).collect::<Vec<_>>()
    };
    let given = roles(&desk).await;
    assert_eq!(given[0].1, "assistant", "{given:?}");
    assert!(given.iter().all(|(_, role)| role.is_string()), "{given:?}");
    assert!(desk.get(&format!("{base}/log")).await.body.contains("<span class=\"quiet\">assistant</span>"));
    site.stop().await;
    let again = Site::on(&folder.url()).await;
    assert_eq!(roles(&again.desk().await).await, given);
    again.stop().await;
}

/// One line of the matches.
async fn line(site: &Site, key: &str) -> Value {
    let lines = view(&site.client, &format!("{API}/matches")).await;
    lines
        .as_array()
        .and_then(|lines| lines.iter().find(|line| line["key"] == key))
        .expect("the match")
        .clone()
}

#[tokio::test]
async fn the_sides_of_a_match_in_a_group_are_corrected_and_the_log_undoes_it() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let key = open(&site, API).await[0].clone();
    let address = format!("/sides/{key}");
    let correct = format!("{base}/correct/{key}");
    let page = desk.get(&correct).await.body;
    assert!(!page.contains(&address), "a match that is open has nothing to correct: {page}");
    led_to(&result(&desk, &base, &key, "8:4").await);
    let before = line(&site, &key).await;
    let shown = Form::on(&desk.get(&correct).await, &address).send(&desk).await;
    assert!(shown.status == 200 && shown.body.contains("sides swapped"), "{}", shown.body);
    assert!(!shown.body.contains("name=\"take-back\""), "nothing in groups rests on who began");
    assert_eq!(line(&site, &key).await, before, "nothing is saved yet");
    sure(&desk, &shown, &address).await;
    let after = line(&site, &key).await;
    assert_eq!(after["score"], "4 : 8");
    assert_eq!(after["sides"]["first"], before["sides"]["second"], "the winner is the same");
    assert_eq!(after["sides"]["second"], before["sides"]["first"]);
    let log = desk.get(&format!("{base}/log")).await;
    let undo =
        Form::within(&log.body, "/undo", "value=\"play:").with("reason", "a mistake").send(&desk).await;
    sure(&desk, &undo, "/undo").await;
    assert_eq!(line(&site, &key).await, before);
    site.stop().await;
}
