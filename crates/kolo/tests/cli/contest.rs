//! `kolo contest`, a small season from its opening to its grand final.

use crate::contest_support::{AUTUMN, FILE, Office};

#[test]
fn a_season_runs_from_the_first_entry_to_the_grand_final() {
    let office = Office::entered();
    let output = office.quotas("area", &["--per-region", "4", "--explain"]);
    assert!(output.contains("ot-brno: 4 × 4 / 8 = 2, remainder 0/8"), "{output}");
    assert!(output.contains("ot-brno 2, ot-znojmo 2"), "{output}");
    office.quotas("regional", &["--seats", "3"]);
    let closed = office.hold("2023-11-08", "ot-brno");
    assert_eq!(
        closed,
        "ot-brno (ot-brno) is closed, won by Tým b1 1\n\
         Tým b1 1 (b1-1) advances (place 1)\n\
         Tým b1 2 (b1-2) advances (place 2)\n"
    );
    office.hold("2023-11-09", "ot-znojmo");
    // The second of Brno does not come, and the next one steps in.
    office.order("2023-11-10", &["decline", FILE, "b1-2", "regional", "--reason", "ill"]);
    office.hold("2023-11-22", "kt-jmk");
    let seeded = office.order("2023-12-05", &["seeding", FILE, "grf", "--explain"]);
    assert!(seeded.contains("Tým b1 1") && seeded.lines().count() == 4, "{seeded}");
    office.order("2023-12-07", &["check-in", FILE, "grf", "--all"]);
    let few = office.refused("2023-12-07", &["start", FILE, "grf"], 1, "P-1.1.6.3");
    assert!(few.contains("32"), "{few}");
    office.order("2023-12-07", &["start", FILE, "grf", "--reason", "a small season"]);
    for round in 1..=2 {
        let drawn = office.order("2023-12-07", &["round", FILE, "grf"]);
        assert!(drawn.starts_with(&format!("Round {round}\n")) && drawn.contains("Bye: "), "{drawn}");
        office.play("2023-12-07", "grf");
    }
    let closed = office.order("2023-12-07", &["close", FILE, "grf"]);
    assert_eq!(closed, "grf (grf) is closed, won by Tým b1 1\n");
    office.refused("2024-03-01", &["photos", FILE, "z1-1"], 1, "P-1.1.6.10");
    office.order("2024-03-01", &["photos", FILE, "b1-1"]);
    let sound = office.look(&["check", FILE]);
    assert!(
        sound.starts_with("The contest is consistent: events ") && sound.contains("tournaments 4"),
        "{sound}"
    );
    let shown = office.look(&["show", FILE]);
    assert_eq!(shown.matches("over, won by").count(), 4, "{shown}");
    let badges = office.look(&["badges", FILE, "grf"]);
    assert!(badges.contains("Hráč b1-1-1  Tým b1 1"), "{badges}");
}

#[test]
fn the_export_for_the_web_has_no_personal_data() {
    let office = Office::started();
    office.play("2023-11-08", "ot-brno");
    office.order("2023-11-08", &["close", FILE, "ot-brno"]);
    let export = office.look(&["export", FILE]);
    for hidden in ["2009-04-12", "Hráč", "consent", "born", "code"] {
        assert!(!export.contains(hidden), "{hidden}");
    }
    let data: serde_json::Value = serde_json::from_str(&export).expect("it is JSON");
    let tournament = data["tournaments"].as_array().expect("a list").iter();
    let brno = tournament.clone().find(|one| one["id"] == "ot-brno").expect("it is there");
    assert_eq!(brno["goes_on"][1]["name"], "Tým b1 2");
    assert_eq!(brno["goes_on_count"], 2);
    assert_eq!(brno["games"][0]["status"], "over");
    assert_eq!(brno["places"].as_array().map(Vec::len), Some(4));
}

#[test]
fn both_sides_report_and_the_desk_decides_where_they_differ() {
    let office = Office::started();
    let at = "2023-11-08";
    let output = office.order(at, &["report", FILE, "ot-brno", "A.1.1", "11 10 =0", "--side", "first"]);
    assert!(output.contains("has reported, the other side has not"), "{output}");
    let output = office.order(at, &["report", FILE, "ot-brno", "A.1.1", "11 10 00", "--side", "second"]);
    assert!(output.contains("the reports differ") && output.contains("game 3, duel 1: = and 0"), "{output}");
    office.refused(at, &["result", FILE, "ot-brno", "A.1.1", "11 10 =0"], 3, "K-REASON");
    let seen = ["result", FILE, "ot-brno", "A.1.1", "11 10 =0", "--reason", "sheets seen"];
    assert!(office.order(at, &seen).ends_with(": 7:5 (points 2:0)\n"));
    let slip = office.look(&["slip", FILE, "ot-brno", "A.1.1"]);
    assert!(slip.contains("3  –         –         =0     1:3"), "{slip}");
    for side in ["first", "second"] {
        office.order(at, &["report", FILE, "ot-brno", "A.1.2", "7:5", "--side", side]);
    }
    let again = office.order(at, &["papers", FILE, "ot-brno", "A.1.1"]);
    assert!(again.contains("7:5"), "{again}");
    let log = office.look(&["log", FILE, "ot-brno"]);
    assert_eq!(log.lines().count(), 6, "{log}");
    assert!(log.contains("confirmed 7:5"), "{log}");
}

