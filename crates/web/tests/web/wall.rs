//! Displays on the wall at a tournament of teams: what they show, who chooses it, what never stands there.

use crate::captains::School;
use crate::contest::{made, open, result, view};
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const API: &str = "/api/c/skolni-prebor/turnaj";
const WALL: &str = "/c/skolni-prebor/turnaj/screen";

#[tokio::test]
async fn a_wall_shows_what_the_desk_chooses_and_hears_of_it_at_once() {
    let school = School::open().await;
    let (site, desk, control) = (&school.site, &school.desk, format!("{}/screen", school.base));
    let usual = site.client.get(WALL).await;
    for part in ["wall-teams", "Matches by table", "wall-group\"", "class=\"bracket\""] {
        assert!(usual.status == 200 && usual.body.contains(part), "{part}: {}", usual.body);
    }
    assert!(!usual.body.contains("Places"), "until somebody chooses");
    let mut events = site.client.follow("/events/c/skolni-prebor/turnaj/screen").await;
    let first = events.next("version").await;
    let form = Form::on(&desk.get(&control).await, "/screen").with("seconds", "20");
    led_to(
        &form
            .clone()
            .with("standings", "yes")
            .with("message", "yes")
            .with("text", "Oběd <b>")
            .send(desk)
            .await,
    );
    let second = events.next("version").await;
    assert_ne!(first, second, "what is chosen is sent");
    let shown = site.client.get(WALL).await.body;
    assert!(shown.contains("Places") && shown.contains("Oběd &#60;b&#62;"), "{shown}");
    assert!(!shown.contains("wall-teams"), "{shown}");
    assert_eq!(view(&site.client, &format!("{API}/screen")).await["parts"].as_array().map(Vec::len), Some(2));
    let game = open(site, API).await[0].clone();
    led_to(&result(desk, &school.base, &game, "11 10 =0").await);
    assert_ne!(events.next("version").await, second, "results are sent");
    // Displays have names and show different things.
    let named = Form::on(&desk.get(&control).await, "/screen").with("seconds", "5").with("screen", "Chodba");
    led_to(&named.clone().with("bracket", "yes").send(desk).await);
    let corridor = site.client.get(&format!("{WALL}/chodba")).await;
    assert!(corridor.status == 200 && corridor.body.contains("class=\"bracket\""));
    assert!(!corridor.body.contains("wall-group\""));
    assert_eq!(site.client.get(&format!("{WALL}/kitchen")).await.status, 404);
    // Nothing chosen is refused, and nothing of it is kept.
    assert_eq!(form.with("command", "nothing-at-all").send(desk).await.status, 422);
    for page in [usual.body, shown, corridor.body] {
        assert!(!page.contains("/team/") && !page.contains("/desk") && !page.contains("Adam 1"), "{page}");
    }
    school.site.stop().await;
}

/// The time to the next round stays until another one is set or it is removed, and counts for all displays.
#[tokio::test]
async fn the_next_start_outlives_other_changes_of_the_screens() {
    let school = School::open().await;
    let (site, desk, control) = (&school.site, &school.desk, format!("{}/screen", school.base));
    let chosen = async |extra: &[(&str, &str)]| {
        let page = desk.get(&control).await;
        let form = Form::on(&page, "/screen").with("seconds", "20").with("clock", "yes");
        led_to(&extra.iter().fold(form, |form, (name, value)| form.with(name, value)).send(desk).await);
        view(&site.client, &format!("{API}/screen")).await["starts"].as_i64()
    };
    assert_eq!(chosen(&[]).await, None);
    let set = chosen(&[("minutes", "15")]).await;
    assert!(set.is_some());
    assert_eq!(chosen(&[("text", "Oběd"), ("message", "yes")]).await, set, "a message leaves the clock");
    assert_eq!(chosen(&[("screen", "Chodba")]).await, set);
    let corridor = site.client.get(&format!("{WALL}/chodba")).await.body;
    let left = |page: &str| {
        let (_, after) = page.split_once("data-left=\"").expect("the wall says how much time is left");
        after.split_once('"').expect("the end of it").0.parse::<i64>().ok()
    };
    let remaining = left(&corridor).expect("a new screen counts down as well");
    assert!((1..=15 * 60_000).contains(&remaining), "{remaining} of a quarter of an hour");
    assert!(desk.get(&control).await.body.contains("name=\"no-clock\""));
    assert_eq!(chosen(&[("no-clock", "yes")]).await, None);
    assert_eq!(left(&site.client.get(&format!("{WALL}/chodba")).await.body), None);
    assert!(!desk.get(&control).await.body.contains("name=\"no-clock\""));
    school.site.stop().await;
}

#[tokio::test]
async fn before_the_start_a_wall_says_how_many_have_come() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let wall = site.client.get(WALL).await;
    assert!(wall.status == 200 && wall.body.contains("0 / 14"), "{}", wall.body);
    let page = desk.get(&format!("{base}/entries")).await;
    led_to(&Form::on(&page, "/entries").with("do", "all").send(&desk).await);
    assert!(site.client.get(WALL).await.body.contains("14 / 14"));
    assert_eq!(site.client.get(&format!("{API}/now")).await.status, 404);
    assert_eq!(site.client.get("/c/skolni-prebor/nowhere/screen").await.status, 404);
    site.stop().await;
}

/// Public pages are made once for a version, and hold nothing of the first visitor.
#[tokio::test]
async fn kept_pages_follow_results_and_know_nobody() {
    let school = School::open().await;
    let (site, desk) = (&school.site, &school.desk);
    for part in ["", "/matches", "/groups", "/bracket", "/table"] {
        let path = format!("/c/skolni-prebor/turnaj{part}");
        let (first, second) = (desk.get(&path).await, site.client.get(&path).await);
        assert_eq!((first.status, &first.body), (200, &second.body), "{part}");
        assert!(!first.body.contains("/desk\"") && !first.body.contains("/account"), "{part}");
    }
    let game = open(site, API).await[0].clone();
    let before = site.client.get("/c/skolni-prebor/turnaj/matches").await.body;
    led_to(&result(desk, &school.base, &game, "11 10 =0").await);
    let after = site.client.get("/c/skolni-prebor/turnaj/matches").await.body;
    assert!(!before.contains("7 : 5") && after.contains("7 : 5"));
    let czech = site.client.with("accept-language", "cs").get("/c/skolni-prebor/turnaj/matches").await.body;
    assert!(czech.contains("7 : 5") && czech.contains("lang=\"cs\""));
    for wrong in ["/groups/Z/1", "/groups/A/99"] {
        let answer = site.client.get(&format!("/c/skolni-prebor/turnaj{wrong}")).await;
        assert_eq!(answer.status, 404, "{wrong}");
    }
    school.site.stop().await;
}
