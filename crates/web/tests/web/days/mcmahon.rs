//! A McMahon of nine go players with handicap, four rounds.

use super::rounds::Rounds;
use super::script::Script;

const PLAYERS: [(&str, &str, &str); 9] = [
    ("Aleš Veselý", "5d", "Praha"),
    ("Běta Urbanová", "4d", "Brno"),
    ("Ctibor Toman", "3d", "Praha"),
    ("Dita Svobodová", "1d", "Plzeň"),
    ("Evžen Růžička", "1k", "Brno"),
    ("Filip Pospíšil", "3k", "Praha"),
    ("Gita Odstrčilová", "6k", "Plzeň"),
    ("Hugo Němec", "9k", "Brno"),
    ("Ida Marešová", "12k", "Praha"),
];

const GO: [(&str, &str); 10] = [
    ("strength-by", "rank"),
    ("bar", "3d"),
    ("floor", "10k"),
    ("komi", "6,5"),
    ("handicap", "yes"),
    ("handicap-by", "coefficients"),
    ("reduction", "1"),
    ("most", "9"),
    ("none-from", "4d"),
    ("handicap-komi", "0.5"),
];

/// Nine play, so that one is free in every round; one misses a round, and a result is corrected two rounds later.
#[tokio::test]
async fn mcmahon() {
    let day = Script::begin("mcmahon").await;
    let mut weekend = Rounds::create(day, "Víkend go", "mcmahon", "4", &[]).await;
    weekend.day.heading("Before the start");
    for (name, rank, club) in PLAYERS {
        weekend.enter(name, &[("rank", rank), ("club", club)]).await;
    }
    weekend.enter("Nikdo", &[("rank", "40k")]).await;
    let bad: Vec<(&str, &str)> = GO.into_iter().chain([("bar", "strong")]).collect();
    weekend.set(&bad).await;
    weekend.set(&GO).await;
    weekend.entries().await;

    for round in 1..=4 {
        weekend.day.heading(&format!("Round {round}"));
        if round == 3 {
            weekend.person("Gita Odstrčilová", "absent", &[("round", "3"), ("idle", "announced")]).await;
        }
        weekend.pair().await;
        weekend.publish().await;
        if round == 2 {
            let phones = weekend.phones(&["Běta Urbanová"]).await;
            weekend.report(&phones[0], "lost").await;
            weekend.waiting().await;
        }
        weekend.results(round, &["1", "0", "0", "1", "="]).await;
        weekend.round(round).await;
        weekend.standings().await;
    }
    weekend.day.heading("A mistake of round 2, an incident");
    weekend.correct(2, 2, "1", "the players exchanged their stones").await;
    weekend.undo("corrected", "they did not").await;
    weekend.redo("corrected", "they did").await;
    weekend.incident("illegal-move", "4.1", &[("since", "2")], "a stone was moved").await;
    weekend.book().await;
    weekend.day.heading("The end");
    weekend.finish().await;
    weekend.standings().await;
    weekend.derivation("Dita Svobodová").await;
    weekend.chart().await;
    weekend.log().await;
    weekend.end().await;
}
