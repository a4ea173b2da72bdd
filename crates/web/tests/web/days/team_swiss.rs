//! The Swiss of twenty-four teams of a grand final, from its fourth round to the end.

use super::script::{Script, text};
use super::stages::Stages;
use crate::by_hand::grand_final;

const RESULTS: [&str; 5] =
    ["11 10 =0 11 01", "00 01 11 00 10", "11 11 10 == 10", "=0 01 00 11 ==", "10 10 10 10 10"];

/// Line-ups, results, a team that misses a round, one that leaves, a correction, and the table that it ends with.
#[tokio::test]
async fn team_swiss() {
    let day = Script::begin("team-swiss").await;
    let at = grand_final(&day.desk).await;
    let mut finals = Stages::running(day, &at);
    finals.teams().await;
    finals.meetings().await;
    finals.standings().await;

    finals.day.heading("The fourth round is played");
    finals.pair().await;
    let games = finals.open().await;
    let first = games[0].as_str();
    finals.result(first, RESULTS[0]).await;
    finals.slip(first, "line-up", &[]).await;
    finals.slip(first, "report", &[("side", "first"), ("result", RESULTS[0])]).await;
    finals.slip_seen(first).await;
    play(&mut finals).await;
    finals.standings().await;

    finals.day.heading("A team misses a round, one leaves; a correction is undone and done again");
    let teams = finals.matches().await;
    let team = |at: usize, side: &str| text(&teams[at]["sides"][side]["entry"]);
    finals.team(&team(0, "first"), "miss", "a pause").await;
    finals.team(&team(1, "second"), "give-up", "the bus goes").await;
    finals.correct(first, RESULTS[1], "the slip was misread", false).await;
    finals.undo("corrected", "it was right").await;
    finals.correct(first, RESULTS[2], "after all", false).await;
    let mut round = 5;
    loop {
        finals.day.heading(&format!("Round {round}"));
        finals.pair().await;
        if finals.inside("/draft").await["round"].is_null() {
            break;
        }
        finals.publish_round().await;
        play(&mut finals).await;
        round += 1;
        assert!(round < 20, "it comes to an end");
    }
    finals.day.heading("The end");
    finals.close().await;
    finals.meetings().await;
    finals.standings().await;
    finals.derivation(1).await;
    finals.log(60).await;
    finals.end().await;
}

/// Lines up and enters every result that is missing.
async fn play(finals: &mut Stages) {
    for (at, game) in finals.open().await.iter().enumerate() {
        finals.slip(game, "line-up", &[]).await;
        finals.result(game, RESULTS[at % RESULTS.len()]).await;
    }
}
