//! Matches of a tournament on devices: opened with one press, played, and their results come home once.

use std::time::{Duration, Instant};

use kolo_contest::{Contest, SlipStep, VenueId};
use kolo_store::{LeaseRequest, Store};
use kolo_teams::SlipEvent;
use serde_json::{Value, json};

use crate::by_hand::grand_final;
use crate::client::Client;
use crate::contest::{made, open, result, started, today, view};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const API: &str = "/api/c/skolni-prebor/turnaj";

/// A tournament of fourteen teams that has started.
struct Hall {
    site: Site,
    desk: Client,
    base: String,
}

impl Hall {
    async fn on(url: &str) -> Hall {
        let site = Site::on(url).await;
        let desk = site.desk().await;
        let base = made(&desk).await;
        started(&desk, &base).await;
        Hall { site, desk, base }
    }

    /// The same tournament at another server.
    async fn again(url: &str) -> Hall {
        let site = Site::on(url).await;
        Hall { desk: site.desk().await, site, base: "/desk/c/skolni-prebor/turnaj".to_owned() }
    }

    async fn games(&self) -> Vec<String> {
        open(&self.site, API).await
    }

    async fn slip(&self, game: &str) -> String {
        let page = self.desk.get(&format!("{}/slip/{game}", self.base)).await;
        assert_eq!(page.status, 200, "{}", page.body);
        page.body
    }

    /// The form on the slip that is about devices.
    async fn form(&self, game: &str) -> Form {
        let page = self.desk.get(&format!("{}/slip/{game}", self.base)).await;
        Form::on(&page, &format!("/live/{game}"))
    }

    /// Opens a match on devices; the address of its page.
    async fn opens(&self, game: &str) -> String {
        led_to(&self.form(game).await.with("do", "open").send(&self.desk).await)
    }

    /// What the public sees of a match.
    async fn line(&self, game: &str) -> Value {
        let lines = view(&self.site.client, &format!("{API}/matches")).await;
        lines.as_array().expect("matches").iter().find(|line| line["key"] == game).expect("it").clone()
    }

    /// Waits until the match has this score.
    async fn comes_home(&self, game: &str, score: &str) {
        let patience = Instant::now();
        loop {
            let line = self.line(game).await;
            if line["score"] == score {
                return;
            }
            assert!(patience.elapsed() < Duration::from_mins(1), "{score} does not come home: {line}");
            tokio::task::yield_now().await;
        }
    }

    /// Waits until the slip says something.
    async fn slip_says(&self, game: &str, wanted: &str) {
        let patience = Instant::now();
        loop {
            let page = self.slip(game).await;
            if page.contains(wanted) {
                return;
            }
            assert!(patience.elapsed() < Duration::from_mins(1), "the slip does not say {wanted}: {page}");
            tokio::task::yield_now().await;
        }
    }

    /// The tournament as a file has it.
    async fn contest(&self) -> Contest {
        let file = self.desk.get("/desk/c/skolni-prebor/-/file").await;
        kolo_contest::codec::read(file.body.as_bytes()).expect("a contest file")
    }

    /// How often a result came from devices.
    async fn came_live(&self) -> usize {
        let contest = self.contest().await;
        assert_eq!(kolo_contest::invariants::check(&contest), []);
        let play = contest.play(&VenueId::new("turnaj").expect("a name")).expect("it has started");
        let says = |step: &SlipStep| {
            matches!(step, SlipStep::Wrote(SlipEvent::Entered { .. } | SlipEvent::Corrected { .. }))
        };
        play.slip_log().iter().filter(|record| record.live.is_some() && says(&record.step)).count()
    }
}

/// Plays a match of three boards to 8:4 by rulings, from this duel to that.
async fn plays(desk: &Client, page: &str, duels: std::ops::Range<usize>) {
    let path = format!("/api{page}");
    let all = [(1, "first"), (1, "first"), (2, "first"), (2, "second"), (3, "second"), (3, "first")];
    for (number, (board, winner)) in all.into_iter().enumerate().filter(|(number, _)| duels.contains(number))
    {
        let duel = ["one", "two"][number % 2];
        let start = json!({"id": format!("s{number}"), "act": "start", "board": board, "duel": duel});
        desk.post(&path, &start).await.ok();
        let rule = json!({
            "id": format!("r{number}"), "act": "rule", "board": board, "duel": duel,
            "outcome": {"won": winner}, "reason": "by hand",
        });
        desk.post(&path, &rule).await.ok();
    }
}

