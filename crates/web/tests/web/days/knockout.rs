//! A knockout of sixteen players with a match for the third place.

use super::rounds::Rounds;
use super::script::Script;

const FORM: [(&str, &str); 3] = [("form", "knockout"), ("losers", "third"), ("seeding", "rating")];

/// Players with ratings, the strongest first; two of a club each.
fn players(count: u32) -> String {
    let player =
        |number: u32| format!("Hráč {number:02}; {}; Klub {}", 2400 - 10 * number, number.div_ceil(2));
    (1..=count).map(player).collect::<Vec<_>>().join("\n")
}

/// A forfeit, a result that was misread after the winner has played on, phones that do not agree, a protest.
#[tokio::test]
async fn knockout() {
    let day = Script::begin("knockout").await;
    let mut cup = Rounds::of_plan(day, "Zimní pohár", &players(16), &FORM).await;
    cup.entries().await;
    cup.plan().await;
    cup.day.heading("The draw is changed by hand, published, unpublished and published again");
    cup.exchange_slots("Hráč 15", "Hráč 16", "they live in one house").await;
    cup.undo("changed by hand", "they do not").await;
    cup.publish_plan().await;
    cup.enter("Hráč 17", &[]).await;
    cup.unpublish_plan("").await;
    cup.unpublish_plan("a player is ill").await;
    cup.publish_plan().await;
    cup.publish_plan().await;

    cup.day.heading("Round of sixteen");
    let games = cup.open().await;
    cup.match_result(&games[0], "=").await;
    cup.match_result(&games[0], "so").await;
    cup.match_result("nowhere", "1").await;
    for (game, typed) in games.iter().zip(["1", "0", "2:1", "1", "+", "0", "1", "-"]) {
        cup.match_result(game, typed).await;
    }
    cup.match_result(&games[0], "0").await;
    cup.unpublish_plan("too late").await;
    cup.stages().await;
    quarters(cup, &games[0]).await;
}

async fn quarters(mut cup: Rounds, first: &str) {
    cup.day.heading("Quarter-finals: by phone, one report against the other");
    let quarters = cup.open().await;
    let phones = cup.match_phones().await;
    let players = cup.matches().await;
    let line =
        players.iter().find(|line| line["key"] == quarters[0].as_str()).expect("a quarter-final").clone();
    let phone = |side: &str| {
        let phone = phones.iter().find(|phone| line["sides"][side]["name"] == phone.name.as_str());
        phone.expect("a phone").clone()
    };
    let (one, other) = (phone("first"), phone("second"));
    cup.report_match(&one, &quarters[0], &[("got", "drawn")]).await;
    cup.report_match(&one, &quarters[0], &[("got", "won")]).await;
    cup.report_match(&other, &quarters[0], &[("got", "won")]).await;
    cup.waiting().await;
    cup.report_match(&other, &quarters[0], &[("got", "lost")]).await;
    for (game, typed) in quarters[1..].iter().zip(["0", "1", "1"]) {
        cup.match_result(game, typed).await;
    }

    cup.day.heading("A result of the first round was misread, and the winner has played on");
    cup.correct_match(first, "0", "", false).await;
    cup.correct_match(first, "0", "the slip was misread", false).await;
    cup.correct_match(first, "0", "the slip was misread", true).await;
    cup.meetings().await;
    cup.day.heading("That is undone and done again");
    cup.undo("corrected", "it was right").await;
    cup.redo("corrected", "it was not").await;
    cup.match_result(&quarters[0], "1").await;

    cup.day.heading("Semi-finals: an incident, a protest");
    let semis = cup.open().await;
    for (game, typed) in semis.iter().zip(["1", "0"]) {
        cup.match_result(game, typed).await;
    }
    cup.match_incident("wrong-colours", &semis[0], &[("move", "3")], "seen by both").await;
    cup.amend(1, &[("move", "2")], "seen by one", "").await;
    cup.amend(1, &[("move", "2")], "seen by one", "misheard").await;
    let loser = cup.matches().await.into_iter().find(|line| line["key"] == semis[0].as_str());
    let loser = loser.expect("a semi-final")["sides"]["second"]["entry"].clone();
    let loser = super::script::text(&loser);
    cup.protest_match(&semis[0], "99", "not in it").await;
    cup.protest_match(&semis[0], &loser, "the flag had not fallen").await;
    cup.waiting().await;
    cup.match_result("final", "1").await;
    cup.rule(1, "uphold", "0", "two witnesses").await;
    cup.undo("protest 1 decided", "only one witness").await;
    cup.rule(1, "reject", "", "no witness").await;
    cup.book().await;

    cup.day.heading("The last matches");
    for (game, typed) in cup.open().await.iter().zip(["0", "1"]) {
        cup.match_result(game, typed).await;
    }
    cup.person("Hráč 01", "withdraw", &[]).await;
    cup.finish().await;
    cup.meetings().await;
    cup.stages().await;
    cup.entries().await;
    cup.log().await;
    cup.end_of_plans().await;
}
