//! A round robin of six players, five rounds.

use super::rounds::Rounds;
use super::script::Script;

const PLAYERS: &str = "Name;Rating\nAna Bílá;1900\nBořek Černý;1850\nCecílie Šedá;1800\nDavid Zelený;1750\nEma Modrá;1700\nFilip Rudý;1650\n";

/// Six play, one of them leaves after three rounds.
#[tokio::test]
async fn round_robin() {
    let day = Script::begin("round-robin").await;
    let mut six = Rounds::create(day, "Kroužek", "round-robin", "5", &[]).await;
    six.day.heading("Before the start");
    six.paste(PLAYERS).await;
    six.entries().await;
    for round in 1..=3 {
        six.day.heading(&format!("Round {round}"));
        six.pair().await;
        six.publish().await;
        six.results(round, &["1", "=", "0"]).await;
    }
    six.round(2).await;
    six.crosstable().await;
    six.day.heading("A withdrawal and a correction, undone and redone");
    six.person("Filip Rudý", "withdraw", &[]).await;
    six.undo("Filip Rudý", "he stays for one more").await;
    six.redo("Filip Rudý", "he goes after all").await;
    six.correct(2, 3, "=", "both say so").await;
    six.undo("corrected", "they took it back").await;
    for round in 4..=5 {
        six.day.heading(&format!("Round {round}"));
        six.pair().await;
        six.publish().await;
        six.results(round, &["0", "1", "="]).await;
        six.round(round).await;
    }
    six.day.heading("A sixth round is not played");
    six.pair().await;
    six.finish().await;
    six.standings().await;
    six.crosstable().await;
    six.derivation("Ana Bílá").await;
    six.log().await;
    six.end().await;
}