/// Corrects the last duel of board 3 on the page of the match on devices.
async fn corrects(desk: &Client, page: &str, id: &str, result: &str) {
    let act = json!({
        "id": id, "act": "correct", "board": 3, "duel": "two", "result": result, "reason": "seen on the picture",
    });
    desk.post(&format!("/api{page}"), &act).await.ok();
}

async fn a_match_comes_home(url: &str) {
    let hall = Hall::on(url).await;
    let games = hall.games().await;
    let game = games[0].as_str();
    assert!(!hall.slip(game).await.contains("name=\"clocks\""), "in an area there is nothing to choose");
    let page = hall.opens(game).await;
    assert!(page.starts_with("/desk/live/") && page.len() == "/desk/live/".len() + 32, "{page}");
    let there = hall.desk.get(&page).await;
    assert!(
        there.status == 200 && there.body.contains(&format!("/slip/{game}")),
        "it leads back to its slip"
    );
    let again = led_to(
        &hall
            .form(&games[1])
            .await
            .to(&format!("{}/live/{game}", hall.base))
            .with("do", "open")
            .send(&hall.desk)
            .await,
    );
    assert_eq!(again, page, "opened once more it is the same match");
    let name = page.rsplit('/').next().expect("a name");
    let line = hall.line(game).await;
    assert_eq!((&line["live"], &line["state"]), (&json!(name), &json!("open")), "{line}");
    let public = hall.site.client.get("/c/skolni-prebor/turnaj/matches").await.body;
    assert!(public.contains(&format!("/live/{name}")), "every visitor finds it");
    let now = view(&hall.site.client, &format!("{API}/now")).await;
    assert!(
        now["tables"].as_array().is_some_and(|tables| tables.iter().any(|one| one["live"] == name)),
        "{now}"
    );

    plays(&hall.desk, &page, 0..5).await;
    assert_eq!(hall.line(game).await["state"], "open", "a regular duel changes nothing before the slip");
    plays(&hall.desk, &page, 5..6).await;
    hall.comes_home(game, "8 : 4").await;
    let log = hall.desk.get(&format!("{}/log", hall.base)).await.body;
    assert!(log.contains("came from the devices") && log.contains("it is played on devices"), "{log}");
    hall.slip_says(game, "the result is on the match sheet").await;

    // Corrected on the devices, it is corrected here, with the reason.
    corrects(&hall.desk, &page, "c1", "second-wins").await;
    hall.comes_home(game, "6 : 6").await;
    assert!(hall.slip(game).await.contains("seen on the picture"));
    assert_eq!(hall.came_live().await, 2);

    // Corrected by the organiser, that stands, and the page of the match shows both.
    let address = format!("{}/correct/{game}", hall.base);
    let form = Form::on(&hall.desk.get(&address).await, &format!("/correct/{game}"));
    let form = form.with("result", "11 11 11").with("reason", "misread").with("sure", "yes");
    led_to(&form.send(&hall.desk).await);
    corrects(&hall.desk, &page, "c2", "first-wins").await;
    hall.slip_says(game, "Eva had the last word").await;
    let slip = hall.slip(game).await;
    assert!(slip.contains("12 : 0") && slip.contains("8 : 4"), "{slip}");
    assert_eq!(hall.line(game).await["score"], "12 : 0");
    assert_eq!(hall.came_live().await, 2);
    assert_eq!(hall.site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    hall.site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_opened_with_one_press_and_its_result_comes_home() {
    let folder = Folder::new();
    a_match_comes_home(&folder.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_comes_home_on_postgres() {
    on_postgres(|url| async move { a_match_comes_home(&url).await }).await;
}

/// Two servers open the same match at the same moment, play it together, and bring its result home once.
async fn two_servers(url: &str) {
    let one = Hall::on(url).await;
    let two = Hall::again(url).await;
    let game = one.games().await[0].clone();
    let forms = (one.form(&game).await.with("do", "open"), two.form(&game).await.with("do", "open"));
    let (left, right) = tokio::join!(forms.0.send(&one.desk), forms.1.send(&two.desk));
    let page = led_to(&left);
    assert_eq!(page, led_to(&right), "there is one match");
    let openings = |contest: &Contest| {
        let play = contest.play(&VenueId::new("turnaj").expect("a name")).expect("it has started");
        play.slip_log().iter().filter(|record| matches!(record.step, SlipStep::LiveOpened(_))).count()
    };
    assert_eq!(openings(&one.contest().await), 1, "it was opened once");
    plays(&one.desk, &page, 0..3).await;
    plays(&two.desk, &page, 3..6).await;
    one.comes_home(&game, "8 : 4").await;
    two.comes_home(&game, "8 : 4").await;
    assert_eq!(two.came_live().await, 1, "it counts once");

    // The server that brings results goes; the other one takes the work over.
    let other = one.games().await[0].clone();
    let page = two.opens(&other).await;
    one.site.stop().await;
    plays(&two.desk, &page, 0..6).await;
    two.comes_home(&other, "8 : 4").await;
    assert_eq!(two.came_live().await, 2);
    two.site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_open_and_bring_home_one_match_once() {
    let folder = Folder::new();
    two_servers(&folder.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_postgres_open_and_bring_home_one_match_once() {
    on_postgres(|url| async move { two_servers(&url).await }).await;
}

/// A server dies between the end of a match and its delivery: the next one brings it home, once, however often it starts.
async fn a_crash_between(url: &str) {
    let lease =
        LeaseRequest { work: "live-results".to_owned(), holder: "gone".to_owned(), lasts_ms: 3_600_000 };
    let store = Store::open(url).await.expect("a database");
    store.take_lease(&lease).await.expect("nobody has it");
    let hall = Hall::on(url).await;
    let game = hall.games().await[0].clone();
    let page = hall.opens(&game).await;
    plays(&hall.desk, &page, 0..6).await;
    hall.slip_says(&game, "on its way").await;
    assert_eq!(hall.line(&game).await["state"], "open");
    hall.site.stop().await;
    store.give_up_lease(&lease.work, &lease.holder).await.expect("it is given up");
    store.close().await.expect("the database closes");

    for start in 0..2 {
        let hall = Hall::again(url).await;
        hall.comes_home(&game, "8 : 4").await;
        assert_eq!(hall.came_live().await, 1, "start {start}");
        hall.site.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_survives_a_crash_and_counts_once() {
    let folder = Folder::new();
    a_crash_between(&folder.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_survives_a_crash_on_postgres() {
    on_postgres(|url| async move { a_crash_between(&url).await }).await;
}

/// What the organiser typed or undid stands; a match that was undone is played again under another name.
#[tokio::test(flavor = "multi_thread")]
async fn the_desk_has_the_last_word() {
    let folder = Folder::new();
    let hall = Hall::on(&folder.url()).await;
    let games = hall.games().await;
    let (typed, undone) = (games[0].as_str(), games[1].as_str());
    let page = hall.opens(typed).await;
    plays(&hall.desk, &page, 0..5).await;
    led_to(&result(&hall.desk, &hall.base, typed, "11 11 11").await);
    plays(&hall.desk, &page, 5..6).await;
    hall.slip_says(typed, "Eva had the last word").await;
    assert_eq!(hall.line(typed).await["score"], "12 : 0");

    let page = hall.opens(undone).await;
    plays(&hall.desk, &page, 0..6).await;
    hall.comes_home(undone, "8 : 4").await;
    let log = hall.desk.get(&format!("{}/log", hall.base)).await;
    let undo = Form::within(&log.body, "/undo", &format!("value=\"result:{undone}\"")).with("sure", "yes");
    led_to(&undo.with("reason", "not played").send(&hall.desk).await);
    hall.slip_says(undone, "does not count").await;
    let next = hall.opens(undone).await;
    assert_ne!(next, page, "it is played anew");
    plays(&hall.desk, &next, 0..6).await;
    hall.comes_home(undone, "8 : 4").await;

    // Taken off the devices, what is played there stays there; put back, it comes home.
    let off = games[2].as_str();
    let page = hall.opens(off).await;
    led_to(&hall.form(off).await.with("do", "close").send(&hall.desk).await);
    plays(&hall.desk, &page, 0..6).await;
    hall.slip_says(off, "does not count").await;
    assert_eq!(hall.line(off).await["state"], "open");
    assert_eq!(hall.opens(off).await, page, "it is the same match");
    hall.comes_home(off, "8 : 4").await;
    hall.site.stop().await;
}

/// All open matches at once; groups are not changed under those who play.
#[tokio::test(flavor = "multi_thread")]
async fn all_open_matches_go_to_devices_at_once() {
    let folder = Folder::new();
    let hall = Hall::on(&folder.url()).await;
    let games = hall.games().await;
    let first = hall.opens(&games[0]).await;
    let page = hall.desk.get(&format!("{}/results", hall.base)).await;
    let form = Form::on(&page, "/turnaj/live");
    led_to(&form.send(&hall.desk).await);
    let page = hall.desk.get(&format!("{}/results", hall.base)).await.body;
    assert!(page.contains(&first) && !page.contains("/turnaj/live\""), "nothing is left to open");
    assert_eq!(page.matches("href=\"/desk/live/").count(), games.len());
    let boards = hall.desk.get("/desk").await.body;
    assert!(boards.contains(&first), "the desk lists it with the others");
    for game in [&games[0], &games[games.len() - 1]] {
        let page = hall.opens_again(game).await;
        plays(&hall.desk, &page, 0..6).await;
        hall.comes_home(game, "8 : 4").await;
    }
    hall.site.stop().await;
}

impl Hall {
    /// The page of a match that is on devices already.
    async fn opens_again(&self, game: &str) -> String {
        let line = self.line(game).await;
        format!("/desk/live/{}", line["live"].as_str().expect("it is on devices"))
    }
}

/// In grand finals the organiser chooses: 8 minutes on each clock, or 16 minutes for both (P-1.1.6.7).
#[tokio::test(flavor = "multi_thread")]
async fn the_desk_chooses_clocks_where_the_rules_leave_the_choice() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = grand_final(&desk).await;
    let api = format!("/api{}", base.trim_start_matches("/desk"));
    let games = open(&site, &api).await;
    let times = [("used", "8m+8m online"), ("none", "16m together")];
    for (game, (clocks, time)) in games.iter().zip(times) {
        let page = desk.get(&format!("{base}/results")).await;
        let form = Form::on(&page, &format!("/live/{game}"));
        let nonsense = form.clone().with("clocks", "sundial").send(&desk).await;
        assert_eq!(nonsense.status, 400, "{}", nonsense.body);
        let goto = led_to(&form.with("clocks", clocks).send(&desk).await);
        let shown = desk.get(&format!("/api{goto}")).await.ok();
        assert_eq!(shown["view"]["time"], time);
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_of_pupils_what_is_public() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let page = desk.get("/desk/c/new").await;
    let form = Form::on(&page, "/desk/c/new").with("name", "Školní přebor").with("category", "zs");
    let teams = ["Lvi", "Sovy", "Vlci", "Rysi"]
        .map(|team| format!("{team}; Ana Skrytovska; Bo Utajeny; Cyril Tichy"));
    let form = form.with("day", &today(&page)).with("teams", &teams.join("\n"));
    let base = led_to(&form.send(&desk).await).trim_end_matches("/entries").to_owned();
    started(&desk, &base).await;
    let hall = Hall { site, desk, base };
    let goto = hall.opens(&hall.games().await[0]).await;
    let at_desk = hall.desk.get(&format!("/api{goto}")).await.ok()["view"].clone();
    assert_eq!(at_desk["boards"][0]["players"]["first"], "Ana Skrytovska", "the desk sees everything");
    let name = goto.rsplit('/').next().expect("a name");
    let visitor = &hall.site.client;
    let view = visitor.get(&format!("/api/live/{name}")).await.ok()["view"].clone();
    assert_eq!(view["boards"][0]["players"], json!({"first": "Ana S.", "second": "Ana S."}));
    for path in ["", "/1"].map(|board| format!("/live/{name}{board}")) {
        let page = visitor.get(&path).await;
        assert!(page.status == 200 && !page.body.contains("Skrytovska"), "{}", page.body);
    }
    let czech = visitor.with("accept-language", "cs").get("/").await.body;
    assert!(!czech.contains("Skrytovska") && !czech.contains("Utajeny"), "{czech}");
    hall.site.stop().await;
}
