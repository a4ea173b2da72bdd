//! Captains with phones: their next match, what they report about it, links that are withdrawn meanwhile.

use serde_json::Value;

use crate::client::{Answer, Client};
use crate::contest::{made, started, view};
use crate::forms::Form;
use crate::privacy::choose;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const API: &str = "/api/c/skolni-prebor/turnaj";

/// A started tournament of fourteen teams with a link for every captain.
pub(crate) struct School {
    pub(crate) site: Site,
    pub(crate) desk: Client,
    pub(crate) base: String,
    /// What the links end with, by the numbers of the teams.
    keys: Vec<String>,
    folder: Folder,
}

/// The phone of one captain.
struct Phone {
    client: Client,
    path: String,
}

impl Phone {
    async fn day(&self) -> Value {
        view(&self.client, &format!("/api{}", self.path)).await
    }

    /// The next match.
    async fn next(&self) -> Value {
        let day = self.day().await;
        let open = day["open"].as_array().cloned().unwrap_or_default();
        open.into_iter().find(|one| one["key"] == day["next"]).unwrap_or_default()
    }

    /// A report of the match, a mark a duel, seen from the own side.
    async fn form(&self, game: &str, marks: &str) -> Form {
        let page = self.client.get(&self.path).await;
        assert_eq!(page.status, 200, "{}", page.body);
        let radio = format!("value=\"{game}\"><input type=\"hidden\" name=\"command\"");
        let forms: Vec<&str> = page.body.split("<form ").filter(|form| form.contains(&radio)).collect();
        let form = forms.iter().find(|form| form.contains("duel-1")).expect("a form of duels");
        let form = Form::within(&format!("<form {form}"), "/report", "duel-1");
        (1..)
            .zip(marks.chars())
            .fold(form, |form, (duel, mark)| form.with(&format!("duel-{duel}"), &mark.to_string()))
    }

    async fn report(&self, game: &str, marks: &str) -> Answer {
        self.form(game, marks).await.send(&self.client).await
    }
}

impl School {
    pub(crate) async fn open() -> School {
        let folder = Folder::new();
        let site = Site::on(&folder.url()).await;
        let desk = site.desk().await;
        let base = made(&desk).await;
        started(&desk, &base).await;
        let page = desk.get(&format!("{base}/links")).await;
        let page = Form::on(&page, "/links").with("do", "make").send(&desk).await;
        let keys = page.body.split("/team/").skip(1).filter_map(|rest| rest.split('<').next());
        let keys: Vec<String> = keys.map(str::to_owned).collect();
        assert_eq!(keys.len(), 14, "a link for every team");
        School { site, desk, base, keys, folder }
    }

    fn phone(&self, team: &str) -> Phone {
        let number: usize = team.trim_start_matches("Tým ").parse().expect("a number");
        let path = format!("/team/{}", self.keys[number - 1]);
        Phone { client: self.site.client.clone(), path }
    }

    /// The two captains of the first match, the first side first, and its name.
    async fn pair(&self) -> (Phone, Phone, String) {
        let line = view(&self.site.client, &format!("{API}/matches")).await[0].clone();
        let name = |side: &str| line["sides"][side]["name"].as_str().expect("a name").to_owned();
        let game = line["key"].as_str().expect("a match").to_owned();
        (self.phone(&name("first")), self.phone(&name("second")), game)
    }

    /// A match as the organiser sees it.
    async fn line(&self, game: &str) -> Value {
        view(&self.desk, &format!("/api/desk/c/skolni-prebor/turnaj/slips/{game}")).await
    }

    /// A match as the public sees it.
    async fn public_line(&self, game: &str) -> Value {
        let lines = view(&self.site.client, &format!("{API}/matches")).await;
        lines.as_array().expect("matches").iter().find(|line| line["key"] == game).expect("it").clone()
    }

