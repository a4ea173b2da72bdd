//! Matches from before contests were told apart: they belong to the contest beside the server.

use std::sync::{Arc, Mutex};

use kolo_live::{BoardSetting, Home, Setting};
use kolo_messages::Message;
use kolo_model::{Name, PerSide, Side};
use kolo_play::clock::TimeControl;
use kolo_play::duel::Opening;
use kolo_teams::{Game, MatchShape};
use kolo_web::{Clocks, Contest, Delivery, OpenMatch};
use serde_json::json;

use crate::site::{Folder, Site};

/// One match that is set up as it was then, without its contest, and where results were brought.
#[derive(Default)]
struct Old(Mutex<Vec<Home>>);

fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

fn home() -> Home {
    Home { contest: "finals".to_owned(), venue: "grf".to_owned(), game: "1".to_owned(), call: 0 }
}

impl Contest for Old {
    fn open_matches(&self) -> Result<Vec<OpenMatch>, Message> {
        let sides = PerSide::new("Ana".to_owned(), "Bo".to_owned());
        Ok(vec![OpenMatch { home: home(), sides, without_clocks: false }])
    }

    fn identity(&self) -> Result<String, Message> {
        Ok("finals".to_owned())
    }

    fn take(&self, _: &Name, home: &Home, _: Clocks) -> Result<Setting, Message> {
        let players = PerSide::new(Some(name("Ana")), Some(name("Bo")));
        Ok(Setting {
            title: name("Final"),
            shape: MatchShape::One,
            sides: PerSide::new(name("Ana"), name("Bo")),
            boards: vec![BoardSetting { players, opens: Side::First }],
            opening: Opening::Swap2,
            time: TimeControl::grand_final(),
            home: Some(Home { contest: String::new(), ..home.clone() }),
        })
    }

    fn enter(&self, home: &Home, _: &[Game], _: Option<String>) -> Result<Delivery, Message> {
        self.0.lock().expect("sound").push(home.clone());
        Ok(Delivery::OnSlip)
    }
}

#[tokio::test]
async fn a_match_without_its_contest_is_of_this_one() {
    let folder = Folder::new();
    let contest = Arc::new(Old::default());
    let site = Site::beside(&folder.url(), Some(contest.clone())).await;
    let desk = site.desk().await;
    let taken = desk.post("/api/desk/contest", &json!({"venue": "grf", "game": "1"})).await.ok();
    let path = format!("/api{}", taken["goto"].as_str().expect("an address"));
    site.stop().await;

    // Another server learns from the log that the match is on screens.
    let site = Site::beside(&folder.url(), Some(contest.clone())).await;
    let desk = desk.towards(&site.client);
    assert!(!desk.get("/desk").await.body.contains(r#"data-game="1""#), "it is not offered again");
    for duel in ["one", "two"] {
        let start = json!({"id": format!("s-{duel}"), "act": "start", "board": 1, "duel": duel});
        desk.post(&path, &start).await.ok();
        let rule = json!({
            "id": format!("r-{duel}"), "act": "rule", "board": 1, "duel": duel, "outcome": "drawn", "reason": "why",
        });
        desk.post(&path, &rule).await.ok();
    }
    let entered = || contest.0.lock().expect("sound").first().cloned();
    while entered().is_none() {
        tokio::task::yield_now().await;
    }
    assert_eq!(entered(), Some(home()));
    site.stop().await;
}
