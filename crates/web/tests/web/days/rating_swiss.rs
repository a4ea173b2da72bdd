//! A rating tournament of ten chess players, five rounds by the FIDE (Dutch) system.

use super::rounds::Rounds;
use super::script::Script;

const PLAYERS: &str = "Name;Rating;Club\n\
    Adam Beran;2210;Brno\nBára Cibulková;2145;Praha\nCyril Dušek;2090;Brno\nDana Eliášová;2035;Plzeň\n\
    Emil Fiala;1980;Praha\nFrantiška Horová;1925;Olomouc\nGustav Jelínek;1870;Plzeň\nHana Králová;1815;Brno\n\
    Igor Lisý;1760;Olomouc\n";

async fn prepared() -> Rounds {
    let day = Script::begin("rating-swiss").await;
    let mut open = Rounds::create(day, "Jarní open", "dutch", "5", &[("check-in", "yes")]).await;
    open.day.heading("Before the start");
    open.paste("Name;Rating\nAdam Beran;strong\n").await;
    open.paste(PLAYERS).await;
    open.enter("Jana Malá", &[("club", "Praha")]).await;
    open.enter("", &[]).await;
    open.waiting().await;
    open.pair().await;
    for name in ["Adam Beran", "Bára Cibulková", "Cyril Dušek", "Dana Eliášová", "Emil Fiala"] {
        open.check_in(name).await;
    }
    for name in ["Františka Horová", "Gustav Jelínek", "Hana Králová", "Jana Malá"] {
        open.check_in(name).await;
    }
    open.leave_out().await;
    open.waiting().await;
    open.person("Jana Malá", "edit", &[("name", "Jana Malá"), ("rating", "1700"), ("club", "Praha")]).await;
    open.entries().await;
    open
}

/// Ten are there for the start but one, who comes for round 2 with a late entry; one takes a bye, one leaves.
#[tokio::test]
async fn rating_swiss() {
    let mut open = prepared().await;

    open.day.heading("Round 1: a draft, changed by hand, made again, published");
    open.pair().await;
    open.hidden_round(1).await;
    open.exchange("Adam Beran", "Bára Cibulková", "").await;
    open.exchange("Adam Beran", "Bára Cibulková", "they came together").await;
    open.discard().await;
    open.pair().await;
    open.publish().await;
    open.publish().await;
    open.result(1, 1, "7:3").await;
    open.result(1, 1, "1").await;
    open.result(1, 1, "0").await;
    open.pair().await;
    open.results(1, &["=", "0", "1"]).await;
    open.round(1).await;
    open.standings().await;

    open.day.heading("Round 2: a late entry, reports by phone that differ");
    open.enter_late("Karel Novotný", "2300").await;
    open.person("Igor Lisý", "cancel", &[("round", "2")]).await;
    open.check_in("Igor Lisý").await;
    open.check_in("Karel Novotný").await;
    open.pair().await;
    open.publish().await;
    open.unpublish("the hall is too small").await;
    open.pair().await;
    open.publish().await;
    open.round(2).await;
    let phones = open.phones(&["Emil Fiala", "Adam Beran", "Bára Cibulková"]).await;
    open.day.heading("Phones in round 2");
    for phone in &phones {
        open.report(phone, "won").await;
    }
    open.waiting().await;
    open.pair().await;
    open.report(&phones[1], "lost").await;
    open.results(2, &["1", "=", "0"]).await;
    open.waiting().await;
    open.standings().await;
    finish(open).await;
}

async fn finish(mut open: Rounds) {
    open.day.heading("Round 3: a bye, a correction of round 2, undone and done again");
    open.person("Hana Králová", "absent", &[("round", "3"), ("idle", "half-point")]).await;
    open.pair().await;
    open.correct(1, 1, "0", "the slip was misread").await;
    open.correct(2, 1, "=", "").await;
    open.correct(2, 1, "=", "the slip was misread").await;
    open.standings().await;
    open.day.heading("The correction is undone and done again");
    open.undo("corrected", "").await;
    open.undo("corrected", "it was right").await;
    open.undo("undone", "once more").await;
    open.redo("corrected", "after all").await;
    open.undo("round 1 published", "everything again").await;
    open.pair().await;
    open.publish().await;
    open.round(3).await;
    open.day.heading("Results of round 3, an incident and a protest");
    open.results(3, &["1", "0", "=", "1"]).await;
    open.incident("wrong-colours", "3.1", &[("move", "3")], "both players agree").await;
    open.incident("wrong-colours", "3.1", &[("move", "3")], "once more").await;
    open.protest(3, 1, "Igor Lisý", "not my game").await;
    let first = open.seated(3, 1).await;
    open.protest(3, 1, &first[1], "the flag had not fallen").await;
    open.waiting().await;
    open.pair().await;
    open.rule(1, "uphold", "=", "").await;
    open.rule(1, "uphold", "=", "two witnesses").await;
    let second = open.seated(3, 2).await;
    open.protest(3, 2, &second[0], "noise").await;
    open.rule(2, "reject", "", "no other player heard it").await;
    open.book().await;

    open.day.heading("Round 4: a withdrawal");
    open.person("Gustav Jelínek", "withdraw", &[]).await;
    open.pair().await;
    open.publish().await;
    open.results(4, &["=", "1", "0"]).await;
    open.day.heading("Round 5 and the end");
    open.finish().await;
    open.pair().await;
    open.publish().await;
    open.results(5, &["1", "+", "0"]).await;
    open.finish().await;
    open.result(5, 1, "0").await;
    open.reopen("a result was wrong").await;
    open.correct(5, 1, "=", "misread").await;
    open.finish().await;
    open.entries().await;
    for round in 4..=5 {
        open.round(round).await;
    }
    open.standings().await;
    open.derivation("Adam Beran").await;
    open.chart().await;
    open.log().await;
    open.end().await;
}
