//! Matches on devices in tournaments by themselves, of every kind whose matches are duels: opened, played from the phones'
//! links or by rulings, brought home once, taken off again.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Client;
use crate::cup;
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::{drawn_and_published, entered, led_to};

/// A tournament with a match that can be played.
struct Hall {
    site: Site,
    desk: Client,
    base: String,
    /// The match, such as `main/r1/1-2`.
    pairing: String,
    _folder: Folder,
}

impl Hall {
    async fn of_rounds(system: &str) -> Hall {
        let folder = Folder::new();
        let site = Site::on(&folder.url()).await;
        let desk = site.desk().await;
        let form = Form::on(&desk.get("/desk/new").await, "/desk/new").with("name", "Duely");
        let form = form.with("system", system).with("rounds", "5");
        let form = form.with("match-of", "duels").with("match-boards", "1");
        let base = led_to(&form.send(&desk).await).trim_end_matches("/entries").to_owned();
        entered(&desk, &base).await;
        drawn_and_published(&desk, &base).await;
        let round = desk.get(&format!("/api{base}/rounds/1")).await.ok();
        let seat = |side: &str| round["view"]["tables"][0]["seats"][side]["id"].to_string();
        let pairing = format!("main/r1/{}-{}", seat("first"), seat("second"));
        Hall { site, desk, base, pairing, _folder: folder }
    }

    async fn of_plan(form: &str, game: &str) -> Hall {
        let folder = Folder::new();
        let site = Site::on(&folder.url()).await;
        let desk = site.desk().await;
        let base = cup::made_with(&desk, form, 16, &[("match-of", "duels"), ("match-boards", "1")]).await;
        cup::published(&desk, &base).await;
        let pairing = cup::pairing(&desk, &base, game).await;
        Hall { site, desk, base, pairing, _folder: folder }
    }

    async fn every_kind() -> Vec<Hall> {
        let mut halls = Vec::new();
        for system in ["pisqworky-2023", "round-robin", "dutch"] {
            halls.push(Hall::of_rounds(system).await);
        }
        halls.push(Hall::of_plan("knockout", "R16-1").await);
        halls.push(Hall::of_plan("groups-knockout", "A.1.1").await);
        halls
    }

    fn page(&self) -> String {
        format!("{}/match/{}", self.base, self.pairing)
    }

    /// The form on the page of the match that is about devices.
    async fn form(&self) -> Form {
        Form::on(&self.desk.get(&self.page()).await, &format!("/live/{}", self.pairing))
    }

    async fn opens(&self) -> String {
        led_to(&self.form().await.with("do", "open").send(&self.desk).await)
    }

    async fn view(&self) -> Value {
        self.desk.get(&format!("/api{}", self.page())).await.ok()["view"].clone()
    }

    /// Waits until the match has this result.
    async fn comes_home(&self, result: &str) {
        let patience = Instant::now();
        loop {
            let view = self.view().await;
            if view["result"] == result {
                return;
            }
            assert!(patience.elapsed() < Duration::from_mins(1), "{result} does not come home: {view}");
            tokio::task::yield_now().await;
        }
    }

    /// Waits until the page of the match says something.
    async fn says(&self, wanted: &str) -> String {
        let patience = Instant::now();
        loop {
            let page = self.desk.get(&self.page()).await.body;
            if page.contains(wanted) {
                return page;
            }
            assert!(patience.elapsed() < Duration::from_mins(1), "the page does not say {wanted}: {page}");
            tokio::task::yield_now().await;
        }
    }

    /// How often a result came from devices.
    async fn came_home(&self) -> usize {
        let log = self.desk.get(&format!("{}/log", self.base)).await.body;
        log.matches("came from the devices").count()
    }