#[test]
fn a_correction_is_shown_before_it_is_written() {
    let office = Office::started();
    let at = "2023-11-08";
    office.order(at, &["result", FILE, "ot-brno", "A.1.2", "7:5"]);
    let before = office.folder.read(FILE);
    let correct = ["correct", FILE, "ot-brno", "A.1.2", "5:7"];
    office.refused(at, &correct, 3, "K-REASON");
    let correct = [&correct[..], &["--reason", "slip misread"]].concat();
    let shown = office.order(at, &[&correct[..], &["--preview"]].concat());
    assert!(shown.starts_with("Nothing was written."), "{shown}");
    assert!(shown.contains("  ot-brno: match A.1.2 7:5 → 5:7\n"), "{shown}");
    assert_eq!(office.folder.read(FILE), before);
    let done = office.order(at, &correct);
    assert_eq!(done, shown.split_once('\n').expect("two lines").1);
}

#[test]
fn a_tie_of_a_group_asks_for_duels_and_then_for_the_lot() {
    let office = Office::started();
    let at = "2023-11-08";
    for game in office.data(&["games", FILE, "ot-brno"])["games"].as_array().expect("a list") {
        office.order(at, &["result", FILE, "ot-brno", game["match"].as_str().expect("a name"), "6:6"]);
    }
    let shown = office.look(&["show", FILE, "ot-brno"]);
    assert!(shown.contains("duels of chosen players to be played"), "{shown}");
    let duel = |first: &str, second: &str| {
        let players = [format!("{first}-1"), format!("{second}-1")];
        let typed = ["duel", FILE, "ot-brno", "A", "draw", "--teams", first, second, "--players"];
        office.order(at, &[&typed[..], &[players[0].as_str(), players[1].as_str()]].concat())
    };
    let other =
        ["duel", FILE, "ot-brno", "A", "draw", "--teams", "b1-1", "b1-2", "--players", "b1-1-1", "b2-1-1"];
    office.refused(at, &other, 1, "P-2.1.1.2");
    for (first, second) in [
        ("b1-1", "b1-2"),
        ("b1-1", "b2-1"),
        ("b1-1", "b2-2"),
        ("b1-2", "b2-1"),
        ("b1-2", "b2-2"),
        ("b2-1", "b2-2"),
    ] {
        duel(first, second);
    }
    let shown = office.look(&["show", FILE, "ot-brno"]);
    assert!(shown.contains("lots decide (kolo contest lot)"), "{shown}");
    office.order(at, &["lot", FILE, "ot-brno", "A"]);
    // A drawn match of the play-off: a duel decides.
    let open = office.data(&["games", FILE, "ot-brno", "--open"]);
    let game = open["games"][0]["match"].as_str().expect("a play-off match").to_owned();
    office.order(at, &["result", FILE, "ot-brno", &game, "6:6"]);
    let shown = office.look(&["show", FILE, "ot-brno"]);
    assert!(shown.contains("is a draw: a duel of chosen players decides"), "{shown}");
    let [first, second] = ["first", "second"]
        .map(|side| format!("{}-2", open["games"][0][side]["entry"].as_str().expect("an id")));
    let output = office.order(at, &["duel", FILE, "ot-brno", &game, "second", "--players", &first, &second]);
    assert!(!output.contains("is a draw"), "{output}");
}

#[test]
fn sanctions_take_effect_and_are_shown_before() {
    let office = Office::started();
    let at = "2023-11-08";
    office.play(at, "ot-brno");
    office.order(at, &["close", FILE, "ot-brno"]);
    let against = ["sanction", FILE, "--venue", "ot-brno", "--team", "b1-1", "--for", "cheating"];
    // Other breaches than those of conduct ask for a warning first.
    let rules = ["sanction", FILE, "--venue", "ot-brno", "--team", "b1-1", "--for", "rules"];
    office.refused(at, &[&rules[..], &["exclude", "--reason", "x"]].concat(), 1, "P-2.1.1.2");
    let exclude = [&against[..], &["exclude", "--reason", "an engine was used"]].concat();
    let shown = office.order(at, &[&exclude[..], &["--preview"]].concat());
    assert!(shown.contains("ot-brno: Tým b2 1 advances"), "{shown}");
    assert!(shown.contains("ot-brno: Tým b1 1 does not advance"), "{shown}");
    office.order(at, &exclude);
    let table = office.data(&["table", FILE, "ot-brno"]);
    assert_eq!(table["goes_on"], serde_json::json!(["b1-2", "b2-1"]));
}