    async fn revoke(&self, phone: &Phone) {
        let name = phone.day().await["name"].as_str().expect("a name").to_owned();
        let page = self.desk.get(&format!("{}/links", self.base)).await;
        let row = page.body.split("<tr>").find(|row| row.contains(&name)).expect("a row").to_owned();
        let form = Form::within(&row, "/links", "revoke").with("do", "revoke");
        assert_eq!(form.send(&self.desk).await.status, 200);
    }
}

#[tokio::test]
async fn a_captain_sees_the_next_match_with_table_opponent_and_who_opens() {
    let school = School::open().await;
    let (first, second, game) = school.pair().await;
    let (ours, theirs) = (first.next().await, second.next().await);
    assert_eq!((ours["key"].as_str(), theirs["key"].as_str()), (Some(game.as_str()), Some(game.as_str())));
    assert_eq!(ours["table"], theirs["table"]);
    assert_eq!(ours["opponent"], second.day().await["name"]);
    assert!(ours["opens"].as_str().is_some_and(|text| text.starts_with("You open")), "{ours}");
    assert!(theirs["opens"].as_str().is_some_and(|text| text.starts_with("Your opponent")), "{theirs}");
    // Each sees its own side first, and of the other side what is public.
    let (own, other) = (&ours["boards"][0]["own"], &theirs["boards"][0]["other"]);
    let (given, family) = own.as_str().and_then(|name| name.split_once(' ')).expect("a name of two words");
    assert_eq!(format!("{given} {}.", &family[..1]), other.as_str().expect("a name"));
    // Matches played at the same time have different tables.
    let lines = view(&school.site.client, &format!("{API}/matches")).await;
    let of_round = |line: &&Value| line["part"].as_str().is_some_and(|part| part.ends_with("round 1"));
    let mut tables: Vec<u64> = lines
        .as_array()
        .expect("matches")
        .iter()
        .filter(of_round)
        .filter_map(|one| one["table"].as_u64())
        .collect();
    tables.sort_unstable();
    let count = tables.len();
    tables.dedup();
    assert_eq!((tables.len(), count), (count, count), "{tables:?}");
    // When the next round starts is set by the organiser, and every phone follows.
    let mut events = school.site.client.follow(&format!("/events{}", first.path)).await;
    let before = events.next("version").await;
    let page = school.desk.get(&format!("{}/screen", school.base)).await;
    let form = Form::on(&page, "/screen").with("names", "yes").with("seconds", "10").with("minutes", "20");
    led_to(&form.send(&school.desk).await);
    assert_ne!(events.next("version").await, before);
    assert!(first.client.get(&first.path).await.body.contains("The next round starts at"));
    school.site.stop().await;
}