    async fn ends(self) {
        assert_eq!(self.site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
        self.site.stop().await;
    }
}

/// Plays both duels of the board by rulings.
async fn plays(desk: &Client, page: &str, winners: [&str; 2]) {
    let path = format!("/api{page}");
    for (duel, winner) in ["one", "two"].into_iter().zip(winners) {
        let start = json!({"id": format!("s{duel}"), "act": "start", "board": 1, "duel": duel});
        desk.post(&path, &start).await.ok();
        let rule = json!({
            "id": format!("r{duel}"), "act": "rule", "board": 1, "duel": duel,
            "outcome": {"won": winner}, "reason": "by hand",
        });
        desk.post(&path, &rule).await.ok();
    }
}

async fn corrects(desk: &Client, page: &str, id: &str, result: &str) {
    let act = json!({
        "id": id, "act": "correct", "board": 1, "duel": "two", "result": result, "reason": "seen on the picture",
    });
    desk.post(&format!("/api{page}"), &act).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_every_kind_is_played_on_devices_and_comes_home_once() {
    for hall in Hall::every_kind().await {
        let form = hall.form().await;
        let page = led_to(&form.clone().with("do", "open").send(&hall.desk).await);
        assert!(page.starts_with("/desk/live/") && page.len() == "/desk/live/".len() + 32, "{page}");
        let there = hall.desk.get(&page).await;
        assert!(there.status == 200 && there.body.contains(&hall.page()), "it leads back to its match");
        let again = form.with("command", "again").with("do", "open").send(&hall.desk).await;
        assert_eq!(led_to(&again), page, "opened again it is the same match");
        let name = page.rsplit('/').next().expect("a name");
        assert_eq!(hall.view().await["live"], name);
        assert_eq!(hall.site.client.get(&format!("/live/{name}")).await.status, 200, "the public watches");

        if !hall.pairing.contains("/r1/") {
            // What is published stays under those who play.
            let recall = Form::on(&hall.desk.get(&format!("{}/plan/main", hall.base)).await, "/plan/main");
            let recall = recall.with("do", "recall").with("reason", "why").with("sure", "yes");
            let refused = recall.send(&hall.desk).await;
            assert!(refused.status == 409 && refused.body.contains("K-LIVE"), "{}", refused.body);
        }

        plays(&hall.desk, &page, ["first", "first"]).await;
        hall.comes_home("4 : 0").await;
        hall.says("the result is on the match sheet").await;
        assert_eq!(hall.came_home().await, 1, "twice counts once");

        // Corrected on the devices, it is corrected here, with the reason.
        corrects(&hall.desk, &page, "c1", "draw").await;
        hall.comes_home("3 : 1").await;
        assert_eq!(hall.came_home().await, 2);

        // Corrected at the desk, that stands, and the page of the match shows both.
        let shown = hall.desk.get(&hall.page()).await;
        let form = Form::within(&shown.body, &hall.pairing, "value=\"correct\"");
        let form = form.with("result", "00").with("reason", "misread").with("sure", "yes");
        led_to(&form.send(&hall.desk).await);
        hall.comes_home("0 : 4").await;
        corrects(&hall.desk, &page, "c2", "second-wins").await;
        let both = hall.says("Eva had the last word").await;
        assert!(both.contains("0 : 4") && both.contains("2 : 2"), "{both}");
        assert_eq!(hall.view().await["result"], "0 : 4");
        hall.ends().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_open_matches_go_to_devices_with_one_press_and_one_is_taken_off() {
    for hall in [Hall::of_rounds("round-robin").await, Hall::of_plan("groups-knockout", "A.1.1").await] {
        let results = hall.desk.get(&format!("{}/results", hall.base)).await;
        let results = match results.status {
            303 => hall.desk.get(&format!("{}/results/1", hall.base)).await,
            _ => results,
        };
        let form = Form::on(&results, "/live").with("opening", "swap1").with("time", "5m+5m");
        led_to(&form.send(&hall.desk).await);
        let name = hall.view().await["live"].as_str().expect("it is on devices").to_owned();
        let there = hall.site.client.get(&format!("/api/live/{name}")).await.ok();
        assert_eq!(there["view"]["opening"], "SWAP 1", "{there}");
        let address = if hall.pairing.contains("/r1/") { "/results/1" } else { "/results" };
        let results = hall.desk.get(&format!("{}{address}", hall.base)).await;
        assert!(results.body.contains(&format!("/desk/live/{name}")), "a link to its boards");
        let listed = async || hall.site.client.get("/").await.body.contains(&format!("/live/{name}"));
        assert!(listed().await, "the first page leads to it");

        // Taken off, what is played there does not come home; opened again, it is the same match.
        led_to(&hall.form().await.with("do", "close").send(&hall.desk).await);
        assert_eq!(hall.view().await["live"], Value::Null);
        assert!(!listed().await, "who would play is not public without the match");
        plays(&hall.desk, &format!("/desk/live/{name}"), ["first", "second"]).await;
        hall.says("does not count").await;
        assert_eq!(hall.opens().await, format!("/desk/live/{name}"));
        hall.comes_home("2 : 2").await;
        hall.ends().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_leads_a_player_to_the_own_board() {
    for hall in [Hall::of_rounds("round-robin").await, Hall::of_plan("groups-knockout", "A.1.1").await] {
        hall.opens().await;
        let made = Form::on(&hall.desk.get(&format!("{}/links", hall.base)).await, "/links");
        let made = made.without("who").with("do", "make").send(&hall.desk).await;
        let phones: Vec<&str> =
            made.body.split("/my/").skip(1).filter_map(|rest| rest.split('<').next()).collect();
        let sides = hall.pairing.rsplit('/').next().expect("a pair").split('-');
        for side in sides {
            let number: usize = side.parse().expect("a number");
            let mut found = None;
            for phone in &phones {
                let day = hall.site.client.get(&format!("/api/my/{phone}")).await.ok();
                if day["view"]["id"] == number {
                    found = Some((*phone).to_owned());
                }
            }
            let phone = found.expect("a link of the player");
            let page = hall.site.client.get(&format!("/my/{phone}")).await;
            let seat = Form::on(&page, "/seat").send(&hall.site.client).await;
            let seat = led_to(&seat);
            assert!(seat.starts_with("/seat/"), "{seat}");
            assert_eq!(hall.site.client.get(&seat).await.status, 200);
        }
        hall.ends().await;
    }
}

/// Chess has no boards on devices, and go has none either: the address says why.
#[tokio::test(flavor = "multi_thread")]
async fn devices_play_gomoku_only() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = crate::tournament::created(&desk, "dutch", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    let page = desk.get(&format!("{base}/results/1")).await.body;
    assert!(!page.contains(&format!("{base}/live")), "{page}");
    let token = crate::crew::Member { client: desk.clone() }.token().await;
    let form = Form::unseen(&format!("{base}/live"), &[("token", token.as_str()), ("command", "all")]);
    let refused = form.send(&desk).await;
    assert!(refused.status == 409 && refused.body.contains("K-LIVE"), "{}", refused.body);
    site.stop().await;
}