#[test]
fn a_tournament_is_played_on_a_copy_and_taken_in() {
    let office = Office::entered();
    office.quotas("area", &["--per-region", "4"]);
    office.look(&["copy", FILE, "znojmo.json"]);
    office.hold("2023-11-08", "ot-brno");
    let elsewhere = Office { folder: office.folder };
    let there = |args: &[&str]| elsewhere.order("2023-11-09", args);
    there(&["check-in", "znojmo.json", "ot-znojmo", "--all"]);
    there(&["start", "znojmo.json", "ot-znojmo"]);
    there(&["result", "znojmo.json", "ot-znojmo", "A.1.1", "7:5"]);
    let output = there(&["take-in", FILE, "znojmo.json", "ot-znojmo"]);
    assert_eq!(output, "Imported: ot-znojmo (ot-znojmo), new events: 5\n");
    assert_eq!(elsewhere.data(&["games", FILE, "ot-znojmo"])["games"][0]["status"], "over");
    let other = elsewhere.try_order("2023-11-09", &["take-in", FILE, "znojmo.json", "ot-brno"]).complaint(1);
    assert!(other.contains("[K-STALE]"), "{other}");
}

#[test]
fn steps_of_the_office_are_undone_with_a_reason() {
    let office = Office::entered();
    let spectator = office.order(AUTUMN, &["spectator", FILE, "grf", "Jana Malá"]);
    assert_eq!(spectator, "Allowed to watch grf (grf): Jana Malá\n");
    let log = office.look(&["log", FILE]);
    let step = log.lines().count().to_string();
    office.refused(AUTUMN, &["undo", FILE, &step], 3, "K-REASON");
    office.order(AUTUMN, &["undo", FILE, &step, "--reason", "another name"]);
    assert!(office.look(&["log", FILE]).contains("Jana Malá (×)"));
    office.refused(AUTUMN, &["undo", FILE, "2", "--reason", "x"], 1, "K-UNDO");
    assert_eq!(office.look(&["badges", FILE, "grf"]), "");
}

#[test]
fn opening_and_time_of_the_level_are_shown() {
    let office = Office::entered();
    let online = ["--category", "kadeti", "--level", "first-online", "--day", "2023-11-05"];
    office.order(AUTUMN, &[&["venue", FILE, "nt-1", "--name", "NT 1"], &online[..]].concat());
    for (venue, terms) in [
        ("ot-brno", "Duels: SWAP 1, 15 minutes for both together"),
        ("kt-jmk", "Duels: SWAP 2, 20 minutes for both together"),
        ("nt-1", "Duels: SWAP 2, 7.5 minutes per side"),
        ("grf", "Duels: SWAP 2, 8 minutes per side; without clocks 16 minutes for both together"),
    ] {
        let shown = office.look(&["show", FILE, venue]);
        assert_eq!(shown.lines().nth(1), Some(terms), "{shown}");
    }
}

#[test]
fn the_first_tables_of_a_grand_final_are_broadcast_and_absences_kept_in_mind() {
    let office = Office::entered();
    office.quotas("area", &["--per-region", "4"]);
    office.quotas("regional", &["--seats", "4"]);
    for (day, venue) in [("2023-11-08", "ot-brno"), ("2023-11-09", "ot-znojmo"), ("2023-11-22", "kt-jmk")] {
        office.hold(day, venue);
    }
    let at = "2023-12-07";
    office.refused(at, &["seeding", FILE, "grf"], 1, "P-1.2.3.6.2");
    office.order(at, &["seeding", FILE, "grf", "--reason", "late results"]);
    office.order(at, &["check-in", FILE, "grf", "--all"]);
    office.order(at, &["start", FILE, "grf", "--reason", "a small season"]);
    office.order(at, &["round", FILE, "grf"]);
    let games = office.look(&["games", FILE, "grf", "--broadcast", "1"]);
    let shown: Vec<bool> = games.lines().map(|line| line.ends_with("broadcast")).collect();
    assert_eq!(shown, [true, false], "{games}");
    // Those who are broadcast sit in the order of registration.
    let lot = ["lineup", FILE, "grf", "r1-t1", "--lot", "both", "--broadcast", "1"];
    office.refused(at, &lot, 1, "P-3.1.2");
    let output = office.order(at, &["absence", FILE, "grf", "b1-1-2", "--until", "2023-12-07T12:00Z"]);
    assert_eq!(output, "Hráč b1-1-2 is away from grf (grf) for a longer time\n");
    office.refused(at, &["absence", FILE, "grf", "b1-1-2", "--until", "2023-12-06"], 1, "P-2.1.1.3");
}