#[tokio::test]
async fn one_captain_reports_and_the_other_confirms_with_one_press() {
    let school = School::open().await;
    let (first, second, game) = school.pair().await;
    let before = school.public_line(&game).await;
    let form = first.form(&game, "1110=0").await;
    led_to(&form.send(&first.client).await);
    led_to(&form.send(&first.client).await);
    assert_eq!(school.public_line(&game).await, before, "who has said what is the desk's alone");
    assert_eq!(school.line(&game).await["state"], "reported");
    let day = first.day().await;
    assert_eq!(day["open"][0]["reported"]["score"], "7 : 5");
    assert_ne!(day["next"].as_str(), Some(game.as_str()), "the next one is to be seen to");
    let theirs = second.next().await;
    assert_eq!(theirs["opponent_reported"]["score"], "5 : 7", "{theirs}");
    assert_eq!(theirs["boards"][0]["opponent_reported"], "00", "seen from this side");
    let public = school.site.client.get("/c/skolni-prebor/turnaj/matches").await.body;
    assert!(!public.contains("7 : 5") && !public.contains("/team/"), "nothing counts yet");
    let page = second.client.get(&second.path).await;
    led_to(&Form::within(&page.body, "/report", "name=\"result\"").send(&second.client).await);
    let line = school.line(&game).await;
    assert_eq!((line["state"].as_str(), line["score"].as_str()), (Some("done"), Some("7 : 5")));
    assert_eq!(second.day().await["done"][0]["score"], "5 : 7");
    let late = form.clone().with("command", "another-name").with("duel-1", "0").send(&first.client).await;
    assert_eq!(late.status, 409, "what counts is the organiser's to correct");
    let program = first.client.with("accept", "application/json");
    let answer = form.send(&program).await.ok();
    assert_eq!(answer["view"]["done"][0]["score"], "7 : 5", "said again, and heard before");
    assert_eq!(school.site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    school.site.stop().await;
}

#[tokio::test]
async fn reports_that_differ_call_the_organiser_and_can_be_corrected() {
    let school = School::open().await;
    let (first, second, game) = school.pair().await;
    led_to(&first.report(&game, "1110=0").await);
    led_to(&second.report(&game, "0001=0").await);
    assert_eq!(school.line(&game).await["state"], "differing");
    assert_eq!(school.public_line(&game).await["state"], "open", "that they differ is the desk's alone");
    assert!(school.desk.get(&school.base).await.body.contains("the captains report different results"));
    let ours = first.next().await;
    assert_eq!(ours["key"].as_str(), Some(game.as_str()), "it comes before everything else");
    assert_eq!(ours["boards"][2]["differs"], true);
    assert!(
        ours["told"].as_str().is_some_and(|text| text.contains("7 : 5") && text.contains("organiser")),
        "{ours}"
    );
    led_to(&second.report(&game, "0001=1").await);
    assert_eq!(school.line(&game).await["score"], "7 : 5");
    school.site.stop().await;
}

#[tokio::test]
async fn a_link_opens_the_matches_of_one_team_and_nothing_else() {
    let school = School::open().await;
    let (first, second, game) = school.pair().await;
    let letter = if first.path.ends_with('x') { 'y' } else { 'x' };
    let forged = format!("{}{letter}", &first.path[..first.path.len() - 1]);
    for path in [forged.as_str(), "/team/nowhere", &format!("/api{forged}"), &format!("/events{forged}")] {
        assert_eq!(school.site.client.get(path).await.status, 403, "{path}");
    }
    let lines = view(&school.site.client, &format!("{API}/matches")).await;
    let teams = [&first.day().await["name"], &second.day().await["name"]].map(Clone::clone);
    let foreign = lines.as_array().expect("matches").iter().find(|line| {
        !teams.contains(&line["sides"]["first"]["name"]) && !teams.contains(&line["sides"]["second"]["name"])
    });
    let foreign = foreign.expect("a match of others")["key"].as_str().expect("its name").to_owned();
    let program = first.client.with("accept", "application/json");
    for wrong in [foreign.as_str(), "A.9.9", ""] {
        let refused = first.form(&game, "1110=0").await.with("game", wrong).send(&program).await;
        assert_eq!(refused.refusal(), (409, "K-WHO".to_owned()), "{wrong}");
    }
    for (field, value) in
        [("duel-1", "7"), ("duel-1", ""), ("duel-6", "+"), ("result", "99:1"), ("command", "")]
    {
        let answer = first.form(&game, "1110=0").await.with(field, value).send(&first.client).await;
        assert!((400..500).contains(&answer.status), "{field} {value}: {}", answer.status);
    }
    assert_eq!(school.line(&game).await["state"], "open", "nothing was written");
    school.site.stop().await;
}

/// The page was fetched while the link held; it is withdrawn, here and at another server, before the report comes.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_taken_back_between_page_and_report_does_nothing() {
    let school = School::open().await;
    let (first, second, game) = school.pair().await;
    let here = first.form(&game, "1110=0").await;
    school.revoke(&first).await;
    let answer = here.send(&first.client).await;
    assert!(
        answer.status == 403 && answer.body.contains("Ask the organiser for a new one"),
        "{}",
        answer.body
    );
    assert_eq!(first.client.get(&first.path).await.status, 403);
    let other = Site::on(&school.folder.url()).await;
    let there = Phone { client: other.client.clone(), path: second.path.clone() };
    let form = there.form(&game, "1110=0").await;
    school.revoke(&second).await;
    assert_eq!(form.send(&there.client).await.status, 403, "that server has not heard of it yet");
    assert_eq!(school.line(&game).await["state"], "open");
    other.stop().await;
    school.site.stop().await;
}

