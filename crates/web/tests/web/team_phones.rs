//! Captains of a tournament by itself, with phones: who plays, and what they report board by board.

use serde_json::Value;

use crate::client::Client;
use crate::cup::linked;
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::teams::entered;
use crate::tournament::{drawn_and_published, led_to};

/// A round robin of four teams of three, its first round published, and a phone for every team.
async fn league(site: &Site, match_of: &str) -> (Client, String, Vec<String>) {
    let desk = site.desk().await;
    let form = Form::on(&desk.get("/desk/new").await, "/desk/new").with("name", "Liga");
    let form = form.with("system", "round-robin").with("rounds", "3").with("teams", "yes");
    let form = form.with("match-of", match_of).with("match-boards", "3");
    let base = led_to(&form.send(&desk).await).trim_end_matches("/entries").to_owned();
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    let phones = linked(&desk, &base).await;
    assert_eq!(phones.len(), 4);
    (desk, base, phones)
}

async fn game(client: &Client, phone: &str) -> Value {
    client.get(&format!("/api{phone}")).await.ok()["view"]["rounds"][0]["game"].clone()
}

/// The phones of the first table, the first side first.
async fn pair<'a>(client: &Client, phones: &'a [String]) -> [&'a str; 2] {
    let mut found = ["", ""];
    for phone in phones {
        let game = game(client, phone).await;
        if game["table"] == 1 {
            found[usize::from(game["side"] == "second")] = phone;
        }
    }
    found
}

/// The form that reports board by board, with these marks.
async fn by_boards(client: &Client, phone: &str, marks: &str) -> Form {
    let page = client.get(phone).await;
    let form = Form::within(&page.body, "/report", "type=\"radio\"");
    let marks = (1..).zip(marks.chars().filter(|mark| *mark != ' '));
    marks.fold(form, |form, (number, mark)| form.with(&format!("duel-{number}"), &mark.to_string()))
}

#[tokio::test]
async fn captains_line_up_and_report_board_by_board() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let (desk, base, phones) = league(&site, "duels").await;
    let client = &site.client;
    let [one, other] = pair(client, &phones).await;
    let before = game(client, one).await;
    assert_eq!((&before["form"], &before["duels"]), (&"boards".into(), &2.into()));
    let members = before["line_up"]["members"].as_array().expect("a roster").clone();
    assert_eq!((members.len(), &before["line_up"]["recorded"]), (4, &false.into()));

    // The substitute plays at board 1; the other team sits by its roster until its captain says more.
    let seats = |places: [usize; 3]| places.map(|place| format!("seat={}", members[place]["id"])).join("&");
    let line_up = Form::within(&client.get(one).await.body, "/line-up", "seat");
    led_to(&line_up.clone().send_with(client, &seats([3, 1, 2])).await);
    let seen = game(client, other).await;
    assert!(seen["boards"][0]["other"].as_str().is_some_and(|name| name.starts_with("Dana")), "{seen}");
    assert!(seen["boards"][0]["own"].as_str().is_some_and(|name| name.starts_with("Ana")), "{seen}");
    let page = client.get(other).await.body;
    assert!(page.contains("Dana z") && page.contains("Ana z"), "both names stand at the board: {page}");
    // A member plays at one board.
    let twice = Form::within(&page, "/line-up", "seat");
    let own = seen["line_up"]["members"][0]["id"].to_string();
    let refused = twice.send_with(client, &format!("seat={own}&seat={own}&seat=")).await;
    assert_eq!(refused.status, 409, "{}", refused.body);

    // Duel by duel, each from the own side.
    let short = by_boards(client, one, "11 10").await.send(client).await;
    assert_eq!(short.status, 409, "a board is missing: {}", short.body);
    led_to(&by_boards(client, one, "11 10 =0").await.send(client).await);
    let seen = game(client, other).await;
    let marks = |index: usize| seen["boards"][index]["opponent_reported"].clone();
    assert_eq!([marks(0), marks(1), marks(2)], ["00", "01", "=1"].map(Value::from));
    assert_eq!((&seen["confirm"]["duel-1"], &seen["confirm"]["duel-6"]), (&"0".into(), &"1".into()));
    assert_eq!(seen["line_up"]["recorded"], false, "this team has given none yet, and still may");
    assert!(game(client, one).await.get("line_up").is_none(), "it stays once the side has reported by it");
    let late = line_up.with("command", "late").send_with(client, &seats([0, 1, 2])).await;
    assert_eq!(late.status, 409, "{}", late.body);

    // The same score from other duels is another report, and both sides see where.
    led_to(&by_boards(client, other, "00 10 =1").await.send(client).await);
    for phone in [one, other] {
        let seen = game(client, phone).await;
        assert_eq!(seen["status"], "mismatch", "{seen}");
        assert_eq!(seen["boards"][1]["differs"], true);
        assert_eq!(
            (&seen["boards"][0]["differs"], &seen["boards"][2]["differs"]),
            (&false.into(), &false.into())
        );
        assert_eq!(seen["differences"].as_array().map(Vec::len), Some(2), "{seen}");
        let page = client.get(phone).await.body;
        assert!(page.contains("game 2, duel 1"), "{page}");
    }
    let page = client.get(other).await.body;
    led_to(&Form::within(&page, "/report", "duel-6").send(client).await);
    assert_eq!(game(client, one).await["own"]["result"], "7 : 5");
    let id = base.rsplit('/').next().expect("a name");
    let seen = client.get(&format!("/api/t/{id}/rounds/1")).await.ok();
    assert_eq!(seen["view"]["tables"][0]["result"], "7 : 5");
    let pairing = before["pairing"].as_str().expect("an id");
    let seen = desk.get(&format!("/api{base}/match/{pairing}")).await.ok();
    assert_eq!(seen["view"]["notation"], "11 10 =0", "the boards count");
    site.stop().await;
}

