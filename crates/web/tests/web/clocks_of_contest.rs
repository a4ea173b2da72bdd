//! A contest that leaves it to the desk whether duels are played with clocks.

use std::sync::Arc;

use kolo_live::{BoardSetting, Home, Setting};
use kolo_messages::Message;
use kolo_model::{Name, PerSide, Side};
use kolo_play::clock::TimeControl;
use kolo_play::duel::Opening;
use kolo_teams::{Game, MatchShape};
use kolo_web::{Clocks, Contest, Delivery, OpenMatch};
use serde_json::json;

use crate::site::{Folder, Site};

/// Two finals: one is played with clocks, the other with or without.
struct Finals;

fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

impl Contest for Finals {
    fn open_matches(&self) -> Result<Vec<OpenMatch>, Message> {
        let of = |game: &str, without_clocks| OpenMatch {
            home: Home {
                contest: "finals".to_owned(),
                venue: "grf".to_owned(),
                game: game.to_owned(),
                call: 0,
            },
            sides: PerSide::new("Ana".to_owned(), "Bo".to_owned()),
            without_clocks,
        };
        Ok(vec![of("1", false), of("2", true), of("3", true)])
    }

    fn identity(&self) -> Result<String, Message> {
        Ok("finals".to_owned())
    }

    fn take(&self, _: &Name, home: &Home, clocks: Clocks) -> Result<Setting, Message> {
        let players = PerSide::new(Some(name("Ana Skrytovska")), Some(name("Bo Utajeny")));
        Ok(Setting {
            title: name(&home.game),
            shape: MatchShape::One,
            sides: PerSide::new(name("Ana Skrytovska"), name("Bo Utajeny")),
            boards: vec![BoardSetting { players, opens: Side::First }],
            opening: Opening::Swap2,
            time: match clocks {
                Clocks::Used => TimeControl::grand_final(),
                Clocks::None => TimeControl::grand_final_without_clocks(),
            },
            home: Some(home.clone()),
        })
    }

    fn enter(&self, _: &Home, _: &[Game], _: Option<String>) -> Result<Delivery, Message> {
        Ok(Delivery::OnSlip)
    }
}

#[tokio::test]
async fn the_desk_chooses_clocks_where_the_contest_leaves_the_choice() {
    let folder = Folder::new();
    let site = Site::beside(&folder.url(), Some(Arc::new(Finals))).await;
    let desk = site.desk().await;
    let page = desk.get("/desk").await.body;
    let offers = |game: &str, clocks: &str| {
        page.contains(&format!(r#"data-venue="grf" data-game="{game}" data-clocks="{clocks}""#))
    };
    assert_eq!([offers("1", "used"), offers("1", "none")], [true, false]);
    assert_eq!([offers("2", "used"), offers("2", "none")], [true, true]);

    for (game, clocks, time) in
        [("1", None, "8m+8m"), ("2", Some("none"), "16m together"), ("3", Some("used"), "8m+8m")]
    {
        let mut wanted = json!({"venue": "grf", "game": game});
        if let Some(clocks) = clocks {
            wanted["clocks"] = json!(clocks);
        }
        let taken = desk.post("/api/desk/contest", &wanted).await.ok();
        let goto = taken["goto"].as_str().expect("an address").to_owned();
        let shown = desk.get(&format!("/api{goto}")).await.ok();
        assert_eq!(shown["view"]["time"], time);
    }
    site.stop().await;
}

#[tokio::test]
async fn spectators_see_of_pupils_what_everybody_may() {
    let folder = Folder::new();
    let site = Site::beside(&folder.url(), Some(Arc::new(Finals))).await;
    let desk = site.desk().await;
    let taken = desk.post("/api/desk/contest", &json!({"venue": "grf", "game": "1"})).await.ok();
    let goto = taken["goto"].as_str().expect("an address").to_owned();
    let at_desk = desk.get(&format!("/api{goto}")).await.ok()["view"].clone();
    assert_eq!(at_desk["boards"][0]["players"]["first"], "Ana Skrytovska", "the desk sees everything");
    let name = goto.rsplit('/').next().expect("a name");
    let view = site.client.get(&format!("/api/live/{name}")).await.ok()["view"].clone();
    assert_eq!(view["boards"][0]["players"], json!({"first": "Ana S.", "second": "Bo U."}));
    assert_eq!(view["sides"], json!({"first": "Ana S.", "second": "Bo U."}));
    for path in ["", "/1"].map(|board| format!("/live/{name}{board}")) {
        let page = site.client.get(&path).await;
        assert!(page.status == 200 && !page.body.contains("Skrytovska"), "{}", page.body);
    }
    let czech = site.client.with("accept-language", "cs").get("/").await.body;
    assert!(!czech.contains("Skrytovska") && !czech.contains("Utajeny"), "{czech}");
    site.stop().await;
}

#[tokio::test]
async fn nonsense_is_no_choice_of_clocks() {
    let folder = Folder::new();
    let site = Site::beside(&folder.url(), Some(Arc::new(Finals))).await;
    let desk = site.desk().await;
    let nonsense = json!({"venue": "grf", "game": "2", "clocks": "sundial"});
    assert_eq!(desk.post("/api/desk/contest", &nonsense).await.status, 400);
    site.stop().await;
}