#[tokio::test]
async fn a_phone_follows_at_once_what_is_public() {
    let school = School::open().await;
    let (first, second, _) = school.pair().await;
    let (own, other) = (first.next().await, second.next().await);
    let (whole, cut) = (own["boards"][0]["own"].clone(), other["boards"][0]["other"].clone());
    assert_ne!(whole, cut, "until somebody chooses, a given name and a letter");
    let page = second.client.get(&second.path).await.body;
    assert!(page.contains("?public=0\""), "{page}");
    let mut events = second.client.follow(&format!("/events{}?public=0", second.path)).await;
    let public = format!("{}/-/public", school.base.trim_end_matches("/turnaj"));
    for (names, number, seen) in [("full", "1", Some(&whole)), ("numbers", "2", None)] {
        choose(&school.desk, &public, &[("reach", "listed"), ("names", names)]).await;
        assert_eq!(events.next("public").await.as_deref(), Some(number));
        let board = second.next().await["boards"][0].clone();
        match seen {
            Some(name) => assert_eq!(board["other"], *name),
            None => assert_eq!(board["other"], "No. 1"),
        }
        let text = second.client.get(&second.path).await.body;
        let met =
            format!("{} – {}<", board["own"].as_str().expect("a name"), whole.as_str().expect("a name"));
        assert_eq!(text.contains(&met), seen.is_some(), "{names}: {text}");
        // Its own people a captain always sees.
        assert_eq!(first.next().await["boards"][0]["own"], whole);
    }
    // A captain who comes back with an old page is notified at once.
    let mut back = second.client.follow(&format!("/events{}?public=1", second.path)).await;
    assert_eq!(back.next("public").await.as_deref(), Some("2"));
    school.site.stop().await;
}

/// A match on devices: the phone of a captain leads to the boards of the team, and to no other.
#[tokio::test]
async fn the_phone_of_a_captain_leads_to_the_board() {
    let school = School::open().await;
    let (first, second, game) = school.pair().await;
    assert!(!school.site.client.get(&first.path).await.body.contains("/seat\""), "it is not on devices");
    let slip = school.desk.get(&format!("{}/slip/{game}", school.base)).await;
    led_to(&Form::on(&slip, &format!("/live/{game}")).with("do", "open").send(&school.desk).await);
    assert!(first.next().await["live"].is_string(), "the data say so as well");
    for (phone, side) in [(&first, "first"), (&second, "second")] {
        let page = school.site.client.get(&phone.path).await;
        let form = Form::within(&page.body, "/seat", "name=\"board\" value=\"2\"");
        let seat = led_to(&form.send(&school.site.client).await);
        assert_eq!(led_to(&form.send(&school.site.client).await), seat, "a lost answer is given again");
        let seen = school.site.client.get(&format!("/api{seat}")).await.ok();
        assert_eq!((&seen["seat"]["board"], &seen["seat"]["side"]), (&2.into(), &side.into()), "{seen}");
    }
    // A holder of a withdrawn link, or of no match there, gets no seat.
    let page = school.site.client.get(&first.path).await;
    let form = Form::within(&page.body, "/seat", "name=\"board\" value=\"1\"");
    assert_eq!(form.clone().with("board", "9").send(&school.site.client).await.status, 409);
    assert_eq!(form.clone().with("game", "A.9.9").send(&school.site.client).await.status, 404);
    school.revoke(&first).await;
    assert_eq!(form.send(&school.site.client).await.status, 403);
    school.site.stop().await;
}