#[tokio::test]
async fn boards_of_one_game_are_reported_by_boards_or_by_games_won() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let (_, _, phones) = league(&site, "boards").await;
    let client = &site.client;
    let [one, other] = pair(client, &phones).await;
    led_to(&by_boards(client, one, "1=0").await.send(client).await);
    let seen = game(client, other).await;
    assert_eq!((&seen["duels"], &seen["confirm"]["duel-1"]), (&1.into(), &"0".into()));
    let by_games = async |own: &str, against: &str| {
        let page = client.get(other).await;
        let form = Form::within(&page.body, "/report", "name=\"own\"");
        form.with("own", own).with("other", against).send(client).await
    };
    assert_eq!(by_games("2", "2").await.status, 409, "three boards do not give that");
    led_to(&by_games("1½", "1½").await);
    assert_eq!(game(client, one).await["own"]["result"], "3 : 3", "the score agrees with the boards");
    site.stop().await;
}

/// Of a match that is not theirs players learn nothing: not whether there is one, nor what can be reported of it.
#[tokio::test]
async fn a_phone_reports_its_own_match_alone() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let (_, _, phones) = league(&site, "duels").await;
    let client = &site.client;
    let [one, _] = pair(client, &phones).await;
    let mut others = String::new();
    for phone in &phones {
        let game = game(client, phone).await;
        if game["table"] == 2 {
            others = game["pairing"].as_str().expect("an id").to_owned();
        }
    }
    let mut answers = Vec::new();
    for (pairing, marks) in [
        (others.as_str(), "11 10 =0"),
        (&others, "11"),
        ("main/r2/1-3", "11 10 =0"),
        ("main/r1/1-99", "11 10 =0"),
    ] {
        let form = by_boards(client, one, marks).await.with("pairing", pairing);
        let answer = form.send(&client.with("accept", "application/json")).await;
        answers.push((answer.status, answer.json()));
        let seats = Form::unseen(&format!("{one}/line-up"), &[("command", "a1"), ("pairing", pairing)]);
        let answer = seats.send(&client.with("accept", "application/json")).await;
        answers.push((answer.status, answer.json()));
    }
    assert_eq!((answers[0].0, &answers[0].1["clause"]), (409, &"K-WHO".into()));
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    for (field, value) in
        [("duel-7", "1"), ("round", "1"), ("got", "won"), ("duel-1", "+"), ("pairing", "main")]
    {
        let form = by_boards(client, one, "11 10 =0").await.with(field, value);
        let form = if field == "got" {
            (1..=6).fold(form, |form, n| form.without(&format!("duel-{n}")))
        } else {
            form
        };
        let status = form.send(client).await.status;
        assert!(matches!(status, 400 | 422), "{field}: {status}");
    }
    site.stop().await;
}
