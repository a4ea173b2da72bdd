//! Fourteen school teams of gomoku: four groups, then a play-off.

use super::script::{Script, text};
use super::stages::Stages;

/// Fourteen teams of seven schools.
fn teams() -> String {
    let team = |number: u32| {
        let school = number.div_ceil(2);
        format!("Tým {number:02} (ZŠ {school}); Adam {number}; Bára {number}; Cyril {number}; Dana {number}")
    };
    (1..=14).map(team).collect::<Vec<_>>().join("\n")
}

const RESULTS: [&str; 4] = ["11 10 =0", "00 01 11", "11 11 10", "=0 01 00"];

/// Check-in, reports of captains, a tie, a sanction, a team that gives up and comes back, the play-off and the end.
#[tokio::test]
async fn school_teams() {
    let day = Script::begin("school-teams").await;
    let mut school = Stages::of_teams(day, "Školní přebor", &teams()).await;
    school.day.heading("Before the start");
    school.drawn_groups().await;
    school.start().await;
    school.check_in("t01", &["t01-1"]).await;
    school.check_in("t01", &["t01-1", "t02-1"]).await;
    school.check_in("t01", &["t01-1", "t01-2", "t01-4"]).await;
    school.check_in_all().await;
    school.teams().await;
    school.drawn_groups().await;
    school.day.heading("The start");
    school.start().await;
    school.start().await;
    school.meetings().await;
    captains(&mut school).await;
    affairs(&mut school).await;
    played_out(&mut school).await;
    school.day.heading("The end");
    school.close().await;
    let last = text(&school.matches().await.last().expect("a match")["key"]);
    school.result(&last, "11 11 11").await;
    school.reopen("").await;
    school.reopen("a slip was found").await;
    school.close().await;
    school.meetings().await;
    school.stages().await;
    school.standings().await;
    school.log(usize::MAX).await;
    school.end().await;
}

/// Reports to the organiser and by phone, of which some differ.
async fn captains(school: &mut Stages) {
    let games = school.open().await;
    let first = games[0].as_str();
    school.day.heading("Two captains report at the desk and do not agree");
    school.slip(first, "report", &[("side", "first"), ("result", "11 10 =0")]).await;
    school.slip(first, "report", &[("side", "second"), ("result", "11 10 ==")]).await;
    school.slip_seen(first).await;
    school.waiting().await;
    school.result(first, "11 10 =0").await;
    school.decide(first, "11 10 =0", "the sheets say so").await;
    school.correct(first, "00 01 =0", "misread", false).await;
    school.slip_seen(first).await;

    school.day.heading("Two captains report by phone");
    let second = games[1].as_str();
    let line = school.matches().await.into_iter().find(|line| line["key"] == second).expect("the match");
    let phones = school.phones().await;
    let phone = |side: &str| {
        let phone = phones.iter().find(|phone| line["sides"][side]["name"] == phone.name.as_str());
        phone.expect("a phone").clone()
    };
    let marks = |marks: &'static str| -> Vec<(String, String)> {
        (1..).zip(marks.chars()).map(|(duel, mark)| (format!("duel-{duel}"), mark.to_string())).collect()
    };
    for (side, said) in [("first", "7"), ("first", "1110=0"), ("second", "0001=0"), ("second", "0001=1")] {
        let said = marks(said);
        let fields: Vec<(&str, &str)> =
            said.iter().map(|(name, mark)| (name.as_str(), mark.as_str())).collect();
        school.report(&phone(side), second, &fields).await;
    }
    school.slip_seen(second).await;
    for bad in ["", "11 10 2", "13:8", "hello", "11 10"] {
        school.result(&games[2], bad).await;
    }
    school.result(&games[2], "+:-").await;
    school.result(&games[3], "8:4").await;
}

/// A team gives up and comes back; an incident, a protest, a sanction.
async fn affairs(school: &mut Stages) {
    school.day.heading("A team gives up, which is undone");
    school.team("t05", "give-up", "the bus goes").await;
    school.undo("Tým 05", "the bus waits").await;
    school.team("t05", "miss", "a pause").await;

    school.day.heading("An incident, a protest, a sanction");
    let done: Vec<_> = school.matches().await.into_iter().filter(|line| line["state"] == "done").collect();
    let game = text(&done[0]["key"]);
    let side = |side: &str| text(&done[0]["sides"][side]["entry"]);
    school.incident("undue-delay", &game, &[("who", "first"), ("taken", "90s")], "asked twice").await;
    school.amend(1, &[("who", "first"), ("taken", "95s")], "asked three times", "a witness came").await;
    school.protest(&game, &side("second"), "the score was misread").await;
    school.waiting().await;
    school.rule(1, "uphold", "00 11 =0", "the sheets say so").await;
    school.undo("is upheld", "not these sheets").await;
    school.rule(1, "reject", "", "nothing new").await;
    let against = format!("entry {}", side("first"));
    school.sanction(&against, &[("measure", "match"), ("game", &game)], "shouting").await;
    school.sanction(&against, &[("measure", "warning")], "shouting").await;
    school.sanction(&against, &[("measure", "match"), ("game", &game)], "shouting again").await;
    school.book().await;
    school.stages().await;
}

/// Everything that is open is played again and again, and what is equal decided, until nothing is left.
async fn played_out(school: &mut Stages) {
    let mut undone = false;
    for turn in 0.. {
        assert!(turn < 60, "it comes to an end");
        let games = school.open().await;
        school.day.heading(&format!("Turn {}", turn + 1));
        for (at, game) in games.iter().enumerate() {
            // All teams of the last group are tied.
            let result =
                if game.starts_with("D.") { "== == ==" } else { RESULTS[(turn + at) % RESULTS.len()] };
            school.result(game, result).await;
        }
        let ties = school.waiting().await;
        let Some(tie) = ties.first() else {
            if games.is_empty() {
                return;
            }
            continue;
        };
        school.decide_tie(tie).await;
        if !undone {
            school.undo("uel", "the wrong players").await;
            school.decide_tie(tie).await;
            undone = true;
        }
    }
}
